import { queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { listParams, type ListParams, type Place } from './place.ts'

export type Folder = Schema<'MailboxFolder'>
export type Label = Schema<'MailboxLabel'>
export type LabelColor = Schema<'MailboxLabelColor'>
export type Layout = Schema<'MailboxLayout'>
export type ListedMail = Schema<'MailboxListedMail'>
export type MailPage = Schema<'MailboxPage'>

const headers = ownState

export const keys = {
  lists: ['mailbox', 'mails'],
  mails: ['mailbox', 'mail'],
  folders: ['mailbox', 'folders'],
  labels: ['mailbox', 'labels'],
  settings: ['mailbox', 'settings'],
  /** The name of changes that are under way. */
  changes: ['mailbox', 'changes'],
} as const

export const foldersQuery = queryOptions({
  queryKey: keys.folders,
  queryFn: ({ signal }) => answer(api.GET('/api/apps/mailbox/folders', { headers, signal })),
})

export const filtersQuery = queryOptions({
  queryKey: ['mailbox', 'filters'],
  queryFn: ({ signal }) => answer(api.GET('/api/apps/mailbox/filters', { headers, signal })),
  staleTime: Infinity,
})

export const labelsQuery = queryOptions({
  queryKey: keys.labels,
  queryFn: ({ signal }) => answer(api.GET('/api/apps/mailbox/labels', { headers, signal })),
})

export const settingsQuery = queryOptions({
  queryKey: keys.settings,
  queryFn: ({ signal }) => answer(api.GET('/api/apps/mailbox/settings', { headers, signal })),
  staleTime: Infinity,
})

/** A page of mails. While another page of the same view is on its way, the rows of the last one stay. */
export function mailsQuery(place: Omit<Place, 'mailId'>) {
  const params = listParams(place)
  return queryOptions({
    queryKey: [...keys.lists, params] as const,
    queryFn: ({ signal }) => answer(api.GET('/api/apps/mailbox/mails', { params: { query: params }, headers, signal })),
    placeholderData: (before: MailPage | undefined, query) => {
      const shown = query?.queryKey[2] as ListParams | undefined
      return shown && viewOf(shown) === viewOf(params) ? before : undefined
    },
  })
}

/** What is listed, the page and the text searched aside. */
const viewOf = ({ page: _page, query: _query, ...view }: ListParams) => JSON.stringify(view)

/** One mail. A list that has it shows it at once. */
export function mailQuery(id: string) {
  return queryOptions({
    queryKey: [...keys.mails, id] as const,
    queryFn: ({ signal }) => answer(api.GET('/api/apps/mailbox/mail', { params: { query: { id } }, headers, signal })),
    placeholderData: () => listedMail(id),
  })
}

function listedMail(id: string): Schema<'MailboxMail'> | undefined {
  const pages = queryClient.getQueriesData<MailPage>({ queryKey: keys.lists }).map(([, page]) => page)
  const mail = pages.flatMap((page) => page?.mails ?? []).find((listed) => listed.id === id)
  if (!mail) return undefined
  const { ccCount: _ccCount, bccCount: _bccCount, ...rest } = mail
  return rest
}

/** Addresses of contacts whose name or address contains a text, to complete recipients from. */
export function recipientsQuery(text: string) {
  return queryOptions({
    queryKey: ['contacts', 'recipients', text],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/apps/mailbox/recipients', { params: { query: { query: text } }, headers, signal })),
    enabled: text.length > 0,
    retry: false,
  })
}

/** A mail as it is shown at this moment: one that was opened, else as a list has it. */
export const shownMail = (id: string): Schema<'MailboxMail'> | undefined =>
  queryClient.getQueryData(mailQuery(id).queryKey) ?? listedMail(id)

/** The file of an attachment, for a preview or for keeping. */
export function attachmentQuery(id: string) {
  return queryOptions({
    queryKey: ['mailbox', 'attachment', id],
    queryFn: ({ signal }) => downloadAttachment(id, signal),
    staleTime: Infinity,
    gcTime: 60_000,
  })
}

export function downloadAttachment(id: string, signal?: AbortSignal): Promise<Blob> {
  const params = { query: { id } }
  const call = api.GET('/api/apps/mailbox/attachment', { params, headers, signal, parseAs: 'blob' })
  return answer(call) as Promise<unknown> as Promise<Blob>
}

export const prefetchMails = (place: Place): void => void queryClient.prefetchQuery(mailsQuery(place))
