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

/** How long sending can be taken back. */
export const undoSeconds = 5
type Waiting = { mail: Draft; endOffer: () => void }
const waiting = new Map<string, Waiting>()

/** Whether a draft went out although no answer came. */
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
 * Sends a stored draft when the time in which it can be taken back is over, or when the page is closed before. It stays a
 * draft until then, so that what cannot be sent is found there.
 */
export function sendSoon(draftId: string, mail: Draft): void {
  cancelSending(draftId)
  const undo = () => {
    waiting.delete(draftId)
    void openComposer({ draft: mail, draftId, focus: 'content' })
  }
  const onLapse = () => {
    waiting.delete(draftId)
    void send(draftId, mail)
  }
  const endOffer = offerUndo({ text: 'Enviando el mail…', seconds: undoSeconds, undo, onLapse })
  waiting.set(draftId, { mail, endOffer })
}

/** Keeps a mail that is about to be sent as a draft. */
export function cancelSending(draftId: string): void {
  waiting.get(draftId)?.endOffer()
  waiting.delete(draftId)
}

// Closing the page sends the mail too (`keepalive`). Such requests are limited to 64 kB: a larger mail stays a draft.
globalThis.addEventListener?.('pagehide', () => {
  for (const [draftId, { mail, endOffer }] of waiting) {
    endOffer()
    void send(draftId, mail, true)
  }
  waiting.clear()
})

whenSessionEnds(() => {
  waiting.clear()
  endUndoOffers()
})
