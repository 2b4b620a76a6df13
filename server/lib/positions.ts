/** Positions of what people put in order themselves: cards, lists, shortcuts. */

/** Distance between neighbours (docs/domain/suite.md, Boards and tasks). */
export const positionSpacing = 65_536
const maxPosition = 1_000_000_000

export type Placed = { id: string; position: number }

/** Each item's position by its id: what `place` compares with. */
export const positionsOf = (items: Placed[]): Map<string, number> =>
  new Map(items.map(({ id, position }) => [id, position]))

/** The position behind the last of some items. */
export function positionBehind(items: Placed[]): number {
  return Math.max(0, ...items.map((item) => item.position)) + positionSpacing
}

/**
 * Puts `moved` among `staying` by position. Where a gap is used up (two would share a position, or one would get a half
 * or leave the range) all are spread again in their order. A moved item that meets another one's position goes behind it.
 * Answers only the items that end at another position than `before` says.
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
