import { describe, expect, it } from 'vitest'
import { newBoard } from '../../../tests/support/board.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

/** Creates a board with four cards and a section of the user; returns functions that read the order of the tasks. */
async function ownOrder() {
  const made = await newBoard(server.current, 'Uno', 'Dos', 'Tres', 'Cuatro')
  const { api, board, cards } = made
  const create = async (title: string) => (await api('createTaskSection', { body: { section: { title } } })).body
  const section = await create(' Hoy ')
  const move = (index: number, sectionId: string | null, before?: number) =>
    api('moveTask', {
      body: { task: { id: cards[index]!.id, sectionId, ...(before !== undefined && { beforeId: cards[before]!.id }) } },
    })
  const tasks = async (query: object = {}) =>
    (await api('listTasks', { query: { boardId: board.id, order: 'own', ...query } })).body.tasks
  const titles = async (query?: object) => (await tasks(query)).map(({ title }) => title)
  return { ...made, create, section, move, tasks, titles }
}

describe('sections of tasks', () => {
  it("list tasks in the user's order, followed by the other tasks", async () => {
    const { section, move, tasks, titles } = await ownOrder()
    expect(section.title).toBe('Hoy')
    expect((await move(2, section.id)).body).toMatchObject({ title: 'Tres', sectionId: section.id })
    await move(0, section.id)
    await move(3, section.id, 0)
    expect(await titles()).toEqual(['Tres', 'Cuatro', 'Uno', 'Dos'])
    expect((await tasks()).map(({ sectionId }) => sectionId)).toEqual([section.id, section.id, section.id, null])
    await move(0, section.id, 2)
    expect(await titles()).toEqual(['Uno', 'Tres', 'Cuatro', 'Dos'])
    await move(2, null)
    expect(await titles()).toEqual(['Uno', 'Cuatro', 'Dos', 'Tres'])
    expect(await titles({ size: 2, page: 1 })).toEqual(['Uno', 'Cuatro'])
    expect(await titles({ size: 3, page: 2 })).toEqual(['Tres'])
  })

  it('keep their order when a gap is used up', async () => {
    const { section, move, titles } = await ownOrder()
    await move(0, section.id)
    await move(1, section.id)
    for (let round = 0; round < 20; round++) {
      await move(2, section.id, 1)
      await move(3, section.id, 2)
      await move(2, section.id, 3)
    }
    expect(await titles()).toEqual(['Uno', 'Tres', 'Cuatro', 'Dos'])
  })

  it('are renamed and moved, and keep their tasks when they are deleted', async () => {
    const { api, create, section, move, tasks, titles } = await ownOrder()
    const later = await create('Después')
    await move(1, later.id)
    await move(2, section.id)
    const update = (id: string, change: object) => api('updateTaskSection', { body: { id, section: change } })
    const { body } = await update(later.id, { index: 0, title: 'Primero' })
    expect(body[0]).toEqual({ id: later.id, title: 'Primero' })
    expect((await api('listTaskSections')).body).toEqual(body)
    expect(await titles()).toEqual(['Dos', 'Tres', 'Uno', 'Cuatro'])
    expect((await api('deleteTaskSection', { query: { id: later.id } })).body).toBe(true)
    expect(await titles()).toEqual(['Tres', 'Uno', 'Dos', 'Cuatro'])
    expect((await tasks())[2]!.sectionId).toBeNull()
    expect((await api('deleteTaskSection', { query: { id: later.id } })).status).toBe(404)
  })

  it('are restored with their tasks in order, except those moved elsewhere', async () => {
    const { api, create, section, move, tasks, titles } = await ownOrder()
    const later = await create('Después')
    for (const index of [3, 0, 1]) await move(index, later.id)
    await api('deleteTaskSection', { query: { id: later.id } })
    await move(0, section.id)
    const colleague = await server.current.join('sofia@obra.test', 1)
    expect((await colleague('restoreTaskSection', { body: { id: later.id } })).status).toBe(404)
    const { body } = await api('restoreTaskSection', { body: { id: later.id } })
    expect(body.at(-1)).toEqual({ id: later.id, title: 'Después' })
    expect(await titles()).toEqual(['Uno', 'Cuatro', 'Dos', 'Tres'])
    expect((await tasks()).map(({ sectionId }) => sectionId)).toEqual([section.id, later.id, later.id, null])
    expect((await api('restoreTaskSection', { body: { id: later.id } })).status).toBe(404)
  })

  it('are separate for each user, also over the same tasks', async () => {
    const { board, cards, section, move } = await ownOrder()
    await move(2, section.id)
    const colleague = await server.current.join('sofia@obra.test', 1)
    const { body } = await colleague('listTasks', { query: { boardId: board.id, order: 'own' } })
    expect(body.tasks.map(({ title, sectionId }) => [title, sectionId])[0]).toEqual(['Uno', null])
    const task = { id: cards[0]!.id, sectionId: section.id }
    expect((await colleague('moveTask', { body: { task } })).status).toBe(404)
    const change = { id: section.id, section: { title: 'x' } }
    expect((await colleague('updateTaskSection', { body: change })).status).toBe(404)
    expect((await colleague('deleteTaskSection', { query: { id: section.id } })).status).toBe(404)
    const stranger = await server.current.as('martin@obra.test')
    expect((await stranger('moveTask', { body: { task: { ...task, sectionId: null } } })).status).toBe(404)
  })

  it('are limited to a hundred', async () => {
    const { api } = await ownOrder()
    const { body } = await api('listTaskSections')
    const create = (number: number) => api('createTaskSection', { body: { section: { title: `Sección ${number}` } } })
    for (let number = body.length; number < 100; number++) expect((await create(number)).status).toBe(200)
    expect((await create(100)).status).toBe(409)
  })
})
