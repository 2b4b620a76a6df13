import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import { fold, sortKey } from '../../lib/text.ts'

type Fixture = {
  members: components['schemas']['BoardMember'][]
  boards: components['schemas']['BoardDetail'][]
}

/** The sample boards with everything on them. */
export async function seedScrumboard(db: Db, { move }: SeedContext): Promise<void> {
  const { members, boards } = readFixture<Fixture>('scrumboard')
  await db.insertInto('scrumboardMembers').values(members).execute()
  for (const { members: boardMembers, lists, labels, ...board } of boards) {
    const lastActivity = move.time(board.lastActivity)
    await db
      .insertInto('boards')
      .values({ ...board, lastActivity, sortKey: sortKey(board.title) })
      .execute()
    const places = boardMembers.map((member, place) => ({ boardId: board.id, memberId: member.id, place }))
    await db.insertInto('boardMembers').values(places).execute()
    const titled = labels.map((label) => ({ ...label, sortKey: sortKey(label.title) }))
    await db.insertInto('boardLabels').values(titled).execute()
    for (const { cards, ...list } of lists) {
      await db.insertInto('boardLists').values(list).execute()
      const rows = cards.map(({ labels: _labels, ...card }) => ({
        ...card,
        dueDate: card.dueDate === null ? null : move.date(card.dueDate),
        completed: card.completed ? 1 : 0,
        searchText: fold(`${card.title}\n${card.description ?? ''}`),
      }))
      await db.insertInto('cards').values(rows).execute()
      const onCards = cards.flatMap((card) => card.labels.map((label) => ({ cardId: card.id, labelId: label.id })))
      await db.insertInto('cardLabels').values(onCards).execute()
    }
  }
}
