/**
 * The messages between pages and worker on a BroadcastChannel: all tabs share the one worker that holds the store.
 * Demos in several folders of a host (`base`, '' at the root) have separate channels.
 */
export const channelName = (base: string): string => `obra-tab${base}`

/** An API request sent to the worker. */
export type SentCall = {
  kind: 'call'
  id: string
  method: string
  url: string
  headers: [string, string][]
  body: ArrayBuffer | null
}

export type ToWorker =
  | SentCall
  | { kind: 'cancel'; id: string }
  /** The worker with the store responds with its `state`. */
  | { kind: 'hello' }
  /** Deletes the store; pages that receive `wiped` reload, and the next worker seeds a new one. */
  | { kind: 'wipe' }

/** A mail that would have been sent. */
export type TabMail = { to: string; subject: string; text: string; sentAt: string }

/** The state of the worker that holds the store. */
export type TabState = {
  kind: 'state'
  /** Unique per start: responses of a previous worker will not arrive. */
  worker: string
  stage: 'starting' | 'filling' | 'ready' | 'failed'
  /** Progress of seeding, from 0 to 1. */
  part: number
  /** False if the browser provides no storage: a reload starts again. */
  isPersistent: boolean
  mails: TabMail[]
}

export type FromWorker =
  | TabState
  | { kind: 'head'; id: string; status: number; headers: [string, string][]; isEmpty: boolean }
  | { kind: 'piece'; id: string; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end'; id: string }
  | { kind: 'broken'; id: string }
  | { kind: 'wiped' }

/** Whether the worker responds to a URL: API requests, but not the description's pages (files) or Vite's sources. */
export function isForWorker(url: URL, origin: string): boolean {
  if (url.origin !== origin || !url.pathname.startsWith('/api/')) return false
  return !/^\/api\/(openapi\.json$|docs(\/|$)|[\w-]+\.tsx?$)/.test(url.pathname)
}
