import { notify } from '../../../api/notices.ts'
import { call } from '../../../api/operations.ts'
import { ApiError, errorMessage } from '../../../api/problem.ts'
import { queryClient } from '../../../api/query-client.ts'
import { whenSessionEnds } from '../../../lib/session.ts'
import { endUndoOffers, offerUndo } from '../../../ui/undo.ts'
import type { Draft } from './compose.ts'
import { openComposer } from './composer.ts'
import { refreshMails } from '../mail-refresh.ts'
import { foldersQuery } from '../queries.ts'

/** How long the user can undo sending. */
export const undoSeconds = 5
type PendingSend = { mail: Draft; endOffer: () => void }
const pendingSends = new Map<string, PendingSend>()

/** Whether a draft was sent although the response was lost. */
async function wasSent(id: string): Promise<boolean> {
  try {
    const mail = await call('getMail', { id })
    const folders = await queryClient.ensureQueryData(foldersQuery)
    return folders.find(({ slug }) => slug === 'sent')?.id === mail.folder
  } catch {
    return false
  }
}

async function send(draftId: string, mail: Draft, keepalive = false): Promise<void> {
  try {
    await call('sendMail', { body: { mail, draftId } }, { keepalive })
    notify({ type: 'success', title: 'Mail enviado', message: mail.subject })
  } catch (error) {
    const isUnsure = error instanceof ApiError && (error.status === 0 || error.status === 409)
    if (isUnsure && (await wasSent(draftId))) notify({ type: 'success', title: 'Mail enviado', message: mail.subject })
    else {
      const message = `${errorMessage(error)} Lo que escribiste quedó en Borradores.`
      notify({ type: 'error', title: 'No se pudo enviar el mail', message, duration: 0 })
    }
  } finally {
    refreshMails()
  }
}

/**
 * Sends a stored draft once the undo period ends or the page closes. It stays a draft until then, so a mail that fails
 * to send is not lost.
 */
export function sendSoon(draftId: string, mail: Draft): void {
  cancelSending(draftId)
  const undo = () => {
    pendingSends.delete(draftId)
    void openComposer({ draft: mail, draftId, focus: 'content' })
  }
  const onLapse = () => {
    pendingSends.delete(draftId)
    void send(draftId, mail)
  }
  const endOffer = offerUndo({ text: 'Enviando el mail…', seconds: undoSeconds, undo, onLapse })
  pendingSends.set(draftId, { mail, endOffer })
}

/** Cancels a pending send; the mail stays a draft. */
export function cancelSending(draftId: string): void {
  pendingSends.get(draftId)?.endOffer()
  pendingSends.delete(draftId)
}

// Closing the page sends the mail with `keepalive`, which browsers limit to 64 kB: a larger mail stays a draft.
globalThis.addEventListener?.('pagehide', () => {
  for (const [draftId, { mail, endOffer }] of pendingSends) {
    endOffer()
    void send(draftId, mail, true)
  }
  pendingSends.clear()
})

whenSessionEnds(() => {
  pendingSends.clear()
  endUndoOffers()
})
