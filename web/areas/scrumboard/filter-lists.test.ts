import { expect, it } from 'vitest'
import { boardView, noFilter, type BoardViewState } from './board-view.ts'
import { filterLists } from './filter-lists.ts'
import type { Card, List } from './queries.ts'

const empty = { description: null, checklist: [], members: [], labels: [], dueDate: null, completed: false }
const card = (id: string, fields: object = {}) => ({ ...empty, id, title: id, ...fields }) as unknown as Card
const cards = [
  card('a', { title: 'Ñandú', members: [{ id: 'm1' }], dueDate: '2026-03-10' }),
  card('b', { description: '<p>Losa <b>maciza</b></p>', labels: [{ id: 'l1' }], dueDate: '2026-03-12' }),
  card('c', { checklist: [{ id: 's', text: 'Curar la losa', completed: false }], members: [{ id: 'm2' }] }),
]
const lists = [{ id: 'x', cards }] as unknown as List[]
const visibleIds = (filter: Partial<BoardViewState>) =>
  filterLists(lists, { ...noFilter, isArchiveOpen: false, ...filter }, new Date(2026, 2, 11))[0]!
    .cards.map(({ id }) => id)
    .join('')

it('searches the title, description and steps, but not the markup', () => {
  expect([visibleIds({ search: 'nandu' }), visibleIds({ search: 'LOSA' }), visibleIds({ search: 'strong' })]).toEqual([
    'a',
    'bc',
    '',
  ])
})

it('filters by person, label and due date, and combines the filters', () => {
  expect([
    visibleIds({ members: ['m1', 'm2'] }),
    visibleIds({ members: ['nadie'] }),
    visibleIds({ labels: ['l1'] }),
  ]).toEqual(['ac', 'b', 'b'])
  expect((['overdue', 'week', 'undated'] as const).map((due) => visibleIds({ due }))).toEqual(['a', 'b', 'c'])
  expect(visibleIds({ members: ['m2'], search: 'losa', due: 'undated' })).toBe('c')
})

it('the URL stores the filter', () => {
  const view: BoardViewState = {
    search: 'losa',
    members: ['m1'],
    labels: ['l1', 'l2'],
    due: 'week',
    isArchiveOpen: false,
  }
  const written = Object.entries(boardView.write(view)).filter((entry): entry is [string, string] => Boolean(entry[1]))
  expect(boardView.read(new URLSearchParams(written))).toEqual(view)
})
