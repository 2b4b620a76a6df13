import { answer, api, ownState } from '../../api/client.ts'
import { readEvents } from './event-stream.ts'
import { keepListening } from './keep-listening.ts'
import { queryClient } from '../../api/query-client.ts'
import { selectionQuery } from '../../areas/developers/queries.ts'
import { followMailbox } from '../../areas/mailbox/mail-refresh.ts'
import { messagesQuery } from '../../areas/messages/queries.ts'
import { notificationsQuery } from '../../areas/notifications/queries.ts'
import { shortcutsQuery } from '../../areas/shortcuts/queries.ts'
import { settingsQuery, userQuery } from '../../areas/user/queries.ts'

/** What each event of the stream makes old. */
const keys: Record<string, readonly string[]> = {
  messages: messagesQuery.queryKey,
  notifications: notificationsQuery.queryKey,
  shortcuts: shortcutsQuery.queryKey,
  user: userQuery.queryKey,
  settings: settingsQuery.queryKey,
  selection: selectionQuery.queryKey,
}
/** Several changes close together are asked for once. */
const gatherMilliseconds = 120
/** What was loaded this shortly before the first line was ready is not asked for again. */
const freshMilliseconds = 1_000

function refresh(names: Iterable<string>, heardAt: number): void {
  for (const name of names) {
    if (name === 'mailbox') followMailbox(heardAt)
    const queryKey = keys[name]
    // A change of this tab's own that is under way asks by itself when it is settled.
    if (queryKey && queryClient.isMutating({ mutationKey: queryKey }) === 0) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }
}

/** Asks for everything that may have changed while nobody listened: what is older than `milliseconds`. */
function catchUp(milliseconds: number): void {
  const now = Date.now()
  const loadedBefore = now - milliseconds
  const isOld = (key: readonly string[]) => (queryClient.getQueryState(key)?.dataUpdatedAt ?? 0) <= loadedBefore
  refresh(
    Object.keys(keys).filter((name) => isOld(keys[name] ?? [])),
    now,
  )
  followMailbox(now, loadedBefore)
}

/** Follows what changes in other tabs and on other replicas, until the returned function is called. */
export function followChanges(): () => void {
  const changed = new Set<string>()
  let heardAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasReady = false
  const gather = (name: string) => {
    if (name === 'ready') {
      // A line that comes back may have missed something an instant after the last loading.
      catchUp(wasReady ? 0 : freshMilliseconds)
      wasReady = true
      return
    }
    changed.add(name)
    heardAt = Date.now()
    timer ??= setTimeout(() => {
      timer = undefined
      refresh(changed, heardAt)
      changed.clear()
    }, gatherMilliseconds)
  }
  const stop = keepListening(async (signal) => {
    const stream = await answer(api.GET('/api/common/events', { headers: ownState, parseAs: 'stream', signal }))
    if (stream) await readEvents(stream, gather)
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
