import type { Entry } from './noun.ts'

export type Tree = { entries: Entry[]; levels: Map<string, number> }

const parentOf = (entry: Entry) => (entry.padreId as string | null | undefined) ?? null

/**
 * Entries in the order of their tree, with the level of each; one whose parent is not among them stands at the top. For
 * `DataTable`: axe refuses the rows of PrimeReact's TreeTable (82 kB), which have `aria-level` in a plain table.
 */
export function treeOf(found: Entry[]): Tree {
  const ids = new Set(found.map(({ id }) => id))
  const below = Map.groupBy(found, (entry) => {
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

/** The neighbours of an entry with it in the place of another one of them; null where that is none, or itself. */
export function placed(found: Entry[], entry: Entry, targetId: string): string[] | null {
  const neighbours = treeOf(found).entries.filter((each) => parentOf(each) === parentOf(entry))
  const ids = neighbours.map(({ id }) => id)
  const [from, to] = [ids.indexOf(entry.id), ids.indexOf(targetId)]
  if (from < 0 || to < 0 || from === to) return null
  return ids.toSpliced(from, 1).toSpliced(to, 0, entry.id)
}

/** The neighbours of an entry with it moved by one place; null where there is none to change places with. */
export function moved(found: Entry[], entry: Entry, by: -1 | 1): string[] | null {
  const neighbours = treeOf(found).entries.filter((each) => parentOf(each) === parentOf(entry))
  const ids = neighbours.map(({ id }) => id)
  const [from, to] = [ids.indexOf(entry.id), ids.indexOf(entry.id) + by]
  if (to < 0 || to >= ids.length) return null
  ids[from] = ids[to]!
  ids[to] = entry.id
  return ids
}
