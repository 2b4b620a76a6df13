import { useInfiniteQuery } from '@tanstack/react-query'
import { keepPreviousOf } from '../../api/keep-previous-data.ts'
import { emptyFields, patchListed, toListed, type ListedNote, type Note } from './note.ts'
import { isNarrowed, type BoardView, type View } from './place.ts'
import { boardQuery } from './queries.ts'
import { useUnsaved, type Unsaved } from './unsaved.ts'

/** The card of a note that is not on the server yet. */
function newCard({ id, patch }: Unsaved): ListedNote {
  const now = new Date().toISOString()
  return toListed({ ...emptyFields, ...patch, id, version: 0, deletedAt: null, createdAt: now, updatedAt: now } as Note)
}

const belongs = (note: ListedNote, { view }: BoardView): boolean => {
  if (view === 'trash') return note.deletedAt !== null
  if (view === 'reminders') return note.reminder !== null
  return note.archived === (view === 'archived')
}

/** A view's notes with their unsaved changes, without the note that is being written above the board. */
export function useBoard(view: BoardView, writingId: string | null) {
  const list = useInfiniteQuery({
    ...boardQuery(view),
    // While typing, keep showing the previous results; but those of the board are not the archive.
    placeholderData: keepPreviousOf<{ view: View }>((previous) => previous.view === view.view),
  })
  const unsaved = useUnsaved()
  const stored = (list.data?.pages ?? []).flatMap(({ items }) => items)
  const storedIds = new Set(stored.map(({ id }) => id))
  const fresh = isNarrowed(view) ? [] : Object.values(unsaved).filter(({ id, isNew }) => isNew && !storedIds.has(id))
  const patched = stored.map((note) => (unsaved[note.id] ? patchListed(note, unsaved[note.id]!.patch) : note))
  const seenIds = new Set<string>()
  const notes = [...fresh.map(newCard), ...patched].filter((note) => {
    // A note inserted while pages were being fetched appears in two of them.
    const isDouble = seenIds.has(note.id)
    seenIds.add(note.id)
    return !isDouble && note.id !== writingId && belongs(note, view)
  })
  const { total, isTotalCut = false } = list.data?.pages[0] ?? {}
  return { list, notes, total, isTotalCut }
}
