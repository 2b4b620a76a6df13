import type { Query } from '@tanstack/react-query'
import type { OperationId } from '../../api/operations.ts'
import { queryClient } from '../../api/query-client.ts'
import { mailChanges } from './queries.ts'

/** What a change of the mailbox leaves as it is. */
const lasting = new Set<unknown>([
  'downloadMailAttachment',
  'listMailboxFilters',
  'listMailRecipients',
] satisfies OperationId[])
const changesWithMails = new Set<unknown>(['listMails', 'getMail', 'listMailboxFolders'] satisfies OperationId[])
let askedAt = 0

function ask(isMeant: (query: Query) => boolean): void {
  askedAt = Date.now()
  void queryClient.invalidateQueries({ queryKey: ['mailbox'], predicate: isMeant })
}

/** Asks the server again for all that changes of mails may touch. */
export function refreshMails(): void {
  ask(({ queryKey }) => changesWithMails.has(queryKey[1]))
}

/**
 * Asks again after the server told, at `heardAt`, that the mailbox changed, unless this tab has asked since or is about to
 * ask because the change is its own.
 */
export function followMailbox(heardAt: number): void {
  if (queryClient.isMutating({ mutationKey: mailChanges }) > 0 || askedAt >= heardAt) return
  ask(({ queryKey }) => !lasting.has(queryKey[1]))
}
