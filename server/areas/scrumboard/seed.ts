import { sql } from 'kysely'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { SeedContext } from '../../db/seed-context.ts'
import type { Db } from '../../db/schema.ts'
import type { SampleCopy } from '../../lib/sample-copy.ts'
import { positionSpacing } from '../../lib/positions.ts'
import { sortKey } from '../../lib/text.ts'
import { newColumns } from './card-columns.ts'
import { copyToMembers } from './cards.queries.ts'

type Fixture = {
  members: components['schemas']['BoardMember'][]
  boards: components['schemas']['BoardDetail'][]
  comments: components['schemas']['CardComment'][]
  taskSections: components['schemas']['TaskSection'][]
  /** The cards of each section. */
  taskPlaces: Record<string, string[]>
}

/** Seeds the sample boards with their contents for each company. */
export async function seedScrumboard(db: Db, context: SeedContext): Promise<void> {
  const { members, boards, comments, taskSections, taskPlaces } = readFixture<Fixture>('scrumboard')
  const demo = context.accounts.find(({ user }) => user.id === members[0]!.id)
  for (const copy of context.copies) {
    const hasAccount = (id: string) => context.accounts.some(({ user }) => user.id === id)
    const people = members.filter(({ id }) => !hasAccount(id))
    const rows = people.map((person) => ({ ...person, id: copy.idOf(person.id), companyId: copy.companyId }))
    await db.insertInto('scrumboardMembers').values(rows).execute()
    // Users with an account are on the boards of their own companies.
    const companyAccounts = context.accounts.filter(({ companyIds }) => companyIds.includes(copy.companyId))
    const colleagues = companyAccounts.map(({ user: { id, name, avatar } }) => ({
      id,
      name,
      avatar,
      companyId: null,
    }))
    await db
      .insertInto('scrumboardMembers')
      .values(colleagues)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const memberId = (id: string) => {
      if (!hasAccount(id)) return [copy.idOf(id)]
      return colleagues.some((colleague) => colleague.id === id) ? [id] : []
    }
    const ownComments = comments.filter(({ author }) => memberId(author.id).length > 0)
    for (const board of boards) await seedBoard(db, context, copy, board, ownComments, memberId)
    await seedComments(db, context, copy, ownComments, memberId)
    if (demo?.companyIds.includes(copy.companyId)) await seedSections(db, copy, demo.user.id, taskSections, taskPlaces)
  }
}

async function seedSections(
  db: Db,
  { companyId, idOf }: SampleCopy,
  userId: string,
  sections: Fixture['taskSections'],
  cardsOf: Fixture['taskPlaces'],
): Promise<void> {
  const positionOf = (index: number) => (index + 1) * positionSpacing
  const rows = sections.map(({ id, title }, index) => ({
    id: idOf(id),
    userId,
    companyId,
    title,
    position: positionOf(index),
  }))
  await db.insertInto('taskSections').values(rows).execute()
  const places = Object.entries(cardsOf).flatMap(([sectionId, cardIds]) =>
    cardIds.map((cardId, index) => ({
      userId,
      cardId: idOf(cardId),
      sectionId: idOf(sectionId),
      position: positionOf(index),
    })),
  )
  await db.insertInto('taskPlaces').values(places).execute()
}

async function seedComments(
  db: Db,
  { move }: SeedContext,
  { idOf }: SampleCopy,
  comments: Fixture['comments'],
  memberId: (id: string) => string[],
): Promise<void> {
  const rows = comments.map(({ id, cardId, author, createdAt, editedAt, text }) => ({
    id: idOf(id),
    cardId: idOf(cardId),
    memberId: memberId(author.id)[0]!,
    text,
    createdAt: move.time(createdAt),
    editedAt: editedAt && move.time(editedAt),
  }))
  if (rows.length > 0) await db.insertInto('cardComments').values(rows).execute()
}

async function seedBoard(
  db: Db,
  { move }: SeedContext,
  { companyId, idOf }: SampleCopy,
  { members, lists, labels, ...board }: Fixture['boards'][number],
  comments: Fixture['comments'],
  memberId: (id: string) => string[],
): Promise<void> {
  const boardId = idOf(board.id)
  const lastActivity = move.time(board.lastActivity)
  const row = { ...board, id: boardId, companyId, lastActivity, sortKey: sortKey(board.title) }
  await db.insertInto('boards').values(row).execute()
  const places = members.flatMap(({ id }) => memberId(id)).map((id, place) => ({ boardId, memberId: id, place }))
  if (places.length > 0) await db.insertInto('boardMembers').values(places).execute()
  const titled = labels.map(({ id, title, color }) => ({
    id: idOf(id),
    boardId,
    title,
    color,
    sortKey: sortKey(title),
  }))
  await db.insertInto('boardLabels').values(titled).execute()
  for (const { cards, ...list } of lists) {
    const listId = idOf(list.id)
    await db
      .insertInto('boardLists')
      .values({ ...list, id: listId, boardId })
      .execute()
    const rows = cards.map(({ labels: _labels, members: working, archived: _archived, ...card }) => {
      const checklist = card.checklist.map((step) => ({ ...step, id: idOf(step.id) }))
      return {
        ...card,
        ...newColumns({ ...card, listId, checklist }),
        id: idOf(card.id),
        companyId,
        boardId,
        listId,
        isFree: working.some(({ id }) => memberId(id).length > 0) ? 0 : 1,
        comments: comments.filter(({ cardId }) => cardId === card.id).length,
        dueDate: card.dueDate === null ? null : move.date(card.dueDate),
      }
    })
    await db.insertInto('cards').values(rows).execute()
    await seedLabelsAndPeople(db, cards, idOf, memberId)
  }
}

async function seedLabelsAndPeople(
  db: Db,
  cards: components['schemas']['Card'][],
  idOf: SampleCopy['idOf'],
  memberId: (id: string) => string[],
): Promise<void> {
  const onCards = cards.flatMap((card) =>
    card.labels.map((label) => ({ cardId: idOf(card.id), labelId: idOf(label.id) })),
  )
  await db.insertInto('cardLabels').values(onCards).execute()
  const working = cards.flatMap((card) =>
    card.members.flatMap(({ id }) => memberId(id)).map((id, place) => ({ cardId: idOf(card.id), memberId: id, place })),
  )
  if (working.length === 0) return
  await db.insertInto('cardMembers').values(working).execute()
  await copyToMembers(db, sql`in (${sql.join(working.map(({ cardId }) => cardId))})`)
}
