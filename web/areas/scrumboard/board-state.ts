import type { Board, Card, CardPatch, Label, List, Member, Task } from './queries.ts'

/** How far apart neighbours stand (seed 001, section 9). */
const spacing = 65_536

type Placed = { id: string; position: number }

const inOrder = <Item extends Placed>(items: Item[]): Item[] => items.toSorted((a, b) => a.position - b.position)

/** The position at an index among others; the server spreads them again where a gap is used up. */
export function positionAt(others: readonly Placed[], index: number): number {
  const before = others[index - 1]?.position
  const after = others[index]?.position
  if (after === undefined) return (before ?? 0) + spacing
  return ((before ?? 0) + after) / 2
}

/** The position that puts something behind its neighbour among those that are shown; what is hidden between them stays. */
export function positionAmong(all: readonly Placed[], shown: readonly Placed[], index: number): number {
  const indexOf = (item: Placed) => all.findIndex(({ id }) => id === item.id)
  const [before, after] = [shown[index - 1], shown[index]]
  if (before) return positionAt(all, indexOf(before) + 1)
  return positionAt(all, after ? indexOf(after) : all.length)
}

export const cardsOf = (board: Board): Card[] => board.lists.flatMap((list) => list.cards)
export const findCard = (board: Board | undefined, id: string | null): Card | undefined =>
  board && id !== null ? cardsOf(board).find((card) => card.id === id) : undefined

/** The cards in place of those that the board has of the same ids, each in its list; archived ones are on none. */
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

/** A card with the fields of a patch; labels and members may be sent by their ids. */
export function patchedCard<Shown extends Card | Task>(card: Shown, patch: CardPatch): Shown {
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

/** The label as it is now, on the board and on every card. */
export function withLabel(board: Board, label: Label): Board {
  const others = board.labels.filter(({ id }) => id !== label.id)
  const labels = [...others, label].toSorted((a, b) => a.title.localeCompare(b.title, 'es'))
  const renewed = (card: Card) =>
    card.labels.some(({ id }) => id === label.id)
      ? { ...card, labels: card.labels.map((each) => (each.id === label.id ? label : each)) }
      : card
  return { ...board, labels, lists: board.lists.map((list) => ({ ...list, cards: list.cards.map(renewed) })) }
}

export function withoutLabel(board: Board, id: string): Board {
  const without = (card: Card) => ({ ...card, labels: card.labels.filter((label) => label.id !== id) })
  const lists = board.lists.map((list) => ({ ...list, cards: list.cards.map(without) }))
  return { ...board, labels: board.labels.filter((label) => label.id !== id), lists }
}

/** What is held over its next place while it is dragged: the index counts without it. */
export type Preview =
  | { kind: 'card'; id: string; listId: string; index: number }
  | { kind: 'list'; id: string; index: number }

const insert = <Item>(items: readonly Item[], index: number, item: Item): Item[] => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
]

/** The lists as they would be if what is held were dropped now. */
export function previewed(lists: readonly List[], preview: Preview | null): readonly List[] {
  if (!preview) return lists
  if (preview.kind === 'list') {
    const held = lists.find(({ id }) => id === preview.id)
    const others = lists.filter(({ id }) => id !== preview.id)
    return held ? insert(others, preview.index, held) : lists
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
