import { errorMessage } from '../../../api/problem.ts'
import { offerUndo } from '../../../ui/undo.ts'
import type { Draft } from './compose.ts'
import {
  addTypedRecipients,
  changeDraft,
  composer,
  dropComposer,
  flushDraft,
  openComposer,
  type Composer,
} from './composer.ts'
import { uploads } from './files.ts'
import { changeMails } from '../mail-changes.ts'
import { sendSoon } from './outbox.ts'
import { foldersQuery } from '../queries.ts'
import { queryClient } from '../../../api/query-client.ts'
import { isAddress, mostRecipients } from './recipients.ts'

const fields = ['to', 'cc', 'bcc'] as const

/** The reason why a draft cannot be sent, in Spanish; null if it can. */
export function obstacle(draft: Draft): string | null {
  const all = fields.flatMap((field) => draft[field])
  const wrong = all.filter((contact) => !isAddress(contact))
  if (wrong.length === 1) return `Revisá la dirección «${wrong[0]}».`
  if (wrong.length > 1) return `Revisá estas direcciones: ${wrong.join(', ')}.`
  if (draft.to.length === 0) return 'Agregá al menos un destinatario en «Para».'
  const crowded = fields.find((field) => draft[field].length > mostRecipients)
  return crowded ? `Un mail lleva hasta ${mostRecipients} destinatarios en cada campo.` : null
}

/** Saves the mail being written and queues it for sending. Returns the reason if it cannot be sent, else null. */
export async function sendComposer(current: Composer): Promise<string | null> {
  const draft = addTypedRecipients(current)
  changeDraft({ to: draft.to, cc: draft.cc, bcc: draft.bcc }, { to: '', cc: '', bcc: '' })
  const reason = obstacle(draft)
  if (reason) return reason
  const pending = uploads.get().filter((upload) => upload.composerKey === current.key)
  if (pending.some((upload) => upload.error)) return 'Hay archivos que no se pudieron subir. Reintentá o quitalos.'
  if (pending.length > 0) return 'Esperá a que terminen de subir los archivos.'
  const isStored = await flushDraft()
  const stored = composer.get()
  if (!stored || stored.key !== current.key) return null
  if (!isStored || !stored.draftId) return `Todavía no se pudo enviar. ${errorMessage(stored.error)}`
  dropComposer()
  sendSoon(stored.draftId, stored.draft)
  return null
}

/** Discards the mail. A stored draft moves to the trash; the user can undo it for some seconds. */
export async function discardComposer({ draft, typed, draftId: id }: Composer): Promise<void> {
  dropComposer()
  const folders = queryClient.getQueryData(foldersQuery.queryKey) ?? []
  const idOf = (slug: 'drafts' | 'trash') => folders.find((folder) => folder.slug === slug)?.id
  const [drafts, trash] = [idOf('drafts'), idOf('trash')]
  const state = { id: id ?? '', starred: false, important: false, unread: false, labels: [] }
  const isStored = id !== null && drafts !== undefined && trash !== undefined
  const isDone = isStored
    ? changeMails([{ ...state, folder: drafts }], { folder: trash }, 'No se pudo descartar el borrador')
    : Promise.resolve(true)
  const undo = async () => {
    const wasMoved = isStored && (await isDone)
    if (wasMoved) await changeMails([{ ...state, folder: trash }], { folder: drafts }, 'No se pudo deshacer')
    await openComposer({ draft, typed, draftId: id, focus: 'content', isChanged: true })
  }
  offerUndo({ text: 'Borrador descartado', undo: () => void undo() })
}
