/** Shared by the tests of boards and tasks: creating a board, and finding parts of the screen. */
import { expect } from 'vitest'
import { demo, inProject, screen, user, waitFor, within, type Obra } from './app.ts'

/** A board with the lists 'Pendiente', 'En curso' and 'Listo', and cards in the first one. */
export async function newBoard(obra: Obra, title: string, ...titles: string[]) {
  const api = await obra.server.as(demo.email, 1)
  const { id } = (await api('createBoard', { body: { board: { title } } })).body
  const lists: string[] = []
  for (const name of ['Pendiente', 'En curso', 'Listo']) {
    lists.push((await api('createBoardList', { body: { list: { boardId: id, title: name } } })).body.id)
  }
  const cards: string[] = []
  for (const name of titles) {
    cards.push((await api('createCard', { body: { card: { listId: lists[0]!, title: name } } })).body.id)
  }
  return { api, id, lists, cards }
}

/** Creates a board and opens it. */
export async function openBoard(obra: Obra, title: string, ...titles: string[]) {
  const board = await newBoard(obra, title, ...titles)
  await obra.open(`/apps/scrumboard/${board.id}`, inProject)
  await screen.findByRole('heading', { level: 1, name: title })
  return board
}

export const list = (title: string) => within(screen.getByRole('region', { name: `Lista ${title}` }))
export const card = (title: string) => screen.getByRole('link', { name: title })

export async function openCard(title: string) {
  await user.click(await screen.findByRole('link', { name: title }))
  return within(await screen.findByRole('dialog', { name: 'En «Pendiente»' }))
}

/** The titles of a list's cards, from top to bottom. */
const titlesOf = (title: string): string[] =>
  [...screen.getByRole('region', { name: `Lista ${title}` }).querySelectorAll<HTMLElement>('li')]
    .toSorted((a, b) => Number(a.dataset.index) - Number(b.dataset.index))
    .map((row) => row.querySelector('.board-card-title')?.textContent ?? '')

/** Waits until the list has exactly these cards in this order. */
export const expectTitles = (title: string, expected: string[]): Promise<void> =>
  waitFor(() => expect(titlesOf(title)).toEqual(expected))

/** Presses "Deshacer" in the notice with this text. */
export async function takeBack(text: string): Promise<void> {
  const notice = await waitFor(() => {
    const notices = [...document.querySelectorAll<HTMLElement>('.undo-notice')]
    const wanted = notices.find((each) => each.textContent.includes(text))
    expect(wanted, `a notice with «${text}»`).toBeDefined()
    return wanted!
  })
  await user.click(within(notice).getByRole('button', { name: 'Deshacer' }))
}

export async function expectNotice(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(screen.getByRole('region', { name: 'Avisos' })).toHaveTextContent(text))
}

export const press = (keys: string): Promise<void> => user.keyboard(keys)
