import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const demo = () => server.current.as('demo@obra.test')
const stranger = () => server.current.as('martin@obra.test')

async function names(api: Api, query: object) {
  const { body } = await api('listContactPage', { query: { size: 200, ...query } as never })
  return body.items.map(({ name }) => name)
}

describe('a page of contacts', () => {
  it('is part of the whole list, with the initials of all contacts', async () => {
    const api = await demo()
    const { body: all } = await api('listContacts')
    const { body } = await api('listContactPage', { query: { page: 2, size: 10 } })
    expect(body.items.map(({ id }) => id)).toEqual(all.slice(10, 20).map(({ id }) => id))
    expect(body).toMatchObject({ total: all.length, page: 2, size: 10, lastPage: Math.ceil(all.length / 10) })
    const initials = body.initials.map(({ initial }) => initial)
    expect(initials.indexOf('Ñ')).toBe(initials.indexOf('N') + 1)
    expect(body.initials.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
    let start = 0
    for (const { initial, count } of body.initials) {
      const letters = all
        .slice(start, (start += count))
        .map(({ name }) => (name[0] === 'Ñ' ? 'Ñ' : name.normalize('NFD')[0]))
      expect(new Set(letters)).toEqual(new Set([initial]))
    }
    expect((await api('listContactPage', { query: { page: 99 } })).body.items).toEqual([])
  })

  it('searches name, company, address and phone, each word anywhere', async () => {
    const api = await demo()
    expect(await names(api, { query: 'peralta agustin' })).toEqual(['Agustín Peralta'])
    expect(await names(api, { query: 'NUÑEZ reyes estructuras' })).toEqual(['Álvaro Núñez Reyes'])
    expect(await names(api, { query: 'catastro-rosario' })).toEqual(['Beatriz Olmedo'])
    expect(await names(api, { query: '+54 9 11 5834-2207' })).toEqual(['Agustín Peralta'])
    expect(await names(api, { query: '5834 2207' })).toEqual(['Agustín Peralta'])
    expect(await names(api, { query: '%' })).toEqual([])
  })

  it('follows changes of the searched fields', async () => {
    const api = await demo()
    const { body: made } = await api('createContact', {
      body: { contact: { name: 'Wanda Quiroga', company: 'Vidrios Sur' } },
    })
    expect(await names(api, { query: 'vidrios' })).toEqual(['Wanda Quiroga'])
    await api('updateContact', { body: { id: made.id, contact: { emails: [{ email: 'w@quiroga.test', label: '' }] } } })
    expect(await names(api, { query: 'w@quiroga vidrios' })).toEqual(['Wanda Quiroga'])
    await api('updateContact', { body: { id: made.id, contact: { company: '' } } })
    expect(await names(api, { query: 'vidrios' })).toEqual([])
  })

  it("filters by any of the tags, ignoring other users' tags", async () => {
    const api = await demo()
    const { body: tags } = await api('listContactTags')
    const { body: all } = await api('listContacts')
    const asked = [tags[1]!.id, tags[2]!.id]
    const expected = all.filter((contact) => contact.tags.some((id) => asked.includes(id))).map(({ name }) => name)
    expect(await names(api, { tags: asked.join(',') })).toEqual(expected)
    expect(await names(await stranger(), { tags: asked.join(',') })).toEqual([])
  })

  it('counts tagged contacts by the initial of their current name, each once', async () => {
    const api = await demo()
    const tagOf = async (title: string) => (await api('createContactTag', { body: { tag: { title } } })).body.id
    const tags = [await tagOf('Obra'), await tagOf('Vecinos')]
    const contact = { name: 'Beatriz', tags }
    const { body: made } = await api('createContact', { body: { contact } })
    await api('createContact', { body: { contact: { name: 'Bruno', tags: [tags[1]!] } } })
    const listed = async () => (await api('listContactPage', { query: { tags: tags.join(',') } })).body
    expect(await listed()).toMatchObject({ total: 2, initials: [{ initial: 'B', count: 2 }] })
    await api('updateContact', { body: { id: made.id, contact: { name: 'Ñata' } } })
    const after = [
      { initial: 'B', count: 1 },
      { initial: 'Ñ', count: 1 },
    ]
    expect(await listed()).toMatchObject({ total: 2, initials: after })
    const { body: deleted } = await api('deleteContacts', { body: { ids: [made.id] } })
    expect(await listed()).toMatchObject({ total: 1 })
    await api('restoreContacts', { body: { deletion: deleted.deletion } })
    expect(await listed()).toMatchObject({ total: 2, initials: after })
  })

  it('finds two letters also in long names and addresses, in list order', async () => {
    const api = await demo()
    const emails = Array.from({ length: 12 }, (_, index) => ({
      email: `${'x'.repeat(180)}${index}@obra.test`,
      label: '',
    }))
    for (const name of ['Wq corta', 'Wq larga', 'Wq otra']) {
      await api('createContact', { body: { contact: { name, ...(name === 'Wq larga' && { emails }) } } })
    }
    expect(await names(api, { query: 'wq' })).toEqual(['Wq corta', 'Wq larga', 'Wq otra'])
  })
})

describe('the version of a contact', () => {
  it('refuses a stale change with 409 without changing anything', async () => {
    const api = await demo()
    const { body: made } = await api('createContact', { body: { contact: { name: 'Versionada' } } })
    const change = (contact: object) => api('updateContact', { body: { id: made.id, contact } })
    const { body: second } = await change({ title: 'Maestra mayor', version: made.version })
    expect(second.version).toBe(made.version + 1)
    const { status, body } = await change({ title: 'Otra', version: made.version })
    expect({ status, body }).toMatchObject({ status: 409, body: { error: 'Stale version' } })
    expect((await api('getContact', { query: { id: made.id } })).body).toEqual(second)
  })
})

describe('bulk changes of contacts', () => {
  it('delete contacts and restore them unchanged', async () => {
    const api = await demo()
    const { body: before } = await api('listContacts')
    const ids = before.slice(0, 3).map(({ id }) => id)
    const { body } = await api('deleteContacts', { body: { ids: [...ids, crypto.randomUUID()] } })
    expect(body.count).toBe(3)
    expect((await api('listContacts')).body).toEqual(before.slice(3))
    const foreign = await (await stranger())('restoreContacts', { body: { deletion: body.deletion } })
    expect(foreign.status).toBe(404)
    const restored = await api('restoreContacts', { body: { deletion: body.deletion } })
    expect(restored.body).toEqual({ count: 3 })
    expect((await api('listContacts')).body).toEqual(before)
    expect((await api('restoreContacts', { body: { deletion: body.deletion } })).status).toBe(404)
  })

  it("answer 404 for another user's contacts", async () => {
    const api = await demo()
    const { body: before } = await api('listContacts')
    const { status } = await (await stranger())('deleteContacts', { body: { ids: [before[0]!.id] } })
    expect(status).toBe(404)
    expect((await api('listContacts')).body).toEqual(before)
  })

  it('add a tag, returning which contacts did not have it, and remove it', async () => {
    const api = await demo()
    const { body: tag } = await api('createContactTag', { body: { tag: { title: 'Gremios' } } })
    const { body: before } = await api('listContacts')
    const ids = before.slice(0, 4).map(({ id }) => id)
    await api('tagContacts', { body: { ids: ids.slice(0, 1), tag: tag.id, isOn: true } })
    const { body } = await api('tagContacts', { body: { ids, tag: tag.id, isOn: true } })
    expect(body.changed.toSorted()).toEqual(ids.slice(1).toSorted())
    const { body: tagged } = await api('getContact', { query: { id: ids[1]! } })
    expect(tagged.tags).toEqual([...before[1]!.tags, tag.id])
    expect(tagged.version).toBe(before[1]!.version + 1)
    await api('tagContacts', { body: { ids, tag: tag.id, isOn: false } })
    expect((await api('getContact', { query: { id: ids[1]! } })).body.tags).toEqual(before[1]!.tags)
    const foreign = { ids, tag: tag.id, isOn: true }
    expect((await (await stranger())('tagContacts', { body: foreign })).status).toBe(404)
  })
})

describe('creating a contact', () => {
  it('stores all fields, or nothing if a tag or country does not exist', async () => {
    const api = await demo()
    const { body: tags } = await api('listContactTags')
    const contact = {
      name: ' Zoe Yrigoyen ',
      emails: [{ email: 'zoe@correo.test', label: 'Personal' }],
      phoneNumbers: [{ country: 'uy', phoneNumber: '94 332 817', label: '' }],
      birthday: '1990-02-03',
      notes: '<p>Hola<script>x</script></p>',
      tags: [tags[0]!.id],
    }
    const { body } = await api('createContact', { body: { contact } })
    expect(body).toMatchObject({ ...contact, name: 'Zoe Yrigoyen', notes: '<p>Hola</p>', version: 1 })
    const wrong = { ...contact, tags: [crypto.randomUUID()] }
    expect((await api('createContact', { body: { contact: wrong } })).status).toBe(400)
    const nowhere = { ...contact, phoneNumbers: [{ country: 'zz', phoneNumber: '1', label: '' }] }
    expect((await api('createContact', { body: { contact: nowhere } })).status).toBe(400)
    expect(await names(api, { query: 'yrigoyen' })).toEqual(['Zoe Yrigoyen'])
  })
})
