import type { Schema } from '../../api/types.ts'

type Initial = Schema<'ContactInitial'>

/** A row of the list: the heading of an initial, or the contact at `index` in the filtered list. */
export type Row = { kind: 'head'; initial: string; count: number } | { kind: 'contact'; index: number }

/** Maps row places to contacts and back without building 50,000 rows. */
export function createRows(initials: readonly Initial[]) {
  const groups: { initial: string; count: number; place: number; index: number }[] = []
  let [place, index] = [0, 0]
  for (const { initial, count } of initials) {
    groups.push({ initial, count, place, index })
    place += count + 1
    index += count
  }
  const groupAt = (key: 'place' | 'index', limit: number) => groups.findLast((group) => group[key] <= limit)
  return {
    length: place,
    total: index,
    at(row: number): Row {
      const group = groupAt('place', row)!
      if (group.place === row) return { kind: 'head', initial: group.initial, count: group.count }
      return { kind: 'contact', index: group.index + row - group.place - 1 }
    },
    placeOf(contact: number): number {
      const group = groupAt('index', contact)
      return group ? group.place + 1 + contact - group.index : 0
    },
    heads: groups.map((group) => ({ initial: group.initial, place: group.place })),
  }
}

/** The text of an initial's heading. */
export const headOf = (initial: string): string => (initial === '~' ? 'Otros' : initial)
