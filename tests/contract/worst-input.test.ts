/** Sends the worst bodies of a megabyte to every operation; `npm run attack` measures how long others wait meanwhile. */
import { describe, expect, it } from 'vitest'
import { addressOf, useTestServer } from '../support/server.ts'
import { allOperations, type Described } from './schemas.ts'
import { worstBodies, type WorstBody } from './worst-input.ts'

const server = useTestServer()

/** Sends each body to an operation; returns those that caused a 5xx. */
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

// These bodies are refused before the store is used, so one store suffices.
describe.skipIf(process.env.OBRA_TEST_STORE !== 'sqlite')('a hostile megabyte', () => {
  it.each(allOperations.filter(({ body }) => body).map((operation) => [operation.id, operation] as const))(
    'sent to %s is answered without a fault',
    async (_id, operation) => expect(await failures(operation, worstBodies(operation))).toEqual([]),
  )

  it('of JSON nested 9,000 levels deep is refused with a message', async () => {
    const api = await server.current.as('demo@obra.test')
    let wrong: unknown = 1
    for (let level = 0; level < 65; level++) wrong = { a: wrong }
    const { status, body } = await api('createNote', { wrong })
    expect([status, body]).toMatchObject([400, { message: 'Lo que enviaste tiene más de 64 niveles.' }])
  })

  it('of a list that is too long is refused with the name of the list', async () => {
    const api = await server.current.as('demo@obra.test')
    const wrong = { id: 'x', chat: { messages: Array.from({ length: 5000 }, () => ({})) } }
    const { status, body } = await api('updateChat', { wrong })
    const issues = [{ field: 'chat.messages', message: 'Son demasiados: el máximo es 2000.' }]
    expect([status, body]).toMatchObject([400, { issues }])
  })
})
