import type { Query } from '@tanstack/react-query'
import type { OperationId } from '../../api/operations.ts'
import { queryClient } from '../../api/query-client.ts'
import { mailChanges } from './queries.ts'

/** Queries that no change of the mailbox affects. */
const unaffectedQueries = new Set<unknown>([
  'downloadMailAttachment',
  'listMailboxFilters',
  'listMailRecipients',
] satisfies OperationId[])
const changesWithMails = new Set<unknown>(['listMails', 'getMail', 'listMailboxFolders'] satisfies OperationId[])
let invalidatedAt = 0

function invalidateMailbox(predicate: (query: Query) => boolean): void {
  invalidatedAt = Date.now()
  void queryClient.invalidateQueries({ queryKey: ['mailbox'], predicate })
}

/** Invalidates every query that a change of mails may affect. */
export function refreshMails(): void {
  invalidateMailbox(({ queryKey }) => changesWithMails.has(queryKey[1]))
}

/**
 * Invalidates after a change event received at `receivedAt` (ms), unless this tab has invalidated since or is mutating and
 * will do so anyway.
 */
export function followMailbox(receivedAt: number): void {
  if (queryClient.isMutating({ mutationKey: mailChanges }) > 0 || invalidatedAt >= receivedAt) return
  invalidateMailbox(({ queryKey }) => !unaffectedQueries.has(queryKey[1]))
}
