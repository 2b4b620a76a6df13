/** Shared by the tests of boards: creating a board by API, and finding parts of the screen. */
import type { Locator, Page } from '@playwright/test'
import { signInWithApi, type Api } from './panels-support.ts'
import { expect } from './support.ts'

type Record = { id: string }
export type TestBoard = { id: string; address: string; lists: Record[]; cards: Record[] }

/** A board with the lists 'Pendiente', 'En curso' and 'Listo', and cards in the first one. */
export async function newBoard(api: Api, title: string, ...titles: string[]): Promise<TestBoard> {
  const board = await api.send<Record>('POST', '/api/apps/scrumboard/board', { board: { title } })
  const lists: Record[] = []
  for (const name of ['Pendiente', 'En curso', 'Listo']) {
    const list = { boardId: board.id, title: name }
    lists.push(await api.send<Record>('POST', '/api/apps/scrumboard/board/list', { list }))
  }
  const cards: Record[] = []
  for (const name of titles) cards.push(await addCard(api, lists[0]!.id, name))
  return { id: board.id, address: `/apps/scrumboard/${board.id}`, lists, cards }
}

export const addCard = (api: Api, listId: string, title: string) =>
  api.send<Record>('PUT', '/api/apps/scrumboard/board/card', { card: { listId, title } })

/** Signs in, creates a board and opens it. */
export async function openBoard(page: Page, title: string, ...titles: string[]): Promise<TestBoard & { api: Api }> {
  const api = await signInWithApi(page)
  const board = await newBoard(api, title, ...titles)
  await page.goto(board.address)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return { ...board, api }
}

export const list = (page: Page, title: string): Locator => page.getByRole('region', { name: `Lista ${title}` })
export const card = (page: Page, title: string): Locator => page.getByRole('link', { name: title, exact: true })

/** The titles of a list's cards, from top to bottom. */
export const titlesOf = (page: Page, title: string): Promise<string[]> =>
  list(page, title)
    .locator('li')
    .evaluateAll((rows) =>
      rows
        .toSorted((a, b) => Number(a.dataset.index) - Number(b.dataset.index))
        .map((row) => row.querySelector('.board-card-title')?.textContent ?? ''),
    )

/** Waits until the list has exactly these cards in this order. */
export const expectTitles = (page: Page, title: string, expected: string[]) =>
  expect.poll(() => titlesOf(page, title)).toEqual(expected)

/** Drags an element with the mouse to the middle of a target, in small steps. */
export async function dragTo(page: Page, from: Locator, to: Locator, shift = { x: 0, y: 0 }): Promise<void> {
  const centre = async (locator: Locator) => {
    const { x, y, width, height } = (await locator.boundingBox())!
    return { x: x + width / 2, y: y + height / 2 }
  }
  // A previous drop may still be animating: hover waits until the element is stable.
  await from.hover()
  const start = await centre(from)
  await page.mouse.down()
  await page.mouse.move(start.x + 10, start.y + 4, { steps: 3 })
  const end = await centre(to)
  await page.mouse.move(end.x + shift.x, end.y + shift.y, { steps: 12 })
}
