import { describe, expect, it } from 'vitest'
import { newBoard } from '../../../tests/support/board.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()

const boardWith = (...titles: string[]) => newBoard(server.current, ...titles)

describe('board lists', () => {
  it('are added as the last one, 65536 apart, and merge the sent fields', async () => {
    const { api, todo, done } = await boardWith()
    expect([todo.position, done.position]).toEqual([65_536, 131_072])
    const { body } = await api('updateBoardList', { body: { list: { id: todo.id, title: 'En obra' } } })
    expect(body).toEqual({ ...todo, title: 'En obra' })
  })

  it('move together, and are spaced again when a gap is used up', async () => {
    const { api, todo, done, read } = await boardWith()
    const swapped = [
      { ...todo, position: done.position },
      { ...done, position: todo.position },
    ]
    expect((await api('updateBoardLists', { body: { lists: swapped } })).body).toEqual(swapped)
    await api('updateBoardLists', { body: { lists: [{ id: todo.id, position: 65_535.5 }] } })
    expect((await read()).lists.map(({ id, position }) => [id, position])).toEqual([
      [todo.id, 65_536],
      [done.id, 131_072],
    ])
  })

  it('are deleted with their cards', async () => {
    const { api, todo, cards, read } = await boardWith('Mampostería', 'Revoque')
    expect((await api('deleteBoardList', { query: { id: todo.id } })).body).toBe(true)
    expect((await read()).lists.map((list) => list.title)).toEqual(['Completed'])
    expect((await api('getTask', { query: { id: cards[0]!.id } })).status).toBe(404)
    expect((await api('deleteBoardList', { query: { id: todo.id } })).status).toBe(404)
  })

  it('change all or none', async () => {
    const { api, todo, read } = await boardWith()
    const lists = [{ id: todo.id, title: 'Otra' }, { id: 'unknown' }]
    expect((await api('updateBoardLists', { body: { lists } })).status).toBe(404)
    expect((await read()).lists[0]!.title).toBe('To do')
    const twice = [{ id: todo.id }, { id: todo.id }]
    expect((await api('updateBoardLists', { body: { lists: twice } })).status).toBe(400)
    expect((await api('createBoardList', { body: { list: { boardId: 'x', title: 'y' } } })).status).toBe(404)
  })
})

describe('cards', () => {
  it('are added as the last one of their list, 65536 apart', async () => {
    const { cards, todo, board } = await boardWith('Uno', 'Dos')
    expect(cards.map((card) => card.position)).toEqual([65_536, 131_072])
    expect(cards[0]).toMatchObject({
      boardId: board.id,
      listId: todo.id,
      description: null,
      labels: [],
      dueDate: null,
      completed: false,
    })
  })

  it('merge the sent fields, and keep both of two concurrent patches', async () => {
    const { api, cards } = await boardWith('Contrapiso')
    const { id } = cards[0]!
    await Promise.all([
      api('updateCard', { body: { id, card: { description: 'Con malla' } } }),
      api('updateCard', { body: { id, card: { dueDate: '2026-04-01', completed: true } } }),
      api('updateCard', { body: { id, card: { title: 'Contrapiso del 3.º' } } }),
    ])
    const { body } = await api('updateCard', { body: { id, card: {} } })
    const merged = {
      description: 'Con malla',
      dueDate: '2026-04-01',
      completed: true,
      title: 'Contrapiso del 3.º',
      version: 4,
    }
    expect(body).toEqual({ ...cards[0], ...merged })
    const found = await api('listTasks', { query: { search: 'contrapiso DEL 3' } })
    expect(found.body.tasks.map((task) => task.id)).toEqual([id])
  })

  it('refuse a stale version; only content counts as a new version, not the position', async () => {
    const { api, cards, done } = await boardWith('Contrapiso')
    const { id } = cards[0]!
    await api('moveCards', { body: { cards: [{ id, listId: done.id, position: 1 }] } })
    const change = (title: string) => api('updateCard', { body: { id, card: { title, version: 1 } } })
    expect((await change('Carpeta')).body).toMatchObject({ title: 'Carpeta', version: 2 })
    const late = await change('Otra')
    expect([late.status, late.body]).toMatchObject([409, { error: 'Stale version' }])
    expect((await api('getTask', { query: { id } })).body.title).toBe('Carpeta')
  })

  it('have members of the company, in the sent order', async () => {
    const { api, cards } = await boardWith('Contrapiso')
    const [first, second] = (await api('listBoardMembers')).body
    const members = [second!, first!.id, 'unknown']
    const { body } = await api('updateCard', { body: { id: cards[0]!.id, card: { members } } })
    expect(body.members).toEqual([second, first])
    expect((await api('getTask', { query: { id: body.id } })).body.members).toEqual([second, first])
    expect((await api('updateCard', { body: { id: body.id, card: { members: [] } } })).body.members).toEqual([])
  })

  it('move to another list in one call, and only there', async () => {
    const { api, cards, todo, done, titlesOf } = await boardWith('A', 'B')
    const move = { id: cards[0]!.id, listId: done.id, position: 65_536, title: 'ignored' }
    const { body } = await api('moveCards', { body: { cards: [move] } })
    expect(body).toEqual([{ ...cards[0], listId: done.id }])
    expect([await titlesOf(todo.id), await titlesOf(done.id)]).toEqual([['B'], ['A']])
  })

  it('move to the end of a new list without a position', async () => {
    const { api, cards, done, titlesOf } = await boardWith('A', 'B')
    for (const { id } of cards) await api('updateCard', { body: { id, card: { listId: done.id } } })
    expect(await titlesOf(done.id)).toEqual(['A', 'B'])
  })

  it('are spaced again when a gap is used up, and the answer includes the cards moved by it', async () => {
    const { api, cards, todo, titlesOf } = await boardWith('A', 'B', 'C')
    const [a, b, c] = cards
    await api('moveCards', { body: { cards: [{ id: b!.id, position: 65_537 }] } })
    const { body } = await api('moveCards', { body: { cards: [{ id: c!.id, position: 65_536.5 }] } })
    expect(await titlesOf(todo.id)).toEqual(['A', 'C', 'B'])
    expect(body.map(({ id, position }) => [id, position])).toEqual([
      [c!.id, 131_072],
      [b!.id, 196_608],
    ])
    expect(a!.position).toBe(65_536)
  })

  it('accept many moves into the same gap', async () => {
    const { api, cards, todo, titlesOf } = await boardWith('A', 'B', 'C')
    let [first, second] = [cards[1]!, cards[2]!]
    for (let round = 0; round < 40; round++) {
      const board = (await api('getBoard', { query: { id: cards[0]!.boardId } })).body
      const [top, next] = board.lists.find((list) => list.id === todo.id)!.cards
      const position = (top!.position + next!.position) / 2
      await api('moveCards', { body: { cards: [{ id: second.id, position }] } })
      expect(await titlesOf(todo.id)).toEqual(['A', second.title, first.title])
      ;[first, second] = [second, first]
    }
  })

  it('end in one list when two users move one concurrently', async () => {
    const { api, board, cards, done, todo, read } = await boardWith('A', 'B', 'C')
    const other = await server.current.join('sofia@obra.test', 1)
    const third = (await api('createBoardList', { body: { list: { boardId: board.id, title: 'In review' } } })).body
    const { id } = cards[0]!
    const answers = await Promise.all(
      [done, third, todo, done, third].map((list, index) =>
        (index % 2 ? other : api)('moveCards', { body: { cards: [{ id, listId: list.id, position: 65_536 }] } }),
      ),
    )
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200])
    const { lists } = await read()
    expect(lists.flatMap((list) => list.cards).filter((card) => card.id === id)).toHaveLength(1)
  })

  it('get different positions when two users move two of them to the same position', async () => {
    const { api, cards, done, read } = await boardWith('A', 'B', 'C', 'D')
    const moves = cards.map(({ id }) => ({ id, listId: done.id, position: 65_536 }))
    await Promise.all(moves.map((move) => api('moveCards', { body: { cards: [move] } })))
    const list = (await read()).lists.find((each) => each.id === done.id)!
    const positions = new Set(list.cards.map((card) => card.position))
    expect([list.cards.length, positions.size]).toEqual([4, 4])
  })

  it('change all or none', async () => {
    const { api, cards, read } = await boardWith('A')
    const changes = [{ id: cards[0]!.id, title: 'Otro' }, { id: 'unknown' }]
    expect((await api('updateCards', { body: { cards: changes } })).status).toBe(404)
    const moves = [
      { id: cards[0]!.id, position: 5 },
      { id: cards[0]!.id, position: 6 },
    ]
    expect((await api('moveCards', { body: { cards: moves } })).status).toBe(400)
    expect((await read()).lists[0]!.cards).toEqual(cards)
  })

  it('stay on their board', async () => {
    const { api, cards } = await boardWith('A')
    const other = await boardWith()
    const { id } = cards[0]!
    const patches = [{ listId: other.todo.id }, { boardId: other.board.id }, { id: 'other' }]
    for (const card of patches) expect((await api('updateCard', { body: { id, card } })).status).toBe(400)
    expect((await api('updateCard', { body: { id, card: { listId: 'unknown' } } })).status).toBe(404)
    const misplaced = { listId: other.todo.id, boardId: cards[0]!.boardId, title: 'x' }
    expect((await api('createCard', { body: { card: misplaced } })).status).toBe(400)
  })

  it('are deleted once when two users delete one concurrently', async () => {
    const { api, cards } = await boardWith('A')
    const remove = () => api('deleteCard', { query: { id: cards[0]!.id } })
    const statuses = (await Promise.all([remove(), remove()])).map((answer) => answer.status)
    expect(statuses.toSorted()).toEqual([200, 404])
  })
})

describe('tasks', () => {
  it('are the cards of all boards: open ones first, then by due date', async () => {
    const { api } = await boardWith()
    const { body } = await api('listTasks', { query: { size: 100 } })
    const states = body.tasks.map((task) => task.completed)
    expect(states).toEqual(states.toSorted((one, other) => Number(one) - Number(other)))
    const dates = body.tasks.filter((task) => !task.completed).map((task) => task.dueDate ?? '9')
    expect(dates).toEqual(dates.toSorted())
  })

  it('are paged, and empty beyond the last page', async () => {
    const { api, board } = await boardWith('A', 'B', 'C')
    const page = async (number: number) =>
      (await api('listTasks', { query: { boardId: board.id, page: number, size: 2 } })).body
    expect((await page(2)).tasks.map((task) => task.title)).toEqual(['C'])
    expect((await page(2)).pagination).toEqual({
      totalResults: 3,
      resultsPerPage: 2,
      currentPage: 2,
      lastPage: 2,
      startIndex: 2,
      endIndex: 2,
    })
    expect((await page(9)).tasks).toEqual([])
  })

  it('are searched in title and description, ignoring case and accents', async () => {
    const { api, cards } = await boardWith('Ñandú 100% _listo_')
    await api('updateCard', { body: { id: cards[0]!.id, card: { description: 'Pérgola de quebracho' } } })
    const found = async (search: string) =>
      (await api('listTasks', { query: { search } })).body.tasks.map((task) => task.id)
    for (const text of ['PERGOLA', 'ñandu', '100%', '_LISTO_']) expect(await found(text)).toEqual([cards[0]!.id])
    expect(await found('100_')).toEqual([])
  })

  it('are completed by their card, and filtered by state', async () => {
    const { api, board, cards } = await boardWith('A', 'B')
    const { id } = cards[0]!
    await api('updateCard', { body: { id, card: { completed: true } } })
    const { body } = await api('getTask', { query: { id } })
    expect(body).toMatchObject({ completed: true, boardTitle: 'Obra de prueba', listTitle: 'To do' })
    const titles = async (completed: boolean) =>
      (await api('listTasks', { query: { boardId: board.id, completed } })).body.tasks.map((task) => task.title)
    expect([await titles(true), await titles(false)]).toEqual([['A'], ['B']])
  })

  it('answer 404 for an unknown id and 400 for an invalid page', async () => {
    const { api } = await boardWith()
    expect((await api('getTask', { query: { id: 'unknown' } })).status).toBe(404)
    for (const query of [{ page: 0 }, { size: 101 }, { completed: 'tal vez' as never }]) {
      expect((await api('listTasks', { query })).status).toBe(400)
    }
  })
})
