import { answer, api, ownState } from '../../api/client.ts'
import { feedOptions } from '../../api/feed-options.ts'
import type { Schema } from '../../api/types.ts'

export type Message = Schema<'Message'>

const path = '/api/common/messages'
const headers = ownState

export const messages = feedOptions<Message>('messages', {
  list: (signal) => answer(api.GET(path, { headers, signal })),
  create: (message) => answer(api.POST(path, { body: { message }, headers })),
  change: (id, message) => answer(api.PATCH(path, { body: { id, message }, headers, keepalive: true })),
  readAll: () => answer(api.POST(`${path}/mark-all-as-read`, { headers })),
  remove: (id) => answer(api.DELETE(path, { params: { query: { id } }, headers })),
})

export const messagesQuery = messages.query
