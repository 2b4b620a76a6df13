/** Creating, changing, moving and deleting cards. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import { invalid, notFound } from '../../lib/problem.ts'
import { removeAttachmentsOf } from '../../records/attachments.service.ts'
import { listChanges } from '../../records/history.ts'
import { pageOf } from '../../records/page.ts'
import { staleVersion } from '../../records/once.ts'
import {
  countArchivedCards,
  countCardChange,
  forgetDeleted,
  insertCard,
  replaceCardLabels,
  replaceCardMembers,
  selectAnyCard,
  selectArchivedCards,
  selectCardLabels,
  selectCardMembers,
  selectCardsById,
  selectCardsWithFiles,
  selectPlaces,
  updateArchivedAt,
  updateCardColumns,
  updateCardPositions,
  updateDeletedAt,
} from './cards.queries.ts'
import { place as placeAmong, positionBehind, positionsOf, type Placed } from '../../lib/positions.ts'
import { recordCardAction, recordCardChanges } from './card-history.ts'
import { notifyAssignments } from './card-notices.ts'
import { changedColumns, newColumns, onCards, toCards, type CardRow } from './card-columns.ts'
import { choosePeople, toMember } from './people.ts'
import { selectBoard, selectListsById } from './queries.ts'
import { requireDistinct, requireSameId } from './record-ids.ts'
import { writeToBoard, writeToBoards } from './write-to-board.ts'

type Schemas = components['schemas']
type Card = Schemas['Card']
type CardChange = Schemas['CardChange']

/** One card, even if archived. Throws 404. */
export async function getCard(ctx: Context, id: string, db: Db = ctx.store.read): Promise<Card> {
  await existingCards(ctx, db, [id])
  return (await cardsInOrder(ctx, db, [id]))[0]!
}

/** Adds a card to a list, as the last one unless a position is given. Throws 404 for an unknown list. */
export async function createCard(ctx: Context, input: Schemas['CardInput']): Promise<Card> {
  const { listId, labels = [], members = [], position } = input
  const list = await existingList(ctx, ctx.store.read, listId)
  if (input.boardId !== undefined && input.boardId !== list.boardId) throw otherBoard('card.boardId')
  const id = newId()
  return writeToBoard(ctx, list.boardId, async (db) => {
    await existingList(ctx, db, listId)
    const others = await selectPlaces(db, listId)
    const behind = positionBehind(others)
    const place = { id, companyId: ctx.company.id, boardId: list.boardId, listId, position: behind }
    await insertCard(db, { ...place, ...newColumns(input) })
    if (input.archived) await updateArchivedAt(db, id, ctx.clock().toISOString())
    await replaceCardLabels(db, id, list.boardId, labelIds(labels))
    await replaceCardMembers(db, id, await choosePeople(ctx, db, [], members))
    await updateCardPositions(db, placeAmong(others, [{ id, position: position ?? behind }], positionsOf(others)))
    const [card] = await cardsInOrder(ctx, db, [id])
    await recordCardAction(ctx, db, card!, 'crear')
    await notifyAssignments(ctx, db, [{ ...card!, members: [] }], [card!])
    return card!
  })
}

/** Merges the sent fields; the list may change within the board. Throws 404, and 409 for a stale version. */
export async function updateCard(ctx: Context, id: string, patch: Schemas['CardPatch']): Promise<Card> {
  requireSameId('card.id', id, patch.id)
  const [card] = await changeCards(ctx, [{ ...patch, id }], 'card')
  return card!
}

/** Merges several cards, all or none; returns them, then the cards moved by the change. Throws 404. */
export async function updateCards(ctx: Context, changes: CardChange[]): Promise<Card[]> {
  requireDistinct('cards', changes)
  return changeCards(ctx, changes, 'cards')
}

/** Moves cards within and between the lists of their board, all or none (docs/domain/suite.md, Boards and tasks). Throws 404. */
export async function moveCards(ctx: Context, moves: Schemas['CardMove'][]): Promise<Card[]> {
  const changes = moves.map(({ id, boardId, listId, position }) => ({ id, boardId, listId, position }))
  return updateCards(ctx, changes)
}

/** Deletes a card; it can be restored for a day. Throws 404. */
export async function deleteCard(ctx: Context, id: string): Promise<true> {
  const [card] = await existingCards(ctx, ctx.store.read, [id])
  return writeToBoard(ctx, card!.boardId, async (db) => {
    await recordCardAction(ctx, db, await getCard(ctx, id, db), 'eliminar')
    await forgetOldCards(ctx, db)
    await updateDeletedAt(db, id, ctx.clock().toISOString())
    return true as const
  })
}

/** Restores a deleted card; idempotent if it is not deleted. Throws 404, also if its list is deleted. */
export async function restoreCard(ctx: Context, id: string): Promise<Card> {
  const card = await selectAnyCard(ctx.store.read, ctx.company.id, id)
  if (!card) throw notFound('No encontramos esa tarjeta.')
  return writeToBoard(ctx, card.boardId, async (db) => {
    await existingList(ctx, db, card.listId)
    await updateDeletedAt(db, id, null)
    const restored = await getCard(ctx, id, db)
    if (card.deletedAt !== null) await recordCardAction(ctx, db, restored, 'restaurar')
    return restored
  })
}

/** A page of the history of a card, newest first. Throws 404. */
export async function listCardHistory(ctx: Context, { cardId, ...query }: Query<'listCardHistory'>) {
  await existingCards(ctx, ctx.store.read, [cardId])
  return listChanges(
    ctx,
    { desarrolladoraId: ctx.company.id, proyectos: ctx.company.proyectos, entidad: 'tarjeta', entidadId: cardId },
    query,
  )
}

/** A page of the archived cards of a board. Throws 404. */
export async function listArchivedCards(ctx: Context, { boardId, search, ...query }: Query<'listArchivedCards'>) {
  const db = ctx.store.read
  if (!(await selectBoard(db, ctx.company.id, boardId))) throw notFound('No encontramos ese tablero.')
  const text = search?.trim() ?? ''
  const page = pageOf(query, await countArchivedCards(db, boardId, text))
  const rows = await selectArchivedCards(db, boardId, text, page.offset, page.size)
  return { items: await withLabelsAndMembers(db, rows), ...page.answer }
}

async function changeCards(ctx: Context, changes: CardChange[], field: string): Promise<Card[]> {
  const ids = changes.map((change) => change.id)
  const boardIds = (await existingCards(ctx, ctx.store.read, ids)).map((card) => card.boardId)
  return writeToBoards(ctx, boardIds, async (db) => {
    const rows = await existingCards(ctx, db, ids)
    const before = await withLabelsAndMembers(db, rows)
    const cards = new Map(rows.map((card) => [card.id, card]))
    await requireOwnBoard(ctx, db, cards, changes, field)
    for (const change of changes) await mergeCard(ctx, db, cards.get(change.id)!, change)
    const moved = await placeCards(db, cards, changes)
    const after = await cardsInOrder(ctx, db, [...new Set([...ids, ...moved])])
    await recordCardChanges(ctx, db, before, after)
    await notifyAssignments(ctx, db, before, after)
    return after
  })
}

/** Requires a card to stay on its board: refuses another `boardId` and a list of another board. */
async function requireOwnBoard(
  ctx: Context,
  db: Db,
  cards: Map<string, CardRow>,
  changes: CardChange[],
  field: string,
) {
  const listIds = [...new Set(changes.flatMap(({ listId }) => listId ?? []))]
  const lists = listIds.length > 0 ? await selectListsById(db, ctx.company.id, listIds) : []
  for (const { id, boardId, listId } of changes) {
    const card = cards.get(id)!
    if (boardId !== undefined && boardId !== card.boardId) throw otherBoard(`${field}.boardId`)
    if (listId === undefined) continue
    const list = lists.find((each) => each.id === listId)
    if (!list) throw notFound('No encontramos esa lista.')
    if (list.boardId !== card.boardId) throw otherBoard(`${field}.listId`)
  }
}

async function mergeCard(ctx: Context, db: Db, card: CardRow, change: CardChange): Promise<void> {
  const { labels, members, archived, version } = change
  if (version !== undefined && version !== card.version) throw staleVersion()
  const fields = changedColumns(card, change)
  const isArchived = card.archivedAt !== null
  const isPutAway = archived !== undefined && archived !== isArchived
  if (Object.keys(fields).length > 0) await updateCardColumns(db, card.id, fields)
  if (labels) await replaceCardLabels(db, card.id, card.boardId, labelIds(labels))
  if (members) {
    const present = await selectCardMembers(db, [card.id])
    await replaceCardMembers(db, card.id, await choosePeople(ctx, db, present, members))
  }
  if (isPutAway) await updateArchivedAt(db, card.id, isArchived ? null : ctx.clock().toISOString())
  if (Object.keys(fields).length > 0 || labels || members || isPutAway) await countCardChange(db, card.id)
}

/** Moves cards to their new positions, list by list; returns the ids of all cards with a new position. */
async function placeCards(db: Db, cards: Map<string, CardRow>, changes: CardChange[]): Promise<string[]> {
  const moves = changes.flatMap(({ id, listId, position }) => {
    const card = cards.get(id)!
    const target = listId ?? card.listId
    const isMoved = target !== card.listId || (position !== undefined && position !== card.position)
    return isMoved ? [{ id, listId: target, position, isNew: target !== card.listId }] : []
  })
  const changed: string[] = []
  for (const [listId, arriving] of Map.groupBy(moves, (move) => move.listId)) {
    for (const { id, isNew } of arriving) if (isNew) await updateCardColumns(db, id, { listId })
    const present = await selectPlaces(db, listId)
    const leaving = new Set(moves.map((move) => move.id))
    const staying = present.filter(({ id }) => !leaving.has(id))
    const moved: Placed[] = []
    for (const { id, position } of arriving) {
      moved.push({ id, position: position ?? positionBehind([...staying, ...moved]) })
    }
    const placed = placeAmong(staying, moved, positionsOf(present))
    await updateCardPositions(db, placed)
    changed.push(...placed.map((card) => card.id))
  }
  return changed
}

/** The cards that are not deleted, in the order of the ids. */
async function cardsInOrder(ctx: Context, db: Db, ids: string[]): Promise<Card[]> {
  const cards = await withLabelsAndMembers(db, await selectCardsById(db, ctx.company.id, ids))
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Cards in wire form with their labels and members. */
export async function withLabelsAndMembers(db: Db, rows: CardRow[]): Promise<Card[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const labels = await selectCardLabels(db, ids)
  const members = await selectCardMembers(db, ids)
  const plainLabels = labels.map(({ cardId: _cardId, ...label }) => label)
  return toCards(rows, onCards(labels, plainLabels), onCards(members, members.map(toMember)))
}

async function existingCards(ctx: Context, db: Db, ids: string[]): Promise<CardRow[]> {
  const cards = await selectCardsById(db, ctx.company.id, ids)
  if (cards.length < ids.length) throw notFound('No encontramos esa tarjeta.')
  return cards
}

async function existingList(ctx: Context, db: Db, id: string) {
  const [list] = await selectListsById(db, ctx.company.id, [id])
  if (!list) throw notFound('No encontramos esa lista.')
  return list
}

function otherBoard(field: string) {
  return invalid(field, 'Es de otro tablero.')
}

function labelIds(labels: Schemas['BoardLabelReference'][]): string[] {
  return labels.map((label) => (typeof label === 'string' ? label : label.id))
}

/** Inside a transaction: permanently deletes what was deleted over a day ago, with its files. */
export async function forgetOldCards(ctx: Context, db: Db): Promise<void> {
  const before = new Date(ctx.clock().getTime() - 86_400_000).toISOString()
  await removeAttachmentsOf(db, 'tarjeta', await selectCardsWithFiles(db, before))
  await forgetDeleted(db, before)
}
