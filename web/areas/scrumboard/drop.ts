import { changeList, sendCardMove } from './board-changes.ts'
import { positionAmong, type Preview } from './board-state.ts'
import type { Board, List } from './queries.ts'

/** Where something stands that is lifted. */
export function startOf(lists: readonly List[], kind: Preview['kind'], id: string): Preview | null {
  if (kind === 'list') {
    const index = lists.findIndex((list) => list.id === id)
    return index < 0 ? null : { kind, id, index }
  }
  const list = lists.find(({ cards }) => cards.some((card) => card.id === id))
  return list ? { kind, id, listId: list.id, index: list.cards.findIndex((card) => card.id === id) } : null
}

export const isSamePlace = (a: Preview | null, b: Preview | null): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Stores what was dropped. The place is counted among what is shown; what a filter hides keeps its own. */
export function drop(board: Board, shown: readonly List[], preview: Preview): void {
  if (isSamePlace(startOf(shown, preview.kind, preview.id), preview)) return
  const others = <Item extends { id: string }>(items: readonly Item[]) => items.filter(({ id }) => id !== preview.id)
  if (preview.kind === 'list') {
    const list = board.lists.find(({ id }) => id === preview.id)
    const position = positionAmong(others(board.lists), others(shown), preview.index)
    if (list) void changeList(list, { position }, `No se movió la lista «${list.title}»`)
    return
  }
  const target = board.lists.find(({ id }) => id === preview.listId)
  const card = board.lists.flatMap((list) => list.cards).find(({ id }) => id === preview.id)
  const seen = shown.find(({ id }) => id === preview.listId)
  if (!target || !card || !seen) return
  void sendCardMove(card, target.id, positionAmong(others(target.cards), others(seen.cards), preview.index))
}
