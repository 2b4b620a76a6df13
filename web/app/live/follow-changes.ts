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
const everything = [...Object.keys(keys), 'mailbox']
/** Several changes close together are asked for once. */
const gatherMilliseconds = 120
/** How long the request for a line may be under way: the server counts back from when it comes there. */
const travelMilliseconds = 2_000

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

/** Asks again for what the names say, those of the same moment together. */
function createGatherer() {
  const changed = new Set<string>()
  let heardAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    add(names: readonly string[]) {
      for (const name of names) changed.add(name)
      heardAt = Date.now()
      timer ??= setTimeout(() => {
        timer = undefined
        refresh(changed, heardAt)
        changed.clear()
      }, gatherMilliseconds)
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Follows what changes in other tabs and on other replicas, until the returned function is called. Each new line begins
 * with what changed since the last sign of the one before; the first one, since the page itself came, which everything
 * that is shown was loaded after.
 */
export function followChanges(): () => void {
  const gatherer = createGatherer()
  let heardAt = performance.timeOrigin
  const hear = (event: string | undefined) => {
    heardAt = Date.now() - travelMilliseconds
    if (event) gatherer.add(event === 'ready' ? everything : [event])
  }
  const stop = keepListening(async (signal) => {
    const askedAt = Date.now()
    const query = { age: Math.max(0, Math.round(askedAt - heardAt)) }
    const options = { params: { query }, headers: ownState, parseAs: 'stream', signal } as const
    const stream = await answer(api.GET('/api/common/events', options))
    if (Date.now() - askedAt > travelMilliseconds) gatherer.add(everything)
    if (stream) await readEvents(stream, hear)
  })
  return () => {
    stop()
    gatherer.stop()
  }
}
