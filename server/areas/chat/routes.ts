import type { Handlers } from '../../http/contract.ts'
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

type ChatOperation =
  | 'listChats'
  | 'getChat'
  | 'createChat'
  | 'updateChat'
  | 'markChatRead'
  | 'sendChatMessage'
  | 'listChatContacts'
  | 'getChatContact'
  | 'getChatProfile'

export const chatHandlers: Handlers<ChatOperation> = {
  listChats: (c) => listChats(c.var.ctx),
  getChat: (c) => getChat(c.var.ctx, c.req.valid('query').id),
  createChat: (c) => createChat(c.var.ctx, c.req.valid('json').chat.contactId),
  updateChat: (c) => {
    const { id, chat } = c.req.valid('json')
    return updateChat(c.var.ctx, id, chat)
  },
  markChatRead: (c) => markChatRead(c.var.ctx, c.req.valid('json').id),
  sendChatMessage: (c) => {
    const { chatId, value } = c.req.valid('json').message
    return sendChatMessage(c.var.ctx, chatId, value)
  },
  listChatContacts: (c) => listChatContacts(c.var.ctx),
  getChatContact: (c) => getChatContact(c.var.ctx, c.req.valid('query').id),
  getChatProfile: (c) => getChatProfile(c.var.ctx),
}
