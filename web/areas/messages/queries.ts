import { feedOptions } from '../../api/feed-options.ts'
import { call, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'

export type Message = Schema<'Message'>

export const messagesQuery = q('listMessages')

export const messages = feedOptions<Message>(messagesQuery, {
  create: (message) => call('createMessage', { body: { message } }),
  change: (id, message) => call('updateMessage', { body: { id, message } }, { keepalive: true }),
  readAll: () => call('readAllMessages'),
  remove: (id) => call('deleteMessage', { id }),
})
