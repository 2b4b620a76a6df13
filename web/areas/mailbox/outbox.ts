import { answer, api, ownState } from '../../api/client.ts'
import { notify } from '../../api/notices.ts'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { queryClient } from '../../api/query-client.ts'
import { whenSessionEnds } from '../../lib/session.ts'
import { endUndoOffers, offerUndo } from '../../ui/undo.ts'
import type { Draft } from './compose.ts'
import { openComposer } from './composer.ts'
import { refreshMails } from './mail-refresh.ts'
import { foldersQuery } from './queries.ts'

/** How long sending can be taken back. */
export const undoSeconds = 5
const headers = ownState
const waiting = new Map<string, () => void>()

/** Whether a draft went out although no answer came. */
async function wasSent(id: string): Promise<boolean> {
  try {
    const mail = await answer(api.GET('/api/apps/mailbox/mail', { params: { query: { id } }, headers }))
    const folders = await queryClient.ensureQueryData(foldersQuery)
    return folders.find(({ slug }) => slug === 'sent')?.id === mail.folder
  } catch {
    return false
  }
}

async function send(draftId: string, mail: Draft): Promise<void> {
  try {
    await answer(api.POST('/api/apps/mailbox/send', { body: { mail, draftId }, headers }))
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
 * Sends a stored draft when the time in which it can be taken back is over. It stays a draft until then, so whoever closes
 * the page meanwhile finds it there.
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
  waiting.set(draftId, offerUndo({ text: 'Enviando el mail…', seconds: undoSeconds, undo, onLapse }))
}

/** Keeps a mail that is about to be sent as a draft. */
export function cancelSending(draftId: string): void {
  waiting.get(draftId)?.()
  waiting.delete(draftId)
}

whenSessionEnds(() => {
  waiting.clear()
  endUndoOffers()
})
