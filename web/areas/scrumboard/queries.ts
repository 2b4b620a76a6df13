import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { keyOf, mutate, pagesOf, q } from '../../api/operations.ts'
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

/** Query keys of boards and their contents. */
export const boardData = [
  keyOf('getBoard'),
  keyOf('getCard'),
  keyOf('listArchivedCards'),
  keyOf('listCardAttachments'),
  keyOf('listCardComments'),
  keyOf('listCardHistory'),
]
/** Query keys of tasks, which a change of any board affects. */
export const taskData = [keyOf('listTasks'), keyOf('listTaskSections'), keyOf('countTasks'), keyOf('getTask')]
/** Query keys that a change of any board affects. */
export const boardsData = [keyOf('listBoards'), ...taskData]

export const boardChanges = ['scrumboard', 'board']
/** The mutation key of changes of the user's own task order. */
export const orderChanges = ['scrumboard', 'order']

/** The open board, whose change events this tab subscribes to (`web/app/live`). */
export const followedBoard = createStore<string | null>(null)

export const boardQuery = (id: string) => q('getBoard', { id })

export const archivePageSize = 25

/** A page of the archived cards of a board. */
export const archiveQuery = ({ boardId, search, page }: { boardId: string; search: string; page: number }) => ({
  ...q('listArchivedCards', { boardId, page, size: archivePageSize, search: search || undefined }),
  placeholderData: keepPreviousData,
})

/** The comments of a card, newest first, paginated. */
export const commentsQuery = (cardId: string) => pagesOf('listCardComments', { cardId })

/** The history of a card, newest first, paginated. */
export const historyQuery = (cardId: string) => pagesOf('listCardHistory', { cardId })

const refreshBoard = { invalidates: boardData, waits: true }

export const createComment = mutate('createCardComment', refreshBoard)
export const updateComment = mutate('updateCardComment', refreshBoard)
export const deleteComment = mutate('deleteCardComment', refreshBoard)
export const restoreComment = mutate('restoreCardComment', refreshBoard)

/** The users who can be members of boards and cards of the company. */
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
