import type { Page, Request } from '@playwright/test'
import { minutesAgo, openDashboard, openPanel, replaceAll, signInWithApi } from './panels-support.ts'
import { expect, notices, test } from './support.ts'

const button = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name })

const isStream = (request: Request) => request.url().includes('/api/common/events')

test('counts and names are updated in another tab @smoke', async ({ page, context }) => {
  const api = await signInWithApi(page)
  await api.send('PATCH', '/api/common/user', { user: { status: 'online' } })
  await replaceAll(api, 'messages', [{ title: 'Uno', time: minutesAgo(3) }])
  await replaceAll(api, 'notifications', [])
  const other = await context.newPage()
  let streams = 0
  other.on('request', (request) => void (isStream(request) && streams++))
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
  expect(streams).toBe(1)
})

test('two tabs work in two projects, whatever is chosen elsewhere @store', async ({ page, context }) => {
  const api = await signInWithApi(page)
  const active = (tab: Page) => tab.getByRole('button', { name: /Desarrolladora y proyecto activos/ })
  const other = await context.newPage()
  await openDashboard(page)
  const ready = other.waitForResponse((response) => response.url().includes('/api/common/events'))
  await openDashboard(other)
  await ready
  // As another browser would.
  await api.send('POST', '/api/Usuarios/desarrolladoraActiva', { desarrolladoraId: 2 })
  await active(page).click()
  await page.getByRole('button', { name: 'Plaza Saavedra' }).click()
  await expect(active(page)).toContainText('Plaza Saavedra')
  await expect(page).toHaveURL(/\/dashboards\/project\?proyecto=\d+$/)
  for (const reload of [false, true]) {
    if (reload) await other.reload()
    await expect(active(other)).toContainText('Torre Barrancas')
    await expect(notices(other)).toBeEmpty()
  }
  // A new tab starts with the last stored choice.
  const third = await context.newPage()
  await openDashboard(third)
  await expect(active(third)).toContainText('Plaza Saavedra')
})

test('the stream reconnects after the server was down, with the missed changes @release', async ({ page, obra }) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'messages', [])
  const ready = page.waitForResponse((response) => response.url().includes('/api/common/events'))
  await openDashboard(page)
  await expect(button(page, /^Mensajes/)).toHaveAccessibleName('Mensajes')
  await ready
  let failed = 0
  page.on('requestfailed', (request) => void (isStream(request) && failed++))
  await obra.down()
  // The open stream, and a failed reconnection.
  await expect.poll(() => failed).toBeGreaterThanOrEqual(2)
  await obra.up()
  await api.send('POST', '/api/common/messages', { message: { title: 'Mientras tanto' } })
  await expect(button(page, /^Mensajes/)).toHaveAccessibleName('Mensajes, 1 sin leer', { timeout: 30_000 })
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeEmpty()
})
