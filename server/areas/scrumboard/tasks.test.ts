import { describe, expect, it } from 'vitest'
import { newBoard } from '../../../tests/support/board.ts'
import { useTestServer, type CallInput } from '../../../tests/support/server.ts'

const server = useTestServer()
type Filter = NonNullable<CallInput<'listTasks'>['query']>

/** Creates a board whose cards have different due dates and members. */
async function dueBoard() {
  const made = await newBoard(server.current, 'Ayer', 'Hoy', 'Viernes', 'En un mes', 'Sin fecha', 'Hecha')
  const { api, board, cards } = made
  const me = (await api('getUser', {})).body.id
  const change = (index: number, card: object) => api('updateCard', { body: { id: cards[index]!.id, card } })
  await change(0, { dueDate: '2026-03-10', members: [me] })
  await change(1, { dueDate: '2026-03-11', priority: 'high' })
  await change(2, { dueDate: '2026-03-13', members: [me], priority: 'low' })
  await change(3, { dueDate: '2026-04-11', priority: 'high' })
  await change(5, { completed: true, dueDate: '2026-03-01' })
  const titles = async (filter: Filter) =>
    (await api('listTasks', { query: { boardId: board.id, ...filter } })).body.tasks.map(({ title }) => title)
  return { ...made, titles }
}

describe('tasks', () => {
  it('are filtered by scope: assigned to the user, without members, or all', async () => {
    const { titles } = await dueBoard()
    expect(await titles({ scope: 'mine' })).toEqual(['Ayer', 'Viernes'])
    expect(await titles({ scope: 'free' })).toEqual(['Hoy', 'En un mes', 'Sin fecha', 'Hecha'])
    expect(await titles({})).toHaveLength(6)
  })

  it('are filtered by due date', async () => {
    const { titles } = await dueBoard()
    const open = { completed: false }
    expect(await titles({ ...open, dueTo: '2026-03-10' })).toEqual(['Ayer'])
    expect(await titles({ ...open, dueFrom: '2026-03-11', dueTo: '2026-03-15' })).toEqual(['Hoy', 'Viernes'])
    expect(await titles({ ...open, dueFrom: '2026-03-16' })).toEqual(['En un mes'])
    expect(await titles({ ...open, dated: false })).toEqual(['Sin fecha'])
    expect(await titles({ completed: true })).toEqual(['Hecha'])
  })

  it('are sorted by priority on request', async () => {
    const { titles } = await dueBoard()
    const order = ['Hoy', 'En un mes', 'Viernes', 'Ayer', 'Sin fecha', 'Hecha']
    expect(await titles({ order: 'priority' })).toEqual(order)
  })

  it('are counted by due date', async () => {
    const { api, board } = await dueBoard()
    const days = { today: '2026-03-11', weekEnd: '2026-03-15' }
    const { body } = await api('countTasks', { query: { boardId: board.id, ...days } })
    expect(body).toEqual({ open: 5, overdue: 1, week: 2, later: 1, undated: 1, completed: 1 })
    const mine = await api('countTasks', { query: { boardId: board.id, scope: 'mine', ...days } })
    expect(mine.body).toEqual({ open: 2, overdue: 1, week: 1, later: 0, undated: 0, completed: 0 })
  })

  it('are no longer listed for a removed member', async () => {
    const { api, cards, titles } = await dueBoard()
    await api('updateCard', { body: { id: cards[0]!.id, card: { members: [] } } })
    expect(await titles({ scope: 'mine' })).toEqual(['Viernes'])
    expect(await titles({ scope: 'free' })).toContain('Ayer')
  })
})
