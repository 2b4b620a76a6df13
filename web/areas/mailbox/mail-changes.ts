import { mutationOptions } from '@tanstack/react-query'
import { attempt } from '../../api/attempt.ts'
import { answer, api, ownState } from '../../api/client.ts'
import { optimisticChange } from '../../api/optimistic.ts'
import { queryClient } from '../../api/query-client.ts'
import { offerUndoOf } from '../../ui/undo.ts'
import { changedPage, inverseChanges, isListed, patched, recounted, type Change, type MailState } from './mail-cache.ts'
import { refreshMails } from './mail-refresh.ts'
import type { ListParams } from './place.ts'
import { foldersQuery, keys, labelsQuery, type MailPage } from './queries.ts'

const headers = ownState
type MailChange = {
  /** Changes what is cached. */
  show: () => void
  call: () => Promise<unknown>
}

/** One after the other, so that the last word of the person is the server's last too. */
const mailChange = mutationOptions({
  ...optimisticChange<MailChange>({
    mutationKey: keys.changes,
    keys: [keys.lists, keys.mails, keys.folders],
    show: ({ show }) => show(),
    refresh: refreshMails,
  }),
  scope: { id: 'mailbox' },
  mutationFn: ({ call }: MailChange) => call(),
})

/** Changes the cached lists, mails and counts. */
function showChange(mails: readonly MailState[], change: Change): void {
  const folders = queryClient.getQueryData(foldersQuery.queryKey) ?? []
  const labels = queryClient.getQueryData(labelsQuery.queryKey) ?? []
  for (const [queryKey, page] of queryClient.getQueriesData<MailPage>({ queryKey: keys.lists })) {
    const list = queryKey[2] as ListParams
    if (page)
      queryClient.setQueryData(
        queryKey,
        changedPage(page, change, (mail) => isListed(list, mail, folders, labels)),
      )
  }
  for (const { id } of mails) {
    queryClient.setQueryData<MailState>([...keys.mails, id], (mail) => mail && patched(mail, change.mail))
  }
  const after = mails.map((mail) => patched(mail, change.mail))
  queryClient.setQueryData(foldersQuery.queryKey, (counted) => counted && recounted(counted, mails, after))
}

const sendChange = (change: Change) =>
  answer(api.PATCH('/api/apps/mailbox/mails', { body: change, headers, keepalive: true }))

/** Changes mails; `failure` titles the notice where it does not succeed, null tells nothing. */
export function changeMails(mails: readonly MailState[], patch: Change['mail'], failure: string | null) {
  const change = { ids: mails.map(({ id }) => id), mail: patch }
  return attempt(mailChange, { show: () => showChange(mails, change), call: () => sendChange(change) }, failure)
}

/** Changes mails and offers to take it back. */
export function changeWithUndo(
  mails: readonly MailState[],
  patch: Change['mail'],
  texts: { done: string; failure: string },
): void {
  const isDone = changeMails(mails, patch, texts.failure)
  const undo = async () => {
    for (const change of inverseChanges(mails, patch)) {
      const changed = mails.filter(({ id }) => change.ids.includes(id)).map((mail) => patched(mail, patch))
      await changeMails(changed, change.mail, 'No se pudo deshacer')
    }
  }
  void offerUndoOf(isDone, { text: texts.done, undo: () => void undo() })
}

/** Deletes mails for good. */
export function deleteForever(mails: readonly MailState[]): Promise<boolean> {
  const ids = mails.map(({ id }) => id)
  const show = () => showChange(mails, { ids, mail: { folder: '' } })
  const call = () => answer(api.POST('/api/apps/mailbox/mails/delete', { body: { ids }, headers }))
  return attempt(mailChange, { show, call }, 'No se pudo eliminar')
}

/** Empties the trash or the spam. */
export function emptyFolder(folder: 'trash' | 'spam'): Promise<boolean> {
  const show = () => {
    for (const [queryKey] of queryClient.getQueriesData<MailPage>({ queryKey: keys.lists })) {
      const { folder: listed } = queryKey[2] as ListParams
      const pagination = {
        totalResults: 0,
        resultsPerPage: 10,
        currentPage: 1,
        lastPage: 1,
        startIndex: 0,
        endIndex: -1,
      }
      if (listed === folder) queryClient.setQueryData(queryKey, { mails: [], pagination })
    }
    queryClient.setQueryData(foldersQuery.queryKey, (all) =>
      all?.map((each) => (each.slug === folder ? { ...each, count: 0 } : each)),
    )
  }
  const call = () => answer(api.DELETE('/api/apps/mailbox/mails', { params: { query: { folder } }, headers }))
  return attempt(mailChange, { show, call }, 'No se pudo vaciar la carpeta')
}
