import { describe, expect, it } from 'vitest'
import { moveCard, positionAmong, positionAt, previewLists, withCards, withLabel, withoutLabel } from './board-state.ts'
import type { Board, Card } from './queries.ts'

const label = { id: 'l1', boardId: 'b', title: 'Compras', color: 'teal' as const }
const plain = {
  title: '',
  description: null,
  labels: [label],
  members: [],
  dueDate: null,
  completed: false,
  priority: 'none' as const,
  checklist: [],
  comments: 0,
  attachments: 0,
  archived: false,
  version: 1,
}
const card = (id: string, listId: string, position: number): Card => ({ ...plain, id, boardId: 'b', listId, position })
const cards = [card('A', 'x', 10), card('B', 'x', 20), card('C', 'x', 30)]
const board: Board = {
  id: 'b',
  title: 'Obra',
  description: '',
  icon: '',
  lastActivity: '2026-01-01T00:00:00.000Z',
  members: [],
  labels: [label],
  lists: [
    { id: 'x', boardId: 'b', position: 1, title: 'X', limit: null, cards },
    { id: 'y', boardId: 'b', position: 2, title: 'Y', limit: null, cards: [] },
  ],
}
const order = (lists: Board['lists'] | ReturnType<typeof previewLists>) =>
  lists.map((list) => list.cards.map(({ id }) => id).join(''))

describe('a position', () => {
  it('is between its neighbours, or one spacing after the last item', () => {
    expect([0, 1, 3].map((index) => positionAt(cards, index))).toEqual([5, 15, 30 + 65_536])
    expect(positionAt([], 0)).toBe(65_536)
  })

  it('is directly after the visible neighbour, before any hidden items', () => {
    const [a, b, c] = cards as [Card, Card, Card]
    expect(positionAmong([a, b, c], [a, c], 1)).toBe(15)
    expect(positionAmong([a, b, c], [b], 0)).toBe(15)
    expect(positionAmong([a, b, c], [], 0)).toBe(30 + 65_536)
  })
})

describe('a board', () => {
  it('moves a card to another list without changing the other lists', () => {
    const moved = moveCard(board, 'B', 'y', 7)
    expect(order(moved.lists)).toEqual(['AC', 'B'])
    expect(moveCard(board, 'B', 'x', 40).lists[1]).toBe(board.lists[1])
    expect(order(withCards(moved, [{ ...card('B', 'x', 5) }]).lists)).toEqual(['BAC', ''])
  })

  it('previews where the dragged item would be dropped', () => {
    expect(order(previewLists(board.lists, { kind: 'card', id: 'A', listId: 'x', index: 2 }))).toEqual(['BCA', ''])
    expect(order(previewLists(board.lists, { kind: 'card', id: 'A', listId: 'y', index: 0 }))).toEqual(['BC', 'A'])
    expect(order(previewLists(board.lists, { kind: 'list', id: 'y', index: 0 }))).toEqual(['', 'ABC'])
  })

  it('updates a label on every card and removes it from every card', () => {
    const renamed = withLabel(board, { ...label, title: 'Pañol' })
    expect(renamed.lists[0]!.cards.map(({ labels }) => labels[0]?.title)).toEqual(['Pañol', 'Pañol', 'Pañol'])
    const without = withoutLabel(board, 'l1')
    expect([without.labels, without.lists[0]!.cards[0]!.labels]).toEqual([[], []])
  })
})
