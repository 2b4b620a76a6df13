import { describe } from 'vitest'
import { testFeed } from '../../../tests/support/feed.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import { sample } from '../../../tests/support/sample.ts'

const server = useTestServer()

describe('messages', () => {
  testFeed(server, {
    list: (api) => api('listMessages'),
    create: (api, message) => api('createMessage', { body: { message } }),
    refuse: (api, message) => api('createMessage', { wrong: { message } }),
    update: (api, id, message) => api('updateMessage', { body: { id, message } }),
    toggle: (api, message) => api('toggleMessageReadStatus', { body: { message } }),
    readAll: [(api) => api('markAllMessagesAsRead'), (api) => api('readAllMessages')],
    remove: (api, id) => api('deleteMessage', { query: { id } }),
    ofDemo: sample.messages,
    titlesOfMartin: ['Rodrigo Cayupán', 'Sandra Lezcano'],
  })
})
