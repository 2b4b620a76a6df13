import { mutationOptions, type InfiniteData } from '@tanstack/react-query'
import { call, keyOf, mutate, pagesOf, q, type Input, type Output } from '../../api/operations.ts'
import { queryClient } from '../../api/query-client.ts'
import { toListed, type Note, type NoteLabel, type NotePatch } from './note.ts'
import { isNarrowed, type BoardView } from './place.ts'

type NotePage = Output<'listNotePage'>

const boards = keyOf('listNotePage')
const pageSize = 60
/** Browsers refuse keepalive requests with larger bodies. */
const maxKeepaliveLength = 60_000

/** Pages of the board's notes. */
export const boardQuery = ({ view, query, labels }: BoardView) =>
  pagesOf('listNotePage', {
    view,
    query: query.trim() || undefined,
    labels: labels.join(',') || undefined,
    size: pageSize,
  })

export const noteQuery = (id: string) => q('getNote', { id })
export const labelsQuery = q('listNoteLabels')

/** A note from the cache. */
export const cachedNote = (id: string): Note | undefined => queryClient.getQueryData(noteQuery(id).queryKey)
export const loadNote = (id: string): Promise<Note> => queryClient.fetchQuery({ ...noteQuery(id), staleTime: 0 })

const keepaliveOptions = (body: unknown) => ({ keepalive: JSON.stringify(body).length < maxKeepaliveLength })

/** Creates a note. Safe to retry: the server stores an id once. */
export function sendNewNote(note: NotePatch & { id: string }): Promise<Note> {
  const body = { note }
  return call('createNote', { body }, keepaliveOptions(body))
}

export function sendNote(updatedNote: NotePatch & { id: string; version: number }): Promise<Note> {
  const body = { updatedNote }
  return call('updateNote', { body }, keepaliveOptions(body))
}

type Pages = InfiniteData<NotePage, number>
const mapItems = (pages: Pages, change: (items: NotePage['items'], page: number) => NotePage['items']): Pages => ({
  ...pages,
  pages: pages.pages.map((page, index) => ({ ...page, items: change(page.items, index) })),
})
const mapBoards = (change: (items: NotePage['items']) => NotePage['items']) =>
  queryClient.setQueriesData<Pages>({ queryKey: boards }, (pages) => pages && mapItems(pages, change))

/** Updates the caches with a stored note. */
export function acceptNote(note: Note): void {
  queryClient.setQueryData(noteQuery(note.id).queryKey, note)
  const card = toListed(note)
  mapBoards((items) => items.map((item) => (item.id === note.id ? card : item)))
}

/** Updates the caches with a new note, at the front of the board. */
export function acceptNewNote(note: Note, board: BoardView): void {
  acceptNote(note)
  if (board.view !== 'notes' || isNarrowed(board)) return
  queryClient.setQueryData<Pages>(boardQuery(board).queryKey, (pages) => {
    if (!pages || pages.pages.some(({ items }) => items.some(({ id }) => id === note.id))) return pages
    return mapItems(pages, (items, index) => (index === 0 ? [toListed(note), ...items] : items))
  })
}

/** Optimistically removes cards from the board; restores them on failure. */
const dropCards = <Variables>(idsOf: (input: Variables) => readonly string[]) => ({
  onMutate(input: Variables) {
    const before = queryClient.getQueriesData<Pages>({ queryKey: boards })
    mapBoards((items) => items.filter(({ id }) => !idsOf(input).includes(id)))
    return before
  },
  onError(_error: Error, _input: Variables, before: [readonly unknown[], Pages | undefined][] | undefined) {
    for (const [key, pages] of before ?? []) queryClient.setQueryData(key, pages)
  },
})

const refreshBoards = { invalidates: [boards], waits: true }

/** Moves a note to the trash. */
export const deleteNote = mutationOptions({
  ...mutate('deleteNote', refreshBoards),
  ...dropCards(({ id }: Input<'deleteNote'>) => [id]),
  onSuccess: (_removed, { id }) => queryClient.removeQueries({ queryKey: noteQuery(id).queryKey }),
})

/** Restores notes from the trash. */
export const restoreNotes = mutate('restoreNotes', { waits: true })

/** Deletes a note in the trash for good. */
export const purgeNote = mutationOptions({
  ...mutate('purgeNotes', refreshBoards),
  ...dropCards(({ body }: Input<'purgeNotes'>) => body.ids),
})

export const emptyTrash = mutate('emptyNoteTrash', refreshBoards)

/** Creates or renames a label. */
export const saveLabel = mutationOptions({
  mutationKey: ['notes'],
  mutationFn: ({ id, title }: { id: string | null; title: string }): Promise<NoteLabel> =>
    id === null
      ? call('createNoteLabel', { body: { title } })
      : call('updateNoteLabel', { body: { label: { id, title } } }),
  onSuccess(saved, { id }) {
    queryClient.setQueryData(labelsQuery.queryKey, (labels) =>
      id === null ? labels && [saved, ...labels] : labels?.map((label) => (label.id === id ? saved : label)),
    )
  },
})

/** Deletes a label and removes it from every note. */
export const deleteLabel = mutationOptions({
  ...mutate('deleteNoteLabel'),
  onSuccess(_removed, { id }) {
    queryClient.setQueryData(labelsQuery.queryKey, (labels) => labels?.filter((label) => label.id !== id))
  },
})
