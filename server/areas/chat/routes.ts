import type { AreaHandlers } from '../../http/contract.ts'
import { downloadOf } from '../../http/file-response.ts'
import { readUpload } from '../../http/upload.ts'
import { getConversation, listConversations } from './conversations.service.ts'
import { deleteChatMessage, restoreChatMessage, updateChatMessage } from './edits.service.ts'
import { downloadChatAttachment, uploadChatAttachment } from './files.service.ts'
import {
  findChatMessages,
  listChatMessages,
  listSharedInChat,
  noteTyping,
  sendChatMessage,
} from './messages.service.ts'
import { findChatPeople, listChatContacts } from './people.service.ts'
import {
  createChat,
  getChat,
  getChatContact,
  getChatProfile,
  listChats,
  markChatRead,
  updateChat,
  updateChatProfile,
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
  sendChatMessage: (c) => sendChatMessage(c.get('ctx'), c.req.valid('json').message),
  uploadChatAttachment: async (c) => {
    const { file, bytes } = await readUpload(c, 'file')
    return uploadChatAttachment(c.get('ctx'), file, bytes)
  },
  downloadChatAttachment: async (c) => downloadOf(await downloadChatAttachment(c.get('ctx'), c.req.valid('query').id)),
  listSharedInChat: (c) => {
    const { id, ...query } = c.req.valid('query')
    return listSharedInChat(c.get('ctx'), id, query)
  },
  updateChatMessage: (c) => {
    const { id, message } = c.req.valid('json')
    return updateChatMessage(c.get('ctx'), id, message)
  },
  deleteChatMessage: (c) => deleteChatMessage(c.get('ctx'), c.req.valid('query').id),
  restoreChatMessage: (c) => restoreChatMessage(c.get('ctx'), c.req.valid('json').id),
  noteTyping: (c) => noteTyping(c.get('ctx'), c.req.valid('json').id),
  listConversations: (c) => listConversations(c.get('ctx'), c.req.valid('query')),
  getConversation: (c) => getConversation(c.get('ctx'), c.req.valid('query').id),
  listChatMessages: (c) => {
    const { id, ...query } = c.req.valid('query')
    return listChatMessages(c.get('ctx'), id, query)
  },
  findChatMessages: (c) => findChatMessages(c.get('ctx'), c.req.valid('query').search),
  listChatContacts: (c) => listChatContacts(c.get('ctx')),
  findChatPeople: (c) => findChatPeople(c.get('ctx'), c.req.valid('query')),
  getChatContact: (c) => getChatContact(c.get('ctx'), c.req.valid('query').id),
  getChatProfile: (c) => getChatProfile(c.get('ctx')),
  updateChatProfile: (c) => updateChatProfile(c.get('ctx'), c.req.valid('json').profile),
}
