/**
 * What pages and the worker tell one another, over a BroadcastChannel: all tabs hear the one worker that has the store.
 * Demos in several folders of a host (`base`, '' at its root) are apart.
 */
export const channelName = (base: string): string => `obra-tab${base}`

/** A call of the API on its way to the worker. */
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
  /** Who has the store answers with its `state`. */
  | { kind: 'hello' }
  /** Takes the store away; the pages that hear `wiped` load again, and the next worker fills one with the sample. */
  | { kind: 'wipe' }

/** A mail that would have been sent. */
export type TabMail = { to: string; subject: string; text: string; sentAt: string }

/** How the worker stands that has the store. */
export type TabState = {
  kind: 'state'
  /** One for each start: an answer of another worker does not come any more. */
  worker: string
  stage: 'starting' | 'filling' | 'ready' | 'failed'
  /** The part of the sample that is in, from 0 to 1. */
  part: number
  /** False where the browser gives the page no storage: a reload starts again. */
  isKept: boolean
  mails: TabMail[]
}

export type FromWorker =
  | TabState
  | { kind: 'head'; id: string; status: number; headers: [string, string][]; isEmpty: boolean }
  | { kind: 'piece'; id: string; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end'; id: string }
  | { kind: 'broken'; id: string }
  | { kind: 'wiped' }

/** Whether an address is the worker's to answer: not the pages of the description, which are files (nor Vite's sources). */
export function isForWorker(url: URL, origin: string): boolean {
  if (url.origin !== origin || !url.pathname.startsWith('/api/')) return false
  return !/^\/api\/(openapi\.json$|docs(\/|$)|[\w-]+\.tsx?$)/.test(url.pathname)
}
