import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'

const server = useTestServer()

async function createNote(body: BodyInit) {
  const authorization = `Bearer ${await server.current.tokenOf('demo@obra.test')}`
  const headers = { authorization, 'Content-Type': 'application/json' }
  const answer = await server.current.app.request('/api/apps/notes', { method: 'POST', headers, body })
  return { status: answer.status, body: (await answer.json()) as { message: string; issues?: { field: string }[] } }
}
const noteOf = (content: string) => JSON.stringify({ note: { title: 'Año', content, tasks: null, labels: [] } })

describe('a JSON body', () => {
  it('that is not UTF-8 is refused with 400, and nothing is stored', async () => {
    const { status, body } = await createNote(Buffer.from(noteOf('Cañería'), 'latin1'))
    expect([status, body.message]).toEqual([400, expect.stringContaining('UTF-8')])
  })

  it('with half of a surrogate pair is refused at its field', async () => {
    const { status, body } = await createNote(noteOf('suelto \ud800'))
    expect([status, body.issues?.[0]?.field]).toEqual([400, 'note.content'])
  })

  it('may begin with a byte order mark', async () => {
    expect((await createNote(`\ufeff${noteOf('Cañería')}`)).status).toBe(200)
  })
})
