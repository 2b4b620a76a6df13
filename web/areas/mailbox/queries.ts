import { queryOptions, type QueryKey } from '@tanstack/react-query'
import { keepPreviousOf } from '../../api/keep-previous-data.ts'
import { download, keyOf, q } from '../../api/operations.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { listParams, type ListParams, type Place } from './place.ts'

export type Folder = Schema<'MailboxFolder'>
export type Label = Schema<'MailboxLabel'>
export type LabelColor = Schema<'MailboxLabelColor'>
export type Layout = Schema<'MailboxLayout'>
export type ListedMail = Schema<'MailboxListedMail'>
export type MailPage = Schema<'MailboxPage'>

export const mailChanges = ['mailbox', 'changes']

export const foldersQuery = q('listMailboxFolders')

export const filtersQuery = { ...q('listMailboxFilters'), staleTime: Infinity }

export const labelsQuery = q('listMailboxLabels')

export const settingsQuery = { ...q('getMailboxSettings'), staleTime: Infinity }

/** A page of mails. While another page of the same view loads, the previous rows stay as placeholder. */
export function mailsQuery(place: Omit<Place, 'mailId'>) {
  const params = listParams(place)
  return queryOptions({
    ...q('listMails', params),
    placeholderData: keepPreviousOf<ListParams>((previous) => viewOf(previous) === viewOf(params)),
  })
}

/** The view of list parameters, without page and search text, for comparison. */
const viewOf = ({ page: _page, query: _query, ...view }: ListParams) => JSON.stringify(view)

/** The cached pages of mails, each with its list parameters. */
export const listedPages = (): { queryKey: QueryKey; list: ListParams; page: MailPage | undefined }[] =>
  queryClient
    .getQueriesData<MailPage>({ queryKey: keyOf('listMails') })
    .map(([queryKey, page]) => ({ queryKey, list: queryKey[2] as ListParams, page }))

/** One mail, with a cached list row as placeholder. */
export const mailQuery = (id: string) => ({ ...q('getMail', { id }), placeholderData: () => listedMail(id) })

function listedMail(id: string): Schema<'MailboxMail'> | undefined {
  const mail = listedPages()
    .flatMap(({ page }) => page?.mails ?? [])
    .find((listed) => listed.id === id)
  if (!mail) return undefined
  const { ccCount: _ccCount, bccCount: _bccCount, ...rest } = mail
  return rest
}

/** Contacts whose name or address contains the text, for autocomplete. */
export const recipientsQuery = (text: string) => ({
  ...q('listMailRecipients', { query: text }),
  enabled: text.length > 0,
  retry: false,
})

/** The cached mail: the full one if it was opened, else the list row. */
export const cachedMail = (id: string): Schema<'MailboxMail'> | undefined =>
  queryClient.getQueryData(mailQuery(id).queryKey) ?? listedMail(id)

/** The file of an attachment. */
export const attachmentQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf('downloadMailAttachment', { id }),
    queryFn: ({ signal }) => download('downloadMailAttachment', { id }, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  })

export const prefetchMails = (place: Place): void => void queryClient.prefetchQuery(mailsQuery(place))
