/** The attachments of cards (docs/server.md, 'A record with attachments'). */
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

/** The attachments of a card in upload order. Throws 404. */
export async function listCardAttachments(ctx: Context, cardId: string): Promise<Attachment[]> {
  await getCard(ctx, cardId)
  return listAttachments(ctx.store.read, filesOf(cardId))
}

/** Attaches a file to a card. Throws 404, 409 for too many files, 413 beyond the quota. */
export function uploadCardAttachment(ctx: Context, cardId: string, file: UploadedFile): Promise<Attachment> {
  return writeToFiles(ctx, cardId, 'adjuntar', (db) => addAttachment(ctx, db, filesOf(cardId), file))
}

/** Opens an attachment of a card. Throws 404. */
export async function downloadCardAttachment(ctx: Context, { cardId, id }: CardFile): Promise<OpenFile> {
  await getCard(ctx, cardId)
  return openAttachment(ctx, filesOf(cardId), id)
}

/** Removes an attachment; it can be restored for a day. Throws 404. */
export async function removeCardAttachment(ctx: Context, { cardId, id }: CardFile): Promise<true> {
  await writeToFiles(ctx, cardId, 'quitar', (db) => withdrawAttachment(ctx, db, filesOf(cardId), id))
  return true
}

/** Restores a removed attachment; idempotent if it is still attached. Throws 404. */
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
