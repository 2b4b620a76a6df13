import { useEffect, useState } from 'react'

type Arrival = { id: string; seen: boolean }

/** How many are noted as seen at once; the next ones follow when these are through. */
const atOnce = 20

/**
 * The ids of what came since the list was last looked at. While it is looked at, `see` is called with what was not seen
 * yet, each once; whatever was new stays new until the list is closed.
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
