import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import { freeSlug, slugOf } from './slug.ts'

const server = useTestServer()
const me = () => server.current.as('demo@obra.test')
const somebodyElse = () => server.current.as('martin@obra.test')

describe('the slug of a label', () => {
  it('is the title in lower case, with single hyphens for spaces and without other signs', () => {
    expect(slugOf('Obra  Norte')).toBe('obra-norte')
    expect(slugOf('A - B')).toBe('a-b')
    expect(slugOf('Pagos (2026)!')).toBe('pagos-2026')
    expect(slugOf('Construcción Ñuñoa')).toBe('construccion-nunoa')
    expect(slugOf('¡!')).toBe('label')
  })

  it('gets the first free suffix', () => {
    expect(freeSlug('obra', new Set())).toBe('obra')
    expect(freeSlug('obra', new Set(['obra']))).toBe('obra-1')
    expect(freeSlug('obra', new Set(['obra', 'obra-1', 'obra-3']))).toBe('obra-2')
  })
})

describe('mailbox labels', () => {
  it('lists the six sample labels in the order of the seed, with their colours', async () => {
    const { body } = await (await me())('listMailboxLabels')
    expect(body.map(({ title, color }) => `${title} ${color}`)).toEqual([
      'Personal blue',
      'Work indigo',
      'Payments red',
      'Invoices teal',
      'Accounts purple',
      'Forums green',
    ])
  })

  it('creates a label with an id and a slug, with a suffix if the slug is in use', async () => {
    const api = await me()
    const first = await api('createMailboxLabel', { body: { label: { title: 'Work' } } })
    const second = await api('createMailboxLabel', { body: { label: { title: 'work ', color: 'pink' } } })
    expect(first.body).toMatchObject({ title: 'Work', slug: 'work-1', color: 'gray' })
    expect(second.body).toMatchObject({ title: 'work', slug: 'work-2', color: 'pink' })
    expect((await api('listMailboxLabels')).body[0]).toEqual(second.body)
  })

  it('creates different slugs for labels with the same name created concurrently', async () => {
    const api = await somebodyElse()
    const colors = ['blue', 'red', 'green', 'teal'] as const
    const create = (color: (typeof colors)[number]) =>
      api('createMailboxLabel', { body: { label: { title: 'Urgente', color } } })
    const labels = await Promise.all(colors.map(create))
    const slugs = labels.map((label) => label.body.slug)
    expect(slugs.toSorted()).toEqual(['urgente', 'urgente-1', 'urgente-2', 'urgente-3'])
  })

  it('refuses a duplicate name and colour, also concurrently and on renaming', async () => {
    const api = await somebodyElse()
    const create = (title: string, color: 'pink' | 'orange') =>
      api('createMailboxLabel', { body: { label: { title, color } } })
    const answers = await Promise.all([create('Compras', 'pink'), create(' cómpras', 'pink')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)!.body as unknown as { message: string }
    expect(refused.message).toMatch(/^Ya existe la etiqueta «c[oó]mpras» de ese color/i)
    const { body: other } = await create('Compras', 'orange')
    const patch = (fields: object) => api('updateMailboxLabel', { body: { id: other.id, label: fields } })
    expect((await patch({ color: 'pink' })).status).toBe(409)
    expect((await patch({ title: 'COMPRAS' })).status).toBe(200)
  })

  it('ignores the slugs of other users', async () => {
    const api = await server.current.as('sofia@obra.test')
    const { body } = await api('createMailboxLabel', { body: { label: { title: 'Work' } } })
    expect(body.slug).toBe('work')
  })

  it("derives the slug again on every change, ignoring the label's own slug", async () => {
    const api = await me()
    const { body: label } = await api('createMailboxLabel', { body: { label: { title: 'Planos' } } })
    const patch = (fields: object) => api('updateMailboxLabel', { body: { id: label.id, label: fields } })
    expect((await patch({ color: 'teal' })).body).toEqual({ ...label, color: 'teal' })
    expect((await patch({ title: 'Forums' })).body.slug).toBe('forums-1')
    expect((await patch({ title: 'Planos viejos' })).body.slug).toBe('planos-viejos')
  })

  it('accepts an unchanged whole label, and refuses a different inner id', async () => {
    const api = await me()
    const [label] = (await api('listMailboxLabels')).body
    expect((await api('updateMailboxLabel', { body: { id: label!.id, label: label! } })).body).toEqual(label)
    expect((await api('updateMailboxLabel', { body: { id: label!.id, label: { id: 'x' } } })).status).toBe(400)
  })

  it('removes a deleted label from every mail, and keeps the mails', async () => {
    const api = await me()
    const forums = (await api('listMailboxLabels')).body.find((label) => label.slug === 'forums')!
    const { body: before } = await api('listMails', { query: { label: 'forums' } })
    expect(before.mails!.length).toBeGreaterThan(2)
    expect((await api('deleteMailboxLabel', { query: { id: forums.id } })).body).toBe(true)
    for (const { id } of before.mails!) {
      const { body: mail } = await api('getMail', { query: { id } })
      expect(mail.labels).not.toContain(forums.id)
    }
    expect((await api('listMails', { query: { label: 'forums' } })).status).toBe(404)
  })

  it("answers 404 for another user's label", async () => {
    const other = await somebodyElse()
    const [label] = (await (await me())('listMailboxLabels')).body
    const id = label!.id
    expect((await other('updateMailboxLabel', { body: { id, label: { title: 'x' } } })).status).toBe(404)
    expect((await other('deleteMailboxLabel', { query: { id } })).status).toBe(404)
    expect((await other('listMails', { query: { label: label!.slug } })).status).toBe(404)
  })
})

describe('mailbox settings', () => {
  it('defaults to mails on the right of the list, and merges changes', async () => {
    const api = await somebodyElse()
    expect((await api('getMailboxSettings')).body).toEqual({ messageLayout: 'right' })
    const body = { settings: { messageLayout: 'bottom' as const } }
    expect((await api('updateMailboxSettings', { body })).body).toEqual({ messageLayout: 'bottom' })
    expect((await api('updateMailboxSettings', { body: { settings: {} } })).body).toEqual({ messageLayout: 'bottom' })
    expect((await (await me())('getMailboxSettings')).body).toEqual({ messageLayout: 'right' })
  })
})
