import { mutationOptions } from '@tanstack/react-query'
import { attempt } from '../../api/attempt.ts'
import { isDraft, newDraftId, noteStored, storedId } from '../../api/drafts.ts'
import { call, keyOf } from '../../api/operations.ts'
import { optimisticChange } from '../../api/optimistic.ts'
import { ApiError } from '../../api/problem.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { findCard, moveCard, patchCard, withCards, withLabel, withList, withoutLabel } from './board-state.ts'
import {
  boardChanges,
  boardData,
  boardQuery,
  taskData,
  type Board,
  type Card,
  type CardPatch,
  type Label,
  type LabelColor,
  type List,
  type Task,
} from './queries.ts'

type Effect = (board: Board) => Board
type BoardChange = {
  boardId: string
  /** The optimistic change of the cached board. */
  show: Effect
  /** Sends the change; resolves to the change of the cached board that applies the response. */
  send: () => Promise<Effect>
  /** The change of the cached task lists, applied again after the response because they are refetched later. */
  showTask?: { id: string; change: (task: Task) => Task }
}

/** For a change of a draft whose creation failed: that failure was reported and there is nothing to send. */
const noChange: Effect = (board) => board

const apply = (boardId: string, effect: Effect) =>
  queryClient.setQueryData(boardQuery(boardId).queryKey, (board) => board && effect(board))

const applyToTasks = ({ id, change }: NonNullable<BoardChange['showTask']>) =>
  queryClient.setQueriesData<Schema<'TaskPage'>>(
    { queryKey: keyOf('listTasks') },
    (page) => page && { ...page, tasks: page.tasks.map((task) => (task.id === id ? change(task) : task)) },
  )

/** `scope` runs changes one at a time, so that the server applies them in the user's order. */
const boardChange = mutationOptions({
  ...optimisticChange<BoardChange, Pick<BoardChange, 'boardId' | 'showTask'> & { effect: Effect }>({
    mutationKey: boardChanges,
    keys: [...boardData, ...taskData],
    show({ boardId, show, showTask }) {
      apply(boardId, show)
      if (showTask) applyToTasks(showTask)
    },
    accept({ boardId, effect, showTask }) {
      apply(boardId, effect)
      if (showTask) applyToTasks(showTask)
    },
  }),
  scope: { id: 'scrumboard' },
  mutationFn: async ({ send, ...change }: BoardChange) => ({ ...change, effect: await send() }),
})

export const changeBoard = (change: BoardChange, failure: string | null): Promise<boolean> =>
  attempt(boardChange, change, failure)

export const cachedBoard = (id: string): Board | undefined => queryClient.getQueryData(boardQuery(id).queryKey)

/** Moves a card. The response has every card whose position changed. */
export function sendCardMove(card: Card, listId: string, position: number): Promise<boolean> {
  const show = (board: Board) => moveCard(board, card.id, storedId(listId), position)
  const send = async () => {
    const list = { id: storedId(listId) }
    if (isDraft(list)) return noChange
    const cards = [{ id: card.id, listId: list.id, position }]
    const moved = await call('moveCards', { body: { cards } })
    return (board: Board) => withCards(board, moved)
  }
  return changeBoard({ boardId: card.boardId, show, send }, `No se movió «${card.title}»`)
}

/** Adds a card at the end of a list. */
export function addCard(list: List, title: string): Promise<boolean> {
  const { boardId, id: listId } = list
  const draft: Card = {
    id: newDraftId(),
    boardId,
    listId,
    position: Number.MAX_SAFE_INTEGER,
    title,
    description: null,
    labels: [],
    members: [],
    dueDate: null,
    completed: false,
    priority: 'none',
    checklist: [],
    comments: 0,
    attachments: 0,
    archived: false,
    version: 1,
  }
  const send = async () => {
    const card = await call('createCard', { body: { card: { boardId, listId, title } } })
    noteStored(draft, card)
    return (board: Board) => withCards(board, [card])
  }
  return changeBoard({ boardId, show: (board) => withCards(board, [draft]), send }, `No se agregó «${title}»`)
}

/** The card as cached in its board, else `card`. */
export const cachedCard = <Fields extends CardFields>(card: Fields): Fields | Card =>
  findCard(cachedBoard(card.boardId), card.id) ?? card

/** Puts a stored card into the cached board. */
export const acceptCard = (card: Card): void => void apply(card.boardId, (board) => withCards(board, [card]))

export const sendCard = (id: string, card: CardPatch) => call('updateCard', { body: { id, card } })

export type CardFields = Omit<Card, 'position' | 'listId'>

/** Sends a change of the cached card. On a stale version, refetches the card and retries, up to 5 times. */
async function sendLatest(card: CardFields, change: (card: CardFields) => CardPatch): Promise<Card> {
  let latest: CardFields = cachedCard(card)
  for (let tries = 1; ; tries++) {
    try {
      return await sendCard(card.id, { ...change(latest), version: latest.version })
    } catch (error) {
      if (!(error instanceof ApiError) || error.error !== 'Stale version' || tries === 5) throw error
      latest = await call('getCard', { id: card.id })
    }
  }
}

/**
 * Changes a card optimistically. `change` computes the patch from the latest card, so that concurrent changes are kept; it
 * runs several times and must be deterministic.
 */
export function changeCard(
  card: CardFields,
  change: (card: CardFields) => CardPatch,
  failure: string,
): Promise<boolean> {
  const { boardId, id } = card
  const show = (board: Board) => {
    const current = findCard(board, id)
    return current ? withCards(board, [patchCard(current, change(current))]) : board
  }
  let stored: Card | undefined
  // Changes run one at a time, so the latest card is read when this one is sent.
  const send = async () => {
    const saved = await sendLatest(card, change)
    stored = saved
    return (board: Board) => withCards(board, [saved])
  }
  const showTask = { id, change: (task: Task) => patchCard(task, stored ?? change(task)) }
  return changeBoard({ boardId, show, send, showTask }, failure)
}

export function addList(boardId: string, title: string): Promise<boolean> {
  const draft = { id: newDraftId(), boardId, title, position: Number.MAX_SAFE_INTEGER, limit: null }
  const send = async () => {
    const list = await call('createBoardList', { body: { list: { boardId, title } } })
    noteStored(draft, list)
    return (board: Board) => withList(board, list)
  }
  return changeBoard({ boardId, show: (board) => withList(board, draft), send }, `No se agregó la lista «${title}»`)
}

type ListFields = { title?: string; position?: number; limit?: number | null }

/** Changes a list. A change of a draft list is sent once the list is stored. */
export function changeList({ id, boardId }: List, fields: ListFields, failure: string | null): Promise<boolean> {
  const send = async () => {
    const list = { id: storedId(id) }
    if (isDraft(list)) return noChange
    const changed = await call('updateBoardLists', { body: { lists: [{ ...list, ...fields }] } })
    return (board: Board) => changed.reduce(withList, board)
  }
  const show = (board: Board) => {
    const current = board.lists.find((list) => list.id === storedId(id))
    return current ? withList(board, { ...current, ...fields }) : board
  }
  return changeBoard({ boardId, show, send }, failure)
}

/** Creates a label; resolves to undefined if that failed. */
export async function createLabel(boardId: string, title: string, color: LabelColor): Promise<Label | undefined> {
  let created: Label | undefined
  const send = async () => {
    const label = await call('createBoardLabel', { body: { label: { boardId, title, color } } })
    created = label
    return (board: Board) => withLabel(board, label)
  }
  await changeBoard({ boardId, show: (board) => board, send }, `No se creó la etiqueta «${title}»`)
  return created
}

export function changeLabel(label: Label, fields: { title?: string; color?: LabelColor }): Promise<boolean> {
  const { id, boardId } = label
  const send = async () => {
    const saved = await call('updateBoardLabel', { body: { id, label: fields } })
    return (board: Board) => withLabel(board, saved)
  }
  const show = (board: Board) => withLabel(board, { ...label, ...fields })
  return changeBoard({ boardId, show, send }, `No se cambió la etiqueta «${label.title}»`)
}

export function deleteLabel({ id, boardId, title }: Label): Promise<boolean> {
  const show = (board: Board) => withoutLabel(board, id)
  const send = async () => {
    await call('deleteBoardLabel', { id })
    return show
  }
  return changeBoard({ boardId, show, send }, `No se eliminó la etiqueta «${title}»`)
}
