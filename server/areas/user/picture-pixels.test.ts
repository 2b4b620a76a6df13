import { expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

/** A complete PNG of few bytes whose header declares a size. */
function pngOf(width: number, height: number): string {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return `data:image/png;base64,${bytes.toString('base64')}`
}

it('avatars and pictures of notes with too many pixels are refused, however few bytes they have', async () => {
  const api = await server.current.as('demo@obra.test')
  const [contact] = (await api('listContacts')).body
  const send = async (picture: string) => [
    await api('updateUser', { body: { user: { avatar: picture } } }),
    await api('updateContact', { body: { id: contact!.id, contact: { avatar: picture } } }),
    await api('createNote', { body: { note: { title: 'Plano', image: picture } } }),
  ]
  expect((await send(pngOf(4000, 4000))).map(({ status }) => status)).toEqual([200, 200, 200])
  for (const { status, body } of await send(pngOf(8000, 8000))) {
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('8.000 × 8.000')])
  }
})
