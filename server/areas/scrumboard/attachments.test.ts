import { expect, it } from 'vitest'
import { newBoard } from '../../../tests/support/board.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)

async function upload(api: Api, cardId: string, name = '../obra/Losa.png', bytes: Uint8Array<ArrayBuffer> = png) {
  const form = new FormData()
  form.append('cardId', cardId)
  form.append('file', new File([bytes], name, { type: 'image/png' }))
  return api('uploadCardAttachment', { wrong: form })
}

async function cardWithFile() {
  const made = await newBoard(server.current, 'Excavar')
  const cardId = made.cards[0]!.id
  const { body: file } = await upload(made.api, cardId)
  const list = async () => (await made.api('listCardAttachments', { query: { cardId } })).body
  const count = async () => (await made.api('getCard', { query: { id: cardId } })).body.attachments
  return { ...made, cardId, file, list, count, query: { cardId, id: file.id } }
}

it('a card has attachments, which everybody who sees it can download', async () => {
  const { api, cardId, file, list, count, query } = await cardWithFile()
  expect(file).toMatchObject({ name: 'Losa.png', type: 'image/png', size: png.length })
  expect(await list()).toEqual([file])
  expect(await count()).toBe(1)
  const colleague = await server.current.join('sofia@obra.test', 1)
  const opened = await colleague('downloadCardAttachment', { query })
  expect(opened.bytes).toEqual(png)
  expect(opened.headers.get('content-disposition')).toContain('Losa.png')
  const page = await upload(api, cardId, 'Página.html', new TextEncoder().encode('<script>alert(1)</script>'))
  expect(page.body.type).toBe('application/octet-stream')
})

it('a removed attachment can be restored for a day', async () => {
  const { api, cardId, file, list, count, query } = await cardWithFile()
  expect((await api('removeCardAttachment', { query })).body).toBe(true)
  expect([await list(), await count()]).toEqual([[], 0])
  expect((await api('downloadCardAttachment', { query })).status).toBe(404)
  expect((await api('removeCardAttachment', { query })).status).toBe(404)
  expect((await api('restoreCardAttachment', { body: query })).body).toEqual(file)
  expect((await api('restoreCardAttachment', { body: query })).body).toEqual(file)
  expect([await list(), await count()]).toEqual([[file], 1])
  const history = { params: { desarrolladoraId: 1 }, query: { entidad: 'tarjeta', entidadId: cardId } }
  const { body } = await api('listCompanyHistory', history)
  expect(body.items.map(({ accion }) => accion)).toEqual(['reponer', 'quitar', 'adjuntar', 'crear'])
  expect(body.items[0]!.despues).toEqual({ archivo: 'Losa.png' })
  await api('removeCardAttachment', { query })
  const other = await upload(api, cardId, 'Otra.png')
  server.current.advance(25 * 60 * 60 * 1000)
  const later = await server.current.as('demo@obra.test', 1)
  await later('removeCardAttachment', { query: { cardId, id: other.body.id } })
  expect((await later('restoreCardAttachment', { body: query })).status).toBe(404)
})

it('attachments of another company or another card are 404', async () => {
  const { cardId, query } = await cardWithFile()
  const stranger = await server.current.as('martin@obra.test')
  const answers = [
    await stranger('listCardAttachments', { query: { cardId } }),
    await stranger('downloadCardAttachment', { query }),
    await stranger('removeCardAttachment', { query }),
    await stranger('restoreCardAttachment', { body: query }),
    await upload(stranger, cardId),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  const { api, cards: others } = await newBoard(server.current, 'Otra')
  const elsewhere = { cardId: others[0]!.id, id: query.id }
  expect((await api('downloadCardAttachment', { query: elsewhere })).status).toBe(404)
})

it('attachments are deleted permanently with their card and their board', async () => {
  const { api, cardId, board } = await cardWithFile()
  const { store } = server.current.services
  const rows = () => store.read.selectFrom('attachments').select('id').where('entityId', '=', cardId).execute()
  await api('deleteCard', { query: { id: cardId } })
  expect(await rows()).toHaveLength(1)
  server.current.advance(25 * 60 * 60 * 1000)
  const later = await server.current.as('demo@obra.test', 1)
  const { body: list } = await later('createBoardList', { body: { list: { boardId: board.id, title: 'x' } } })
  await later('deleteBoardList', { query: { id: list.id } })
  expect(await rows()).toHaveLength(0)
  const { cardId: other, board: otherBoard } = await cardWithFile()
  await later('deleteBoard', { query: { id: otherBoard.id } })
  server.current.advance(25 * 60 * 60 * 1000)
  const last = await server.current.as('demo@obra.test', 1)
  await last('deleteBoardList', {
    query: { id: (await last('createBoardList', { body: { list: { boardId: board.id, title: 'y' } } })).body.id },
  })
  const remaining = await store.read.selectFrom('attachments').select('id').where('entityId', '=', other).execute()
  expect(remaining).toHaveLength(0)
})
