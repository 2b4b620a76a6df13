import { hasWords } from '../../lib/fold.ts'
import { currentWeek } from './due-date.ts'
import { isFiltered, nobody, type BoardViewState } from './board-view.ts'
import type { Card, List } from './queries.ts'

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ')

function containsText({ title, description, checklist }: Card, search: string): boolean {
  return hasWords([title, withoutTags(description ?? ''), ...checklist.map(({ text }) => text)].join('\n'), search)
}

function isDue({ dueDate, completed }: Card, due: BoardViewState['due'], now: Date): boolean {
  if (due === null) return true
  if (due === 'undated') return dueDate === null
  const { today, weekEnd } = currentWeek(now)
  if (dueDate === null) return false
  return due === 'overdue' ? dueDate < today && !completed : dueDate >= today && dueDate <= weekEnd
}

/** The lists with only matching cards: any of the members, any of the labels, and every other condition. */
export function filterLists(lists: readonly List[], view: BoardViewState, now = new Date()): readonly List[] {
  if (!isFiltered(view)) return lists
  const { search, members, labels, due } = view
  const passes = (card: Card) =>
    (members.length === 0 ||
      (card.members.length === 0 ? members.includes(nobody) : card.members.some(({ id }) => members.includes(id)))) &&
    (labels.length === 0 || card.labels.some(({ id }) => labels.includes(id))) &&
    isDue(card, due, now) &&
    (search === '' || containsText(card, search))
  return lists.map((list) => ({ ...list, cards: list.cards.filter(passes) }))
}
