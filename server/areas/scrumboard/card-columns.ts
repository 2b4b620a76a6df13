/** Converts between wire cards and database rows. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import { definedFields } from '../../lib/defined.ts'
import { textOfHtml, cleanHtml } from '../../lib/html.ts'
import { invalid } from '../../lib/problem.ts'
import { fold } from '../../lib/text.ts'
import type { selectCardsById } from './cards.queries.ts'
import { requireDistinct } from './record-ids.ts'

type Schemas = components['schemas']
type Card = Schemas['Card']
export type CardRow = Awaited<ReturnType<typeof selectCardsById>>[number]

const priorities: Card['priority'][] = ['none', 'low', 'medium', 'high']
const maxDescriptionLength = 20_000

/** Labels or members by card id. */
export type OnCards<Shape> = Map<string, Shape[]>

/** Groups the items of `all` by card, as listed in `pairs`. */
export function onCards<Shape extends { id: string }>(
  pairs: { cardId: string; id: string }[],
  all: Shape[],
): OnCards<Shape> {
  const byId = new Map(all.map((each) => [each.id, each]))
  const found: OnCards<Shape> = new Map()
  for (const { cardId, id } of pairs) {
    const each = byId.get(id)
    const present = found.get(cardId)
    if (each && present) present.push(each)
    else if (each) found.set(cardId, [each])
  }
  return found
}

/** Cards in wire form, with their labels and members. */
export function toCards(
  rows: CardRow[],
  labels: OnCards<Schemas['BoardLabel']>,
  members: OnCards<Schemas['BoardMember']>,
): Card[] {
  return rows.map(({ archivedAt, ...row }) => ({
    ...row,
    completed: row.completed === 1,
    priority: priorities[row.priority]!,
    checklist: row.checklist === '[]' ? [] : (JSON.parse(row.checklist) as Card['checklist']),
    archived: archivedAt !== null,
    labels: labels.get(row.id) ?? [],
    members: members.get(row.id) ?? [],
  }))
}

type Texts = { title: string; description: string | null; checklist: string }

/** The columns of a new card. Throws 400 for a description that is too long. */
export function newColumns(input: Schemas['CardInput']) {
  const { completed = false, dueDate = null, priority = 'none' } = input
  const { title = '', description = null, checklist = '[]' } = textColumns(input)
  const texts = { title, description, checklist }
  return {
    ...texts,
    dueDate,
    completed: Number(completed),
    priority: priorities.indexOf(priority),
    searchText: searchTextOf(texts),
  }
}

/** The columns that a patch of a card changes. Throws 400 as `newColumns` does. */
export function changedColumns(card: CardRow, change: Schemas['CardPatch']) {
  const texts = textColumns(change)
  const { dueDate, completed, priority } = change
  return definedFields({
    ...texts,
    dueDate,
    completed: completed === undefined ? undefined : Number(completed),
    priority: priority === undefined ? undefined : priorities.indexOf(priority),
    searchText: Object.keys(texts).length > 0 ? searchTextOf({ ...card, ...texts }) : undefined,
  })
}

type SentTexts = Pick<Schemas['CardPatch'], 'title' | 'description' | 'checklist'>

function textColumns({ title, description, checklist }: SentTexts): Partial<Texts> {
  if (checklist) requireDistinct('card.checklist', checklist)
  return definedFields({
    title: title?.trim(),
    description: description && cleanDescription(description),
    checklist: checklist && JSON.stringify(checklist.map((step) => ({ ...step, text: step.text.trim() }))),
  })
}

/** Escaping makes text longer; the stored text must still fit the contract's limit when it is sent back. */
function cleanDescription(description: string): string {
  const clean = cleanHtml(description)
  if (clean.length > maxDescriptionLength) throw invalid('card.description', 'Es demasiado largo.')
  return clean
}

/** The folded search text of a card. The title is the first line (`tasks.queries.ts`). */
export function searchTextOf({ title, description, checklist }: Texts): string {
  const steps = (JSON.parse(checklist) as Card['checklist']).map(({ text }) => text)
  return fold([title, textOfHtml(description ?? ''), ...steps].join('\n'))
}
