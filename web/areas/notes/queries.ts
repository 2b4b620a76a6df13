import { infiniteQueryOptions, mutationOptions, queryOptions, type InfiniteData } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { toListed, type Note, type NoteLabel, type NotePatch } from './note.ts'
import { isNarrowed, type BoardView } from './place.ts'

type NotePage = Schema<'NotePage'>

const headers = ownState
const mutationKey = ['notes'] as const
const pagesKey = ['notes', 'page'] as const
const pageSize = 60
/** A request that outlives its page may be so long, by the browsers' rule. */
const longestKeepalive = 60_000

/** The notes of the board, page by page. */
export const boardQuery = ({ view, query, labels }: BoardView) => {
  const asked = {
    view,
    ...(query.trim() && { query: query.trim() }),
    ...(labels.length > 0 && { labels: labels.join(',') }),
    size: pageSize,
  }
  return infiniteQueryOptions({
    queryKey: [...pagesKey, asked] as const,
    queryFn: ({ pageParam: page, signal }): Promise<NotePage> =>
      answer(api.GET('/api/apps/notes/page', { params: { query: { ...asked, page } }, headers, signal })),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : undefined),
  })
}

const noteKey = (id: string) => ['notes', 'note', id] as const

export const noteQuery = (id: string) =>
  queryOptions({
    queryKey: noteKey(id),
    queryFn: ({ signal }) => answer(api.GET('/api/apps/notes/note', { params: { query: { id } }, headers, signal })),
  })

export const labelsQuery = queryOptions({
  queryKey: ['notes', 'labels'],
  queryFn: ({ signal }) => answer(api.GET('/api/apps/notes/labels', { headers, signal })),
})

/** A note as this page knows it. */
export const knownNote = (id: string): Note | undefined => queryClient.getQueryData(noteKey(id))
export const loadNote = (id: string): Promise<Note> => queryClient.fetchQuery({ ...noteQuery(id), staleTime: 0 })

/** Sends a new note. The server takes it once, whatever became of an earlier try. */
export function sendNewNote(note: NotePatch & { id: string }): Promise<Note> {
  const body = { note }
  const keepalive = JSON.stringify(body).length < longestKeepalive
  return answer(api.POST('/api/apps/notes', { body, headers, keepalive }))
}

export function sendNote(updatedNote: NotePatch & { id: string; version: number }): Promise<Note> {
  const body = { updatedNote }
  const keepalive = JSON.stringify(body).length < longestKeepalive
  return answer(api.PATCH('/api/apps/notes', { body, headers, keepalive }))
}

type Pages = InfiniteData<NotePage>
const mapItems = (pages: Pages, change: (items: NotePage['items'], page: number) => NotePage['items']): Pages => ({
  ...pages,
  pages: pages.pages.map((page, index) => ({ ...page, items: change(page.items, index) })),
})
const mapBoards = (change: (items: NotePage['items']) => NotePage['items']) =>
  queryClient.setQueriesData<Pages>({ queryKey: pagesKey }, (pages) => pages && mapItems(pages, change))

/** Shows a note as the server has stored it. */
export function acceptNote(note: Note): void {
  queryClient.setQueryData(noteKey(note.id), note)
  const card = toListed(note)
  mapBoards((items) => items.map((item) => (item.id === note.id ? card : item)))
}

/** Shows a note that is new in front of the board. */
export function acceptNewNote(note: Note, board: BoardView): void {
  acceptNote(note)
  if (board.view !== 'notes' || isNarrowed(board)) return
  queryClient.setQueryData(boardQuery(board).queryKey, (pages) => {
    if (!pages || pages.pages.some(({ items }) => items.some(({ id }) => id === note.id))) return pages
    const shown = mapItems(pages, (items, index) => (index === 0 ? [toListed(note), ...items] : items))
    return { ...pages, ...shown }
  })
}

/** Takes a note off the board at once, and puts it back where that failed. */
const dropCard = {
  onMutate(id: string) {
    const before = queryClient.getQueriesData<Pages>({ queryKey: pagesKey })
    mapBoards((items) => items.filter((item) => item.id !== id))
    return before
  },
  onError(_error: Error, _id: string, before: [readonly unknown[], Pages | undefined][] | undefined) {
    for (const [key, pages] of before ?? []) queryClient.setQueryData(key, pages)
  },
}

export const refreshBoards = () => queryClient.invalidateQueries({ queryKey: pagesKey })
const refreshAll = () => queryClient.invalidateQueries({ queryKey: ['notes'] })

/** Puts a note into the trash. */
export const deleteNote = mutationOptions({
  mutationKey,
  mutationFn: (id: string) => answer(api.DELETE('/api/apps/notes', { params: { query: { id } }, headers })),
  ...dropCard,
  onSuccess: (_gone, id) => queryClient.removeQueries({ queryKey: noteKey(id) }),
  onSettled: refreshBoards,
})

/** Brings notes back from the trash. */
export const restoreNotes = mutationOptions({
  mutationKey,
  mutationFn: (ids: string[]) => answer(api.POST('/api/apps/notes/restore', { body: { ids }, headers })),
  onSettled: refreshAll,
})

/** Deletes a note in the trash for good. */
export const purgeNote = mutationOptions({
  mutationKey,
  mutationFn: (id: string) => answer(api.POST('/api/apps/notes/trash', { body: { ids: [id] }, headers })),
  ...dropCard,
  onSettled: refreshBoards,
})

export const emptyTrash = mutationOptions({
  mutationKey,
  mutationFn: () => answer(api.DELETE('/api/apps/notes/trash', { headers })),
  onSettled: refreshBoards,
})

/** Creates a label, or renames one. */
export const saveLabel = mutationOptions({
  mutationKey,
  mutationFn: ({ id, title }: { id: string | null; title: string }): Promise<NoteLabel> =>
    id === null
      ? answer(api.POST('/api/apps/notes/labels', { body: { title }, headers }))
      : answer(api.PATCH('/api/apps/notes/labels', { body: { label: { id, title } }, headers })),
  onSuccess(saved, { id }) {
    queryClient.setQueryData(labelsQuery.queryKey, (labels) =>
      id === null ? labels && [saved, ...labels] : labels?.map((label) => (label.id === id ? saved : label)),
    )
  },
})

/** Deletes a label, which takes it off every note. */
export const deleteLabel = mutationOptions({
  mutationKey,
  mutationFn: (id: string) => answer(api.DELETE('/api/apps/notes/labels', { params: { query: { id } }, headers })),
  onSuccess(_gone, id) {
    queryClient.setQueryData(labelsQuery.queryKey, (labels) => labels?.filter((label) => label.id !== id))
    void refreshAll()
  },
})
