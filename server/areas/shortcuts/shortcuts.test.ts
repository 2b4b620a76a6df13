import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

describe('shortcuts', () => {
  it('are the eight of the seed for the demo account, in order', async () => {
    const api = await server.current.as('demo@obra.test')
    const { body } = await api('listShortcuts')
    const labels = ['Changelog', 'Documentation', 'Help center', 'Dashboard', 'Mailbox', 'Tasks', 'Contacts', 'Reload']
    expect(body.map((shortcut) => shortcut.label)).toEqual(labels)
    expect(body.at(-1)).toMatchObject({ link: '/dashboards/project', useRouter: false })
  })

  it('are added at the end, with defaults', async () => {
    const api = await server.current.as('sofia@obra.test')
    await api('createShortcut', { body: { shortcut: { label: 'Calendario', link: '/calendario', useRouter: true } } })
    const { body } = await api('createShortcut', {
      body: { shortcut: { label: 'SMN', link: 'https://www.smn.gob.ar' } },
    })
    expect(body).toEqual({
      id: body.id,
      label: 'SMN',
      description: '',
      icon: 'pi pi-link',
      link: 'https://www.smn.gob.ar',
      useRouter: false,
    })
    expect((await api('listShortcuts')).body.map((shortcut) => shortcut.label)).toEqual(['Calendario', 'SMN'])
  })

  it('keep their position and other fields on a change', async () => {
    const api = await server.current.as('demo@obra.test')
    const before = (await api('listShortcuts')).body
    const { body } = await api('updateShortcut', { body: { id: before[2]!.id, shortcut: { description: 'Guías' } } })
    expect(body).toEqual({ ...before[2], description: 'Guías' })
    expect((await api('listShortcuts')).body.map((shortcut) => shortcut.id)).toEqual(before.map((each) => each.id))
  })

  it('accept an unchanged whole record', async () => {
    const api = await server.current.as('demo@obra.test')
    for (const shortcut of (await api('listShortcuts')).body) {
      expect((await api('updateShortcut', { body: { id: shortcut.id, shortcut } })).body).toEqual(shortcut)
    }
  })

  it('are deleted once, then 404', async () => {
    const api = await server.current.as('martin@obra.test')
    const [shortcut] = (await api('listShortcuts')).body
    const query = { id: shortcut!.id }
    expect((await api('deleteShortcut', { query })).body).toBe(true)
    expect((await api('deleteShortcut', { query })).status).toBe(404)
  })

  it('are recreated with the id of a deleted one, or with a new id if it is in use', async () => {
    const demo = await server.current.as('demo@obra.test')
    const [shortcut] = (await demo('listShortcuts')).body
    await demo('deleteShortcut', { query: { id: shortcut!.id } })
    expect((await demo('createShortcut', { body: { shortcut: shortcut! } })).body).toEqual(shortcut)
    const martin = await server.current.as('martin@obra.test')
    const copy = (await martin('createShortcut', { body: { shortcut: shortcut! } })).body
    expect(copy).toEqual({ ...shortcut, id: copy.id })
    expect(copy.id).not.toBe(shortcut!.id)
    expect((await demo('listShortcuts')).body).toContainEqual(shortcut)
  })

  it('are recreated at their position, or at the end if the next one no longer exists', async () => {
    const api = await server.current.as('demo@obra.test')
    const labels = async () => (await api('listShortcuts')).body.map((each) => each.label)
    const all = (await api('listShortcuts')).body
    const before = await labels()
    // The first position and one in the middle, repeatedly.
    for (const place of [0, 2, 0, 3]) {
      await api('deleteShortcut', { query: { id: all[place]!.id } })
      await api('createShortcut', { body: { shortcut: all[place]!, before: all[place + 1]!.id } })
      expect(await labels()).toEqual(before)
    }
    // More than the gap between two positions can hold.
    const added = Array.from({ length: 20 }, (_, number) => `Nuevo ${number}`)
    for (const label of added)
      await api('createShortcut', { body: { shortcut: { label, link: '/x' }, before: all[1]!.id } })
    expect(await labels()).toEqual(before.toSpliced(1, 0, ...added))
    const martin = await server.current.as('martin@obra.test')
    const [theirs] = (await martin('listShortcuts')).body
    for (const id of ['nada', theirs!.id]) {
      await api('createShortcut', { body: { shortcut: { label: id, link: '/x' }, before: id } })
      expect((await labels()).at(-1)).toBe(id)
    }
  })

  it('of another user are 404 for every change', async () => {
    const demo = await server.current.as('demo@obra.test')
    const martin = await server.current.as('martin@obra.test')
    const before = (await demo('listShortcuts')).body
    const { id } = before[0]!
    const changed = await martin('updateShortcut', { body: { id, shortcut: { label: 'Ajeno' } } })
    const deleted = await martin('deleteShortcut', { query: { id } })
    expect([changed.status, deleted.status]).toEqual([404, 404])
    expect((await demo('listShortcuts')).body).toEqual(before)
  })

  it('refuse a blank label, a missing link, a different inner id, and links that run code', async () => {
    const api = await server.current.as('demo@obra.test')
    const [first, second] = (await api('listShortcuts')).body
    const answers = await Promise.all([
      api('createShortcut', { wrong: { shortcut: { label: '  ', link: '/x' } } }),
      api('createShortcut', { wrong: { shortcut: { label: 'x' } } }),
      api('createShortcut', { wrong: { shortcut: { label: 'x', link: 'javascript:alert(1)' } } }),
      api('updateShortcut', { body: { id: first!.id, shortcut: { id: second!.id } } }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([400, 400, 400, 400])
  })
})
