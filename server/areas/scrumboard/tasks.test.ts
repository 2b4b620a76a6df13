import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newBoard } from '../../../tests/support/board.ts'
import { explained } from '../../../tests/support/explained.ts'
import { useTestServer, type CallInput } from '../../../tests/support/server.ts'
import { isPostgres } from '../../db/columns.ts'
import { copyToMembers } from './cards.queries.ts'
import { selectTasks, countTasks, countTasksByDay, type TaskFilter, type TaskOrder } from './tasks.queries.ts'

const server = useTestServer()
type Filter = NonNullable<CallInput<'listTasks'>['query']>

/** A board whose cards are due on different days, and have different people. */
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
  it('are mine, of nobody, or all', async () => {
    const { titles } = await dueBoard()
    expect(await titles({ scope: 'mine' })).toEqual(['Ayer', 'Viernes'])
    expect(await titles({ scope: 'free' })).toEqual(['Hoy', 'En un mes', 'Sin fecha', 'Hecha'])
    expect(await titles({})).toHaveLength(6)
  })

  it('are found by when they are due', async () => {
    const { titles } = await dueBoard()
    const open = { completed: false }
    expect(await titles({ ...open, dueTo: '2026-03-10' })).toEqual(['Ayer'])
    expect(await titles({ ...open, dueFrom: '2026-03-11', dueTo: '2026-03-15' })).toEqual(['Hoy', 'Viernes'])
    expect(await titles({ ...open, dueFrom: '2026-03-16' })).toEqual(['En un mes'])
    expect(await titles({ ...open, dated: false })).toEqual(['Sin fecha'])
    expect(await titles({ completed: true })).toEqual(['Hecha'])
  })

  it('stand in the order of their priority where that is asked for', async () => {
    const { titles } = await dueBoard()
    const order = ['Hoy', 'En un mes', 'Viernes', 'Ayer', 'Sin fecha', 'Hecha']
    expect(await titles({ order: 'priority' })).toEqual(order)
  })

  it('are counted by when they are due', async () => {
    const { api, board } = await dueBoard()
    const days = { today: '2026-03-11', weekEnd: '2026-03-15' }
    const { body } = await api('countTasks', { query: { boardId: board.id, ...days } })
    expect(body).toEqual({ open: 5, overdue: 1, week: 2, later: 1, undated: 1, completed: 1 })
    const mine = await api('countTasks', { query: { boardId: board.id, scope: 'mine', ...days } })
    expect(mine.body).toEqual({ open: 2, overdue: 1, week: 1, later: 0, undated: 0, completed: 0 })
  })

  it('leave nobody behind whom the card does not have any more', async () => {
    const { api, cards, titles } = await dueBoard()
    await api('updateCard', { body: { id: cards[0]!.id, card: { members: [] } } })
    expect(await titles({ scope: 'mine' })).toEqual(['Viernes'])
    expect(await titles({ scope: 'free' })).toContain('Ayer')
  })
})

const cardCount = 50_000

describe('among 50,000 cards', () => {
  let often: string
  let seldom: string
  const of = (scope: TaskFilter['scope']): TaskFilter => ({ developerId: 1, scope, completed: false })

  beforeAll(async () => {
    const { store } = server.current.services
    const { board, todo } = await newBoard(server.current)
    const people = await store.read.selectFrom('users').select('id').limit(2).execute()
    ;[often, seldom] = people.map(({ id }) => id) as [string, string]
    await store.write(async (db) => {
      const numbers = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(cardCount)})`
      const day = isPostgres(db)
        ? sql`to_char(date '2026-01-01' + n % 300, 'YYYY-MM-DD')`
        : sql`date('2026-01-01', (n % 300) || ' days')`
      await sql`
        insert into cards (id, "developerId", "boardId", "listId", position, title, "dueDate", completed, priority, "isFree", "searchText")
        ${numbers}
        select 'many-' || n, 1, cast(${board.id} as text), cast(${todo.id} as text), n, 'Tarea ' || n,
          case when n % 7 = 0 then null else ${day} end, case when n % 5 = 0 then 1 else 0 end, n % 4,
          case when n % 3 = 0 then 1 else 0 end, 'tarea ' || n
        from numbers
      `.execute(db)
      await db
        .insertInto('scrumboardMembers')
        .values(people.map(({ id }) => ({ id, name: 'x', avatar: null, developerId: null })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      for (const [person, every] of [
        [often, 2],
        [seldom, 400],
      ] as const) {
        await sql`
          insert into "cardMembers" ("cardId", "memberId", place)
          ${numbers} select 'many-' || n, cast(${person} as text), 0 from numbers where n % ${sql.lit(every)} = 0
        `.execute(db)
      }
      await copyToMembers(db, sql`is not null`)
    })
    await sql.raw(store.kind === 'postgresql' ? 'vacuum analyze' : 'analyze').execute(store.read)
  }, 120_000)

  const asked: [string, () => TaskFilter, TaskOrder][] = [
    ['all', () => of('all'), 'due'],
    ['all by priority', () => of('all'), 'priority'],
    ['those of nobody', () => of('free'), 'due'],
    ['those of nobody by priority', () => of('free'), 'priority'],
    ['many of one person', () => of({ mine: often }), 'due'],
    ['many of one person by priority', () => of({ mine: often }), 'priority'],
    ['a few of one person', () => of({ mine: seldom }), 'due'],
    ['those of one week', () => ({ ...of('all'), dueFrom: '2026-03-11', dueTo: '2026-03-15' }), 'due'],
  ]

  it.each(asked)('the first page of %s is read by an index, in a moment', async (_what, filter, order) => {
    const { read } = server.current.services.store
    const page = async (db = read) => void (await selectTasks(db, filter(), order, 0, 50))
    for (const plan of await explained(read, page))
      expect(plan).not.toMatch(/Seq Scan on \\?"?card|SCAN card(s|Members)(?! USING)/)
    await page()
    const times = []
    for (let run = 0; run < 9; run++) {
      const start = performance.now()
      await page()
      times.push(performance.now() - start)
    }
    const median = times.toSorted((a, b) => a - b)[4]!
    if (process.env.OBRA_TASK_TIMES) {
      const start = performance.now()
      await countTasks(read, filter())
      const counted = performance.now()
      await countTasksByDay(read, filter())
      const byDue = performance.now() - counted
      console.info(_what, median.toFixed(1), 'count', (counted - start).toFixed(1), 'by due', byDue.toFixed(1))
    }
    // Ten times what it takes on a quiet machine; a walk over all cards takes longer.
    expect(median).toBeLessThan(200)
    const count = async (db = read) => void [await countTasks(db, filter()), await countTasksByDay(db, filter())]
    if (typeof filter().scope === 'object') {
      for (const plan of await explained(read, count)) expect(plan).toMatch(/cardMembers_(due|priority)/)
    }
  })
})
