import type { Query } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client.ts'

/** What never changes under its key. */
const lasting = new Set<unknown>(['attachment', 'filters'])
const changesWithMails = new Set<unknown>(['mails', 'mail', 'folders'])
let underWay = 0
let askedAt = 0

function ask(isMeant: (query: Query) => boolean): void {
  askedAt = Date.now()
  void queryClient.invalidateQueries({ queryKey: ['mailbox'], predicate: isMeant })
}

/** Asks the server again for all that changes of mails may touch. */
export function refreshMails(): void {
  ask(({ queryKey }) => changesWithMails.has(queryKey[1]))
}

/** Begins a change of this tab's own; the returned function ends it. The last of several asks the server again. */
export function beginChange(): () => void {
  underWay++
  return () => {
    underWay--
    if (underWay === 0) refreshMails()
  }
}

/**
 * Asks again after the server told, at `heardAt`, that the mailbox changed, unless this tab has asked since or is about to
 * ask because the change is its own.
 */
export function followMailbox(heardAt: number): void {
  if (underWay > 0 || askedAt >= heardAt) return
  ask(({ queryKey }) => !lasting.has(queryKey[1]))
}
