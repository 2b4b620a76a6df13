import { describe, expect, it } from 'vitest'
import { explained } from '../../../tests/support/explained.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import { isPostgres } from '../../db/columns.ts'
import { countNotes, selectDue, selectListed, type NoteView } from './list.queries.ts'
import { remindDue } from './reminders.service.ts'

const server = useTestServer()
const demo = () => server.current.as('demo@obra.test')
const stranger = () => server.current.as('martin@obra.test')
const day = 24 * 60 * 60 * 1000

type NoteQuery = { view?: NoteView; query?: string; labels?: string; page?: number; size?: number }
async function titles(api: Api, query: NoteQuery = {}) {
  const { body } = await api('listNotePage', { query: { size: 200, ...query } })
  return body.items.map(({ title }) => title)
}

async function newNote(api: Api, note: object) {
  return (await api('createNote', { body: { note } })).body
}

describe('a page of notes', () => {
  it('lists pinned ones first and then the newest, without archived and deleted ones', async () => {
    const api = await demo()
    const { body: all } = await api('listNotes')
    const active = all.filter((note) => !note.archived)
    const expected = [...active.filter((note) => note.pinned), ...active.filter((note) => !note.pinned)]
    const { body } = await api('listNotePage', { query: { page: 2, size: 10 } })
    expect(body.items.map(({ id }) => id)).toEqual(expected.slice(10, 20).map(({ id }) => id))
    expect(body).toMatchObject({ total: active.length, page: 2, size: 10, lastPage: Math.ceil(active.length / 10) })
    expect(await titles(api, { view: 'archived' })).toEqual(
      all.filter((note) => note.archived).map(({ title }) => title),
    )
    const reminders = all.filter((note) => note.reminder).toSorted((a, b) => (a.reminder! < b.reminder! ? -1 : 1))
    expect(await titles(api, { view: 'reminders' })).toEqual(reminders.map(({ title }) => title))
    expect(await titles(await stranger())).toEqual([])
    expect((await api('listNotePage', { query: { page: 99 } })).body.items).toEqual([])
  })

  it('searches title, text and tasks for each word, ignoring case and accents', async () => {
    const api = await demo()
    expect(await titles(api, { query: 'PERIFERIA' })).toEqual([])
    expect(await titles(api, { query: 'jacaranda terraza' })).toEqual(['Idea para la terraza'])
    expect(await titles(api, { query: 'ricota' })).toEqual(['Compras del sábado'])
    expect(await titles(api, { query: '%' })).toEqual([])
    expect(await titles(api, { query: 'mudanza', view: 'archived' })).toEqual(['Mudanza de la oficina'])
    const note = await newNote(api, { title: 'Cañería', tasks: [{ content: 'Sifón' }] })
    await api('createNoteTask', { body: { note, task: 'Flotante del tanque' } })
    expect(await titles(api, { query: 'flotante caneria' })).toEqual(['Cañería'])
    await api('updateNote', { body: { updatedNote: { id: note.id, tasks: null } } })
    expect(await titles(api, { query: 'flotante' })).toEqual([])
    await api('deleteNote', { query: { id: note.id } })
  })

  it('filters by any of the labels', async () => {
    const api = await demo()
    const { body: labels } = await api('listNoteLabels')
    const [family, , , , , friends] = labels
    const { body: all } = await api('listNotes')
    const carried = (note: (typeof all)[number]) =>
      !note.archived && note.labels.some(({ id }) => [family!.id, friends!.id].includes(id))
    const found = await titles(api, { labels: `${family!.id},${friends!.id}` })
    expect(found.toSorted()).toEqual(
      all
        .filter(carried)
        .map(({ title }) => title)
        .toSorted(),
    )
    expect(found.length).toBeGreaterThan(2)
  })

  it('shows the matching part of a long note, and counts its tasks', async () => {
    const api = await demo()
    const content = `${'relleno '.repeat(400)}la bomba Ñandú ${'y más '.repeat(100)}`
    const tasks = Array.from({ length: 30 }, (_, index) => ({ content: `Tarea ${index}`, completed: index % 3 === 0 }))
    const note = await newNote(api, { title: 'Larga', content, tasks })
    const shown = async (query: NoteQuery) =>
      (await api('listNotePage', { query })).body.items.find((each) => each.id === note.id)!
    expect((await shown({})).content.startsWith('relleno')).toBe(true)
    expect((await shown({})).content.length).toBeLessThan(1010)
    expect(await shown({})).toMatchObject({ openTasks: 20, doneTasks: 10 })
    expect((await shown({})).tasks).toHaveLength(10)
    expect((await shown({ query: 'nandu' })).content).toContain('Ñandú')
    expect((await shown({ query: 'larga 29' })).tasks[0]!.content).toBe('Tarea 29')
    expect((await api('getNote', { query: { id: note.id } })).body.content).toBe(content)
    await api('deleteNote', { query: { id: note.id } })
  })

  it('leaves out large images', async () => {
    const api = await demo()
    const note = await newNote(api, { title: 'Con foto' })
    const { store } = server.current.services
    const image = `data:image/png;base64,${'A'.repeat(30_000)}`
    await store.write((db) => db.updateTable('notes').set({ image }).where('id', '=', note.id).execute())
    const { items } = (await api('listNotePage')).body
    expect(items.find(({ id }) => id === note.id)).toMatchObject({ image: null, hasImage: true })
    expect((await api('getNote', { query: { id: note.id } })).body.image).toBe(image)
    await api('deleteNote', { query: { id: note.id } })
  })

  it('uses an index in each view', async () => {
    const { store } = server.current.services
    const { read } = store
    const now = server.current.services.clock().toISOString()
    // PostgreSQL scans such a small table whatever its indexes.
    const plans = await explained(read, async (db) => {
      for (const view of ['notes', 'reminders', 'archived', 'trash'] as const) {
        const search = { userId: 'u', view, words: [], labels: [], keptSince: now }
        await countNotes(db, search, 'order')
        await selectListed(db, search, 'order', { offset: 0, limit: 50 })
      }
      await selectDue(db, now, 50)
    })
    if (isPostgres(read)) return
    expect(plans.filter((plan) => !/USING (COVERING )?INDEX notes_(board|reminders|trash|due)/.test(plan))).toEqual([])
    expect(plans.filter((plan) => plan.includes('TEMP B-TREE'))).toEqual([])
  })
})

describe('the version of a note', () => {
  it('increases with each change, and a stale change is refused with 409', async () => {
    const api = await demo()
    const { id } = await newNote(api, { title: 'Una' })
    const change = (part: object) => api('updateNote', { body: { updatedNote: { id, ...part } } })
    expect((await change({ title: 'Dos', version: 1 })).body.version).toBe(2)
    const late = await change({ content: 'Tarde', version: 1 })
    expect([late.status, late.body]).toMatchObject([409, { error: 'Stale version' }])
    expect((await api('getNote', { query: { id } })).body).toMatchObject({ title: 'Dos', content: '', version: 2 })
    expect((await change({ pinned: true, color: 'teal' })).body).toMatchObject({ pinned: true, color: 'teal' })
    expect((await api('createNoteTask', { body: { note: { id }, task: 'x' } })).body.version).toBe(4)
    expect((await api('updateNote', { wrong: { updatedNote: { id, color: 'beige' } } })).status).toBe(400)
    await api('deleteNote', { query: { id } })
  })

  it("creates one note for two calls with the same id, and none with the id of another user's note", async () => {
    const api = await demo()
    const id = crypto.randomUUID()
    const first = await newNote(api, { id, title: 'Sola' })
    const again = await newNote(api, { id, title: 'Otra' })
    expect(again).toEqual(first)
    const other = await newNote(await stranger(), { id, title: 'Ajena' })
    expect(other.id).not.toBe(id)
    expect((await api('getNote', { query: { id } })).body.title).toBe('Sola')
    await api('deleteNote', { query: { id } })
  })
})

describe('the trash', () => {
  it('holds a note unchanged for 30 days, and restores it', async () => {
    const api = await demo()
    const note = await newNote(api, { title: 'Vuelve', archived: true, pinned: true })
    await api('deleteNote', { query: { id: note.id } })
    expect((await api('listNotes')).body.some(({ id }) => id === note.id)).toBe(false)
    expect(await titles(api, { view: 'archived' })).not.toContain('Vuelve')
    expect((await titles(api, { view: 'trash' }))[0]).toBe('Vuelve')
    const foreign = await stranger()
    for (const call of ['restoreNotes', 'purgeNotes'] as const) {
      expect((await foreign(call, { body: { ids: [note.id] } })).status).toBe(404)
    }
    expect((await api('restoreNotes', { body: { ids: [note.id, crypto.randomUUID()] } })).body).toEqual({ count: 1 })
    expect((await api('restoreNotes', { body: { ids: [note.id] } })).status).toBe(404)
    expect((await api('getNote', { query: { id: note.id } })).body).toMatchObject({
      title: 'Vuelve',
      archived: true,
      pinned: true,
      deletedAt: null,
    })
    await api('deleteNote', { query: { id: note.id } })
    server.current.advance(31 * day)
    const later = await demo()
    expect(await titles(later, { view: 'trash' })).toEqual([])
    expect((await later('restoreNotes', { body: { ids: [note.id] } })).status).toBe(404)
    const other = await newNote(later, {})
    await later('deleteNote', { query: { id: other.id } })
    await server.current.services.background.settled()
    expect((await later('getNote', { query: { id: note.id } })).status).toBe(404)
  })

  it('is emptied permanently, in part or completely, without deleting other notes', async () => {
    const api = await demo()
    const notes = [await newNote(api, {}), await newNote(api, {}), await newNote(api, { title: 'Queda' })]
    await api('emptyNoteTrash')
    for (const { id } of notes.slice(0, 2)) await api('deleteNote', { query: { id } })
    const ids = [notes[0]!.id, notes[2]!.id]
    expect((await api('purgeNotes', { body: { ids } })).body).toEqual({ count: 1 })
    expect((await api('purgeNotes', { body: { ids } })).status).toBe(404)
    expect((await api('emptyNoteTrash')).body).toEqual({ count: 1 })
    expect((await api('getNote', { query: { id: notes[2]!.id } })).body.title).toBe('Queda')
  })
})

describe('a due reminder', () => {
  const notified = async (api: Api, id: string) =>
    (await api('listNotifications')).body.filter(({ link }) => link === `/apps/notes/${id}`)
  const soon = (milliseconds: number) =>
    new Date(server.current.services.clock().getTime() + milliseconds).toISOString()

  it('creates one notification, with any number of replicas', async () => {
    const api = await demo()
    const reminder = soon(60_000)
    const { id } = await newNote(api, { title: 'Llamar <b>ya</b>', tasks: [{ content: 'A la escribana' }], reminder })
    await remindDue(server.current.services)
    expect(await notified(api, id)).toEqual([])
    server.current.advance(60_000)
    await Promise.all(Array.from({ length: 4 }, () => remindDue(server.current.services)))
    expect(await notified(api, id)).toMatchObject([
      { title: 'Recordatorio: Llamar <b>ya</b>', description: 'A la escribana', read: false, time: reminder },
    ])
    await api('deleteNotification', { query: { id: (await notified(api, id))[0]!.id } })
    await api('updateNote', { body: { updatedNote: { id, reminder, title: 'Otro' } } })
    await remindDue(server.current.services)
    expect(await notified(api, id)).toEqual([])
    await api('updateNote', { body: { updatedNote: { id, reminder: soon(1000) } } })
    server.current.advance(1000)
    await remindDue(server.current.services)
    expect(await notified(api, id)).toHaveLength(1)
  })

  it('is not sent while the note is in the trash, nor afterwards', async () => {
    const api = await demo()
    const { id } = await newNote(api, { title: 'Borrada', reminder: soon(1000) })
    await api('deleteNote', { query: { id } })
    server.current.advance(2000)
    await remindDue(server.current.services)
    await api('restoreNotes', { body: { ids: [id] } })
    await remindDue(server.current.services)
    expect(await notified(api, id)).toEqual([])
  })
})
