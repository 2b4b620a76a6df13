import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call, keyOf, mutate, q } from '../../api/operations.ts'
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

/** Boards with all that is on them. */
export const boardData = [
  keyOf('getBoard'),
  keyOf('getCard'),
  keyOf('listArchivedCards'),
  keyOf('listCardAttachments'),
  keyOf('listCardComments'),
  keyOf('listCardHistory'),
]
/** The cards as tasks, which any board changes. */
export const taskData = [keyOf('listTasks'), keyOf('listTaskSections'), keyOf('countTasks'), keyOf('getTask')]
/** What any board of the company changes. */
export const boardsData = [keyOf('listBoards'), ...taskData]

/** The mutation key of changes of boards. */
export const boardChanges = ['scrumboard', 'board']
/** The mutation key of changes of a person's own order of tasks. */
export const orderChanges = ['scrumboard', 'order']

/** The board whose changes by others are told (`web/app/live`). */
export const followedBoard = createStore<string | null>(null)

export const boardQuery = (id: string) => q('getBoard', { id })

export const archivePageSize = 25

/** The cards of a board that were put away. */
export const archiveQuery = ({ boardId, search, page }: { boardId: string; search: string; page: number }) => ({
  ...q('listArchivedCards', { boardId, page, size: archivePageSize, search: search || undefined }),
  placeholderData: keepPreviousData,
})

/** What was said about a card, the newest first; more with each page. */
export const commentsQuery = (cardId: string) =>
  infiniteQueryOptions({
    queryKey: keyOf('listCardComments', { cardId }),
    queryFn: ({ signal, pageParam: page }) => call('listCardComments', { cardId, page }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : undefined),
  })

/** What was done to a card, the newest first; more with each page. */
export const historyQuery = (cardId: string) =>
  infiniteQueryOptions({
    queryKey: keyOf('listCardHistory', { cardId }),
    queryFn: ({ signal, pageParam: page }) => call('listCardHistory', { cardId, page }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : undefined),
  })

const refreshBoard = { invalidates: boardData, waits: true }

export const createComment = mutate('createCardComment', refreshBoard)
export const updateComment = mutate('updateCardComment', refreshBoard)
export const deleteComment = mutate('deleteCardComment', refreshBoard)
export const restoreComment = mutate('restoreCardComment', refreshBoard)

/** Everybody who can be on the boards and cards of the company. */
export const peopleQuery = { ...q('listBoardMembers'), staleTime: 300_000 }

const refreshBoards = { invalidates: boardsData }

export const createBoard = mutate('createBoard', refreshBoards)

export const updateBoard = {
  ...mutate('updateBoard', refreshBoards),
  onSuccess: (saved: BoardSummary) =>
    void queryClient.setQueryData(boardQuery(saved.id).queryKey, (board) => board && { ...board, ...saved }),
}

export const deleteBoard = mutate('deleteBoard', refreshBoards)
export const restoreBoard = mutate('restoreBoard', refreshBoards)
