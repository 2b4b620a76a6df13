import { useEffect, useState } from 'react'

type Arrival = { id: string; seen: boolean }

/** The maximum number of items per call of `see`; the next ones follow on the next render. */
const atOnce = 20

/**
 * The ids of items that arrived since the list was last open. While it is open, `see` is called once with each unseen item;
 * new items stay marked until the list closes.
 */
export function useArrivals<Item extends Arrival>(
  isOpen: boolean,
  items: Item[] | undefined,
  see: (unseen: Item[]) => void,
): ReadonlySet<string> {
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!isOpen) {
      setArrived((before) => (before.size === 0 ? before : new Set()))
      return
    }
    const unseen = (items ?? []).filter(({ id, seen }) => !seen && !arrived.has(id)).slice(0, atOnce)
    if (unseen.length === 0) return
    setArrived(new Set([...arrived, ...unseen.map(({ id }) => id)]))
    see(unseen)
  }, [isOpen, items, see, arrived])
  return arrived
}
