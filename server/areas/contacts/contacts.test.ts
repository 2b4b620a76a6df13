import { describe, expect, it } from 'vitest'
import { readFixture } from '../../db/fixtures.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const demo = () => server.current.as('demo@obra.test')
const stranger = () => server.current.as('martin@obra.test')

/** Creates a contact with a unique name for a test. */
async function addContact(api: Api, name = `Prueba ${crypto.randomUUID()}`) {
  const { body } = await api('createContact')
  const { body: named } = await api('updateContact', { body: { id: body.id, contact: { name } } })
  return named
}

describe('contacts', () => {
  it('gives the demo account about fifty contacts, in Spanish alphabetical order', async () => {
    const { body } = await (await demo())('listContacts')
    expect(body.length).toBeGreaterThanOrEqual(50)
    const names = body.map((contact) => contact.name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare))
    expect(names.indexOf('Ñusta Mamani')).toBeGreaterThan(names.indexOf('Natalia Vélez'))
  })

  it('finds a name by any part of it, ignoring case and accents', async () => {
    const api = await demo()
    const found = async (query: string) => {
      const { body } = await api('searchContacts', { query: { query } })
      return body.map((contact) => contact.name)
    }
    expect(await found('JOSE')).toEqual(['José María Oyarzún'])
    expect(await found('ñañe')).toEqual(['Esteban Ñáñez'])
    expect(await found('ferreyra')).toHaveLength(4)
    expect(await found('%')).toEqual([])
    expect(await found('__')).toEqual([])
  })

  it('finds every contact for an empty or missing text', async () => {
    const api = await demo()
    const { body: all } = await api('listContacts')
    expect((await api('searchContacts', { query: { query: '' } })).body).toEqual(all)
    expect((await api('searchContacts')).body).toEqual(all)
  })

  it('finds a renamed contact by its new name only', async () => {
    const api = await demo()
    const contact = await addContact(api, 'Zulema Antes')
    await api('updateContact', { body: { id: contact.id, contact: { name: 'Zulema Después' } } })
    expect((await api('searchContacts', { query: { query: 'antes' } })).body).toEqual([])
    expect((await api('searchContacts', { query: { query: 'despues' } })).body).toHaveLength(1)
  })

  it('creates a contact named New Contact by default, with empty lists and a job', async () => {
    const api = await demo()
    const { body } = await api('createContact')
    const { id, ...fields } = body
    expect(fields).toEqual({
      version: 1,
      avatar: null,
      background: null,
      name: 'New Contact',
      emails: [],
      phoneNumbers: [],
      title: '',
      company: '',
      job: { title: '', company: '' },
      birthday: null,
      address: null,
      notes: null,
      tags: [],
    })
    expect((await api('getContact', { query: { id } })).body).toEqual(body)
  })

  it('lists the newest of several contacts with the same name first', async () => {
    const api = await stranger()
    const { body: first } = await api('createContact')
    const { body: second } = await api('createContact')
    const { body } = await api('listContacts')
    expect(body.map((contact) => contact.id)).toEqual([second.id, first.id])
  })

  it('accepts every unchanged whole contact without changing it', async () => {
    const api = await demo()
    const { body: contacts } = await api('listContacts')
    for (const contact of contacts) {
      const { status, body } = await api('updateContact', { body: { id: contact.id, contact } })
      expect({ status, body }).toEqual({ status: 200, body: contact })
    }
  })

  it('keeps the title and the job of a new contact equal', async () => {
    const api = await demo()
    const { id } = await addContact(api)
    await api('updateContact', { body: { id, contact: { title: 'Escribana' } } })
    const { body } = await api('updateContact', { body: { id, contact: { job: { company: 'Estudio Sur' } } } })
    expect(body).toMatchObject({ title: 'Escribana', company: 'Estudio Sur' })
    expect(body.job).toEqual({ title: 'Escribana', company: 'Estudio Sur' })
  })

  it('keeps both of two concurrent patches of different fields', async () => {
    const api = await demo()
    const { id } = await addContact(api)
    await Promise.all([
      api('updateContact', { body: { id, contact: { address: 'Mitre 120' } } }),
      api('updateContact', { body: { id, contact: { company: 'Corralón Mitre' } } }),
      api('updateContact', { body: { id, contact: { birthday: '1990-05-01' } } }),
    ])
    const { body } = await api('getContact', { query: { id } })
    expect(body).toMatchObject({ address: 'Mitre 120', company: 'Corralón Mitre', birthday: '1990-05-01' })
  })

  it('sanitises notes on write', async () => {
    const api = await demo()
    const { id } = await addContact(api)
    const notes = '<p onclick="x()">Hola <b>vos</b><script>robar()</script><a href="javascript:x()">acá</a></p>'
    const { body } = await api('updateContact', { body: { id, contact: { notes } } })
    expect(body.notes).toContain('<p>Hola <b>vos</b>')
    expect(body.notes).not.toMatch(/script|onclick/)
  })

  it('refuses an unknown country and an invalid date', async () => {
    const api = await demo()
    const { id } = await addContact(api)
    const phoneNumbers = [{ country: 'zz', phoneNumber: '11 4444-1234', label: 'Home' }]
    const unknown = await api('updateContact', { body: { id, contact: { phoneNumbers } } })
    expect(unknown.status).toBe(400)
    expect(unknown.body).toMatchObject({ issues: [{ field: 'contact.phoneNumbers.0.country' }] })
    expect((await api('updateContact', { body: { id, contact: { birthday: '1990-02-31' } } })).status).toBe(400)
  })

  it('refuses a different inner id', async () => {
    const api = await demo()
    const { id } = await addContact(api)
    const { status } = await api('updateContact', { body: { id, contact: { id: crypto.randomUUID(), name: 'Otra' } } })
    expect(status).toBe(400)
  })

  it('deletes a contact once, then answers 404', async () => {
    const api = await demo()
    const { id } = await addContact(api)
    expect((await api('deleteContact', { query: { id } })).body).toBe(true)
    expect((await api('getContact', { query: { id } })).status).toBe(404)
    expect((await api('deleteContact', { query: { id } })).status).toBe(404)
  })

  it("answers 404 for another user's contact in every operation, and does not change it", async () => {
    const contact = await addContact(await demo())
    const { id } = contact
    const api = await stranger()
    expect((await api('getContact', { query: { id } })).status).toBe(404)
    expect((await api('updateContact', { body: { id, contact: { name: 'Mío' } } })).status).toBe(404)
    expect((await api('updateContact', { body: { id, contact: {} } })).status).toBe(404)
    expect((await api('deleteContact', { query: { id } })).status).toBe(404)
    expect((await (await demo())('getContact', { query: { id } })).body).toEqual(contact)
  })

  it('handles a contact that is deleted while it is being changed', async () => {
    const api = await demo()
    const { body: tags } = await api('listContactTags')
    for (let round = 0; round < 5; round++) {
      const { id } = await addContact(api)
      const [change, removal] = await Promise.all([
        api('updateContact', { body: { id, contact: { tags: tags.map((tag) => tag.id) } } }),
        api('deleteContact', { query: { id } }),
      ])
      expect([200, 404]).toContain(change.status)
      expect(removal.status).toBe(200)
    }
  })

  it('lists about 240 countries by their Spanish names, with dial codes and flag sprite positions', async () => {
    const { body } = await (await stranger())('listCountries')
    expect(body.length).toBeGreaterThan(235)
    expect(body.find((country) => country.iso === 'ar')).toMatchObject({ name: 'Argentina', code: '+54' })
    const names = body.map((country) => country.name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('es').compare))
    expect(new Set(body.map((country) => country.flagImagePos)).size).toBe(body.length)
    expect(body.every((country) => /^\+\d+$/.test(country.code))).toBe(true)
    expect(body).toEqual(expect.arrayContaining(readFixture<{ countries: typeof body }>('contacts').countries))
  })
})
