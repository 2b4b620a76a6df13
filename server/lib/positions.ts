/** Positions of items that users order: cards, lists, shortcuts. */

/** Distance between neighbours (docs/domain/suite.md, Boards and tasks). */
export const positionSpacing = 65_536
const maxPosition = 1_000_000_000

export type Placed = { id: string; position: number }

/** Positions by id, for `place` to compare with. */
export const positionsOf = (items: Placed[]): Map<string, number> =>
  new Map(items.map(({ id, position }) => [id, position]))

/** A position after the last item. */
export function positionBehind(items: Placed[]): number {
  return Math.max(0, ...items.map((item) => item.position)) + positionSpacing
}

/**
 * Merges `moved` into `staying` by position. If two would share a position, or one would be fractional or out of range, all
 * are respaced in order. A moved item goes after another one with the same position. Returns only the items whose position
 * differs from `before`.
 */
export function place(staying: Placed[], moved: Placed[], before: Map<string, number>): Placed[] {
  const ordered = [...staying, ...moved].toSorted((a, b) => a.position - b.position)
  const fits = ordered.every(({ position }, index) => {
    const isInRange = Number.isInteger(position) && position >= 1 && position <= maxPosition
    return isInRange && position !== ordered[index - 1]?.position
  })
  const settled = fits ? ordered : ordered.map(({ id }, index) => ({ id, position: (index + 1) * positionSpacing }))
  return settled.filter(({ id, position }) => before.get(id) !== position)
}
