/** Comments on cards. Only the author edits one; an administrador can delete any. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { newId } from '../../lib/ids.ts'
import { notFound } from '../../lib/problem.ts'
import { pageOf } from '../../records/page.ts'
import { notifyComment } from './card-notices.ts'
import { forgetOldCards, getCard } from './cards.service.ts'
import {
  countComments,
  deleteComment,
  insertComment,
  restoreComment,
  selectComment,
  selectComments,
  selectDeletedComment,
  updateComment,
} from './comments.queries.ts'
import { insertPeople } from './queries.ts'
import { writeToBoard } from './write-to-board.ts'

type CardComment = components['schemas']['CardComment']

/** A page of the comments of a card, newest first. Throws 404. */
export async function listCardComments(ctx: Context, { cardId, ...query }: Query<'listCardComments'>) {
  const card = await getCard(ctx, cardId)
  const page = pageOf(query, card.comments)
  const rows = await selectComments(ctx.store.read, cardId, page.offset, page.size)
  return { items: rows.map(toComment), ...page.answer }
}

/** Adds a comment of the user. Throws 404 for an unknown card. */
export async function createCardComment(ctx: Context, input: components['schemas']['CardCommentInput']) {
  const { cardId, text } = input
  const { boardId } = await getCard(ctx, cardId)
  const id = newId()
  return writeToBoard(ctx, boardId, async (db) => {
    const card = await getCard(ctx, cardId, db)
    await insertPeople(db, [ctx.user])
    const createdAt = ctx.clock().toISOString()
    await insertComment(db, { id, cardId, memberId: ctx.user.id, text: text.trim(), createdAt })
    await countComments(db, cardId)
    await notifyComment(ctx, db, card, text.trim())
    return toComment((await selectComment(db, ctx.company.id, id))!)
  })
}

/** Changes the text of the user's own comment. Throws 404. */
export async function updateCardComment(
  ctx: Context,
  id: string,
  { text }: components['schemas']['CardCommentPatch'],
): Promise<CardComment> {
  const { boardId } = await ownComment(ctx, ctx.store.read, id)
  return writeToBoard(ctx, boardId, async (db) => {
    const comment = await ownComment(ctx, db, id)
    if (text !== undefined && text.trim() !== comment.text) {
      await updateComment(db, id, { text: text.trim(), editedAt: ctx.clock().toISOString() })
    }
    return toComment(await ownComment(ctx, db, id))
  })
}

/** Deletes the user's own comment, or any as an administrador. Throws 404. */
export async function deleteCardComment(ctx: Context, id: string): Promise<true> {
  const mayDelete = ctx.company.role === 'administrador' ? existingComment : ownComment
  const { boardId, cardId } = await mayDelete(ctx, ctx.store.read, id)
  return writeToBoard(ctx, boardId, async (db) => {
    await mayDelete(ctx, db, id)
    await forgetOldCards(ctx, db)
    await deleteComment(db, id, { deletedAt: ctx.clock().toISOString(), deletedBy: ctx.user.id })
    await countComments(db, cardId)
    return true as const
  })
}

/** Restores a comment that the user deleted. Throws 404. */
export async function restoreCardComment(ctx: Context, id: string): Promise<CardComment> {
  const { boardId } = await deletedComment(ctx, ctx.store.read, id)
  return writeToBoard(ctx, boardId, async (db) => {
    const { cardId } = await deletedComment(ctx, db, id)
    await restoreComment(db, id)
    await countComments(db, cardId)
    return toComment(await existingComment(ctx, db, id))
  })
}

type CommentRow = Awaited<ReturnType<typeof selectComments>>[number]

function toComment({ id, cardId, memberId, name, avatar, text, createdAt, editedAt }: CommentRow): CardComment {
  return { id, cardId, author: { id: memberId, name, avatar }, text, createdAt, editedAt }
}

async function existingComment(ctx: Context, db: Db, id: string) {
  const comment = await selectComment(db, ctx.company.id, id)
  if (!comment) throw notFound('No encontramos ese comentario.')
  return comment
}

async function ownComment(ctx: Context, db: Db, id: string) {
  const comment = await existingComment(ctx, db, id)
  if (comment.memberId !== ctx.user.id) throw notFound('No encontramos ese comentario entre los tuyos.')
  return comment
}

async function deletedComment(ctx: Context, db: Db, id: string) {
  const comment = await selectDeletedComment(db, ctx.company.id, ctx.user.id, id)
  if (!comment) throw notFound('Ese comentario ya no se puede recuperar.')
  return comment
}
