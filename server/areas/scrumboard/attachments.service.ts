/** The files of cards (docs/server.md, 'A record with attachments'). */
import type { Context } from '../../context.ts'
import type { OpenFile } from '../../db/files/files.ts'
import type { Db } from '../../db/schema.ts'
import type { UploadedFile } from '../../lib/file-content.ts'
import {
  addAttachment,
  listAttachments,
  openAttachment,
  returnAttachment,
  withdrawAttachment,
  type Attachment,
} from '../../records/attachments.service.ts'
import { recordCardPart } from './card-history.ts'
import { updateAttachmentCount } from './cards.queries.ts'
import { getCard } from './cards.service.ts'
import { writeToBoard } from './write-to-board.ts'

export type CardFile = { cardId: string; id: string }

const filesOf = (cardId: string) => ({ entity: 'tarjeta', entityId: cardId })

/** The files of a card in the order of upload. Throws 404. */
export async function listCardAttachments(ctx: Context, cardId: string): Promise<Attachment[]> {
  await getCard(ctx, cardId)
  return listAttachments(ctx.store.read, filesOf(cardId))
}

/** Gives a card a file. Throws 404, 409 for too many files, 413 beyond the quota. */
export function uploadCardAttachment(ctx: Context, cardId: string, file: UploadedFile): Promise<Attachment> {
  return writeToFiles(ctx, cardId, 'adjuntar', (db) => addAttachment(ctx, db, filesOf(cardId), file))
}

/** A file of a card with its content. Throws 404. */
export async function downloadCardAttachment(ctx: Context, { cardId, id }: CardFile): Promise<OpenFile> {
  await getCard(ctx, cardId)
  return openAttachment(ctx, filesOf(cardId), id)
}

/** Takes a file from a card; for a day it can be brought back. Throws 404. */
export async function removeCardAttachment(ctx: Context, { cardId, id }: CardFile): Promise<true> {
  await writeToFiles(ctx, cardId, 'quitar', (db) => withdrawAttachment(ctx, db, filesOf(cardId), id))
  return true
}

/** Brings a file back that was taken from a card; one that is there stays as it is. Throws 404. */
export function restoreCardAttachment(ctx: Context, { cardId, id }: CardFile): Promise<Attachment> {
  return writeToFiles(ctx, cardId, 'reponer', (db) => returnAttachment(db, filesOf(cardId), id))
}

async function writeToFiles(
  ctx: Context,
  cardId: string,
  action: string,
  work: (db: Db) => Promise<Attachment>,
): Promise<Attachment> {
  const { boardId } = await getCard(ctx, cardId)
  return writeToBoard(ctx, boardId, async (db) => {
    const { attachments: before } = await getCard(ctx, cardId, db)
    const file = await work(db)
    const present = await listAttachments(db, filesOf(cardId))
    await updateAttachmentCount(db, cardId, present.length)
    if (present.length !== before) await recordCardPart(ctx, db, cardId, action, { archivo: file.name })
    return file
  })
}
