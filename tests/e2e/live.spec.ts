import type { Page } from '@playwright/test'
import { minutesAgo, openDashboard, openPanel, replaceAll, signInWithApi } from './panels-support.ts'
import { expect, notices, openSignedIn, test } from './support.ts'

const button = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name })

/** Counts the streams that a page opens. */
function countStreams(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/common/events')) count++
  })
  return () => count
}

test('counts and names follow in another tab @smoke', async ({ page, context }) => {
  const api = await signInWithApi(page)
  await api.send('PATCH', '/api/common/user', { user: { status: 'online' } })
  await replaceAll(api, 'messages', [{ title: 'Uno', time: minutesAgo(3) }])
  await replaceAll(api, 'notifications', [])
  const other = await context.newPage()
  const streams = countStreams(other)
  await openDashboard(page)
  const ready = other.waitForResponse((response) => response.url().includes('/api/common/events'))
  await openDashboard(other)
  await ready
  await expect(button(other, /^Mensajes/)).toHaveAccessibleName('Mensajes, 1 sin leer')

  const panel = await openPanel(page, /^Mensajes/, 'Mensajes')
  await panel.getByRole('button', { name: 'Marcar el mensaje de Uno como leído' }).click()
  await expect(button(other, /^Mensajes/)).toHaveAccessibleName('Mensajes')
  await panel.getByRole('button', { name: 'Marcar el mensaje de Uno como no leído' }).click()
  await expect(button(other, /^Mensajes/)).toHaveAccessibleName('Mensajes, 1 sin leer')
  await panel.getByRole('button', { name: 'Borrar el mensaje de Uno' }).click()
  await expect(button(other, /^Mensajes/)).toHaveAccessibleName('Mensajes')

  await api.send('POST', '/api/common/notifications', { notification: { title: 'Llegó el hormigón' } })
  for (const tab of [page, other]) {
    await expect(button(tab, /^Notificaciones/)).toHaveAccessibleName('Notificaciones, 1 sin leer')
  }
  await api.send('PATCH', '/api/common/user', { user: { status: 'away' } })
  await expect(button(other, /^Cuenta de/)).toHaveAccessibleName(/Ausente$/)
  expect(streams()).toBe(1)
})

test('two tabs work in two projects, whatever is chosen elsewhere @store', async ({ page, context }) => {
  const api = await signInWithApi(page)
  const active = (tab: Page) => tab.getByRole('button', { name: /Desarrolladora y proyecto activos/ })
  const other = await context.newPage()
  await openDashboard(page)
  const ready = other.waitForResponse((response) => response.url().includes('/api/common/events'))
  await openDashboard(other)
  await ready
  // As another browser does.
  await api.send('POST', '/api/Usuarios/desarrolladoraActiva', { desarrolladoraId: 2 })
  await active(page).click()
  await page.getByRole('button', { name: 'Plaza Saavedra' }).click()
  await expect(active(page)).toContainText('Plaza Saavedra')
  await expect(page).toHaveURL('/dashboards/project')
  for (const reload of [false, true]) {
    if (reload) await other.reload()
    await expect(active(other)).toContainText('Torre Barrancas')
    await expect(notices(other)).toBeEmpty()
  }
  // A new tab starts with what was stored last.
  const third = await context.newPage()
  await openDashboard(third)
  await expect(active(third)).toContainText('Plaza Saavedra')
})

test('a project that is not one’s own any more leads to the selection, with a word about it @store', async ({
  page,
}) => {
  await signInWithApi(page)
  await page.evaluate(() => localStorage.setItem('proyectoActivo', '99999'))
  await page.goto('/calendario')
  await expect(page).toHaveURL('/seleccionar-desarrolladora')
  await expect(notices(page)).toContainText('Cambió tu acceso')
})

test('an open panel follows too', async ({ page }) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'shortcuts', [])
  await openDashboard(page)
  const panel = await openPanel(page, 'Accesos directos', 'Accesos directos')
  await expect(panel.getByText('Todavía no tenés accesos directos')).toBeVisible()
  const shortcut = { label: 'Tablero', link: '/dashboards/project', useRouter: true }
  await api.send('POST', '/api/common/shortcuts', { shortcut })
  await expect(panel.getByRole('link', { name: 'Tablero' })).toBeVisible()
})

test('a stream that closes at once is tried again ever more seldom, without a word', async ({ page }) => {
  const streams = countStreams(page)
  await page.route('**/api/common/events?*', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: ': here\n\n' }),
  )
  let lists = 0
  page.on('request', (request) => void (request.url().endsWith('/api/common/messages') && lists++))
  await openSignedIn(page, '/dashboards/project')
  await expect.poll(streams).toBe(1)
  await expect.poll(streams, { timeout: 30_000 }).toBeGreaterThanOrEqual(3)
  expect(streams()).toBeLessThanOrEqual(5)
  expect(lists, 'nothing has changed').toBe(1)
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeEmpty()
  await expect(page.getByRole('progressbar', { name: 'Cargando' })).toHaveCount(0)
})

test('what changes while the page is still loading follows too, and nothing else is asked for again', async ({
  page,
}) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'messages', [])
  const lists: string[] = []
  page.on('request', (request) => void lists.push(new URL(request.url()).pathname.replace('/api/common/', '')))
  const loaded = page.waitForResponse((response) => response.url().endsWith('/api/common/messages'))
  const changed = loaded.then(() => api.send('POST', '/api/common/messages', { message: { title: 'Justo ahora' } }))
  // The data is there long before the program.
  await page.route('**/assets/*.js', async (route) => {
    await changed
    await route.continue()
  })
  // The server counts back from when the request for the line comes there.
  await page.route('**/api/common/events?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await openDashboard(page)
  await expect(button(page, /^Mensajes/)).toHaveAccessibleName('Mensajes, 1 sin leer')
  await page.waitForTimeout(500)
  const count = (list: string) => lists.filter((each) => each === list).length
  expect([count('messages'), count('notifications'), count('user')]).toEqual([2, 1, 1])
})

test('the stream comes back by itself after the server was away, with what was missed', async ({ page, obra }) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'messages', [])
  const ready = page.waitForResponse((response) => response.url().includes('/api/common/events'))
  await openDashboard(page)
  await expect(button(page, /^Mensajes/)).toHaveAccessibleName('Mensajes')
  await ready
  await obra.down()
  await page.waitForTimeout(1_500)
  await obra.up()
  await api.send('POST', '/api/common/messages', { message: { title: 'Mientras tanto' } })
  await expect(button(page, /^Mensajes/)).toHaveAccessibleName('Mensajes, 1 sin leer', { timeout: 30_000 })
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeEmpty()
})

test('signing out ends the stream', async ({ page }) => {
  const opened = page.waitForResponse((response) => response.url().includes('/api/common/events'))
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/common/events'))
  await openSignedIn(page, '/dashboards/project')
  await opened
  await (await openPanel(page, /^Cuenta de/, 'Tu cuenta')).getByRole('link', { name: 'Cerrar sesión' }).click()
  await ended
})
