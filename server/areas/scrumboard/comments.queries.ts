/** Queries of the comments on cards. */
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { personColumns } from './queries.ts'

function comments(db: Db) {
  return db
    .selectFrom('cardComments')
    .innerJoin('scrumboardMembers', 'scrumboardMembers.id', 'cardComments.memberId')
    .leftJoin('users', 'users.id', 'scrumboardMembers.id')
    .select([
      'cardComments.id',
      'cardComments.cardId',
      'cardComments.memberId',
      'cardComments.text',
      'cardComments.createdAt',
      'cardComments.editedAt',
      ...personColumns,
    ])
}

/** A page of the comments of a card, newest first. */
export function selectComments(db: Db, cardId: string, offset: number, limit: number) {
  const ofCard = comments(db).where('cardComments.cardId', '=', cardId).where('cardComments.deletedAt', 'is', null)
  return ofCard.orderBy('cardComments.seq', 'desc').offset(offset).limit(limit).execute()
}

/** A comment in a company with its card's board, or undefined. */
export function selectComment(db: Db, companyId: number, id: string) {
  return comments(db)
    .innerJoin('cards', 'cards.id', 'cardComments.cardId')
    .select('cards.boardId')
    .where('cardComments.id', '=', id)
    .where('cardComments.deletedAt', 'is', null)
    .where('cards.companyId', '=', companyId)
    .where('cards.deletedAt', 'is', null)
    .executeTakeFirst()
}

type CommentRow = { id: string; cardId: string; memberId: string; text: string; createdAt: string }

export async function insertComment(db: Db, comment: CommentRow): Promise<void> {
  await db.insertInto('cardComments').values(comment).execute()
}

export async function updateComment(db: Db, id: string, fields: { text: string; editedAt: string }): Promise<void> {
  await db.updateTable('cardComments').set(fields).where('id', '=', id).execute()
}

/** Marks a comment as deleted. */
export async function deleteComment(db: Db, id: string, by: { deletedAt: string; deletedBy: string }): Promise<void> {
  await db.updateTable('cardComments').set(by).where('id', '=', id).execute()
}

/** The card and board of a comment deleted by a user, if the card exists; or undefined. */
export function selectDeletedComment(db: Db, companyId: number, deletedBy: string, id: string) {
  return db
    .selectFrom('cardComments')
    .innerJoin('cards', 'cards.id', 'cardComments.cardId')
    .select(['cards.boardId', 'cardComments.cardId'])
    .where('cardComments.id', '=', id)
    .where('cardComments.deletedBy', '=', deletedBy)
    .where('cards.companyId', '=', companyId)
    .where('cards.deletedAt', 'is', null)
    .executeTakeFirst()
}

/** Restores a deleted comment. */
export async function restoreComment(db: Db, id: string): Promise<void> {
  await db.updateTable('cardComments').set({ deletedAt: null, deletedBy: null }).where('id', '=', id).execute()
}

/** Stores the comment count of a card. */
export async function countComments(db: Db, cardId: string): Promise<void> {
  const comments = sql<number>`(select count(*) from "cardComments" where "cardId" = ${cardId} and "deletedAt" is null)`
  await db.updateTable('cards').set({ comments }).where('id', '=', cardId).execute()
}
