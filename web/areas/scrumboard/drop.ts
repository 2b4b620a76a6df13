import { changeList, sendCardMove } from './board-changes.ts'
import { positionAmong, type Preview } from './board-state.ts'
import type { Board, List } from './queries.ts'

/** The current place of an item, as a Preview; null if it is not in the lists. */
export function startOf(lists: readonly List[], kind: Preview['kind'], id: string): Preview | null {
  if (kind === 'list') {
    const index = lists.findIndex((list) => list.id === id)
    return index < 0 ? null : { kind, id, index }
  }
  const list = lists.find(({ cards }) => cards.some((card) => card.id === id))
  return list ? { kind, id, listId: list.id, index: list.cards.findIndex((card) => card.id === id) } : null
}

export const isSamePlace = (a: Preview | null, b: Preview | null): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Saves a drop. The target index counts visible items; hidden ones keep their positions. */
export function drop(board: Board, visible: readonly List[], preview: Preview): void {
  if (isSamePlace(startOf(visible, preview.kind, preview.id), preview)) return
  const others = <Item extends { id: string }>(items: readonly Item[]) => items.filter(({ id }) => id !== preview.id)
  if (preview.kind === 'list') {
    const list = board.lists.find(({ id }) => id === preview.id)
    const position = positionAmong(others(board.lists), others(visible), preview.index)
    if (list) void changeList(list, { position }, `No se movió la lista «${list.title}»`)
    return
  }
  const target = board.lists.find(({ id }) => id === preview.listId)
  const card = board.lists.flatMap((list) => list.cards).find(({ id }) => id === preview.id)
  const visibleList = visible.find(({ id }) => id === preview.listId)
  if (!target || !card || !visibleList) return
  void sendCardMove(card, target.id, positionAmong(others(target.cards), others(visibleList.cards), preview.index))
}
