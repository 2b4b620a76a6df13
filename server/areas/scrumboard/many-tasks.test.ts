/** 50,000 cards: the first page of tasks and their counts must use an index. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { newBoard } from '../../../tests/support/board.ts'
import { explained } from '../../../tests/support/explained.ts'
import { analyze } from '../../../tests/support/many.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import { isPostgres } from '../../db/columns.ts'
import { copyToMembers } from './cards.queries.ts'
import { selectTasks, countTasks, countTasksByDay, type TaskFilter, type TaskOrder } from './tasks.queries.ts'

const server = useTestServer()
const cardCount = 50_000

describe('among 50,000 cards', () => {
  let often: string
  let seldom: string
  const tasksOf = (scope: TaskFilter['scope']): TaskFilter => ({ companyId: 1, scope, completed: false })

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
        insert into cards (id, "companyId", "boardId", "listId", position, title, "dueDate", completed, priority, "isFree", "searchText")
        ${numbers}
        select 'many-' || n, 1, cast(${board.id} as text), cast(${todo.id} as text), n, 'Tarea ' || n,
          case when n % 7 = 0 then null else ${day} end, case when n % 5 = 0 then 1 else 0 end, n % 4,
          case when n % 3 = 0 then 1 else 0 end, 'tarea ' || n
        from numbers
      `.execute(db)
      await db
        .insertInto('scrumboardMembers')
        .values(people.map(({ id }) => ({ id, name: 'x', avatar: null, companyId: null })))
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
    await analyze(store)
  }, 120_000)

  const queries: [string, () => TaskFilter, TaskOrder][] = [
    ['all', () => tasksOf('all'), 'due'],
    ['all by priority', () => tasksOf('all'), 'priority'],
    ['those of nobody', () => tasksOf('free'), 'due'],
    ['those of nobody by priority', () => tasksOf('free'), 'priority'],
    ['many of one person', () => tasksOf({ mine: often }), 'due'],
    ['many of one person by priority', () => tasksOf({ mine: often }), 'priority'],
    ['a few of one person', () => tasksOf({ mine: seldom }), 'due'],
    ['those of one week', () => ({ ...tasksOf('all'), dueFrom: '2026-03-11', dueTo: '2026-03-15' }), 'due'],
  ]

  it.each(queries)('reads the first page of %s by an index', async (_what, filter, order) => {
    const { read } = server.current.services.store
    const page = async (db = read) => void (await selectTasks(db, filter(), order, 0, 50))
    for (const plan of await explained(read, page))
      expect(plan).not.toMatch(/Seq Scan on \\?"?card|SCAN card(s|Members)(?! USING)/)
    const count = async (db = read) => void [await countTasks(db, filter()), await countTasksByDay(db, filter())]
    if (typeof filter().scope === 'object') {
      for (const plan of await explained(read, count)) expect(plan).toMatch(/cardMembers_(due|priority)/)
    }
  })
})
