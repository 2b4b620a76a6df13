import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const demo = () => server.current.as('demo@obra.test')
const stranger = () => server.current.as('martin@obra.test')

describe('contact tags', () => {
  it('gives the demo account the seven sample tags, and other users none', async () => {
    const { body } = await (await demo())('listContactTags')
    const titles = ['Work', 'Friend', 'Family', 'High School', 'College', 'Baseball Team', 'Band']
    expect(body.map((tag) => tag.title)).toEqual(titles)
    expect((await (await stranger())('listContactTags')).body).toEqual([])
  })

  it('adds a new tag at the front, with a new id', async () => {
    const api = await demo()
    const { body: tag } = await api('createContactTag', { body: { tag: { title: 'Proveedores' } } })
    const { body: tags } = await api('listContactTags')
    expect(tags[0]).toEqual(tag)
    expect(new Set(tags.map((each) => each.id)).size).toBe(tags.length)
  })

  it('renames a tag, and accepts an unchanged whole tag', async () => {
    const api = await demo()
    const { body: tag } = await api('createContactTag', { body: { tag: { title: 'Gremio' } } })
    const renamed = await api('updateContactTag', { body: { id: tag.id, tag: { ...tag, title: 'Gremios' } } })
    expect(renamed.body).toEqual({ id: tag.id, title: 'Gremios' })
    expect((await api('updateContactTag', { body: { id: tag.id, tag: {} } })).body).toEqual(renamed.body)
    const other = { id: tag.id, tag: { id: 'otra' } }
    expect((await api('updateContactTag', { body: other })).status).toBe(400)
  })

  it('refuses a tag without a title', async () => {
    const api = await demo()
    expect((await api('createContactTag', { wrong: { tag: { title: '  ' } } })).status).toBe(400)
    expect((await api('createContactTag', { wrong: { tag: {} } })).status).toBe(400)
  })

  it('keeps the tags of a contact in the sent order, without repeats', async () => {
    const api = await demo()
    const { body: contact } = await api('createContact')
    const { body: tags } = await api('listContactTags')
    const ids = [tags[2]!.id, tags[0]!.id, tags[2]!.id, tags[1]!.id]
    const { body } = await api('updateContact', { body: { id: contact.id, contact: { tags: ids } } })
    expect(body.tags).toEqual([tags[2]!.id, tags[0]!.id, tags[1]!.id])
  })

  it("refuses an unknown tag and another user's tag on a contact, without changing it", async () => {
    const { body: foreign } = await (await stranger())('createContactTag', { body: { tag: { title: 'Ajena' } } })
    const api = await demo()
    const { body: contact } = await api('createContact')
    for (const tagId of [foreign.id, crypto.randomUUID()]) {
      const input = { id: contact.id, contact: { name: 'No queda', tags: [tagId] } }
      const { status, body } = await api('updateContact', { body: input })
      expect(status).toBe(400)
      expect(body).toMatchObject({ issues: [{ field: 'contact.tags.0' }] })
    }
    expect((await api('getContact', { query: { id: contact.id } })).body).toEqual(contact)
  })

  it('removes a deleted tag from every contact', async () => {
    const api = await demo()
    const { body: tag } = await api('createContactTag', { body: { tag: { title: 'Efímera' } } })
    const { body: everybody } = await api('listContacts')
    const some = everybody.slice(0, 3)
    for (const { id, tags } of some) {
      await api('updateContact', { body: { id, contact: { tags: [...tags, tag.id] } } })
    }
    expect((await api('deleteContactTag', { query: { id: tag.id } })).body).toBe(true)
    const { body: after } = await api('listContacts')
    expect(after.filter((contact) => contact.tags.includes(tag.id))).toEqual([])
    expect(after.slice(0, 3).map((contact) => contact.tags)).toEqual(some.map((contact) => contact.tags))
  })

  it('leaves no deleted tag on a contact when both happen concurrently', async () => {
    const api = await demo()
    const { body: contact } = await api('createContact')
    for (let round = 0; round < 5; round++) {
      const { body: tag } = await api('createContactTag', { body: { tag: { title: `Ronda ${round}` } } })
      const [change, removal] = await Promise.all([
        api('updateContact', { body: { id: contact.id, contact: { tags: [tag.id] } } }),
        api('deleteContactTag', { query: { id: tag.id } }),
      ])
      expect([200, 400]).toContain(change.status)
      expect(removal.status).toBe(200)
      expect((await api('getContact', { query: { id: contact.id } })).body.tags).toEqual([])
    }
  })

  it("answers 404 for another user's tag and does not change it", async () => {
    const owner = await demo()
    const { body: tag } = await owner('createContactTag', { body: { tag: { title: 'Propia' } } })
    const api = await stranger()
    expect((await api('updateContactTag', { body: { id: tag.id, tag: { title: 'Mía' } } })).status).toBe(404)
    expect((await api('updateContactTag', { body: { id: tag.id, tag: {} } })).status).toBe(404)
    expect((await api('deleteContactTag', { query: { id: tag.id } })).status).toBe(404)
    expect((await owner('listContactTags')).body).toContainEqual(tag)
  })
})
