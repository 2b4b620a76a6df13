import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'
import { seedTime } from '../../../tests/support/stores.ts'
import { createDateMover } from '../../db/date-mover.ts'
import { readFixture } from '../../db/fixtures.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'

type Fixture = {
  boards: components['schemas']['BoardDetail'][]
  examples: {
    listBoards: { value: components['schemas']['Board'][] }
    listBoardLabels: { value: components['schemas']['BoardLabel'][] }
  }
}
const fixture = readFixture<Fixture>('scrumboard')
const [sample] = fixture.boards
const server = useTestServer()
const { time } = createDateMover(seedTime)
const seeded = <T extends { lastActivity: string }>(board: T): T => ({
  ...board,
  lastActivity: time(board.lastActivity),
})
const signIn = () => server.current.as('demo@obra.test', 1)

async function newBoard(title = 'Plaza Saavedra') {
  const api = await signIn()
  const { body } = await api('createBoard', { body: { board: { title } } })
  return { api, board: body }
}

describe('boards', () => {
  it('are listed by title with their members', async () => {
    const { status, body } = await (await signIn())('listBoards')
    expect(status).toBe(200)
    expect(body).toEqual(fixture.examples.listBoards.value.map(seeded))
  })

  it('include lists and cards by position, and labels by title', async () => {
    const { body } = await (await signIn())('getBoard', { query: { id: sample!.id } })
    const byTitle = fixture.examples.listBoardLabels.value
    const order = byTitle.map((label) => label.id)
    const lists = sample!.lists.map((list) => ({
      ...list,
      cards: list.cards.map((card) => ({
        ...card,
        labels: card.labels.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)),
      })),
    }))
    expect(body).toEqual({ ...seeded(sample!), lists, labels: byTitle })
  })

  it('are shared within the company, and 404 for others', async () => {
    const { board } = await newBoard('Para todos')
    const query = { id: board.id }
    const colleague = await server.current.join('sofia@obra.test', 1)
    expect((await colleague('getBoard', { query })).body.title).toBe('Para todos')
    const elsewhere = await server.current.as('demo@obra.test', 2)
    const stranger = await server.current.as('martin@obra.test')
    for (const api of [elsewhere, stranger]) {
      expect((await api('getBoard', { query })).status).toBe(404)
      expect((await api('deleteBoard', { query })).status).toBe(404)
      expect((await api('listBoards')).body.map(({ id }) => id)).not.toContain(board.id)
    }
  })

  it('are created empty, with the members that exist', async () => {
    const api = await server.current.join('sofia@obra.test', 1)
    const me = '0b7c9d1e-5f0a-4c1b-9a51-6e1d2f3a4b03'
    const board = { title: ' Torre Playa Chica ', members: [me, 'nobody', sample!.members[0]!, me] }
    const { body } = await api('createBoard', { body: { board } })
    expect(body.title).toBe('Torre Playa Chica')
    expect(body.members.map((member) => member.name)).toEqual(['Sofía Quiroga', 'Lucía Ferreyra'])
    const detail = await api('getBoard', { query: { id: body.id } })
    expect(detail.body).toMatchObject({ lists: [], labels: [] })
  })

  it('accept an unchanged whole board', async () => {
    const api = await signIn()
    const received = await api('getBoard', { query: { id: sample!.id } })
    const { status, body } = await api('updateBoard', { body: { id: sample!.id, board: received.body } })
    expect(status).toBe(200)
    expect(body.members).toEqual(received.body.members)
    for (const list of received.body.lists) {
      expect((await api('updateBoardList', { body: { list } })).status).toBe(200)
    }
    const cards = received.body.lists.flatMap((list) => list.cards)
    const sent = await api('updateCards', { body: { cards } })
    const saved = cards.map((card) => ({ ...card, version: card.version + 1 }))
    expect(sent.body).toEqual(saved)
    expect((await api('moveCards', { body: { cards } })).body).toEqual(saved)
  })

  it('keep both of two concurrent patches of different fields', async () => {
    const { api, board } = await newBoard()
    await Promise.all([
      api('updateBoard', { body: { id: board.id, board: { title: 'Otra' } } }),
      api('updateBoard', { body: { id: board.id, board: { description: 'Con pilotes' } } }),
    ])
    const { body } = await api('getBoard', { query: { id: board.id } })
    expect(body).toMatchObject({ title: 'Otra', description: 'Con pilotes' })
  })

  it('update lastActivity on every change', async () => {
    const { api, board } = await newBoard()
    server.current.advance(60_000)
    await api('createBoardList', { body: { list: { boardId: board.id, title: 'To do' } } })
    const { body } = await api('getBoard', { query: { id: board.id } })
    expect(Date.parse(body.lastActivity) - Date.parse(board.lastActivity)).toBe(60_000)
  })

  it('are deleted with their lists, cards and labels', async () => {
    const { api, board } = await newBoard()
    const list = (await api('createBoardList', { body: { list: { boardId: board.id, title: 'To do' } } })).body
    const label = (await api('createBoardLabel', { body: { label: { boardId: board.id, title: 'Bug' } } })).body
    const card = (await api('createCard', { body: { card: { listId: list.id, title: 'Zunchos', labels: [label] } } }))
      .body
    expect((await api('deleteBoard', { query: { id: board.id } })).body).toBe(true)
    const answers = await Promise.all([
      api('getBoard', { query: { id: board.id } }),
      api('deleteBoard', { query: { id: board.id } }),
      api('updateBoard', { body: { id: board.id, board: {} } }),
      api('listBoardLabels', { query: { boardId: board.id } }),
      api('updateBoardList', { body: { list } }),
      api('updateBoardLabel', { body: { id: label.id, label: {} } }),
      api('getTask', { query: { id: card.id } }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual(Array(7).fill(404))
    expect((await api('listTasks', { query: { search: 'zunchos' } })).body.tasks).toEqual([])
    expect((await api('listBoards')).body.map(({ id }) => id)).not.toContain(board.id)
  })

  it('can be restored for a day, with their contents at deletion', async () => {
    const { api, board } = await newBoard()
    const list = (await api('createBoardList', { body: { list: { boardId: board.id, title: 'Hoy' } } })).body
    const add = async (title: string) => (await api('createCard', { body: { card: { listId: list.id, title } } })).body
    const [gone] = [await add('Borrada antes'), await add('Riostras')]
    await api('deleteCard', { query: { id: gone.id } })
    const before = (await api('getBoard', { query: { id: board.id } })).body
    server.current.advance(1000)
    await api('deleteBoard', { query: { id: board.id } })
    const stranger = await server.current.as('martin@obra.test')
    expect((await stranger('restoreBoard', { body: { id: board.id } })).status).toBe(404)
    const { body } = await api('restoreBoard', { body: { id: board.id } })
    expect(body.title).toBe(board.title)
    expect((await api('getBoard', { query: { id: board.id } })).body.lists).toEqual(before.lists)
    expect((await api('listTasks', { query: { search: 'riostras' } })).body.tasks).toHaveLength(1)
    expect((await api('restoreBoard', { body: { id: board.id } })).status).toBe(200)
  })

  it('refuse a different inner id, unknown fields and blank titles', async () => {
    const { api, board } = await newBoard()
    const { id } = board
    for (const wrong of [{ id: 'other' }, { color: 'rojo' }, { title: '  ' }, { members: [7] }]) {
      expect((await api('updateBoard', { wrong: { id, board: wrong } })).status).toBe(400)
    }
  })
})

describe('board members', () => {
  it('are all possible members, including the user, by name', async () => {
    await server.current.join('sofia@obra.test', 1)
    const { body } = await (await signIn())('listBoardMembers')
    expect(body).toHaveLength(13)
    expect(body.map((member) => member.name).slice(0, 2)).toEqual(['Carla Bustamante', 'Darío Villalba'])
    expect(body.map((member) => member.name).slice(-3)).toEqual(['Sofía Quiroga', 'Sol Quiroga', 'Yanina Coria'])
  })

  it('show the current name of their account', async () => {
    const api = await server.current.as('martin@obra.test')
    await api('updateUser', { body: { user: { name: 'Martín Ojeda Ruiz' } } })
    const { body } = await api('listBoardMembers')
    expect(body.map((member) => member.name)).toContain('Martín Ojeda Ruiz')
  })
})

describe('board labels', () => {
  it('are created, renamed, listed by title, and removed from every card when deleted', async () => {
    const { api, board } = await newBoard()
    const create = (title: string) => api('createBoardLabel', { body: { label: { boardId: board.id, title } } })
    const zinc = (await create('Zinguería')).body
    const work = (await create('Albañilería')).body
    const list = (await api('createBoardList', { body: { list: { boardId: board.id, title: 'To do' } } })).body
    const card = {
      listId: list.id,
      title: 'Babetas',
      labels: [zinc.id, work.id, 'unknown', fixture.boards[0]!.labels[0]!],
    }
    const created = (await api('createCard', { body: { card } })).body
    expect(created.labels).toEqual([work, zinc])
    const patch = { ...zinc, title: 'Aleros' }
    expect((await api('updateBoardLabel', { body: { id: zinc.id, label: patch } })).body).toEqual(patch)
    await api('deleteBoardLabel', { query: { id: work.id } })
    const { body } = await api('getBoard', { query: { id: board.id } })
    expect(body.labels).toEqual([patch])
    expect(body.lists[0]!.cards[0]!.labels).toEqual([patch])
    const sentBack = await api('updateCard', { body: { id: created.id, card: created } })
    expect(sentBack.body.labels).toEqual([patch])
  })

  it('refuse a second one with the same name and colour', async () => {
    const { api, board } = await newBoard()
    const create = (title: string, color: 'red' | 'blue') =>
      api('createBoardLabel', { body: { label: { boardId: board.id, title, color } } })
    expect((await create('Municipal', 'red')).status).toBe(200)
    expect((await create('municipal ', 'red')).status).toBe(409)
    const { body: other } = await create('Municipal', 'blue')
    const patch = (label: object) => api('updateBoardLabel', { body: { id: other.id, label } })
    expect((await patch({ color: 'red' })).status).toBe(409)
    expect((await patch({ title: 'Municipal', color: 'blue' })).status).toBe(200)
  })

  it('stay on their board', async () => {
    const api = await signIn()
    const [one, other] = fixture.boards
    const label = { boardId: other!.id }
    const { status } = await api('updateBoardLabel', { body: { id: one!.labels[0]!.id, label } })
    expect(status).toBe(400)
    expect((await api('createBoardLabel', { body: { label: { boardId: 'x', title: 'y' } } })).status).toBe(404)
    expect((await api('deleteBoardLabel', { query: { id: 'x' } })).status).toBe(404)
  })
})
