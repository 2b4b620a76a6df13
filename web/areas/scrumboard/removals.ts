/** Deleting and archiving, each with undo. */
import { attempt } from '../../api/attempt.ts'
import { call } from '../../api/operations.ts'
import { offerUndo, offerUndoOf } from '../../ui/undo.ts'
import { changeBoard, changeCard } from './board-changes.ts'
import { withCards, withList, withoutCard, withoutList } from './board-state.ts'
import {
  deleteBoard as removeBoard,
  deleteComment as removeComment,
  restoreBoard,
  restoreComment,
  type Board,
  type BoardSummary,
  type Card,
  type Comment,
  type List,
} from './queries.ts'
import { cardCount } from './words.ts'

const noChange = (board: Board) => board

/** Deletes a card and offers to undo it. */
export async function deleteCard(card: Card): Promise<void> {
  const { id, boardId, title } = card
  const show = (board: Board) => withoutCard(board, id)
  const send = async () => {
    await call('deleteCard', { id })
    return show
  }
  const isDeleted = changeBoard({ boardId, show, send }, `No se eliminó «${title}»`)
  await offerUndoOf(isDeleted, { text: `Eliminaste «${title}».`, undo: () => void restoreCard(card) })
}

function restoreCard({ id, boardId, title }: Card): Promise<boolean> {
  const send = async () => {
    const card = await call('restoreCard', { body: { id } })
    return (board: Board) => withCards(board, [card])
  }
  return changeBoard({ boardId, show: noChange, send }, `No se recuperó «${title}»`)
}

/** Archives a card and offers to undo it. */
export async function archiveCard(card: Card): Promise<void> {
  const isArchived = changeCard(card, () => ({ archived: true }), `No se archivó «${card.title}»`)
  await offerUndoOf(isArchived, { text: `Archivaste «${card.title}».`, undo: () => void unarchiveCard(card) })
}

/** Returns an archived card to its place on the board. */
export const unarchiveCard = (card: Card): Promise<boolean> =>
  changeCard(card, () => ({ archived: false }), `No se restauró «${card.title}»`)

/** Deletes a list with its cards and offers to undo it. */
export async function deleteList({ id, boardId, title, cards }: List): Promise<void> {
  const show = (board: Board) => withoutList(board, id)
  const send = async () => {
    await call('deleteBoardList', { id })
    return show
  }
  const restore = async () => {
    const list = await call('restoreBoardList', { body: { id } })
    return (board: Board) => withCards(withList(board, list), list.cards)
  }
  const undo = () => void changeBoard({ boardId, show: noChange, send: restore }, `No se recuperó la lista «${title}»`)
  const isDeleted = changeBoard({ boardId, show, send }, `No se eliminó la lista «${title}»`)
  await offerUndoOf(isDeleted, { text: `Eliminaste la lista «${title}» con ${cardCount(cards.length)}.`, undo })
}

/** Deletes a board with its contents and offers to undo it. */
export async function deleteBoard({ id, title }: BoardSummary): Promise<void> {
  if (!(await attempt(removeBoard, { id }, `No se eliminó el tablero «${title}»`))) return
  const undo = () => void attempt(restoreBoard, { body: { id } }, `No se recuperó el tablero «${title}»`)
  offerUndo({ text: `Eliminaste el tablero «${title}».`, undo })
}

/** Deletes a comment and offers to undo it. */
export async function deleteComment({ id }: Comment): Promise<void> {
  if (!(await attempt(removeComment, { id }, 'No se eliminó el comentario'))) return
  offerUndo({
    text: 'Eliminaste el comentario.',
    undo: () => void attempt(restoreComment, { body: { id } }, 'No se recuperó el comentario'),
  })
}
