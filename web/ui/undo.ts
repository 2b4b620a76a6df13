import { createStore } from '../lib/store.ts'

/** What can be taken back for some seconds. */
export type UndoOffer = { id: number; text: string; seconds: number; undo: () => void; end: () => void }
type NewOffer = {
  text: string
  undo: () => void
  seconds?: number
  /** Told when the time is over, or the offer was closed: nothing is taken back. */
  onLapse?: () => void
}
/** An offer's own clock, which stands still while the offers are held. */
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

/** Offers to take something back; the function that is returned ends the offer without a word to anybody. */
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
 * The same for a change that shows at once, while it is on its way (`isDone`): whoever is quick takes back this one, not the
 * one before. It is taken back once it is done; where it fails, the offer ends. Answers whether it succeeded.
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

/** Stops all clocks, or lets them run again: while somebody points at the offers or has the focus on one. */
export function holdUndoOffers(held: boolean): void {
  if (held === isHeld) return
  isHeld = held
  for (const clock of clocks.values()) (held ? stop : run)(clock)
}

/** Takes back what was done last; false where that is not offered any more. */
export function undoLast(): boolean {
  const last = undoOffers.get().at(-1)
  last?.undo()
  return last !== undefined
}

/** For the end of a session: nobody takes back what somebody else did. */
export function endUndoOffers(): void {
  for (const { id } of undoOffers.get()) remove(id)
}
