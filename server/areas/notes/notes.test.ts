import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const me = () => server.current.as('demo@obra.test')
const somebodyElse = () => server.current.as('martin@obra.test')
const unknownId = '00000000-0000-4000-8000-000000000000'
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function newNote(api: Api, note: object = {}) {
  return (await api('createNote', { body: { note } })).body
}

describe('notes', () => {
  it('lists 20 or more sample notes, newest first, with their labels', async () => {
    const { body } = await (await me())('listNotes')
    expect(body.length).toBeGreaterThanOrEqual(20)
    const times = body.map((note) => note.createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(body.some((note) => note.labels.some((label) => label.title === 'Family'))).toBe(true)
    expect(body.some((note) => note.tasks?.some((task) => task.completed))).toBe(true)
    expect(body.some((note) => note.image)).toBe(true)
    expect(body.some((note) => note.archived)).toBe(true)
  })

  it('creates an empty note at the front of the list', async () => {
    const api = await me()
    const note = await newNote(api)
    expect(note).toMatchObject({ title: '', content: '', tasks: null, image: null, reminder: null, labels: [] })
    const { body } = await api('listNotes')
    expect(body[0]?.id).toBe(note.id)
  })

  it('answers label ids for one note and label objects for the list', async () => {
    const api = await me()
    const label = (await api('listNoteLabels')).body[0]!
    const note = await newNote(api, { labels: [label] })
    expect(note.labels).toEqual([label.id])
    const { body } = await api('listNotes')
    expect(body.find((each) => each.id === note.id)?.labels).toEqual([label])
  })

  it('merges only the sent fields', async () => {
    const api = await me()
    const note = await newNote(api, { title: 'Losa', content: 'Revisar', tasks: [{ content: 'Armadura' }] })
    const { body } = await api('updateNote', { body: { updatedNote: { id: note.id, archived: true } } })
    expect(body).toMatchObject({ title: 'Losa', content: 'Revisar', archived: true, tasks: note.tasks })
  })

  it('accepts every unchanged whole note, from the list or alone', async () => {
    const api = await me()
    for (const note of (await api('listNotes')).body) {
      const { status, body } = await api('updateNote', { body: { updatedNote: note } })
      expect(status).toBe(200)
      expect(body).toMatchObject({ title: note.title, tasks: note.tasks, reminder: note.reminder, image: note.image })
      expect((await api('updateNote', { body: { updatedNote: body } })).status).toBe(200)
    }
  })

  it('keeps both of two concurrent changes of different fields', async () => {
    const api = await me()
    const { id } = await newNote(api)
    await Promise.all([
      api('updateNote', { body: { updatedNote: { id, title: 'Plano' } } }),
      api('updateNote', { body: { updatedNote: { id, content: 'Cocina' } } }),
    ])
    const note = (await api('listNotes')).body.find((each) => each.id === id)
    expect(note).toMatchObject({ title: 'Plano', content: 'Cocina' })
  })

  it('refuses a change of an unknown note, and a missing id', async () => {
    const api = await me()
    expect((await api('updateNote', { body: { updatedNote: { id: unknownId } } })).status).toBe(404)
    expect((await api('updateNote', { wrong: { updatedNote: { title: 'x' } } })).status).toBe(400)
  })

  it("answers 404 for another user's note and does not change it", async () => {
    const api = await me()
    const other = await somebodyElse()
    const note = await newNote(api, { title: 'Mía' })
    const answers = [
      await other('updateNote', { body: { updatedNote: { id: note.id, title: 'Tuya' } } }),
      await other('deleteNote', { query: { id: note.id } }),
      await other('createNoteTask', { body: { note: { id: note.id }, task: 'Nada' } }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404])
    expect((await api('listNotes')).body[0]).toMatchObject({ id: note.id, title: 'Mía', tasks: null })
    expect((await other('listNotes')).body).toEqual([])
  })

  it('deletes a note once, then answers 404', async () => {
    const api = await me()
    const { id } = await newNote(api)
    expect((await api('deleteNote', { query: { id } })).body).toBe(true)
    expect((await api('deleteNote', { query: { id } })).status).toBe(404)
  })
})

describe('tasks of a note', () => {
  it('adds an uncompleted task at the end of the checklist', async () => {
    const api = await me()
    const note = await newNote(api, { tasks: [{ content: 'Uno', completed: true }] })
    const { body } = await api('createNoteTask', { body: { note, task: 'Dos' } })
    expect(body.tasks).toMatchObject([
      { content: 'Uno', completed: true },
      { content: 'Dos', completed: false },
    ])
  })

  it('keeps all tasks that are added concurrently', async () => {
    const api = await me()
    const { id } = await newNote(api)
    const texts = ['a', 'b', 'c', 'd', 'e']
    await Promise.all(texts.map((task) => api('createNoteTask', { body: { note: { id }, task } })))
    const note = (await api('listNotes')).body.find((each) => each.id === id)
    expect(note?.tasks?.map((task) => task.content).toSorted()).toEqual(texts)
  })

  it('refuses two tasks with the same id, and more than 200 tasks', async () => {
    const api = await me()
    const twice = [
      { id: 'x', content: 'a' },
      { id: 'x', content: 'b' },
    ]
    expect((await api('createNote', { body: { note: { tasks: twice } } })).status).toBe(400)
    const note = await newNote(api, { tasks: Array.from({ length: 200 }, (_, index) => ({ content: `${index}` })) })
    expect((await api('createNoteTask', { body: { note: { id: note.id }, task: 'Otra' } })).status).toBe(409)
  })
})

describe('reminders', () => {
  it('are stored in UTC, removed, and refused if not a calendar date', async () => {
    const api = await me()
    const note = await newNote(api, { reminder: '2026-03-20T13:00:00.000Z' })
    expect(note.reminder).toBe('2026-03-20T13:00:00.000Z')
    const { body } = await api('updateNote', { body: { updatedNote: { id: note.id, reminder: null } } })
    expect(body.reminder).toBeNull()
    for (const reminder of ['mañana', '2026-02-30T10:00:00Z', '2026-03-20']) {
      expect((await api('createNote', { body: { note: { reminder } } })).status).toBe(400)
    }
  })
})

describe('images of notes', () => {
  it('accepts a real image and a picture of the product', async () => {
    const api = await me()
    expect((await newNote(api, { image: png })).image).toBe(png)
    expect((await newNote(api, { image: '/assets/notes/plano-cocina.png' })).image).toBe(
      '/assets/notes/plano-cocina.png',
    )
  })

  it('refuses a false image, SVG, and addresses of other sites', async () => {
    const api = await me()
    const html = `data:image/png;base64,${btoa('<script>alert(1)</script>')}`
    const images = [html, 'data:image/svg+xml;base64,PHN2Zz4=', 'https://example.test/x.png', 'data:image/png;base64,A']
    for (const image of images) expect((await api('createNote', { body: { note: { image } } })).status).toBe(400)
  })
})

describe('note labels', () => {
  it('lists the six sample labels in the order of the seed', async () => {
    const { body } = await (await me())('listNoteLabels')
    const titles = body.map((label) => label.title)
    expect(titles).toEqual(['Family', 'Work', 'Tasks', 'Priority', 'Personal', 'Friends'])
  })

  it('adds a label at the front, renames it, and refuses a blank title', async () => {
    const api = await me()
    const { body: label } = await api('createNoteLabel', { body: { title: ' Ideas ' } })
    expect(label.title).toBe('Ideas')
    expect((await api('listNoteLabels')).body[0]).toEqual(label)
    const renamed = await api('updateNoteLabel', { body: { label: { ...label, title: 'Proyectos' } } })
    expect(renamed.body).toEqual({ id: label.id, title: 'Proyectos' })
    expect((await api('createNoteLabel', { body: { title: '  ' } })).status).toBe(400)
    await api('deleteNoteLabel', { query: { id: label.id } })
  })

  it('removes a deleted label from every note, and keeps the notes', async () => {
    const api = await me()
    const { body: label } = await api('createNoteLabel', { body: { title: 'Fugaz' } })
    const { id } = await newNote(api, { labels: [label.id] })
    expect((await api('deleteNoteLabel', { query: { id: label.id } })).body).toBe(true)
    expect((await api('listNotes')).body.find((note) => note.id === id)?.labels).toEqual([])
  })

  it("answers 404 for another user's label, also on a note", async () => {
    const other = await somebodyElse()
    const label = (await (await me())('listNoteLabels')).body[0]!
    const answers = [
      await other('updateNoteLabel', { body: { label: { id: label.id, title: 'x' } } }),
      await other('deleteNoteLabel', { query: { id: label.id } }),
      await other('createNote', { body: { note: { labels: [label.id] } } }),
    ]
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404])
    expect((await other('listNotes')).body).toEqual([])
  })
})
