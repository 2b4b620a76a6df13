import type { Page } from '@playwright/test'
import { addDays, dayAt } from '../../server/lib/calendar.ts'
import { dragTo, newBoard } from './scrumboard-support.ts'
import { signInWithApi } from './panels-support.ts'
import { currentTime, expect, expectAccessible, expectScreen, notices, openSignedIn, test } from './support.ts'

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) })
const group = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const pane = (page: Page) => page.getByRole('region', { name: 'Tarea', exact: true })

const dayAhead = (days: number) => addDays(dayAt(new Date(currentTime())), days)

/** A board with three cards: overdue and Lucía's, far ahead and unassigned, without a due date. */
async function openTasks(page: Page, title: string) {
  const api = await signInWithApi(page)
  const board = await newBoard(api, title, `Vieja ${title}`, `Lejana ${title}`, `Suelta ${title}`)
  const me = await api.get<{ id: string }>('/api/common/user')
  const change = (index: number, card: object) =>
    api.send('PATCH', '/api/apps/scrumboard/board/card', { id: board.cards[index]!.id, card })
  await change(0, { dueDate: dayAhead(-1), members: [me.id] })
  await change(1, { dueDate: dayAhead(60), priority: 'high' })
  await page.goto(`/apps/tasks?de=todas&tablero=${board.id}`)
  await expect(row(page, `Vieja ${title}`)).toBeVisible()
  return { api, board, title }
}

test('tasks are shown with and without an open one, on a desktop and on a phone @smoke @store', async ({ page }) => {
  await openSignedIn(page, '/apps/tasks')
  await expect(page.getByRole('heading', { name: 'Tareas', level: 1 })).toBeVisible()
  await expect(group(page, 'Vencidas')).toBeVisible()
  await expectScreen(page)
  await page.locator('.task-row-title').first().click()
  await expect(pane(page).getByRole('textbox', { name: 'Título' })).toBeVisible()
  await expect(pane(page).getByRole('textbox', { name: 'Descripción' })).toBeVisible()
  await expectScreen(page)
  await page.setViewportSize({ width: 375, height: 800 })
  await pane(page).getByRole('button', { name: 'Volver a la lista' }).click()
  await expect(pane(page)).toBeHidden()
  await expect(page).toHaveURL(/\/apps\/tasks$/)
  await expectAccessible(page)
  await page.locator('.task-row-title').first().click()
  await expect(pane(page).getByRole('textbox', { name: 'Descripción' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await pane(page).getByRole('button', { name: 'Cerrar la tarea' }).click()
  await expect(page).toHaveURL(/\/apps\/tasks$/)
})

test('tasks stay in place when they cannot be refetched @store @release', async ({ page }) => {
  const { api, board, title } = await openTasks(page, 'Quietas')
  await page.getByLabel('Orden').selectOption('Mi orden')
  const last = row(page, `Suelta ${title}`)
  await expect(group(page, 'Sin sección').getByRole('link')).toHaveCount(3)
  const place = await last.boundingBox()
  await page.route(/\/api\/apps\/scrumboard\/tasks[/?]/, (route) => route.abort())
  await api.send('PATCH', '/api/apps/scrumboard/board/card', { id: board.cards[0]!.id, card: { priority: 'low' } })
  await expect(page.getByText('No pudimos actualizar la lista.')).toBeVisible()
  await expect.poll(() => last.boundingBox()).toEqual(place)
  await expectAccessible(page)
})

test('tasks are ordered in personal sections by mouse and keys @store @release', async ({ page, obra }) => {
  // Room for all rows: auto-scrolling would move the drop target.
  await page.setViewportSize({ width: 1280, height: 1000 })
  const { title, board } = await openTasks(page, 'A mi modo')
  await page.getByLabel('Orden').selectOption('Mi orden')
  await expect(page).toHaveURL(/orden=propio/)
  const loose = group(page, 'Sin sección').getByRole('link')
  await expect(loose).toHaveText([`Vieja ${title}`, `Lejana ${title}`, `Suelta ${title}`])
  await page.getByRole('button', { name: 'Agregar sección' }).click()
  for (const name of ['Primero esto', 'Luego aquello']) {
    await page.getByLabel('Título de la sección').fill(name)
    await page.getByLabel('Título de la sección').press('Enter')
    await expect(group(page, name)).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(group(page, 'Luego aquello')).toBeVisible()
  const first = group(page, 'Primero esto')
  const said = page.getByRole('status').filter({ hasText: 'posición' })
  const grip = (name: string) => page.getByRole('button', { name: `Mover ${name} ${title}` })
  await grip('Vieja').focus()
  await page.keyboard.press('Space')
  const taken = `Vieja ${title}, posición 1 de 3 en Sin sección`
  await expect(said).toHaveText(taken)
  // The library listens to the arrows a moment after lifting.
  await expect(async () => {
    if ((await said.textContent()) === taken) await page.keyboard.press('ArrowUp')
    await expect(said).not.toHaveText(taken, { timeout: 2000 })
  }).toPass()
  await expect(said).toHaveText(`Vieja ${title}, posición 1 de 1 en Luego aquello`)
  await page.keyboard.press('ArrowUp')
  await expect(said).toHaveText(`Vieja ${title}, posición 1 de 1 en Primero esto`)
  await page.keyboard.press('Space')
  await expect(first.getByRole('link')).toHaveText([`Vieja ${title}`])
  await dragTo(page, grip('Suelta'), grip('Vieja'))
  await expect(said).toHaveText(`Suelta ${title}, posición 1 de 2 en Primero esto`)
  await page.mouse.up()
  await expect(first.getByRole('link')).toHaveText([`Suelta ${title}`, `Vieja ${title}`])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Opciones de la sección Luego aquello' }).click()
  await page.getByRole('menuitem', { name: 'Mover arriba' }).click()
  await page.reload()
  await expect(page.locator('.task-row-title')).toHaveText([`Suelta ${title}`, `Vieja ${title}`, `Lejana ${title}`])
  const headings = page.locator('.own-head').getByRole('heading')
  await expect(headings.filter({ hasText: /Primero|Luego/ })).toHaveText(['Luego aquello', 'Primero esto'])
  await obra.down()
  await dragTo(page, grip('Lejana'), grip('Vieja'))
  await expect(said).toHaveText(`Lejana ${title}, posición 2 de 3 en Primero esto`)
  await page.mouse.up()
  await expect(notices(page).getByText(`No se movió «Lejana ${title}»`)).toBeVisible()
  await expect(loose).toHaveText([`Lejana ${title}`])
  await obra.up()
  await page.getByRole('button', { name: 'Opciones de la sección Primero esto' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar sección' }).click()
  await expect(loose).toHaveText([`Vieja ${title}`, `Lejana ${title}`, `Suelta ${title}`])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(loose).toHaveText([`Lejana ${title}`])
  await page.goto(`/apps/tasks/${board.cards[0]!.id}`)
  await expect(pane(page).getByRole('textbox', { name: 'Título' })).toHaveValue(`Vieja ${title}`)
})
