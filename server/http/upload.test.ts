import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../tests/support/server.ts'

const server = useTestServer()

async function upload(fill: (form: FormData) => void) {
  const api = await server.current.as('demo@obra.test')
  const form = new FormData()
  fill(form)
  return api('uploadContactAvatar', { wrong: form })
}
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const image = () => new File([png], 'foto.png', { type: 'image/png' })

describe('a form with a file', () => {
  it.each<[string, (form: FormData) => void, string]>([
    ['without the file', (form) => form.set('id', 'x'), 'avatar'],
    ['with an empty file', (form) => (form.set('id', 'x'), form.set('avatar', new File([], 'a.png'))), 'avatar'],
    ['with text in place of the file', (form) => (form.set('id', 'x'), form.set('avatar', 'x')), 'avatar'],
    ['without its text', (form) => form.set('avatar', image()), 'id'],
    ['with a text that is too long', (form) => (form.set('id', 'x'.repeat(65)), form.set('avatar', image())), 'id'],
    ['with a NUL in its text', (form) => (form.set('id', 'x\0'), form.set('avatar', image())), 'id'],
    [
      'with other bytes than UTF-8 in its text',
      (form) => (form.set('id', '\ufffd'), form.set('avatar', image())),
      'id',
    ],
    ['with a field too many', (form) => (form.set('id', 'x'), form.set('otro', '1')), 'otro'],
  ])('%s is refused, and the field is named', async (_, fill, field) => {
    const { status, body } = await upload(fill)
    expect(status).toBe(400)
    expect((body as unknown as { issues: { field: string }[] }).issues[0]?.field).toBe(field)
  })
})
