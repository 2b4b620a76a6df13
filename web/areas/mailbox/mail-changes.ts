import { mutationOptions } from '@tanstack/react-query'
import { attempt } from '../../api/attempt.ts'
import { call, keyOf } from '../../api/operations.ts'
import { optimisticChange } from '../../api/optimistic.ts'
import { queryClient } from '../../api/query-client.ts'
import { offerUndoOf } from '../../ui/undo.ts'
import {
  patchPage,
  inverseChanges,
  isListed,
  patchMail,
  recountFolders,
  type Change,
  type MailState,
} from './mail-cache.ts'
import { refreshMails } from './mail-refresh.ts'
import { foldersQuery, labelsQuery, listedPages, mailChanges, mailQuery } from './queries.ts'

type MailChange = {
  /** Applies the change to the cache. */
  show: () => void
  send: () => Promise<unknown>
}

/** `scope` runs changes one at a time, so that the server applies them in the user's order. */
const mailChange = mutationOptions({
  ...optimisticChange<MailChange>({
    mutationKey: mailChanges,
    keys: [keyOf('listMails'), keyOf('getMail'), foldersQuery.queryKey],
    show: ({ show }) => show(),
    refresh: refreshMails,
  }),
  scope: { id: 'mailbox' },
  mutationFn: ({ send }: MailChange) => send(),
})

/** Applies a change to the cached lists, mails and counts. */
function showChange(mails: readonly MailState[], change: Change): void {
  const folders = queryClient.getQueryData(foldersQuery.queryKey) ?? []
  const labels = queryClient.getQueryData(labelsQuery.queryKey) ?? []
  for (const { queryKey, list, page } of listedPages()) {
    if (page)
      queryClient.setQueryData(
        queryKey,
        patchPage(page, change, (mail) => isListed(list, mail, folders, labels)),
      )
  }
  for (const { id } of mails) {
    queryClient.setQueryData(mailQuery(id).queryKey, (mail) => mail && patchMail(mail, change.mail))
  }
  const after = mails.map((mail) => patchMail(mail, change.mail))
  queryClient.setQueryData(foldersQuery.queryKey, (counts) => counts && recountFolders(counts, mails, after))
}

const sendChange = (change: Change) => call('updateMails', { body: change }, { keepalive: true })

/** Changes mails. `failure` is the title of the error notice; null shows none. */
export function changeMails(mails: readonly MailState[], patch: Change['mail'], failure: string | null) {
  const change = { ids: mails.map(({ id }) => id), mail: patch }
  return attempt(mailChange, { show: () => showChange(mails, change), send: () => sendChange(change) }, failure)
}

/** Changes mails and offers to undo it. */
export function changeWithUndo(
  mails: readonly MailState[],
  patch: Change['mail'],
  texts: { done: string; failure: string },
): void {
  const isDone = changeMails(mails, patch, texts.failure)
  const undo = async () => {
    for (const change of inverseChanges(mails, patch)) {
      const changed = mails.filter(({ id }) => change.ids.includes(id)).map((mail) => patchMail(mail, patch))
      await changeMails(changed, change.mail, 'No se pudo deshacer')
    }
  }
  void offerUndoOf(isDone, { text: texts.done, undo: () => void undo() })
}

/** Deletes mails permanently. */
export function deleteForever(mails: readonly MailState[]): Promise<boolean> {
  const ids = mails.map(({ id }) => id)
  const show = () => showChange(mails, { ids, mail: { folder: '' } })
  const send = () => call('deleteMails', { body: { ids } })
  return attempt(mailChange, { show, send }, 'No se pudo eliminar')
}

/** Permanently deletes every mail in the trash or spam folder. */
export function emptyFolder(folder: 'trash' | 'spam'): Promise<boolean> {
  const show = () => {
    for (const { queryKey, list } of listedPages()) {
      const pagination = {
        totalResults: 0,
        resultsPerPage: 10,
        currentPage: 1,
        lastPage: 1,
        startIndex: 0,
        endIndex: -1,
      }
      if (list.folder === folder) queryClient.setQueryData(queryKey, { mails: [], pagination })
    }
    queryClient.setQueryData(foldersQuery.queryKey, (all) =>
      all?.map((each) => (each.slug === folder ? { ...each, count: 0 } : each)),
    )
  }
  const send = () => call('emptyMailFolder', { folder })
  return attempt(mailChange, { show, send }, 'No se pudo vaciar la carpeta')
}
