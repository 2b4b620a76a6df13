import type { Schema } from '../../api/types.ts'

type Initial = Schema<'ContactInitial'>

/** A line of the list: the head of an initial, or the contact at `index` among all that are found. */
export type Row = { kind: 'head'; initial: string; count: number } | { kind: 'contact'; index: number }

/** Finds the line at a place, and the place of a contact, without making 50,000 of them. */
export function createRows(initials: readonly Initial[]) {
  const groups: { initial: string; count: number; place: number; index: number }[] = []
  let [place, index] = [0, 0]
  for (const { initial, count } of initials) {
    groups.push({ initial, count, place, index })
    place += count + 1
    index += count
  }
  const groupAt = (key: 'place' | 'index', wanted: number) => groups.findLast((group) => group[key] <= wanted)
  return {
    length: place,
    total: index,
    at(wanted: number): Row {
      const group = groupAt('place', wanted)!
      if (group.place === wanted) return { kind: 'head', initial: group.initial, count: group.count }
      return { kind: 'contact', index: group.index + wanted - group.place - 1 }
    },
    placeOf(contact: number): number {
      const group = groupAt('index', contact)
      return group ? group.place + 1 + contact - group.index : 0
    },
    heads: groups.map((group) => ({ initial: group.initial, place: group.place })),
  }
}

/** What the head of an initial says. */
export const headOf = (initial: string): string => (initial === '~' ? 'Otros' : initial)
