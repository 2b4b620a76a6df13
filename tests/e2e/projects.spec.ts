import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, notices, openSignedIn, signIn, test } from './support.ts'

const list = '**/api/Usuarios/proyectos/*'
const selection = '**/api/Usuarios/proyectoActivo'

async function openProjects(page: Page): Promise<void> {
  await signIn(page)
  await page.goto('/seleccionar-desarrolladora')
  await page.getByRole('button', { name: /Norte Desarrollos/ }).click()
  await expect(page.getByRole('heading', { name: 'Selección de Proyecto' })).toBeFocused()
}

test('the chosen company is stored and its projects are shown', async ({ page }) => {
  await openProjects(page)
  await expect(page.getByRole('button', { name: /Torre Barrancas/ })).toContainText('Torre de 24 pisos')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('desarrolladoraActiva'))).toBe('1')
  await expectAccessible(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await expectNoSidewaysScroll(page)
})

test(
  'choosing a project stores it and reloads the whole application at the root',
  { tag: '@dev-mock' },
  async ({ page }) => {
    await openProjects(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('button', { name: /Torre Barrancas/ }).click()
    await expect(page).toHaveURL('/dashboards/project')
    await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(false)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('proyectoActivo'))).toBe('1')
  },
)

test('the back button leads to the companies and clears the project', async ({ page }) => {
  await openProjects(page)
  await page.evaluate(() => localStorage.setItem('proyectoActivo', '1'))
  await page.getByRole('button', { name: 'Cambiar Desarrolladora' }).click()
  await expect(page.getByRole('heading', { name: 'Selección de Desarrolladora' })).toBeFocused()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('proyectoActivo'))).toBeNull()
})

test('a selection opened by mistake is left with nothing lost', async ({ page }) => {
  await openSignedIn(page, '/dashboards/project')
  await page.getByRole('button', { name: /Desarrolladora y proyecto activos/ }).click()
  await page.getByRole('link', { name: 'Cambiar desarrolladora' }).click()
  await expect(page.getByRole('heading', { name: 'Selección de Desarrolladora' })).toBeVisible()
  await page.getByRole('link', { name: 'Volver a Torre Barrancas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tablero del proyecto' })).toBeVisible()
  const stored = () => page.evaluate(() => [localStorage.desarrolladoraActiva, localStorage.proyectoActivo])
  await expect.poll(() => stored()).toEqual(['1', '1'])
  // A reload in between, and the browser's own way back.
  await page.goto('/seleccionar-desarrolladora')
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Tablero del proyecto' })).toBeVisible()
})

test('projects on their way are announced', async ({ page }) => {
  await page.route(list, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
  await openProjects(page)
  await expect(page.getByText('Cargando proyectos...')).toBeVisible()
  await expect(page.getByRole('button', { name: /Torre Barrancas/ })).toBeVisible()
})

test('a company without projects says so, and a project without description falls back', async ({ page }) => {
  await page.route(list, (route) => route.fulfill({ json: { isSuccess: true, message: '', data: [] } }))
  await openProjects(page)
  await expect(page.getByText('No hay proyectos disponibles')).toBeVisible()
  await expect(page.getByText('Esta desarrolladora no tiene proyectos asignados.')).toBeVisible()
  await expectAccessible(page)
  const data = [{ id: 1, nombre: 'Sin texto', descripcion: '' }]
  await page.route(list, (route) => route.fulfill({ json: { isSuccess: true, message: '', data } }))
  await page.getByRole('button', { name: 'Cambiar Desarrolladora' }).click()
  await page.getByRole('button', { name: /Norte Desarrollos/ }).click()
  await expect(page.getByText('Proyecto de desarrollo')).toBeVisible()
})

test('a project list that cannot be loaded is told once', async ({ page }) => {
  const json = { isSuccess: false, error: 'Service unavailable', message: 'El servicio no está.', requestId: 'x' }
  await page.route(list, (route) => route.fulfill({ status: 503, json }))
  await openProjects(page)
  await expect(notices(page).getByText('Error al cargar proyectos', { exact: true })).toBeVisible()
  await expect(
    notices(page).getByText('No se pudieron cargar los proyectos. Por favor, intente nuevamente.', { exact: true }),
  ).toBeVisible()
  await expect(notices(page).getByRole('button', { name: 'Cerrar el aviso' })).toHaveCount(1)
})

for (const [how, answer] of [
  ['refused', { json: { isSuccess: false, message: '' } }],
  ['failed', { status: 503, json: { isSuccess: false, error: 'x', message: 'El servicio no está.', requestId: 'x' } }],
] as const) {
  test(`a project selection that is ${how} is told on its card`, async ({ page }) => {
    await page.route(selection, (route) => route.fulfill(answer))
    await openProjects(page)
    await page.getByRole('button', { name: /Torre Barrancas/ }).click()
    await expect(page.getByRole('alert')).toHaveText('No se pudo seleccionar el proyecto. Probá de nuevo o elegí otro.')
    await expect(notices(page)).toBeEmpty()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('proyectoActivo'))).toBeNull()
  })
}
