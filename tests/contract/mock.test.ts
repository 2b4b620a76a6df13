/** The contract defines the mock's delays and responses. */
import { expect, it } from 'vitest'
import description from '../../openapi/generated/openapi.json' with { type: 'json' }

type Answer = { content?: Record<string, { examples?: Record<string, unknown> }> }
type Described = { operationId: string; 'x-mock-delay'?: number; responses: Record<string, Answer> }
const operations = Object.values(description.paths).flatMap((item) => Object.values(item) as unknown as Described[])

/** Milliseconds (docs/domain/suite.md, Sign-in and session); calls of the same kind have the same delay. */
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

it('has the delays of the seed, and no others', () => {
  const delayed = operations.flatMap(({ operationId, 'x-mock-delay': delay }) =>
    delay === undefined ? [] : [[operationId, delay] as const],
  )
  expect(Object.fromEntries(delayed)).toEqual(delays)
})

it('has an example for each JSON response, named after its operation', () => {
  const without = operations.filter(({ operationId, responses }) =>
    Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .some(([, { content }]) => {
        const json = content?.['application/json']
        return json && !Object.keys(json.examples ?? {}).includes(operationId)
      }),
  )
  expect(operations.length).toBeGreaterThan(0)
  expect(without.map(({ operationId }) => operationId)).toEqual([])
})
