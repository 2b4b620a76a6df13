import { describe, expect, it } from 'vitest'
import { newBoard } from '../../../tests/support/board.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const boardWith = (...titles: string[]) => newBoard(server.current, ...titles)
const steps = [
  { id: 'a', text: 'Nivelar', completed: true },
  { id: 'b', text: 'Apuntalar la viga', completed: false },
]

describe('the contents of a card', () => {
  it('include sanitised HTML that is searched by its text', async () => {
    const { api, cards } = await boardWith('A')
    const { id } = cards[0]!
    const description = '<p>Losa <strong>maciza</strong></p><script>alert(1)</script><p>H30 &amp; bomba</p>'
    const { body } = await api('updateCard', { body: { id, card: { description } } })
    expect(body.description).toBe('<p>Losa <strong>maciza</strong></p><p>H30 &amp; bomba</p>')
    const found = async (search: string) => (await api('listTasks', { query: { search } })).body.tasks.length
    expect([await found('losa maciza'), await found('h30 & bomba'), await found('strong')]).toEqual([1, 1, 0])
    const long = '&'.repeat(20_000)
    expect((await api('updateCard', { body: { id, card: { description: long } } })).status).toBe(400)
  })

  it('include a checklist in order, without repeated steps, and a priority', async () => {
    const { api, todo } = await boardWith()
    const card = { listId: todo.id, title: 'Encofrar', checklist: steps, priority: 'high' as const }
    const created = (await api('createCard', { body: { card } })).body
    expect(created).toMatchObject({ checklist: steps, priority: 'high', comments: 0, archived: false })
    const turned = steps.toReversed()
    const { body } = await api('updateCard', { body: { id: created.id, card: { checklist: turned } } })
    expect([body.checklist, body.version]).toEqual([turned, 2])
    const found = await api('listTasks', { query: { search: 'apuntalar la' } })
    expect(found.body.tasks.map(({ id }) => id)).toEqual([created.id])
    const twice = { checklist: [steps[0]!, steps[0]!] }
    expect((await api('updateCard', { body: { id: created.id, card: twice } })).status).toBe(400)
    expect((await api('updateCard', { body: { id: created.id, card: body } })).body).toMatchObject({
      checklist: turned,
    })
  })
})

describe('archived cards', () => {
  it('are hidden from the board and the tasks, listed as archived, and restored to their position', async () => {
    const { api, board, cards, todo, titlesOf } = await boardWith('A', 'B', 'C')
    const { id } = cards[1]!
    const put = async (archived: boolean) => (await api('updateCard', { body: { id, card: { archived } } })).body
    expect(await put(true)).toMatchObject({ archived: true, version: 2 })
    expect(await titlesOf(todo.id)).toEqual(['A', 'C'])
    const archive = async (search = '') =>
      (await api('listArchivedCards', { query: { boardId: board.id, search } })).body.items.map(({ title }) => title)
    expect([await archive(), await archive('zzz')]).toEqual([['B'], []])
    const tasks = await api('listTasks', { query: { boardId: board.id } })
    expect(tasks.body.tasks.map(({ title }) => title)).toEqual(['A', 'C'])
    expect((await api('getCard', { query: { id } })).body.archived).toBe(true)
    await put(false)
    expect([await titlesOf(todo.id), await archive()]).toEqual([['A', 'B', 'C'], []])
    expect((await api('listArchivedCards', { query: { boardId: 'unknown' } })).status).toBe(404)
  })
})

describe('restoring deleted records', () => {
  it('restores a card to its position', async () => {
    const { api, cards, todo, titlesOf } = await boardWith('A', 'B', 'C')
    const { id } = cards[0]!
    await api('deleteCard', { query: { id } })
    expect([await titlesOf(todo.id), (await api('getCard', { query: { id } })).status]).toEqual([['B', 'C'], 404])
    expect((await api('restoreCard', { body: { id } })).body).toMatchObject({ id, title: 'A' })
    expect(await titlesOf(todo.id)).toEqual(['A', 'B', 'C'])
    expect((await api('restoreCard', { body: { id: 'unknown' } })).status).toBe(404)
  })

  it('restores a list with the cards deleted with it, and no others', async () => {
    const { api, cards, todo, done, read } = await boardWith('A', 'B', 'C')
    await api('deleteCard', { query: { id: cards[0]!.id } })
    server.current.advance(1000)
    await api('deleteBoardList', { query: { id: todo.id } })
    expect((await api('restoreCard', { body: { id: cards[0]!.id } })).status).toBe(404)
    const { body } = await api('restoreBoardList', { body: { id: todo.id } })
    expect(body.cards.map(({ title }) => title)).toEqual(['B', 'C'])
    expect((await read()).lists.map(({ id }) => id)).toEqual([todo.id, done.id])
  })

  it('is impossible a day later', async () => {
    const { api, cards } = await boardWith('A', 'B')
    const [first, second] = cards.map(({ id }) => ({ id }))
    await api('deleteCard', { query: first! })
    server.current.advance(25 * 3_600_000)
    const later = await server.current.as('demo@obra.test', 1)
    await later('deleteCard', { query: second! })
    const statuses = [first!, second!].map(async (body) => (await later('restoreCard', { body })).status)
    expect(await Promise.all(statuses)).toEqual([404, 200])
  })
})

describe('the limit of a list', () => {
  it('is set, kept and removed, but never enforced', async () => {
    const { api, todo, read } = await boardWith('A', 'B')
    const limit = async (value: number | null) =>
      (await api('updateBoardList', { body: { list: { id: todo.id, limit: value } } })).body.limit
    expect(await limit(1)).toBe(1)
    expect((await api('createCard', { body: { card: { listId: todo.id, title: 'C' } } })).status).toBe(200)
    expect((await read()).lists[0]).toMatchObject({ limit: 1, title: 'To do' })
    expect(await limit(null)).toBe(null)
    expect((await api('updateBoardList', { body: { list: { id: todo.id, limit: 0 } } })).status).toBe(400)
  })
})

describe('comments', () => {
  it('are listed with their author, newest first, and counted on the card', async () => {
    const { api, cards, read } = await boardWith('A')
    const cardId = cards[0]!.id
    const say = async (text: string) => (await api('createCardComment', { body: { comment: { cardId, text } } })).body
    const [first] = [await say('Una'), await say(' Dos ')]
    const { body } = await api('listCardComments', { query: { cardId } })
    expect(body.items.map(({ text, author }) => [text, author.name])).toEqual([
      ['Dos', 'Lucía Ferreyra'],
      ['Una', 'Lucía Ferreyra'],
    ])
    expect((await read()).lists[0]!.cards[0]).toMatchObject({ comments: 2, version: 1 })
    const changed = await api('updateCardComment', { body: { id: first.id, comment: { text: 'Tres' } } })
    expect(changed.body).toMatchObject({ text: 'Tres', editedAt: expect.any(String) as string })
    await api('deleteCardComment', { query: { id: first.id } })
    expect((await api('getCard', { query: { id: cardId } })).body.comments).toBe(1)
    expect((await api('deleteCardComment', { query: { id: first.id } })).status).toBe(404)
    expect((await api('listCardComments', { query: { cardId: 'unknown' } })).status).toBe(404)
    expect((await api('restoreCardComment', { body: { id: first.id } })).body.text).toBe('Tres')
    expect((await api('getCard', { query: { id: cardId } })).body.comments).toBe(2)
    expect((await api('listCardComments', { query: { cardId } })).body.items.at(-1)!.id).toBe(first.id)
    expect((await api('restoreCardComment', { body: { id: first.id } })).status).toBe(404)
  })

  it('are edited by their author only; an administrador deletes any', async () => {
    const { api, cards } = await boardWith('A')
    const colleague = await server.current.join('sofia@obra.test', 1)
    const cardId = cards[0]!.id
    const mine = (await api('createCardComment', { body: { comment: { cardId, text: 'Mío' } } })).body
    const theirs = (await colleague('createCardComment', { body: { comment: { cardId, text: 'Suyo' } } })).body
    expect((await colleague('updateCardComment', { body: { id: mine.id, comment: { text: 'x' } } })).status).toBe(404)
    expect((await colleague('deleteCardComment', { query: { id: mine.id } })).status).toBe(404)
    expect((await api('updateCardComment', { body: { id: theirs.id, comment: { text: 'x' } } })).status).toBe(404)
    expect((await api('deleteCardComment', { query: { id: theirs.id } })).body).toBe(true)
    expect((await colleague('restoreCardComment', { body: { id: theirs.id } })).status).toBe(404)
    expect((await api('restoreCardComment', { body: { id: theirs.id } })).body.text).toBe('Suyo')
  })
})
