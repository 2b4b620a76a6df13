import type { AreaHandlers } from '../../http/contract.ts'
import {
  createChat,
  getChat,
  getChatContact,
  getChatProfile,
  listChatContacts,
  listChats,
  markChatRead,
  sendChatMessage,
  updateChat,
} from './service.ts'

export const chatHandlers: AreaHandlers<'chat'> = {
  listChats: (c) => listChats(c.get('ctx')),
  getChat: (c) => getChat(c.get('ctx'), c.req.valid('query').id),
  createChat: (c) => createChat(c.get('ctx'), c.req.valid('json').chat.contactId),
  updateChat: (c) => {
    const { id, chat } = c.req.valid('json')
    return updateChat(c.get('ctx'), id, chat)
  },
  markChatRead: (c) => markChatRead(c.get('ctx'), c.req.valid('json').id),
  sendChatMessage: (c) => {
    const { chatId, value } = c.req.valid('json').message
    return sendChatMessage(c.get('ctx'), chatId, value)
  },
  listChatContacts: (c) => listChatContacts(c.get('ctx')),
  getChatContact: (c) => getChatContact(c.get('ctx'), c.req.valid('query').id),
  getChatProfile: (c) => getChatProfile(c.get('ctx')),
}
