import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { createStore } from '../../lib/store.ts'

export type BoardSummary = Schema<'Board'>
export type Board = Schema<'BoardDetail'>
export type List = Schema<'BoardListDetail'>
export type Card = Schema<'Card'>
export type Task = Schema<'Task'>
export type CardPatch = Schema<'CardPatch'>
export type Label = Schema<'BoardLabel'>
export type LabelColor = Schema<'BoardLabelColor'>
export type Member = Schema<'BoardMember'>
export type Priority = Schema<'CardPriority'>
export type Step = Schema<'CardStep'>
export type Comment = Schema<'CardComment'>

const headers = ownState

export const keys = {
  /** Each board with all that is on it. */
  board: ['scrumboard', 'board'],
  /** What any board of the company changes: the list of boards. */
  boards: ['scrumboard', 'boards'],
  /** The cards as tasks, which any board changes too. */
  tasks: ['scrumboard', 'boards', 'tasks'],
} as const

/** The board whose changes by others are told (`web/app/live`). */
export const followedBoard = createStore<string | null>(null)

export const boardsQuery = queryOptions({
  queryKey: [...keys.boards, 'list'],
  queryFn: ({ signal }) => answer(api.GET('/api/apps/scrumboard/boards', { headers, signal })),
})

export const boardQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.board, id] as const,
    queryFn: ({ signal }) =>
      answer(api.GET('/api/apps/scrumboard/board', { params: { query: { id } }, headers, signal })),
  })

/** One card, also an archived one: what the board does not have. */
export const cardQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys.board, 'card', id] as const,
    queryFn: ({ signal }) => loadCard(id, signal),
  })

/** The card as the server has it now. */
export const loadCard = (id: string, signal?: AbortSignal) =>
  answer(api.GET('/api/apps/scrumboard/board/card', { params: { query: { id } }, headers, signal: signal ?? null }))

type ArchiveSlice = { boardId: string; search: string; page: number }
export const archivePageSize = 25

/** The cards of a board that were put away. */
export const archiveQuery = ({ boardId, search, page }: ArchiveSlice) =>
  queryOptions({
    queryKey: [...keys.board, 'archive', boardId, search, page] as const,
    queryFn: ({ signal }) => {
      const query = { boardId, page, size: archivePageSize, ...(search && { search }) }
      return answer(api.GET('/api/apps/scrumboard/board/archive', { params: { query }, headers, signal }))
    },
    placeholderData: keepPreviousData,
  })

/** What was said about a card, the newest first; more with each page. */
export const commentsQuery = (cardId: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.board, 'comments', cardId] as const,
    queryFn: ({ signal, pageParam: page }) =>
      answer(
        api.GET('/api/apps/scrumboard/board/card/comments', { params: { query: { cardId, page } }, headers, signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : undefined),
  })

/** What was done to a card, the newest first; more with each page. */
export const historyQuery = (cardId: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.board, 'history', cardId] as const,
    queryFn: ({ signal, pageParam: page }) =>
      answer(
        api.GET('/api/apps/scrumboard/board/card/history', { params: { query: { cardId, page } }, headers, signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : undefined),
  })

const comments = '/api/apps/scrumboard/board/card/comments'
const refreshBoard = () => queryClient.invalidateQueries({ queryKey: keys.board })

export const createComment = {
  mutationFn: (comment: Schema<'CardCommentInput'>) => answer(api.POST(comments, { body: { comment }, headers })),
  onSuccess: refreshBoard,
}

export const updateComment = {
  mutationFn: ({ id, text }: { id: string; text: string }) =>
    answer(api.PATCH(comments, { body: { id, comment: { text } }, headers })),
  onSuccess: refreshBoard,
}

export const restoreComment = {
  mutationFn: (id: string) => answer(api.POST(`${comments}/restore`, { body: { id }, headers })),
  onSuccess: refreshBoard,
}

export const deleteComment = {
  mutationFn: (id: string) => answer(api.DELETE(comments, { params: { query: { id } }, headers })),
  onSuccess: refreshBoard,
}

/** Everybody who can be on the boards and cards of the company. */
export const peopleQuery = queryOptions({
  queryKey: ['scrumboard', 'people'],
  queryFn: ({ signal }) => answer(api.GET('/api/apps/scrumboard/members', { headers, signal })),
  staleTime: 300_000,
})

const refreshBoards = () => queryClient.invalidateQueries({ queryKey: keys.boards })

export const createBoard = {
  mutationFn: (board: Schema<'BoardInput'>) =>
    answer(api.POST('/api/apps/scrumboard/board', { body: { board }, headers })),
  onSuccess: () => void refreshBoards(),
}

type BoardUpdate = { id: string; patch: Schema<'BoardPatch'> }

export const updateBoard = {
  mutationFn: ({ id, patch }: BoardUpdate) =>
    answer(api.PATCH('/api/apps/scrumboard/board', { body: { id, board: patch }, headers })),
  onSuccess(saved: BoardSummary) {
    queryClient.setQueryData(boardQuery(saved.id).queryKey, (board) => board && { ...board, ...saved })
    void refreshBoards()
  },
}

export const deleteBoard = {
  mutationFn: (id: string) => answer(api.DELETE('/api/apps/scrumboard/board', { params: { query: { id } }, headers })),
  onSuccess: () => void refreshBoards(),
}

export const restoreBoard = {
  mutationFn: (id: string) => answer(api.POST('/api/apps/scrumboard/board/restore', { body: { id }, headers })),
  onSuccess: () => void refreshBoards(),
}
