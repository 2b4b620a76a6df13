import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { explained } from '../../../tests/support/explained.ts'
import { newBoard } from '../../../tests/support/board.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import type { Db } from '../../db/schema.ts'
import * as cards from './cards.queries.ts'
import * as boards from './queries.ts'

const server = useTestServer()
const cardCount = 2000
const boardCount = 25

/** Inserts 25 boards of 2,000 cards in five lists, a third with a label and half with a member. */
async function fill(db: Db, { boardId, people }: { boardId: string; people: string[] }): Promise<void> {
  const numbers = (to: number) =>
    sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(to)})`
  const others = boardCount - 1
  await sql`insert into boards (id, "companyId", title, "sortKey", description, icon, "lastActivity")
    ${numbers(others)} select 'board-' || n, 1, 'Obra ' || n, 'obra ' || n, '', '', '2026-03-16T12:00:00.000Z' from numbers`.execute(
    db,
  )
  await sql`insert into "boardLabels" (id, "boardId", title, "sortKey") select 'label-' || id, id, 'Urgente', 'urgente' from boards`.execute(
    db,
  )
  await sql`insert into "boardLists" (id, "boardId", position, title)
    ${numbers(5)} select boards.id || '-list-' || n, boards.id, n * 65536, 'Lista ' || n from numbers, boards
    where boards.id = ${boardId} or boards.id like 'board-%'`.execute(db)
  await sql`insert into cards (id, "companyId", "boardId", "listId", position, title, description, checklist, "searchText")
    ${numbers(cardCount)} select boards.id || '-card-' || n, 1, boards.id, boards.id || '-list-' || (1 + n % 5), n * 1000, 'Tarea ' || n,
      '<p>Con su descripción</p>', '[]', 'tarea ' || n
    from numbers, boards where boards.id = ${boardId} or boards.id like 'board-%'`.execute(db)
  await sql`insert into "cardLabels" ("cardId", "labelId") select id, 'label-' || "boardId" from cards
    where id like '%-card-%' and seq % 3 = 0`.execute(db)
  await db
    .insertInto('scrumboardMembers')
    .values(people.map((id) => ({ id, name: 'x', avatar: null, companyId: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`insert into "cardMembers" ("cardId", "memberId", place) select id, cast(${people[0]!} as text), 0 from cards
    where id like '%-card-%' and seq % 2 = 0`.execute(db)
  await cards.copyToMembers(db, sql`is not null`)
}

describe('a board of 2,000 among 50,000 cards', () => {
  let api: Api
  let id: string

  beforeAll(async () => {
    const { store } = server.current.services
    const made = await newBoard(server.current)
    api = made.api
    id = made.board.id
    const people = (await store.read.selectFrom('users').select('id').limit(1).execute()).map((user) => user.id)
    await store.write((db) => fill(db, { boardId: id, people }))
    await sql.raw(store.kind === 'postgresql' ? 'vacuum analyze' : 'analyze').execute(store.read)
  }, 120_000)

  const queries: [string, (db: Db) => Promise<unknown>][] = [
    ['its cards', (db) => cards.selectCardsOfBoard(db, id)],
    ['their labels', (db) => cards.selectCardLabelsOfBoard(db, id)],
    ['who is on them', (db) => cards.selectCardMembersOfBoard(db, id)],
    ['those people', (db) => cards.selectPeopleOnCards(db, id)],
    ['the boards', (db) => boards.selectBoards(db, 1)],
    ['the archive', (db) => cards.selectArchivedCards(db, id, '', 0, 25)],
    ['the archive with a text', (db) => cards.selectArchivedCards(db, id, 'tarea 19', 0, 25)],
  ]
  it.each(queries)('reads %s by an index', async (_what, query) => {
    const { read } = server.current.services.store
    for (const plan of await explained(read, async (db) => void (await query(db)))) {
      expect(plan).not.toMatch(/Seq Scan on \\?"?card|SCAN card(s|Members|Labels)\b(?! USING)/)
    }
  })

  it('is read completely, and one of its cards is moved', async () => {
    const cardsOnBoard = async () => (await api('getBoard', { query: { id } })).body.lists.flatMap((list) => list.cards)
    expect(await cardsOnBoard()).toHaveLength(cardCount)
    const card = `${id}-card-7`
    await api('moveCards', { body: { cards: [{ id: card, position: 500 }] } })
    expect((await cardsOnBoard()).find((each) => each.id === card)!.position).toBe(500)
  })
})
