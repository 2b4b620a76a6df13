import { createStore } from '../lib/store.ts'

/** An action that can be undone for some seconds. */
export type UndoOffer = { id: number; text: string; seconds: number; undo: () => void; end: () => void }
type NewOffer = {
  text: string
  undo: () => void
  seconds?: number
  /** Called when the time is over or the offer is closed: the action is final. */
  onLapse?: () => void
}
/** An offer's timer, paused while offers are held. */
type Clock = {
  milliseconds: number
  since: number
  timer: ReturnType<typeof setTimeout> | undefined
  lapse: () => void
}

const mostShown = 3

export const undoOffers = createStore<readonly UndoOffer[]>([])
const clocks = new Map<number, Clock>()
let count = 0
let isHeld = false

function run(clock: Clock): void {
  clock.since = performance.now()
  clock.timer = setTimeout(clock.lapse, clock.milliseconds)
}

function stop(clock: Clock): void {
  clearTimeout(clock.timer)
  clock.milliseconds -= performance.now() - clock.since
}

function remove(id: number): void {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
  undoOffers.set(undoOffers.get().filter((other) => other.id !== id))
}

/** Offers to undo an action; the returned function removes the offer without calling `onLapse`. */
export function offerUndo({ text, undo, seconds = 10, onLapse }: NewOffer): () => void {
  const id = ++count
  const lapse = () => {
    remove(id)
    onLapse?.()
  }
  const takeBack = () => {
    remove(id)
    undo()
  }
  const clock = { milliseconds: seconds * 1000, since: 0, timer: undefined, lapse }
  clocks.set(id, clock)
  if (!isHeld) run(clock)
  const crowded = undoOffers.get().slice(0, 1 - mostShown)
  undoOffers.set([...undoOffers.get(), { id, text, seconds, undo: takeBack, end: lapse }])
  for (const offer of crowded) offer.end()
  return () => remove(id)
}

/**
 * Offers to undo an optimistic change while its request is pending (`isDone`), so that undoing at once does not hit the change
 * before it. The undo runs after the request; if that fails, the offer ends. Resolves to whether it succeeded.
 */
export async function offerUndoOf(isDone: Promise<boolean>, offer: NewOffer): Promise<boolean> {
  const undo = async () => {
    if (await isDone) offer.undo()
  }
  const end = offerUndo({ ...offer, undo: () => void undo() })
  const succeeded = await isDone
  if (!succeeded) end()
  return succeeded
}

/** Pauses or resumes all timers: on hover or focus of the offers. */
export function holdUndoOffers(held: boolean): void {
  if (held === isHeld) return
  isHeld = held
  for (const clock of clocks.values()) (held ? stop : run)(clock)
}

/** Undoes the last action; false if there is none on offer. */
export function undoLast(): boolean {
  const last = undoOffers.get().at(-1)
  last?.undo()
  return last !== undefined
}

/** At the end of a session: the next user must not undo these actions. */
export function endUndoOffers(): void {
  for (const { id } of undoOffers.get()) remove(id)
}
