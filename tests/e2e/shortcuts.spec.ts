import { failing, openDashboard, openPanel, replaceAll, signInWithApi, type Api } from './panels-support.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support.ts'

type Shortcut = { id: string; label: string; description: string; icon: string; link: string; useRouter: boolean }

const path = '/api/common/shortcuts'
const list = (api: Api) => api.get<Shortcut[]>(path)
const board = {
  label: 'Tablero',
  description: 'Los números',
  icon: 'pi pi-chart-line',
  link: '/dashboards/project?a=1',
  useRouter: true,
}
const reload = { label: 'Reload', icon: 'pi pi-refresh', link: '/dashboards/project', useRouter: false }
const wind = { label: 'Viento', icon: 'pi pi-cloud', link: 'https://www.smn.gob.ar', useRouter: false }
const gone = { label: 'Changelog', icon: 'pi pi-list', link: '/no-such-page', useRouter: true }

const open = (page: Parameters<typeof openDashboard>[0]) => openPanel(page, 'Accesos directos', 'Accesos directos')

test('shortcuts lead within the app, reload the page, or lead outside; those to nowhere are no links', async ({
  page,
}) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'shortcuts', [board, reload, wind, gone])
  await openDashboard(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const panel = await open(page)
  await expect(panel.getByRole('link')).toHaveCount(3)
  await expect(panel.getByText(/disponible/)).toHaveCount(0)
  await expect(panel.getByRole('link', { name: /Viento/ })).toHaveAttribute('target', '_blank')
  await expectAccessible(page)

  await panel.getByRole('link', { name: /Tablero/ }).click()
  await expect(page).toHaveURL(/project\?a=1$/)
  await expect(panel).toBeHidden()
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await open(page)
  await panel.getByRole('link', { name: 'Reload' }).click()
  await expect(page).toHaveURL(/\/dashboards\/project$/)
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(false)
})

test('one is created for the page that the person is on', async ({ page }) => {
  test.slow()
  const api = await signInWithApi(page)
  await replaceAll(api, 'shortcuts', [])
  await openDashboard(page)
  const panel = await open(page)
  await expect(panel.getByText('Todavía no tenés accesos directos')).toBeVisible()
  await panel.getByRole('button', { name: 'Crear acceso directo' }).click()
  await expect(panel.getByRole('textbox', { name: 'Nombre' })).toBeFocused()
  await expect(panel.getByRole('combobox', { name: 'Página' })).toHaveValue('/dashboards/project')
  await panel.getByRole('button', { name: 'Crear acceso directo' }).click()
  await expect(panel.getByText('Escribí un nombre')).toBeVisible()
  await panel.getByRole('textbox', { name: 'Nombre' }).fill('  Mi tablero ')
  await panel.getByRole('textbox', { name: 'Descripción' }).fill('Cómo venimos')
  await panel.getByRole('radio', { name: 'Estrella' }).check({ force: true })
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Crear acceso directo' }).click()
  await expect(panel.getByRole('link', { name: /Mi tablero/ })).toBeVisible()
  await expect
    .poll(() => list(api))
    .toMatchObject([
      {
        label: 'Mi tablero',
        description: 'Cómo venimos',
        icon: 'pi pi-star',
        link: '/dashboards/project',
        useRouter: true,
      },
    ])
})

test('one is edited, and what it does not allow is said at its field', async ({ page }) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'shortcuts', [reload, gone])
  await openDashboard(page)
  const panel = await open(page)
  await panel.getByRole('button', { name: 'Organizar' }).click()
  await expect(panel.getByText('Lleva a una página que no está disponible')).toBeVisible()
  await panel.getByRole('button', { name: 'Editar Changelog' }).click()
  const address = panel.getByRole('textbox', { name: 'Dirección' })
  await expect(address).toHaveValue('/no-such-page')
  await panel.getByRole('button', { name: 'Guardar' }).click()
  await expect(panel.getByText(/Escribí una dirección completa/)).toBeVisible()
  await expect(address).toBeFocused()
  await address.fill('https://www.smn.gob.ar')
  await panel.getByRole('textbox', { name: 'Nombre' }).fill('Pronóstico')
  const works = await failing(page, path, 'PATCH')
  await panel.getByRole('button', { name: 'Guardar' }).click()
  await expect(panel.getByRole('alert')).toContainText('El servicio no está disponible.')
  await expect(panel.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Pronóstico')
  await works()
  await panel.getByRole('button', { name: 'Guardar' }).click()
  await expect(panel.getByRole('button', { name: 'Editar Pronóstico' })).toBeVisible()
  // What was not touched stays: Reload still reloads the page.
  await panel.getByRole('button', { name: 'Editar Reload' }).click()
  await panel.getByRole('textbox', { name: 'Nombre' }).fill('Recargar')
  await panel.getByRole('button', { name: 'Guardar' }).click()
  await expect(panel.getByRole('button', { name: 'Editar Recargar' })).toBeVisible()
  await expect
    .poll(() => list(api))
    .toMatchObject([
      { label: 'Recargar', link: '/dashboards/project', useRouter: false, icon: 'pi pi-refresh' },
      { label: 'Pronóstico', link: 'https://www.smn.gob.ar', useRouter: false },
    ])
})

test('one is deleted and taken back, and a refused deletion is put back', async ({ page }) => {
  test.slow()
  const api = await signInWithApi(page)
  await replaceAll(api, 'shortcuts', [board, wind, reload])
  await openDashboard(page)
  const panel = await open(page)
  await panel.getByRole('button', { name: 'Organizar' }).click()
  await panel.getByRole('button', { name: 'Borrar Viento' }).click()
  await expect.poll(async () => (await list(api)).length).toBe(2)
  await expect(panel.getByRole('button', { name: 'Borrar Reload' })).toBeFocused()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Deshacer' }).click()
  await expect(panel.getByRole('button', { name: 'Editar Viento' })).toBeVisible()
  const labels = ['Tablero', 'Viento', 'Reload']
  await expect(panel.locator('.shortcut-row .shortcut-label')).toHaveText(labels)
  await expect.poll(async () => (await list(api)).map(({ label }) => label)).toEqual(labels)
  await failing(page, path, 'DELETE')
  await panel.getByRole('button', { name: 'Borrar Tablero' }).click()
  await expect(panel.getByRole('alert')).toContainText('No pudimos borrar el acceso directo')
  await expect(panel.getByRole('button', { name: 'Editar Tablero' })).toBeVisible()
})

test('what was typed is still there after the panel was closed by accident', async ({ page }) => {
  await signInWithApi(page)
  await openDashboard(page)
  const panel = await open(page)
  await panel.getByRole('button', { name: 'Nuevo acceso directo' }).click()
  await panel.getByRole('textbox', { name: 'Nombre' }).fill('A medias')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await open(page)
  await expect(panel.getByRole('textbox', { name: 'Nombre' })).toHaveValue('A medias')
  await panel.getByRole('button', { name: 'Volver' }).click()
  await expect(panel.getByRole('heading', { name: 'Accesos directos' })).toBeVisible()
})

test('the panel says when it failed; on a phone it is a sheet', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 375, height: 720 })
  const api = await signInWithApi(page)
  await replaceAll(api, 'shortcuts', [board, reload, wind, gone])
  const works = await failing(page, path, 'GET')
  await openDashboard(page)
  const panel = await open(page)
  await expect(panel.getByText('No pudimos cargar tus accesos directos')).toBeVisible()
  await works()
  await panel.getByRole('button', { name: 'Reintentar' }).click()
  await expect(panel.getByRole('link')).toHaveCount(3)
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Nuevo acceso directo' }).click()
  await expect(panel.getByRole('button', { name: 'Cerrar' })).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
