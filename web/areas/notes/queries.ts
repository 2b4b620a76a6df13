import { infiniteQueryOptions, mutationOptions, type InfiniteData } from '@tanstack/react-query'
import { call, keyOf, mutate, q, type Input, type Output } from '../../api/operations.ts'
import { queryClient } from '../../api/query-client.ts'
import { toListed, type Note, type NoteLabel, type NotePatch } from './note.ts'
import { isNarrowed, type BoardView } from './place.ts'

type NotePage = Output<'listNotePage'>

const boards = keyOf('listNotePage')
const pageSize = 60
/** Browsers refuse a longer request that is to outlive its page. */
const longestKeepalive = 60_000

/** The notes of the board, page by page. */
export const boardQuery = ({ view, query, labels }: BoardView) => {
  const input = { view, query: query.trim() || undefined, labels: labels.join(',') || undefined, size: pageSize }
  return infiniteQueryOptions({
    queryKey: keyOf('listNotePage', input),
    queryFn: ({ pageParam: page, signal }) => call('listNotePage', { ...input, page }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : undefined),
  })
}

export const noteQuery = (id: string) => q('getNote', { id })
export const labelsQuery = q('listNoteLabels')

/** A note as it is cached. */
export const knownNote = (id: string): Note | undefined => queryClient.getQueryData(noteQuery(id).queryKey)
export const loadNote = (id: string): Promise<Note> => queryClient.fetchQuery({ ...noteQuery(id), staleTime: 0 })

const mayOutlivePage = (body: unknown) => ({ keepalive: JSON.stringify(body).length < longestKeepalive })

/** Sends a new note. The server takes it once, whatever became of an earlier try. */
export function sendNewNote(note: NotePatch & { id: string }): Promise<Note> {
  const body = { note }
  return call('createNote', { body }, mayOutlivePage(body))
}

export function sendNote(updatedNote: NotePatch & { id: string; version: number }): Promise<Note> {
  const body = { updatedNote }
  return call('updateNote', { body }, mayOutlivePage(body))
}

type Pages = InfiniteData<NotePage, number>
const mapItems = (pages: Pages, change: (items: NotePage['items'], page: number) => NotePage['items']): Pages => ({
  ...pages,
  pages: pages.pages.map((page, index) => ({ ...page, items: change(page.items, index) })),
})
const mapBoards = (change: (items: NotePage['items']) => NotePage['items']) =>
  queryClient.setQueriesData<Pages>({ queryKey: boards }, (pages) => pages && mapItems(pages, change))

/** Shows a note as the server has stored it. */
export function acceptNote(note: Note): void {
  queryClient.setQueryData(noteQuery(note.id).queryKey, note)
  const card = toListed(note)
  mapBoards((items) => items.map((item) => (item.id === note.id ? card : item)))
}

/** Shows a note that is new in front of the board. */
export function acceptNewNote(note: Note, board: BoardView): void {
  acceptNote(note)
  if (board.view !== 'notes' || isNarrowed(board)) return
  queryClient.setQueryData<Pages>(boardQuery(board).queryKey, (pages) => {
    if (!pages || pages.pages.some(({ items }) => items.some(({ id }) => id === note.id))) return pages
    return mapItems(pages, (items, index) => (index === 0 ? [toListed(note), ...items] : items))
  })
}

/** Takes notes off the board at once, and puts them back where that failed. */
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

/** Puts a note into the trash. */
export const deleteNote = mutationOptions({
  ...mutate('deleteNote', refreshBoards),
  ...dropCards(({ id }: Input<'deleteNote'>) => [id]),
  onSuccess: (_gone, { id }) => queryClient.removeQueries({ queryKey: noteQuery(id).queryKey }),
})

/** Brings notes back from the trash. */
export const restoreNotes = mutate('restoreNotes', { waits: true })

/** Deletes a note in the trash for good. */
export const purgeNote = mutationOptions({
  ...mutate('purgeNotes', refreshBoards),
  ...dropCards(({ body }: Input<'purgeNotes'>) => body.ids),
})

export const emptyTrash = mutate('emptyNoteTrash', refreshBoards)

/** Creates a label, or renames one. */
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

/** Deletes a label, which takes it off every note. */
export const deleteLabel = mutationOptions({
  ...mutate('deleteNoteLabel'),
  onSuccess(_gone, { id }) {
    queryClient.setQueryData(labelsQuery.queryKey, (labels) => labels?.filter((label) => label.id !== id))
  },
})
