import { queryOptions, type QueryKey } from '@tanstack/react-query'
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

/** The mutation key of changes of mails. */
export const mailChanges = ['mailbox', 'changes']

export const foldersQuery = q('listMailboxFolders')

export const filtersQuery = { ...q('listMailboxFilters'), staleTime: Infinity }

export const labelsQuery = q('listMailboxLabels')

export const settingsQuery = { ...q('getMailboxSettings'), staleTime: Infinity }

/** A page of mails. While another page of the same view is loaded, the rows of the last one stay. */
export function mailsQuery(place: Omit<Place, 'mailId'>) {
  const params = listParams(place)
  return queryOptions({
    ...q('listMails', params),
    placeholderData: (before: MailPage | undefined, query) => {
      const shown = query?.queryKey[2] as ListParams | undefined
      return shown && viewOf(shown) === viewOf(params) ? before : undefined
    },
  })
}

/** What is listed, the page and the text searched aside. */
const viewOf = ({ page: _page, query: _query, ...view }: ListParams) => JSON.stringify(view)

/** The cached pages of mails, each with what it lists. */
export const listedPages = (): { queryKey: QueryKey; list: ListParams; page: MailPage | undefined }[] =>
  queryClient
    .getQueriesData<MailPage>({ queryKey: keyOf('listMails') })
    .map(([queryKey, page]) => ({ queryKey, list: queryKey[2] as ListParams, page }))

/** One mail. A list that has it shows it at once. */
export const mailQuery = (id: string) => ({ ...q('getMail', { id }), placeholderData: () => listedMail(id) })

function listedMail(id: string): Schema<'MailboxMail'> | undefined {
  const mail = listedPages()
    .flatMap(({ page }) => page?.mails ?? [])
    .find((listed) => listed.id === id)
  if (!mail) return undefined
  const { ccCount: _ccCount, bccCount: _bccCount, ...rest } = mail
  return rest
}

/** Addresses of contacts whose name or address contains a text, to complete recipients from. */
export const recipientsQuery = (text: string) => ({
  ...q('listMailRecipients', { query: text }),
  enabled: text.length > 0,
  retry: false,
})

/** A mail as it is shown at this moment: one that was opened, else as a list has it. */
export const shownMail = (id: string): Schema<'MailboxMail'> | undefined =>
  queryClient.getQueryData(mailQuery(id).queryKey) ?? listedMail(id)

/** The file of an attachment, for a preview or to save it. */
export const attachmentQuery = (id: string) =>
  queryOptions({
    queryKey: keyOf('downloadMailAttachment', { id }),
    queryFn: ({ signal }) => download('downloadMailAttachment', { id }, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  })

export const prefetchMails = (place: Place): void => void queryClient.prefetchQuery(mailsQuery(place))
