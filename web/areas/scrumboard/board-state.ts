import type { Board, Card, CardPatch, Label, List, Member, Task } from './queries.ts'

/** The gap between the positions of neighbours (docs/domain/suite.md, Boards and tasks). */
const spacing = 65_536

type Positioned = { id: string; position: number }

const inOrder = <Item extends Positioned>(items: Item[]): Item[] => items.toSorted((a, b) => a.position - b.position)

/** The position for an index among others. The server respaces the list when a gap is used up. */
export function positionAt(others: readonly Positioned[], index: number): number {
  const before = others[index - 1]?.position
  const after = others[index]?.position
  if (after === undefined) return (before ?? 0) + spacing
  return ((before ?? 0) + after) / 2
}

/** The position for an index among the visible items: directly after the visible item before it, else before the next. */
export function positionAmong(all: readonly Positioned[], visible: readonly Positioned[], index: number): number {
  const indexOf = (item: Positioned) => all.findIndex(({ id }) => id === item.id)
  const [before, after] = [visible[index - 1], visible[index]]
  if (before) return positionAt(all, indexOf(before) + 1)
  return positionAt(all, after ? indexOf(after) : all.length)
}

export const cardsOf = (board: Board): Card[] => board.lists.flatMap((list) => list.cards)
export const findCard = (board: Board | undefined, id: string | null): Card | undefined =>
  board && id !== null ? cardsOf(board).find((card) => card.id === id) : undefined

/** The board with these cards added or replaced by id, each in its list. Archived cards are removed. */
export function withCards(board: Board, cards: readonly Card[]): Board {
  const ids = new Set(cards.map((card) => card.id))
  const lists = board.lists.map((list) => {
    const arriving = cards.filter((card) => card.listId === list.id && !card.archived)
    const staying = list.cards.filter((card) => !ids.has(card.id))
    if (arriving.length === 0 && staying.length === list.cards.length) return list
    return { ...list, cards: inOrder([...staying, ...arriving]) }
  })
  return { ...board, lists }
}

export const withoutCard = (board: Board, id: string): Board => ({
  ...board,
  lists: board.lists.map((list) =>
    list.cards.some((card) => card.id === id) ? { ...list, cards: list.cards.filter((card) => card.id !== id) } : list,
  ),
})

/** A card with a patch applied. Callers pass labels and members as objects, although the contract also allows ids. */
export function patchCard<Item extends Card | Task>(card: Item, patch: CardPatch): Item {
  const { labels, members, ...fields } = patch
  return {
    ...card,
    ...(fields as Partial<Card>),
    labels: (labels as Label[] | undefined) ?? card.labels,
    members: (members as Member[] | undefined) ?? card.members,
  }
}

export function moveCard(board: Board, id: string, listId: string, position: number): Board {
  const card = findCard(board, id)
  const isThere = board.lists.some((list) => list.id === listId)
  return card && isThere ? withCards(board, [{ ...card, listId, position }]) : board
}

export const withList = (board: Board, list: Omit<List, 'cards'>): Board => {
  const present = board.lists.find(({ id }) => id === list.id)
  const others = board.lists.filter(({ id }) => id !== list.id)
  return { ...board, lists: inOrder([...others, { ...list, cards: present?.cards ?? [] }]) }
}

export const withoutList = (board: Board, id: string): Board => ({
  ...board,
  lists: board.lists.filter((list) => list.id !== id),
})

/** The board with a label added or replaced, also on every card. */
export function withLabel(board: Board, label: Label): Board {
  const others = board.labels.filter(({ id }) => id !== label.id)
  const labels = [...others, label].toSorted((a, b) => a.title.localeCompare(b.title, 'es'))
  const update = (card: Card) =>
    card.labels.some(({ id }) => id === label.id)
      ? { ...card, labels: card.labels.map((each) => (each.id === label.id ? label : each)) }
      : card
  return { ...board, labels, lists: board.lists.map((list) => ({ ...list, cards: list.cards.map(update) })) }
}

export function withoutLabel(board: Board, id: string): Board {
  const without = (card: Card) => ({ ...card, labels: card.labels.filter((label) => label.id !== id) })
  const lists = board.lists.map((list) => ({ ...list, cards: list.cards.map(without) }))
  return { ...board, labels: board.labels.filter((label) => label.id !== id), lists }
}

/** The drop target of a drag. `index` counts the items without the dragged one. */
export type Preview =
  | { kind: 'card'; id: string; listId: string; index: number }
  | { kind: 'list'; id: string; index: number }

const insert = <Item>(items: readonly Item[], index: number, item: Item): Item[] => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
]

/** The lists as they would be if the item were dropped now. */
export function previewLists(lists: readonly List[], preview: Preview | null): readonly List[] {
  if (!preview) return lists
  if (preview.kind === 'list') {
    const list = lists.find(({ id }) => id === preview.id)
    const others = lists.filter(({ id }) => id !== preview.id)
    return list ? insert(others, preview.index, list) : lists
  }
  const card = lists.flatMap((list) => list.cards).find(({ id }) => id === preview.id)
  if (!card) return lists
  return lists.map((list) => {
    const isHere = list.cards.some(({ id }) => id === preview.id)
    if (!isHere && list.id !== preview.listId) return list
    const others = list.cards.filter(({ id }) => id !== preview.id)
    return { ...list, cards: list.id === preview.listId ? insert(others, preview.index, card) : others }
  })
}
