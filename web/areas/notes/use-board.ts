import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { emptyFields, patchListed, toListed, type ListedNote, type Note } from './note.ts'
import { isNarrowed, type BoardView } from './place.ts'
import { boardQuery } from './queries.ts'
import { useUnsaved, type Unsaved } from './unsaved.ts'

/** A note that the server does not know yet, as its card shows it. */
function newCard({ id, patch }: Unsaved): ListedNote {
  const now = new Date().toISOString()
  return toListed({ ...emptyFields, ...patch, id, version: 0, deletedAt: null, createdAt: now, updatedAt: now } as Note)
}

const belongs = (note: ListedNote, { view }: BoardView): boolean => {
  if (view === 'trash') return note.deletedAt !== null
  if (view === 'reminders') return note.reminder !== null
  return note.archived === (view === 'archived')
}

/** The notes of a view, with what is not saved of them, but for the one that is being written above. */
export function useBoard(view: BoardView, writingId: string | null) {
  // While the text is typed, what the text before found stays in sight.
  const list = useInfiniteQuery({ ...boardQuery(view), placeholderData: keepPreviousData })
  const unsaved = useUnsaved()
  const stored = (list.data?.pages ?? []).flatMap(({ items }) => items)
  const known = new Set(stored.map(({ id }) => id))
  const fresh = isNarrowed(view) ? [] : Object.values(unsaved).filter(({ id, isNew }) => isNew && !known.has(id))
  const shown = stored.map((note) => (unsaved[note.id] ? patchListed(note, unsaved[note.id]!.patch) : note))
  const seen = new Set<string>()
  const notes = [...fresh.map(newCard), ...shown].filter((note) => {
    // A note that came in front while pages were fetched is in two of them.
    const isDouble = seen.has(note.id)
    seen.add(note.id)
    return !isDouble && note.id !== writingId && belongs(note, view)
  })
  const { total, isTotalCut = false } = list.data?.pages[0] ?? {}
  return { list, notes, total, isTotalCut }
}
