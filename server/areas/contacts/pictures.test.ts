import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const demo = () => server.current.as('demo@obra.test')

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function form(id: string | undefined, bytes: Uint8Array<ArrayBuffer>, name = 'foto.png', type = 'image/png'): FormData {
  const data = new FormData()
  if (id !== undefined) data.set('id', id)
  data.set('avatar', new File([bytes], name, { type }))
  return data
}

async function newContact() {
  const api = await demo()
  return { api, id: (await api('createContact')).body.id }
}

describe('pictures of contacts', () => {
  it('stores an upload as a data URL and answers the contact', async () => {
    const { api, id } = await newContact()
    const { status, body } = await api('uploadContactAvatar', { wrong: form(id, png) })
    expect(status).toBe(200)
    expect(body.avatar).toBe(`data:image/png;base64,${png.toString('base64')}`)
    expect((await api('getContact', { query: { id } })).body).toEqual(body)
  })

  it('detects an image by its content, not by its name or type', async () => {
    const { api, id } = await newContact()
    const renamed = await api('uploadContactAvatar', { wrong: form(id, png, 'foto.jpg', 'image/jpeg') })
    expect(renamed.body.avatar).toMatch(/^data:image\/png;/)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const disguised = await api('uploadContactAvatar', { wrong: form(id, svg) })
    expect(disguised.status).toBe(400)
    expect(disguised.body).toMatchObject({ issues: [{ field: 'avatar' }] })
    const onlyTheBeginning = Buffer.concat([png.subarray(0, 8), svg])
    expect((await api('uploadContactAvatar', { wrong: form(id, onlyTheBeginning) })).status).toBe(400)
  })

  it('refuses a picture over 500 kB and an oversized body with 413', async () => {
    const { api, id } = await newContact()
    const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)])
    expect((await api('uploadContactAvatar', { wrong: form(id, padded(500_000)) })).status).toBe(200)
    expect((await api('uploadContactAvatar', { wrong: form(id, padded(500_001)) })).status).toBe(413)
    expect((await api('uploadContactAvatar', { wrong: form(id, padded(2_000_000)) })).status).toBe(413)
  })

  it('accepts a whole contact with two pictures of the maximum size', async () => {
    const { api, id } = await newContact()
    const largest = Buffer.concat([png, Buffer.alloc(500_000 - png.length)])
    const { body: contact } = await api('uploadContactAvatar', { wrong: form(id, largest) })
    const whole = { ...contact, background: contact.avatar }
    const { status, body } = await api('updateContact', { body: { id, contact: whole } })
    expect({ status, isSame: body.background === contact.avatar }).toEqual({ status: 200, isSame: true })
  })

  it('refuses a form without id, without file, or with an unknown field', async () => {
    const { api, id } = await newContact()
    expect((await api('uploadContactAvatar', { wrong: form(undefined, png) })).status).toBe(400)
    const text = new FormData()
    text.set('id', id)
    text.set('avatar', 'no es un archivo')
    expect((await api('uploadContactAvatar', { wrong: text })).status).toBe(400)
    const more = form(id, png)
    more.set('name', 'Otro')
    expect((await api('uploadContactAvatar', { wrong: more })).status).toBe(400)
  })

  it('refuses JSON with 415', async () => {
    const { api, id } = await newContact()
    expect((await api('uploadContactAvatar', { wrong: { id, avatar: 'x' } })).status).toBe(415)
  })

  it("answers 404 for another user's contact", async () => {
    const { id } = await newContact()
    const api = await server.current.as('martin@obra.test')
    expect((await api('uploadContactAvatar', { wrong: form(id, png) })).status).toBe(404)
  })

  it('accepts only site paths and real inline images in a patch', async () => {
    const { api, id } = await newContact()
    const change = async (avatar: string | null) =>
      (await api('updateContact', { body: { id, contact: { avatar } } })).status
    expect(await change(`data:image/png;base64,${png.toString('base64')}`)).toBe(200)
    expect(await change('images/avatars/carla.jpg')).toBe(200)
    expect(await change(null)).toBe(200)
    const refused = [
      'javascript:alert(1)',
      '//afuera.test/x.png',
      'https://afuera.test/x.png',
      'data:image/svg+xml;base64,PHN2Zy8+',
      'data:image/jpeg;base64,' + png.toString('base64'),
      'data:image/png;base64,AAAAA',
    ]
    for (const picture of refused) expect(await change(picture)).toBe(400)
  })

  it('has a public address in lists that changes with each new picture', async () => {
    const { api, id } = await newContact()
    const name = `Foto ${id}`
    await api('updateContact', { body: { id, contact: { name: name } } })
    const listedAvatar = async () => (await api('listContactPage', { query: { query: name } })).body.items[0]!.avatar
    const { anonymous } = server.current
    const show = (address: string) =>
      anonymous('getContactPicture', { query: { id: new URL(address, 'http://obra').searchParams.get('id')! } })
    expect(await listedAvatar()).toBeNull()
    const { body: contact } = await api('uploadContactAvatar', { wrong: form(id, png) })
    const address = (await listedAvatar())!
    expect(address).toMatch(/^\/api\/apps\/contacts\/picture\?id=/)
    const shown = await show(address)
    expect([...shown.bytes]).toEqual([...png])
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(shown.headers.get('cache-control')).toContain('immutable')
    await api('updateContact', { body: { id, contact: { ...contact, company: 'Hormigones', version: undefined } } })
    expect(await listedAvatar()).toBe(address)
    const { body } = await api('deleteContacts', { body: { ids: [id] } })
    expect((await show(address)).status).toBe(404)
    await api('restoreContacts', { body: { deletion: body.deletion } })
    expect((await show(address)).status).toBe(200)
    await api('uploadContactAvatar', { wrong: form(id, png) })
    expect(await listedAvatar()).not.toBe(address)
    expect((await show(address)).status).toBe(404)
    await api('updateContact', { body: { id, contact: { avatar: null } } })
    expect(await listedAvatar()).toBeNull()
  })
})
