import type { TestServer } from './server.ts'

/** Creates a board with two lists, and cards with the given titles in the first one. */
export async function newBoard(server: TestServer, ...titles: string[]) {
  const api = await server.as('demo@obra.test', 1)
  const board = (await api('createBoard', { body: { board: { title: 'Obra de prueba' } } })).body
  const newList = async (title: string) =>
    (await api('createBoardList', { body: { list: { boardId: board.id, title } } })).body
  const [todo, done] = [await newList('To do'), await newList('Completed')]
  const cards = []
  for (const title of titles) cards.push((await api('createCard', { body: { card: { listId: todo.id, title } } })).body)
  const read = async () => (await api('getBoard', { query: { id: board.id } })).body
  const titlesOf = async (listId: string) =>
    (await read()).lists.find((list) => list.id === listId)!.cards.map((card) => card.title)
  return { api, board, todo, done, cards, read, titlesOf }
}
