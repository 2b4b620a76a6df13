/** The worst bodies of a megabyte, sent to every operation; how long others wait for it, `npm run attack` measures. */
import { describe, expect, it } from 'vitest'
import { addressOf, useTestServer } from '../support/server.ts'
import { allOperations, type Described } from './schemas.ts'
import { worstBodies, type WorstBody } from './worst-input.ts'

const server = useTestServer()

/** Sends each body to an operation; lists those that were answered with 5xx. */
async function failures(operation: Described, bodies: WorstBody[]) {
  const { app } = server.current
  const token = await server.current.tokenOf('demo@obra.test')
  const params = Object.fromEntries(operation.parameters.map(({ name }) => [name, '1']))
  const address = `http://obra.test${addressOf(operation.id, { params })}`
  const method = operation.entry.method.toUpperCase()
  const failed: { kind: string; status: number }[] = []
  for (const { kind, content, type } of bodies) {
    const headers = { 'Content-Type': type, Authorization: `Bearer ${token}` }
    const { status } = await app.request(new Request(address, { method, headers, body: content }))
    if (status >= 500) failed.push({ kind, status })
  }
  return failed
}

// The store has no part in what is refused before it is asked.
describe.skipIf(process.env.OBRA_TEST_STORE !== 'sqlite')('a hostile megabyte', () => {
  it.each(allOperations.filter(({ body }) => body).map((operation) => [operation.id, operation] as const))(
    'sent to %s is answered without a fault',
    async (_id, operation) => expect(await failures(operation, worstBodies(operation))).toEqual([]),
  )

  it('of JSON nested 9,000 deep, in 20 kB, is refused with a sentence', async () => {
    const api = await server.current.as('demo@obra.test')
    let wrong: unknown = 1
    for (let level = 0; level < 65; level++) wrong = { a: wrong }
    const { status, body } = await api('createNote', { wrong })
    expect([status, body]).toMatchObject([400, { message: 'Lo que enviaste tiene más de 64 niveles.' }])
  })

  it('of a list that is too long is refused with its name', async () => {
    const api = await server.current.as('demo@obra.test')
    const wrong = { id: 'x', chat: { messages: Array.from({ length: 5000 }, () => ({})) } }
    const { status, body } = await api('updateChat', { wrong })
    const issues = [{ field: 'chat.messages', message: 'Son demasiados: el máximo es 2000.' }]
    expect([status, body]).toMatchObject([400, { issues }])
  })
})
