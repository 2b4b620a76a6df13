import { describe, expect, it } from 'vitest'
import { shareCompany } from '../../../tests/support/company.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const day = 24 * 60 * 60 * 1000
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)
const text = new TextEncoder().encode('uno;dos')

async function upload(api: Api, name: string, bytes: Uint8Array<ArrayBuffer> = png, type = 'image/png') {
  const form = new FormData()
  form.append('file', new File([bytes], name, { type }))
  return api('uploadChatAttachment', { wrong: form })
}

/** Lucía's chat with Martín, and his API. */
async function chatWithMartin() {
  await shareCompany(server.current.services.store, ['demo@obra.test', 'martin@obra.test'])
  const api = await server.current.as('demo@obra.test')
  const other = await server.current.as('martin@obra.test')
  const { body: people } = await api('listChatContacts')
  const contactId = people.find(({ name }) => name === 'Martín Ojeda')!.id
  const { body: chat } = await api('createChat', { body: { chat: { contactId } } })
  return { api, other, id: chat.id }
}

async function last(api: Api, search: string) {
  const { body } = await api('listConversations', { query: { search } })
  const { body: page } = await api('listChatMessages', { query: { id: body.items[0]!.id } })
  return { conversation: body.items[0]!, message: page.items.at(-1)! }
}

describe('files in the chat', () => {
  it('are sent with a message and opened by its receiver', async () => {
    const { api, other, id } = await chatWithMartin()
    const { body: photo } = await upload(api, '../obra/Losa.png')
    expect(photo).toMatchObject({ name: 'Losa.png', type: 'image/png', size: png.length })
    const { body: sheet } = await upload(api, 'Planilla.csv', text, 'text/csv')
    const message = { chatId: id, value: '', attachmentIds: [photo.id, sheet.id] }
    const { body: sent } = await api('sendChatMessage', { body: { message } })
    expect(sent.attachments).toEqual([photo, sheet])
    const { conversation, message: received } = await last(other, 'Lucía')
    expect(conversation.lastMessage).toBe('📎 2 archivos')
    expect(received.attachments!.map(({ name }) => name)).toEqual(['Losa.png', 'Planilla.csv'])
    const opened = await other('downloadChatAttachment', { query: { id: received.attachments![0]!.id } })
    expect(opened.bytes).toEqual(png)
    expect(opened.headers.get('content-disposition')).toContain('Losa.png')
    expect((await api('findChatMessages', { query: { search: 'planilla' } })).body[0]!.id).toBe(sent.id)
    const again = await api('sendChatMessage', { body: { message: { ...message, id: crypto.randomUUID() } } })
    expect(again.status).toBe(404)
  })

  it('are 404 for other users', async () => {
    const { api, other, id } = await chatWithMartin()
    const { body: photo } = await upload(api, 'Plano.png')
    const stranger = await server.current.as('sofia@obra.test')
    for (const who of [other, stranger]) {
      expect((await who('downloadChatAttachment', { query: { id: photo.id } })).status).toBe(404)
    }
    const { body } = await other('listConversations', { query: {} })
    for (const chat of body.items) {
      const message = { chatId: chat.id, value: 'x', attachmentIds: [photo.id] }
      expect((await other('sendChatMessage', { body: { message } })).status).toBe(404)
    }
    expect((await stranger('listSharedInChat', { query: { id, kind: 'docs' } })).status).toBe(404)
  })

  it('are hidden with their deleted message, and deleted a day later', async () => {
    const { api, other, id } = await chatWithMartin()
    const { body: photo } = await upload(api, 'Foto.png')
    const message = { chatId: id, value: '', attachmentIds: [photo.id] }
    const { body: sent } = await api('sendChatMessage', { body: { message } })
    const theirs = (await last(other, 'Lucía')).message.attachments![0]!.id
    const open = async (who: Api, file: string) => (await who('downloadChatAttachment', { query: { id: file } })).status
    await api('deleteChatMessage', { query: { id: sent.id } })
    expect([await open(api, photo.id), await open(other, theirs)]).toEqual([404, 404])
    expect((await api('restoreChatMessage', { body: { id: sent.id } })).body).toEqual(sent)
    expect([await open(api, photo.id), await open(other, theirs)]).toEqual([200, 200])
    await api('deleteChatMessage', { query: { id: sent.id } })
    const { body: note } = await api('sendChatMessage', { body: { message: { chatId: id, value: 'Nota' } } })
    server.current.advance(day + 1)
    await (
      await server.current.as('demo@obra.test')
    )('deleteChatMessage', { query: { id: note.id } })
    await server.current.services.background.settled()
    server.current.advance(-day - 1)
    const { store } = server.current.services
    const files = await store.read.selectFrom('chatAttachments').select('id').where('name', '=', 'Foto.png').execute()
    expect(files).toEqual([])
  })

  it('are deleted after a day without a message', async () => {
    const { api } = await chatWithMartin()
    const { body: photo } = await upload(api, 'Suelta.png')
    expect((await api('downloadChatAttachment', { query: { id: photo.id } })).status).toBe(200)
    server.current.advance(day + 1)
    const later = await server.current.as('demo@obra.test')
    await upload(later, 'Otra.png')
    expect((await later('downloadChatAttachment', { query: { id: photo.id } })).status).toBe(404)
    server.current.advance(-day - 1)
  })

  it('are required if the message has no text', async () => {
    const { api, id } = await chatWithMartin()
    const { body: sent } = await api('sendChatMessage', { body: { message: { chatId: id, value: 'Algo' } } })
    const blank = { chatId: id, value: ' \n' }
    expect((await api('sendChatMessage', { body: { message: blank } })).status).toBe(400)
    expect((await api('updateChatMessage', { body: { id: sent.id, message: { value: ' ' } } })).status).toBe(400)
  })
})

it('shared files and links are listed by kind, newest first, in pages', async () => {
  const { api, id } = await chatWithMartin()
  const send = async (value: string, attachmentIds: string[] = []) =>
    (await api('sendChatMessage', { body: { message: { chatId: id, value, attachmentIds } } })).body
  const photo = await send('La losa', [(await upload(api, 'a.png')).body.id])
  const other = await send('', [(await upload(api, 'b.png')).body.id])
  const sheet = await send('', [(await upload(api, 'c.csv', text, 'text/csv')).body.id])
  const linked = await send('Mirá https://obra.test/planos')
  const shared = async (kind: 'media' | 'docs' | 'links', size?: number, before?: string) =>
    (await api('listSharedInChat', { query: { id, kind, ...(size && { size }), ...(before && { before }) } })).body
  const media = await shared('media', 1)
  expect(media).toEqual({ items: [other], hasMore: true })
  expect((await shared('media', 1, other.id)).items).toEqual([photo])
  expect((await shared('docs')).items[0]).toEqual(sheet)
  expect((await shared('links')).items[0]).toEqual(linked)
  await api('updateChatMessage', { body: { id: linked.id, message: { value: 'Ya no' } } })
  expect((await shared('links')).items.map((message) => message.id)).not.toContain(linked.id)
  const elsewhere = await api('listSharedInChat', { query: { id, kind: 'media', before: 'nada' } })
  expect(elsewhere.status).toBe(404)
})
