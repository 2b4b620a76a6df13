import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { fold } from '../../lib/text.ts'
import { selectAttachmentsOf, type AttachmentRow } from './files.queries.ts'
import type { MessageRow } from './messages.queries.ts'

type ChatMessage = components['schemas']['ChatMessage']
type Named = { name: string; type: string }

const longestQuote = 300
const link = /https?:\/\/|www\./i

const isImage = ({ type }: Named) => type.startsWith('image/')

function quoteOf({ quotedId, quotedValue, quotedIsMine, quotedDeletedAt }: MessageRow): Pick<ChatMessage, 'replyTo'> {
  if (quotedId === null) return {}
  // A message without text that is not deleted has files.
  const text = quotedValue!.slice(0, longestQuote).toWellFormed() || 'Archivo'
  return { replyTo: { id: quotedId, value: quotedDeletedAt === null ? text : '', isMine: quotedIsMine === 1 } }
}

const toAttachment = ({ id, name, type, size }: AttachmentRow) => ({ id, name, type, size })

function toMessage(ctx: Context, row: MessageRow, contactId: string, files: AttachmentRow[] = []): ChatMessage {
  const { id, chatId, createdAt, editedAt, deletedAt } = row
  return {
    id,
    chatId,
    // A user's own messages carry the user's id (docs/domain/suite.md, Chat).
    contactId: row.isMine === 1 ? ctx.user.id : contactId,
    value: deletedAt === null ? row.value : '',
    createdAt,
    isMine: row.isMine === 1,
    ...(editedAt !== null && { editedAt }),
    ...(deletedAt !== null && { deletedAt }),
    ...quoteOf(row),
    ...(files.length > 0 && { attachments: files.map(toAttachment) }),
  }
}

const mostAtOnce = 1000

/** Messages in wire form with their files; `contactOf` returns the contact of a chat. */
export async function toMessages(
  ctx: Context,
  db: Db,
  rows: MessageRow[],
  contactOf: (chatId: string) => string,
): Promise<ChatMessage[]> {
  const carriers = rows.filter((row) => row.deletedAt === null && row.hasMedia + row.hasDocs > 0)
  const files: AttachmentRow[] = []
  for (let start = 0; start < carriers.length; start += mostAtOnce) {
    const seqs = carriers.slice(start, start + mostAtOnce).map(({ seq }) => seq)
    files.push(...(await selectAttachmentsOf(db, seqs)))
  }
  const filesOf = Map.groupBy(files, ({ messageSeq }) => messageSeq)
  return rows.map((row) => toMessage(ctx, row, contactOf(row.chatId), filesOf.get(row.seq)))
}

/** The columns derived from a message's content. */
export const contentColumns = (value: string, files: Named[]) => ({
  value,
  searchText: fold([value, ...files.map(({ name }) => name)].join('\n').trim()),
  hasMedia: Number(files.some(isImage)),
  hasDocs: Number(files.some((file) => !isImage(file))),
  hasLinks: Number(link.test(value)),
})

/** The text of a conversation's last message, as lists show it. */
export function lastText(value: string, files: Named[]): string {
  if (value.trim() !== '' || files.length === 0) return value
  return files.length === 1 ? `📎 ${files[0]!.name}` : `📎 ${files.length} archivos`
}

export const deletedText = 'Mensaje eliminado'
