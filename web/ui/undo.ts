import { createStore } from '../lib/store.ts'

/** What can be taken back for some seconds. */
export type UndoOffer = { id: number; text: string; seconds: number; undo: () => void; end: () => void }

export const undoOffers = createStore<readonly UndoOffer[]>([])
let count = 0

/** Offers to take something back; the function that is returned ends the offer. */
export function offerUndo(offer: { text: string; undo: () => void; seconds?: number }): () => void {
  const id = ++count
  const { text, seconds = 10 } = offer
  const end = () => {
    clearTimeout(timer)
    undoOffers.set(undoOffers.get().filter((other) => other.id !== id))
  }
  const timer = setTimeout(end, seconds * 1000)
  const undo = () => {
    end()
    offer.undo()
  }
  undoOffers.set([...undoOffers.get().slice(-2), { id, text, seconds, undo, end }])
  return end
}

/** Takes back what was done last, where that is still offered. */
export function undoLast(): void {
  undoOffers.get().at(-1)?.undo()
}

/** For the end of a session: nobody takes back what somebody else did. */
export function endUndoOffers(): void {
  for (const offer of undoOffers.get()) offer.end()
}
