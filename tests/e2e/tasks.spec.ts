import type { Page } from '@playwright/test'
import { addDays, dayAt } from '../../server/lib/calendar.ts'
import { dragTo, newBoard } from './scrumboard-support.ts'
import { minutesAgo, openDashboard, openPanel, replaceAll, signInWithApi } from './panels-support.ts'
import {
  currentTime,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  notices,
  openSignedIn,
  test,
} from './support.ts'

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) })
const group = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const pane = (page: Page) => page.getByRole('region', { name: 'Tarea', exact: true })
const takeBack = (page: Page, text: string) =>
  page.locator('.undo-notice').filter({ hasText: text }).getByRole('button', { name: 'Deshacer' }).click()

const dayAhead = (days: number) => addDays(dayAt(new Date(currentTime())), days)

/** A board with one card due yesterday and of Lucía, one far ahead and of nobody, one without a day. */
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

test.describe('tasks', { tag: '@store' }, () => {
  for (const width of [375, 768, 1440]) {
    test(`are accessible and fit at ${width} px, alone and with one of them open`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await openSignedIn(page, '/apps/tasks')
      await expect(page.getByRole('heading', { name: 'Tareas', level: 1 })).toBeVisible()
      await expect(group(page, 'Vencidas')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.locator('.task-row-title').first().click()
      await expect(pane(page).getByRole('textbox', { name: 'Título' })).toBeVisible()
      await expect(pane(page).getByRole('textbox', { name: 'Descripción' })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await pane(page)
        .getByRole('button', { name: width < 900 ? 'Volver a la lista' : 'Cerrar la tarea' })
        .click()
      await expect(pane(page)).toBeHidden()
      await expect(page).toHaveURL(/\/apps\/tasks$/)
    })
  }

  test('are where a shortcut, a notification and the search lead @smoke', async ({ page }) => {
    const { api, board, title } = await openTasks(page, 'Caminos')
    const link = `/apps/tasks/${board.cards[0]!.id}`
    const icon = 'pi pi-check-square'
    const notice = { title: 'Te asignaron una tarea', description: title, time: minutesAgo(1), link, useRouter: true }
    await replaceAll(api, 'shortcuts', [{ label: 'Mis tareas', icon, link: '/apps/tasks', useRouter: true }])
    await replaceAll(api, 'notifications', [{ ...notice, icon }])
    const opened = pane(page).getByRole('textbox', { name: 'Título' })
    await openDashboard(page)
    const shortcuts = await openPanel(page, 'Accesos directos', 'Accesos directos')
    await shortcuts.getByRole('link', { name: /Mis tareas/ }).click()
    await expect(page.getByRole('heading', { name: 'Tareas', level: 1 })).toBeVisible()
    const notices = await openPanel(page, /^Notificaciones/, 'Notificaciones')
    await notices.getByRole('link', { name: /Te asignaron una tarea/ }).click()
    await expect(opened).toHaveValue(`Vieja ${title}`)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /Buscar/ }).fill(`Lejana ${title}`)
    await page.getByRole('option', { name: new RegExp(`Lejana ${title}`) }).click()
    await expect(opened).toHaveValue(`Lejana ${title}`)
  })

  test('stand under headings, and are narrowed by whose, when, text and order; the address keeps it', async ({
    page,
  }) => {
    const { title } = await openTasks(page, 'Filtros')
    await expect(group(page, 'Vencidas').getByRole('link')).toHaveText([`Vieja ${title}`])
    await expect(group(page, 'Más adelante').getByRole('link')).toHaveText([`Lejana ${title}`])
    await expect(group(page, 'Sin fecha').getByRole('link')).toHaveText([`Suelta ${title}`])
    await page.getByLabel('Orden').selectOption('Por prioridad')
    await expect(group(page, 'Prioridad alta').getByRole('link')).toHaveText([`Lejana ${title}`])
    await page.getByRole('button', { name: /^Vencidas/ }).click()
    await expect(row(page, `Lejana ${title}`)).toBeHidden()
    await page.reload()
    await expect(row(page, `Vieja ${title}`)).toBeVisible()
    await expect(row(page, `Lejana ${title}`)).toBeHidden()
    await page.getByRole('button', { name: /^Pendientes/ }).click()
    await page.getByRole('button', { name: 'Libres' }).click()
    await expect(row(page, `Lejana ${title}`)).toBeVisible()
    await expect(row(page, `Vieja ${title}`)).toBeHidden()
    await page.getByLabel('Buscar tareas').fill('suelta')
    await expect(row(page, `Lejana ${title}`)).toBeHidden()
    await expect(row(page, `Suelta ${title}`)).toBeVisible()
    await page.getByLabel('Buscar tareas').fill('no hay tal cosa')
    await expect(page.getByText('Nada con esa búsqueda')).toBeVisible()
    await page.getByRole('button', { name: 'Quitar los filtros' }).click()
    await expect(page.getByText('Nada con esa búsqueda')).toBeHidden()
  })

  test('are ended, dated and ranked in place; what cannot be stored goes back', async ({ page, obra }) => {
    const { title } = await openTasks(page, 'En su lugar')
    await row(page, `Suelta ${title}`)
      .getByRole('button', { name: /^Vencimiento de/ })
      .click()
    await page
      .getByRole('dialog', { name: /Elegir vencimiento/ })
      .getByRole('button', { name: 'Hoy' })
      .click()
    await expect(group(page, 'Hoy').getByRole('link')).toHaveText([`Suelta ${title}`])
    await row(page, `Suelta ${title}`)
      .getByRole('button', { name: /^Prioridad de/ })
      .click()
    await page.getByRole('menuitemradio', { name: 'Media' }).click()
    await expect(row(page, `Suelta ${title}`).getByRole('img', { name: 'Prioridad media' })).toBeAttached()
    await row(page, `Suelta ${title}`).getByRole('checkbox').click()
    await expect(row(page, `Suelta ${title}`)).toBeHidden()
    await takeBack(page, 'Terminaste')
    await expect(row(page, `Suelta ${title}`)).toBeVisible()
    await obra.down()
    await row(page, `Vieja ${title}`).getByRole('checkbox').click()
    await expect(notices(page).getByText(`No se cambió «Vieja ${title}»`)).toBeVisible()
    await expect(row(page, `Vieja ${title}`).getByRole('checkbox')).not.toBeChecked()
    await obra.up()
    await row(page, `Vieja ${title}`).getByRole('checkbox').click()
    await expect(row(page, `Vieja ${title}`)).toBeHidden()
    await page.getByRole('button', { name: /^Terminadas/ }).click()
    await expect(row(page, `Vieja ${title}`)).toBeVisible()
  })

  test('stay where a change put them while the list is asked again, and a menu stays open', async ({ page }) => {
    const { title } = await openTasks(page, 'Quieta')
    const moved = row(page, `Suelta ${title}`)
    const isAsked = Promise.withResolvers<void>()
    const isHeld = Promise.withResolvers<void>()
    await page.route('**/api/apps/scrumboard/tasks?*', async (route) => {
      isAsked.resolve()
      await isHeld.promise
      await route.continue()
    })
    await moved.getByRole('button', { name: /^Vencimiento de/ }).click()
    await page
      .getByRole('dialog', { name: /Elegir vencimiento/ })
      .getByRole('button', { name: 'Hoy' })
      .click()
    // The list is asked only once the change is stored.
    await isAsked.promise
    await expect(group(page, 'Hoy').getByRole('link')).toHaveText([`Suelta ${title}`])
    await moved.getByRole('button', { name: /^Prioridad de/ }).click()
    const medium = page.getByRole('menuitemradio', { name: 'Media' })
    await expect(medium).toBeVisible()
    // Whole: one that is cut off for a later one does not count.
    const answered = page.waitForEvent('requestfinished', (request) => request.url().includes('/scrumboard/tasks?'))
    isHeld.resolve()
    await answered
    await medium.click()
    await expect(moved.getByRole('img', { name: 'Prioridad media' })).toBeAttached()
  })

  test('open beside the list, are changed there and go on by keys', async ({ page }) => {
    const { title, board } = await openTasks(page, 'Al lado')
    await row(page, `Vieja ${title}`).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/apps/tasks/${board.cards[0]!.id}\\?`))
    await expect(pane(page).getByRole('textbox', { name: 'Título' })).toHaveValue(`Vieja ${title}`)
    await pane(page).getByRole('textbox', { name: 'Título' }).fill(`Vieja y sabia ${title}`)
    await pane(page).getByRole('button', { name: 'Guardar' }).click()
    await expect(row(page, `Vieja y sabia ${title}`)).toBeVisible()
    await pane(page).getByLabel('Prioridad').selectOption('Baja')
    await expect(row(page, `Vieja y sabia ${title}`).getByRole('img', { name: 'Prioridad baja' })).toBeAttached()
    await row(page, `Vieja y sabia ${title}`).getByRole('link').focus()
    await page.keyboard.press('j')
    await expect(pane(page).getByRole('textbox', { name: 'Título' })).toHaveValue(`Lejana ${title}`)
    await page.keyboard.press('x')
    await expect(row(page, `Lejana ${title}`)).toBeHidden()
    await page.keyboard.press('z')
    await expect(row(page, `Lejana ${title}`)).toBeVisible()
    await pane(page).getByRole('button', { name: 'Archivar' }).click()
    await expect(row(page, `Lejana ${title}`)).toBeHidden()
    await takeBack(page, 'Archivaste')
    await expect(row(page, `Lejana ${title}`)).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
  })

  test('stand in an order of one’s own: sections, filled by mouse and keys', async ({ page, obra }) => {
    // Room for all rows: a list that scrolls by itself moves what is aimed at.
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
    const first = group(page, 'Primero esto')
    const said = page.getByRole('status').filter({ hasText: 'posición' })
    const grip = (name: string) => page.getByRole('button', { name: `Mover ${name} ${title}` })
    await grip('Vieja').focus()
    await page.keyboard.press('Space')
    const taken = `Vieja ${title}, posición 1 de 3 en Sin sección`
    await expect(said).toHaveText(taken)
    // The library listens to the arrows a moment later than it takes hold.
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

  test('are made into a board and a list', async ({ page, obra }) => {
    const { title } = await openTasks(page, 'Nueva')
    await page.keyboard.press('n')
    const dialog = page.getByRole('dialog', { name: 'Nueva tarea' })
    await dialog.getByLabel('Título').fill('Techar')
    await dialog.getByRole('button', { name: 'Crear tarea' }).click()
    await expect(dialog.getByText('Elegí una lista.')).toBeVisible()
    await dialog.getByLabel('Lista').selectOption('En curso')
    await dialog.getByLabel('Prioridad').selectOption('Alta')
    await obra.down()
    await dialog.getByRole('button', { name: 'Crear tarea' }).click()
    await expect(dialog.getByRole('alert')).toContainText('No se creó la tarea')
    await obra.up()
    await dialog.getByRole('button', { name: 'Crear tarea' }).click()
    await expect(pane(page).getByRole('textbox', { name: 'Título' })).toHaveValue('Techar')
    await expect(row(page, 'Techar').getByText(`${title} · En curso`)).toBeVisible()
    await pane(page).getByRole('link', { name: 'Ver en el tablero' }).click()
    await expect(page.getByRole('dialog', { name: 'En «En curso»' })).toBeVisible()
  })

  test('tell what failed, and what is not there', async ({ page }) => {
    await page.route('**/api/apps/scrumboard/tasks?*', (route) => route.abort())
    await openSignedIn(page, '/apps/tasks')
    await expect(page.getByText('No pudimos traer las tareas')).toBeVisible()
    await page.unroute('**/api/apps/scrumboard/tasks?*')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(group(page, 'Vencidas')).toBeVisible()
    await page.goto('/apps/tasks/no-such-task')
    await expect(page.getByText('No encontramos esa tarea')).toBeVisible()
    await page.getByRole('button', { name: 'Ver la lista' }).click()
    await expect(page).toHaveURL(/\/apps\/tasks$/)
  })

  test('stay where they are when they cannot be asked for again, and say so', async ({ page }) => {
    const { api, board, title } = await openTasks(page, 'Quietas')
    await page.getByLabel('Orden').selectOption('Mi orden')
    const last = row(page, `Suelta ${title}`)
    await expect(group(page, 'Sin sección').getByRole('link')).toHaveCount(3)
    const place = await last.boundingBox()
    const lists = /\/api\/apps\/scrumboard\/tasks[/?]/
    await page.route(lists, (route) => route.abort())
    await api.send('PATCH', '/api/apps/scrumboard/board/card', { id: board.cards[0]!.id, card: { priority: 'low' } })
    await expect(page.getByText('No pudimos actualizar la lista.')).toBeVisible()
    await expect(page.getByText('No pudimos traer tus secciones')).toHaveCount(0)
    await expect.poll(() => last.boundingBox()).toEqual(place)
    await expectAccessible(page)
    await page.unroute(lists)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByText('No pudimos actualizar la lista.')).toHaveCount(0)
    await expect(row(page, `Vieja ${title}`).locator('[data-priority=low]').first()).toBeVisible()
  })

  test('are found by Ctrl+K, which opens one', async ({ page }) => {
    const { title } = await openTasks(page, 'Buscada')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Buscar/ }).fill(`lejana ${title}`)
    await page.getByRole('option', { name: `Lejana ${title}` }).click()
    await expect(pane(page).getByRole('textbox', { name: 'Título' })).toHaveValue(`Lejana ${title}`)
  })
})
