import type { QueryKey } from '@tanstack/react-query'
import { catalogueAreas, financeAreas, planAreas, stockAreas } from '../../api/areas.ts'
import { answer, api } from '../../api/client.ts'
import { keyOf } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { readEvents } from './event-stream.ts'
import { keepListening } from './keep-listening.ts'
import { queryClient } from '../../api/query-client.ts'
import { followMailbox } from '../../areas/mailbox/mail-refresh.ts'
import { boardChanges, boardData, boardsData, followedBoard, orderChanges } from '../../areas/scrumboard/queries.ts'

type EventName = Schema<'EventName'>

/**
 * The query keys that each event invalidates. Every event name of the contract needs an entry, or it does not compile.
 */
const keys: Record<Exclude<EventName, 'ready' | 'mailbox'>, readonly QueryKey[]> = {
  chat: [['chat']],
  'chat-typing': [keyOf('getConversation')],
  messages: [['messages']],
  notes: [['notes']],
  notifications: [keyOf('listNotifications')],
  shortcuts: [['shortcuts']],
  user: [keyOf('getUser')],
  settings: [keyOf('getUserSettings'), keyOf('getNotificationSettings')],
  selection: [
    keyOf('getSelection'),
    keyOf('getCompany'),
    keyOf('listIndices'),
    ['members'],
    ['invitations'],
    keyOf('listCompanyProjects'),
    keyOf('getProject'),
    ['activities'],
  ],
  contacts: [['contacts'], keyOf('listMailRecipients')],
  board: boardData,
  boards: [...boardsData, ['activities']],
  catalogues: [...catalogueAreas.map((area) => [area]), ['activities']],
  inventory: [['inventory']],
  files: [['file-manager']],
  calendar: [['eventos'], keyOf('getProjectDashboard'), ['historial'], ['activities']],
  documents: [['documentos'], ['eventos'], keyOf('getProjectDashboard'), ['historial'], ['activities']],
  plan: [...planAreas.map((area) => [area]), ['activities']],
  stock: [...stockAreas.map((area) => [area]), ['activities']],
  finances: [...financeAreas.map((area) => [area]), ['activities']],
}

/** The mutation key of changes that refetch a query on settling; default: the query key. */
const mutationKeys = new Map<QueryKey, QueryKey>([
  ...boardData.map((queryKey) => [queryKey, boardChanges] as const),
  ...boardsData.map((queryKey) => [queryKey, orderChanges] as const),
])
const allEvents: EventName[] = [...(Object.keys(keys) as (keyof typeof keys)[]), 'mailbox']

/** Servers of another version may send unknown names. */
const isKnown = (name: string): name is EventName => name === 'ready' || allEvents.some((known) => known === name)

/** Events within this time are handled together. */
const gatherMilliseconds = 120
/** The maximum time of the request: the server subtracts `age` from its arrival. */
const travelMilliseconds = 2_000

function refresh(names: Iterable<EventName>, heardAt: number): void {
  const changed = new Set(names)
  for (const name of changed.has('ready') ? allEvents : changed) {
    if (name === 'ready') continue
    if (name === 'mailbox') {
      followMailbox(heardAt)
      continue
    }
    for (const queryKey of keys[name]) {
      const mutationKey = mutationKeys.get(queryKey) ?? queryKey
      // A pending mutation of this tab refetches the query when it settles.
      if (queryClient.isMutating({ mutationKey }) === 0) void queryClient.invalidateQueries({ queryKey })
    }
  }
}

/** Collects event names for a moment, then invalidates their queries once. */
function createGatherer() {
  const changed = new Set<EventName>()
  let heardAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    add(name: EventName) {
      changed.add(name)
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
 * Follows changes of other tabs and replicas, until the returned function is called. Each connection replays the events since the
 * last sign of the previous one (the first: since the page load), plus the time that its request may take.
 */
export function followChanges(): () => void {
  const gatherer = createGatherer()
  let heardAt = performance.timeOrigin - travelMilliseconds
  const hear = (event: string | undefined) => {
    heardAt = Date.now() - travelMilliseconds
    if (event && isKnown(event)) gatherer.add(event)
  }
  const listen = async (signal: AbortSignal) => {
    const askedAt = Date.now()
    const board = followedBoard.get()
    const query = { age: Math.max(0, Math.round(askedAt - heardAt)), ...(board && { board }) }
    const options = { params: { query }, parseAs: 'stream', signal } as const
    const stream = await answer(api.GET('/api/common/events', options))
    if (Date.now() - askedAt > travelMilliseconds) gatherer.add('ready')
    if (stream) await readEvents(stream, hear)
  }
  const stop = keepListening(async (signal) => {
    // When another board is opened, reconnects with its id.
    for (let isOver = false; !isOver;) {
      const other = new AbortController()
      const forget = followedBoard.subscribe(() => other.abort())
      await listen(AbortSignal.any([signal, other.signal]))
        .finally(forget)
        .catch((error: unknown) => {
          if (!other.signal.aborted) throw error
        })
      isOver = signal.aborted || !other.signal.aborted
    }
  })
  return () => {
    stop()
    gatherer.stop()
  }
}
