import type { AreaHandlers } from '../../http/contract.ts'
import {
  createCard,
  deleteCard,
  getCard,
  listArchivedCards,
  moveCards,
  restoreCard,
  updateCard,
  updateCards,
} from './cards.service.ts'
import { createCardComment, deleteCardComment, listCardComments, updateCardComment } from './comments.service.ts'
import {
  createBoardList,
  deleteBoardList,
  restoreBoardList,
  updateBoardList,
  updateBoardLists,
} from './lists.service.ts'
import {
  createBoard,
  createBoardLabel,
  deleteBoard,
  deleteBoardLabel,
  getBoard,
  listBoardLabels,
  listBoardMembers,
  listBoards,
  updateBoard,
  updateBoardLabel,
} from './service.ts'
import { getTask, listTasks } from './tasks.service.ts'

export const scrumboardHandlers: AreaHandlers<'scrumboard'> = {
  listBoards: (c) => listBoards(c.get('ctx')),
  getBoard: (c) => getBoard(c.get('ctx'), c.req.valid('query').id),
  createBoard: (c) => createBoard(c.get('ctx'), c.req.valid('json').board),
  updateBoard: (c) => updateBoard(c.get('ctx'), c.req.valid('json').id, c.req.valid('json').board),
  deleteBoard: (c) => deleteBoard(c.get('ctx'), c.req.valid('query').id),
  listBoardMembers: (c) => listBoardMembers(c.get('ctx')),
  listBoardLabels: (c) => listBoardLabels(c.get('ctx'), c.req.valid('query').boardId),
  createBoardLabel: (c) => createBoardLabel(c.get('ctx'), c.req.valid('json').label),
  updateBoardLabel: (c) => updateBoardLabel(c.get('ctx'), c.req.valid('json').id, c.req.valid('json').label),
  deleteBoardLabel: (c) => deleteBoardLabel(c.get('ctx'), c.req.valid('query').id),
  createBoardList: (c) => createBoardList(c.get('ctx'), c.req.valid('json').list),
  updateBoardList: (c) => updateBoardList(c.get('ctx'), c.req.valid('json').list),
  updateBoardLists: (c) => updateBoardLists(c.get('ctx'), c.req.valid('json').lists),
  deleteBoardList: (c) => deleteBoardList(c.get('ctx'), c.req.valid('query').id),
  restoreBoardList: (c) => restoreBoardList(c.get('ctx'), c.req.valid('json').id),
  getCard: (c) => getCard(c.get('ctx'), c.req.valid('query').id),
  createCard: (c) => createCard(c.get('ctx'), c.req.valid('json').card),
  updateCard: (c) => updateCard(c.get('ctx'), c.req.valid('json').id, c.req.valid('json').card),
  updateCards: (c) => updateCards(c.get('ctx'), c.req.valid('json').cards),
  moveCards: (c) => moveCards(c.get('ctx'), c.req.valid('json').cards),
  deleteCard: (c) => deleteCard(c.get('ctx'), c.req.valid('query').id),
  restoreCard: (c) => restoreCard(c.get('ctx'), c.req.valid('json').id),
  listArchivedCards: (c) => listArchivedCards(c.get('ctx'), c.req.valid('query')),
  listCardComments: (c) => listCardComments(c.get('ctx'), c.req.valid('query')),
  createCardComment: (c) => createCardComment(c.get('ctx'), c.req.valid('json').comment),
  updateCardComment: (c) => updateCardComment(c.get('ctx'), c.req.valid('json').id, c.req.valid('json').comment),
  deleteCardComment: (c) => deleteCardComment(c.get('ctx'), c.req.valid('query').id),
  listTasks: (c) => listTasks(c.get('ctx'), c.req.valid('query')),
  getTask: (c) => getTask(c.get('ctx'), c.req.valid('query').id),
}
