import type { AreaHandlers } from '../../http/contract.ts'
import { downloadOf } from '../../http/file-response.ts'
import { readFileUpload } from '../../http/upload-stream.ts'
import {
  downloadCardAttachment,
  listCardAttachments,
  removeCardAttachment,
  restoreCardAttachment,
  uploadCardAttachment,
} from './attachments.service.ts'
import {
  createCard,
  deleteCard,
  getCard,
  listArchivedCards,
  listCardHistory,
  moveCards,
  restoreCard,
  updateCard,
  updateCards,
} from './cards.service.ts'
import {
  createCardComment,
  deleteCardComment,
  listCardComments,
  restoreCardComment,
  updateCardComment,
} from './comments.service.ts'
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
  restoreBoard,
  updateBoard,
  updateBoardLabel,
} from './service.ts'
import {
  createTaskSection,
  deleteTaskSection,
  listTaskSections,
  moveTask,
  restoreTaskSection,
  updateTaskSection,
} from './sections.service.ts'
import { countTasks, getTask, listTasks } from './tasks.service.ts'

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
  restoreBoard: (c) => restoreBoard(c.get('ctx'), c.req.valid('json').id),
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
  listCardHistory: (c) => listCardHistory(c.get('ctx'), c.req.valid('query')),
  listCardComments: (c) => listCardComments(c.get('ctx'), c.req.valid('query')),
  createCardComment: (c) => createCardComment(c.get('ctx'), c.req.valid('json').comment),
  updateCardComment: (c) => updateCardComment(c.get('ctx'), c.req.valid('json').id, c.req.valid('json').comment),
  deleteCardComment: (c) => deleteCardComment(c.get('ctx'), c.req.valid('query').id),
  restoreCardComment: (c) => restoreCardComment(c.get('ctx'), c.req.valid('json').id),
  listCardAttachments: (c) => listCardAttachments(c.get('ctx'), c.req.valid('query').cardId),
  uploadCardAttachment: async (c) => {
    const { fields, file } = await readFileUpload(c, 'file')
    return uploadCardAttachment(c.get('ctx'), fields['cardId']!, file)
  },
  downloadCardAttachment: async (c) => downloadOf(await downloadCardAttachment(c.get('ctx'), c.req.valid('query'))),
  removeCardAttachment: (c) => removeCardAttachment(c.get('ctx'), c.req.valid('query')),
  restoreCardAttachment: (c) => restoreCardAttachment(c.get('ctx'), c.req.valid('json')),
  listTasks: (c) => listTasks(c.get('ctx'), c.req.valid('query')),
  countTasks: (c) => countTasks(c.get('ctx'), c.req.valid('query')),
  moveTask: (c) => moveTask(c.get('ctx'), c.req.valid('json').task),
  listTaskSections: (c) => listTaskSections(c.get('ctx')),
  createTaskSection: (c) => createTaskSection(c.get('ctx'), c.req.valid('json').section),
  updateTaskSection: (c) => updateTaskSection(c.get('ctx'), c.req.valid('json').id, c.req.valid('json').section),
  deleteTaskSection: (c) => deleteTaskSection(c.get('ctx'), c.req.valid('query').id),
  restoreTaskSection: (c) => restoreTaskSection(c.get('ctx'), c.req.valid('json').id),
  getTask: (c) => getTask(c.get('ctx'), c.req.valid('query').id),
}
