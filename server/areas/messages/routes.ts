import type { AreaHandlers } from '../../http/contract.ts'
import {
  createMessage,
  deleteMessage,
  listMessages,
  markAllMessagesAsRead,
  readAllMessages,
  toggleMessageReadStatus,
  updateMessage,
} from './service.ts'

export const messagesHandlers: AreaHandlers<'messages'> = {
  listMessages: (c) => listMessages(c.get('ctx')),
  createMessage: (c) => createMessage(c.get('ctx'), c.req.valid('json').message),
  updateMessage: (c) => {
    const { id, message } = c.req.valid('json')
    return updateMessage(c.get('ctx'), id, message)
  },
  deleteMessage: (c) => deleteMessage(c.get('ctx'), c.req.valid('query').id),
  markAllMessagesAsRead: (c) => markAllMessagesAsRead(c.get('ctx')),
  readAllMessages: (c) => readAllMessages(c.get('ctx')),
  toggleMessageReadStatus: (c) => toggleMessageReadStatus(c.get('ctx'), c.req.valid('json').message.id),
}
