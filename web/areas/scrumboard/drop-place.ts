/** Maps pointer coordinates to drop targets. Measures the DOM, as card heights vary and the lists are virtualised. */

const columns = () => [...document.querySelectorAll<HTMLElement>('[data-list-id]')]
const middle = (from: number, to: number) => (from + to) / 2

/** The id of the list under the pointer, or of the nearest one. */
export function listUnder(x: number): string | undefined {
  const distance = (column: HTMLElement) => {
    const { left, right } = column.getBoundingClientRect()
    return Math.max(left - x, x - right, 0)
  }
  return columns().toSorted((a, b) => distance(a) - distance(b))[0]?.dataset.listId
}

/** The number of other lists left of the pointer. */
export function listIndexAt(x: number, heldId: string): number {
  return columns().filter((column) => {
    const { left, right } = column.getBoundingClientRect()
    return column.dataset.listId !== heldId && middle(left, right) < x
  }).length
}

/** The number of other cards of a list above the pointer. */
export function cardIndexAt(listId: string, y: number, heldId: string): number {
  const rows = [...document.querySelectorAll<HTMLElement>(`[data-list-id="${CSS.escape(listId)}"] [data-index]`)]
  const inOrder = rows.toSorted((a, b) => Number(a.dataset.index) - Number(b.dataset.index))
  const held = rows.find((row) => row.dataset.cardId === heldId)
  const heldIndex = held ? Number(held.dataset.index) : Infinity
  const isAbove = (row: HTMLElement) => {
    const { top, bottom } = row.getBoundingClientRect()
    return row !== held && middle(top, bottom) < y
  }
  const above = inOrder.findLast(isAbove)
  if (!above) {
    const first = inOrder.find((row) => row !== held)
    return first ? withoutHeld(Number(first.dataset.index), heldIndex) : 0
  }
  return withoutHeld(Number(above.dataset.index), heldIndex) + 1
}

const withoutHeld = (index: number, heldIndex: number) => (index > heldIndex ? index - 1 : index)
