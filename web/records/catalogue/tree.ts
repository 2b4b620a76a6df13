import type { Entry } from './noun.ts'

export type Tree = { entries: Entry[]; levels: Map<string, number> }

const parentOf = (entry: Entry) => (entry.padreId as string | null | undefined) ?? null

/**
 * Entries in tree order with their levels; an entry whose parent is not in the list becomes a root. Used with `DataTable`:
 * PrimeReact's TreeTable (82 kB) fails axe because its rows have `aria-level` in a plain table.
 */
export function treeOf(list: Entry[]): Tree {
  const ids = new Set(list.map(({ id }) => id))
  const below = Map.groupBy(list, (entry) => {
    const parent = parentOf(entry)
    return parent !== null && ids.has(parent) ? parent : null
  })
  const entries: Entry[] = []
  const levels = new Map<string, number>()
  const add = (parent: string | null, level: number) => {
    for (const entry of (below.get(parent) ?? []).toSorted((a, b) => Number(a.orden) - Number(b.orden))) {
      entries.push(entry)
      levels.set(entry.id, level)
      add(entry.id, level + 1)
    }
  }
  add(null, 0)
  return { entries, levels }
}

/** Sibling ids after moving an entry to the position of a sibling; null if the target is no sibling or the entry itself. */
export function idsAfterDrop(list: Entry[], entry: Entry, targetId: string): string[] | null {
  const neighbours = treeOf(list).entries.filter((each) => parentOf(each) === parentOf(entry))
  const ids = neighbours.map(({ id }) => id)
  const [from, to] = [ids.indexOf(entry.id), ids.indexOf(targetId)]
  if (from < 0 || to < 0 || from === to) return null
  return ids.toSpliced(from, 1).toSpliced(to, 0, entry.id)
}

/** Sibling ids after moving an entry by one position; null at the ends. */
export function idsAfterMove(list: Entry[], entry: Entry, by: -1 | 1): string[] | null {
  const neighbours = treeOf(list).entries.filter((each) => parentOf(each) === parentOf(entry))
  const ids = neighbours.map(({ id }) => id)
  const [from, to] = [ids.indexOf(entry.id), ids.indexOf(entry.id) + by]
  if (to < 0 || to >= ids.length) return null
  ids[from] = ids[to]!
  ids[to] = entry.id
  return ids
}
