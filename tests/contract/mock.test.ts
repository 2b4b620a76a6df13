/** How long the mock takes, and what it answers, is said by the contract. */
import { expect, it } from 'vitest'
import { allOperations } from './schemas.ts'

/** Seed 001, sections 7 and 9, in milliseconds; a link that is asked for again or followed takes as long as its like. */
const delays = {
  forgotPassword: 1000,
  resetPassword: 1000,
  signIn: 1500,
  signUp: 1500,
  unlockSession: 1500,
  listMails: 625,
  listProducts: 300,
  confirmEmail: 1000,
  resendConfirmation: 1000,
}

it('has the delays of the seed, and none elsewhere', () => {
  const delayed = allOperations.flatMap(({ id, entry }) => {
    const { 'x-mock-delay': delay } = entry.operation as { 'x-mock-delay'?: number }
    return delay === undefined ? [] : [[id, delay] as const]
  })
  expect(Object.fromEntries(delayed)).toEqual(delays)
})

it('has an example for each JSON answer, by the name of its operation', () => {
  type Answer = { content?: Record<string, { examples?: Record<string, unknown> }> }
  const without = allOperations.filter(({ id, entry }) =>
    Object.entries(entry.operation.responses as Record<string, Answer>)
      .filter(([status]) => status.startsWith('2'))
      .some(([, { content }]) => {
        const json = content?.['application/json']
        return json && !Object.keys(json.examples ?? {}).includes(id)
      }),
  )
  expect(without.map(({ id }) => id)).toEqual([])
})
