import {
  expectSheet,
  failing,
  minutesAgo,
  openDashboard,
  openPanel,
  replaceAll,
  signInWithApi,
  type Api,
} from './panels-support.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support.ts'

type Message = { id: string; title: string; read: boolean; seen: boolean; time: string; description: string }

const path = '/api/common/messages'
const list = (api: Api) => api.get<Message[]>(path)
// When a file is read, its worker's server has not begun: times are counted when they are asked for.
const carolina = {
  title: 'Carolina Basualdo',
  description: 'Subí la planilla de <b>Saavedra</b>.',
  get time() {
    return minutesAgo(5.5)
  },
  link: 'dashboards/project?desde=mensaje',
  useRouter: true,
}
const tala = {
  title: 'Corralón El Tala',
  description: 'Sale hoy a la tarde.',
  get time() {
    return minutesAgo(60 * 24 * 9)
  },
  read: true,
}
const nobody = {
  title: 'Milagros Otero',
  description: 'Propuse el jueves.',
  get time() {
    return minutesAgo(90)
  },
  link: '/no-such-page',
}

test('messages are listed newest first, with their times as people say them', { tag: '@hours' }, async ({ page }) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'messages', [tala, carolina])
  await openDashboard(page)
  const panel = await openPanel(page, 'Mensajes, 1 sin leer', 'Mensajes')
  const items = panel.getByRole('listitem')
  await expect(items).toHaveCount(2)
  await expect(items.first()).toContainText('hace 5 minutos')
  // A message is text, not markup.
  await expect(items.first()).toContainText('Subí la planilla de <b>Saavedra</b>.')
  await expect(items.nth(1).locator('time')).toHaveText(/^\d\d\/\d\d\/\d{4}$/)
})

test('what came since the panel was last opened is marked as new, once', async ({ page }) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'messages', [carolina, { ...tala, seen: true }])
  await openDashboard(page)
  const panel = await openPanel(page, /^Mensajes/, 'Mensajes')
  await expect(panel.getByText('Nuevo', { exact: true })).toHaveCount(1)
  await expect.poll(async () => (await list(api)).every(({ seen }) => seen)).toBe(true)
  await expect(panel.getByText('Nuevo', { exact: true })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await openPanel(page, /^Mensajes/, 'Mensajes')
  await expect(panel.getByText('Nuevo', { exact: true })).toHaveCount(0)
})

test('one is marked as read and as unread again, and then all of them', async ({ page }) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'messages', [carolina, nobody, tala])
  await openDashboard(page)
  const panel = await openPanel(page, 'Mensajes, 2 sin leer', 'Mensajes')
  const button = page.getByRole('button', { name: /^Mensajes/ })
  await panel.getByRole('button', { name: 'Marcar el mensaje de Carolina Basualdo como leído' }).click()
  await expect(button).toHaveAccessibleName('Mensajes, 1 sin leer')
  await panel.getByRole('button', { name: 'Marcar el mensaje de Carolina Basualdo como no leído' }).click()
  await expect(button).toHaveAccessibleName('Mensajes, 2 sin leer')
  await panel.getByRole('button', { name: 'Marcar todo como leído' }).click()
  await expect(button).toHaveAccessibleName('Mensajes')
  await expect.poll(async () => (await list(api)).every(({ read }) => read)).toBe(true)
  await expect(panel).toBeFocused()
})

test('a deleted message comes back with undo, at its place', async ({ page }) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'messages', [carolina, nobody, tala])
  const before = await list(api)
  await openDashboard(page)
  const panel = await openPanel(page, /^Mensajes/, 'Mensajes')
  const remove = panel.getByRole('button', { name: 'Borrar el mensaje de Milagros Otero' })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await expect(panel.getByRole('button', { name: 'Borrar el mensaje de Corralón El Tala' })).toBeFocused()
  await expect.poll(async () => (await list(api)).length).toBe(2)
  // The deletion is the server's at once: closing the page loses nothing of it, and nothing else.
  await panel.getByRole('button', { name: 'Deshacer' }).click()
  await expect(panel.getByRole('listitem').nth(1)).toContainText('Milagros Otero')
  await expect.poll(() => list(api)).toEqual(before.map((message) => ({ ...message, seen: true })))
  await expect(panel.getByText('Mensaje borrado.')).toBeHidden()
})

test('a change that the server refuses is put back, and said once', async ({ page }) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'messages', [carolina, tala])
  await openDashboard(page)
  const panel = await openPanel(page, /^Mensajes/, 'Mensajes')
  await expect(panel.getByText('Nuevo', { exact: true })).toBeVisible()
  await failing(page, path, 'DELETE')
  await panel.getByRole('button', { name: 'Borrar el mensaje de Corralón El Tala' }).click()
  await expect(panel.getByRole('alert')).toContainText('No pudimos borrar el mensaje, así que sigue en la lista.')
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await failing(page, path, 'PATCH')
  await panel.getByRole('button', { name: 'Marcar el mensaje de Carolina Basualdo como leído' }).click()
  await expect(panel.getByRole('alert')).toContainText('No pudimos cambiar el mensaje.')
  await expect(page.getByRole('button', { name: 'Mensajes, 1 sin leer' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Avisos' }).getByRole('alert')).toHaveCount(0)
})

test('a link is followed within the app and marks its message as read; one to nowhere opens the mails of its sender', async ({
  page,
}) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'messages', [carolina, nobody])
  await openDashboard(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const panel = await openPanel(page, /^Mensajes/, 'Mensajes')
  await panel.getByRole('link', { name: 'Carolina Basualdo', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboards\/project\?desde=mensaje$/)
  await expect(panel).toBeHidden()
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expect(page.getByRole('button', { name: 'Mensajes, 1 sin leer' })).toBeVisible()
  await expect.poll(async () => (await list(api))[0]?.read).toBe(true)
  await openPanel(page, /^Mensajes/, 'Mensajes')
  await panel.getByRole('link', { name: 'Milagros Otero', exact: true }).click()
  await expect(page).toHaveURL(/\/apps\/mailbox\/all\/1\?query=Milagros%20Otero$/)
  await expect(page.getByRole('button', { name: 'Mensajes', exact: true })).toBeVisible()
})

test('a message is answered by a mail to who wrote it, by address where the contact is known', async ({ page }) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'messages', [nobody, { ...carolina, title: 'Walter Zamudio' }])
  await openDashboard(page)
  const panel = await openPanel(page, /^Mensajes/, 'Mensajes')
  await panel.getByRole('link', { name: 'Responder a Walter Zamudio' }).click()
  const composer = page.getByRole('dialog', { name: 'Redactar mail' })
  await expect(composer.getByRole('button', { name: /^Corregir Walter Zamudio </ })).toBeVisible()
  await expect(composer.getByRole('textbox', { name: 'Texto del mail' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Mensajes, 1 sin leer' })).toBeVisible()

  await openPanel(page, /^Mensajes/, 'Mensajes')
  await panel.getByRole('link', { name: 'Responder a Milagros Otero' }).click()
  await expect(composer.getByRole('combobox', { name: 'Para' })).toHaveValue('Milagros Otero')
})

test('a link that does not use the router reloads the page, and is marked as read all the same', async ({ page }) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'messages', [{ ...carolina, useRouter: false }])
  await openDashboard(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const panel = await openPanel(page, /^Mensajes/, 'Mensajes')
  await panel.getByRole('link', { name: 'Carolina Basualdo', exact: true }).click()
  await expect(page).toHaveURL(/desde=mensaje$/)
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(false)
  await expect.poll(async () => (await list(api))[0]?.read).toBe(true)
})

test('the panel says when it is loading, empty, and failed, and tries again', async ({ page }) => {
  test.slow()
  const api = await signInWithApi(page)
  await replaceAll(api, 'messages', [])
  await openDashboard(page)
  const panel = await openPanel(page, 'Mensajes', 'Mensajes')
  await expect(panel.getByText('No tenés mensajes')).toBeVisible()
  await expectAccessible(page)

  const works = await failing(page, path, 'GET')
  await page.reload()
  await openPanel(page, 'Mensajes', 'Mensajes')
  await expect(panel.getByText('No pudimos cargar tus mensajes')).toBeVisible()
  await expectAccessible(page)
  await works()
  await panel.getByRole('button', { name: 'Reintentar' }).click()
  await expect(panel.getByText('No tenés mensajes')).toBeVisible()
})

test('the panel holds with axe, and closes by key and by a press beside it, back to its button', async ({ page }) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'messages', [carolina, nobody, tala])
  await openDashboard(page)
  const panel = await openPanel(page, /^Mensajes/, 'Mensajes')
  const button = page.getByRole('button', { name: /^Mensajes/ })
  await panel.getByRole('button', { name: /Borrar .* Tala/ }).click()
  await expect(panel.getByRole('button', { name: 'Deshacer' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
  await button.press('Enter')
  await expect(panel).toBeVisible()
  await page.mouse.click(300, 400)
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
})

test('on a phone the panel is a sheet over the whole screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  const api = await signInWithApi(page)
  await replaceAll(api, 'messages', [carolina, { ...nobody, title: 'Palabralarguísima'.repeat(9) }, tala])
  await openDashboard(page)
  await expectNoSidewaysScroll(page)
  for (const name of ['Buscar', 'Accesos directos', /^Mensajes/, /^Notificaciones/, /^Cuenta/]) {
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  const panel = await openPanel(page, /^Mensajes/, 'Mensajes')
  await expectSheet(page, panel)
  await expect(panel.getByRole('button', { name: 'Cerrar' })).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Cerrar' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: /^Mensajes/ })).toBeFocused()
})
