import { failing, minutesAgo, openDashboard, openPanel, replaceAll, signInWithApi, type Api } from './panels-support.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support.ts'

type Notification = { id: string; title: string; read: boolean }

const path = '/api/common/notifications'
const list = (api: Api) => api.get<Notification[]>(path)
// When a file is read, its worker's server has not begun: times are counted when they are asked for.
const budget = {
  title: 'Presupuesto por arriba',
  description: 'Consultoría llegó al <strong>48 %</strong> de su presupuesto.',
  icon: 'pi pi-exclamation-triangle',
  get time() {
    return minutesAgo(2.5)
  },
  link: '/dashboards/project?desde=aviso',
  useRouter: true,
}
const stock = {
  title: 'Stock bajo',
  description: 'Quedan <em>40 bolsas</em>.',
  get time() {
    return minutesAgo(180)
  },
  read: true,
}

test(
  'notifications are listed with their icon, their markup and their count @smoke',
  { tag: '@hours' },
  async ({ page }) => {
    const api = await signInWithApi(page)
    await replaceAll(api, 'notifications', [stock, budget])
    await openDashboard(page)
    const panel = await openPanel(page, 'Notificaciones, 1 sin leer', 'Notificaciones')
    const first = panel.getByRole('listitem').first()
    await expect(first.getByRole('strong')).toHaveText('48 %')
    await expect(first).toContainText('hace 2 minutos')
    await expect(first.locator('.pi-exclamation-triangle')).toBeVisible()
    await expectAccessible(page)
  },
)

test('markup is cleaned again in the browser, whatever the server sends', async ({ page }) => {
  await signInWithApi(page)
  const description =
    'Mirá <strong onclick="x()">esto</strong><img src="/no.png" onerror="document.title=1"><script>document.title=2</script>' +
    '<a href="javascript:document.title=3">uno</a> <a href="/no-such-page">dos</a> ' +
    '<a href="dashboards/project?desde=texto" style="color:red">tres</a> <a href="https://www.smn.gob.ar">cuatro</a>'
  const given = { ...budget, id: 'a', image: null, read: false, seen: true, link: null, description }
  await page.route(`**${path}`, (route) => route.fulfill({ json: [given] }))
  await openDashboard(page)
  const panel = await openPanel(page, /^Notificaciones/, 'Notificaciones')
  const item = panel.getByRole('listitem')
  await expect(item).toContainText('Mirá estouno dos tres cuatro')
  await expect(item.locator('img, script, [onclick], [style]')).toHaveCount(0)
  await expect(item.getByRole('link')).toHaveText(['tres', 'cuatro'])
  await expect(item.getByRole('link', { name: 'cuatro' })).toHaveAttribute('target', '_blank')
  await item.getByRole('link', { name: 'tres' }).click()
  await expect(page).toHaveURL(/\/dashboards\/project\?desde=texto$/)
  await expect(panel).toBeHidden()
  await expect(page).toHaveTitle(/Obra/)
})

test('one and all are marked as read', async ({ page }) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'notifications', [budget, { ...stock, read: false }])
  await openDashboard(page)
  const panel = await openPanel(page, 'Notificaciones, 2 sin leer', 'Notificaciones')
  const button = page.getByRole('button', { name: /^Notificaciones/ })
  await panel.getByRole('button', { name: 'Marcar la notificación Stock bajo como leída' }).click()
  await expect(button).toHaveAccessibleName('Notificaciones, 1 sin leer')
  await panel.getByRole('button', { name: 'Marcar todo como leído' }).click()
  await expect(button).toHaveAccessibleName('Notificaciones')
  await expect.poll(async () => (await list(api)).every(({ read }) => read)).toBe(true)
})

test('deleting can be undone, and a refused deletion is put back', async ({ page }) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'notifications', [budget, stock])
  await openDashboard(page)
  const panel = await openPanel(page, /^Notificaciones/, 'Notificaciones')
  await panel.getByRole('button', { name: 'Borrar la notificación Presupuesto por arriba' }).click()
  await expect(page.getByRole('button', { name: 'Notificaciones', exact: true })).toBeVisible()
  await expect.poll(async () => (await list(api)).length).toBe(1)
  await panel.getByRole('button', { name: 'Deshacer' }).click()
  await expect(panel.getByRole('listitem').first()).toContainText('48 %')
  await expect.poll(async () => (await list(api)).length).toBe(2)

  await failing(page, path, 'DELETE')
  await panel.getByRole('button', { name: 'Borrar la notificación Stock bajo' }).click()
  await expect(panel.getByRole('alert')).toContainText('No pudimos borrar la notificación')
  await expect(panel.getByRole('listitem')).toHaveCount(2)
})

test('a link is followed and marks its notification as read', async ({ page }) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'notifications', [budget, stock])
  await openDashboard(page)
  const panel = await openPanel(page, /^Notificaciones/, 'Notificaciones')
  await panel.getByRole('link', { name: 'Presupuesto por arriba' }).press('Enter')
  await expect(page).toHaveURL(/desde=aviso$/)
  await expect(page.getByRole('button', { name: 'Notificaciones', exact: true })).toBeVisible()
})

test('the panel says when it is empty and when it failed; on a phone it is a sheet', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 375, height: 720 })
  const api = await signInWithApi(page)
  await replaceAll(api, 'notifications', [])
  await openDashboard(page)
  const panel = await openPanel(page, 'Notificaciones', 'Notificaciones')
  await expect(panel.getByText('No tenés notificaciones')).toBeVisible()
  await expectAccessible(page)
  const works = await failing(page, path, 'GET')
  await page.reload()
  await openPanel(page, 'Notificaciones', 'Notificaciones')
  await expect(panel.getByText('No pudimos cargar tus notificaciones')).toBeVisible()
  await works()
  await panel.getByRole('button', { name: 'Reintentar' }).click()
  await expect(panel.getByText('No tenés notificaciones')).toBeVisible()
  await replaceAll(api, 'notifications', [budget, stock])
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await expect(panel.getByRole('button', { name: 'Cerrar' })).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
