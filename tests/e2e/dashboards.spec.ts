import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './support.ts'

const address = '/dashboards/project'
const contextOf = (page: Page) => page.getByRole('button', { name: /Desarrolladora y proyecto activos/ })

test('the project dashboard shows all that the contract holds @smoke', { tag: '@hours' }, async ({ page }) => {
  await openSignedIn(page, address)
  await expect(page.getByRole('heading', { level: 1, name: 'Tablero del proyecto' })).toBeVisible()
  const sections = [
    'Gastos',
    'Agenda',
    'Observaciones de obra',
    'Distribución de tareas',
    'Detalle del presupuesto',
    'Reparto del presupuesto',
    'Equipo',
  ]
  for (const name of sections) await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  const budget = page.getByRole('region', { name: 'Detalle del presupuesto' })
  await expect(budget.getByRole('row', { name: /^Total/ })).toContainText('18.556.400')
  await expect(page.getByRole('region', { name: 'Agenda' })).toContainText('Hormigonado de la losa del piso 14')
  await expect(page.getByRole('link', { name: 'carolina.basualdo@nortedesarrollos.test' })).toBeVisible()
})

test('each chart has a table, for screen readers always and for everybody at the press of a button', async ({
  page,
}) => {
  await openSignedIn(page, address)
  const stages = page.getByRole('table', { name: 'Tareas nuevas por etapa' })
  await expect(stages.getByRole('row')).toHaveCount(5)
  const card = page.getByRole('region', { name: 'Distribución de tareas' })
  const choose = async (entry: string) => {
    await card.getByRole('button', { name: 'Opciones de Distribución de tareas' }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await choose('Ver tabla')
  await expect(stages.getByRole('rowheader', { name: 'Construcción' })).toBeInViewport()
  await choose('Ver gráfico')
  await expect(card.locator('canvas')).toBeVisible()
  await expect(card.locator('.chart-total')).toContainText('52')
  await expect(card.locator('.chart-parts')).toContainText('Construcción')
})

test('budget and spending are one figure with the plan in it, and figures lead to where they come from', async ({
  page,
}) => {
  await openSignedIn(page, address)
  const budget = page.getByRole('region', { name: 'Presupuesto y ejecución' })
  await expect(budget).toContainText(/Plan a hoy: \d+(,\d)?\s?%/)
  await expect(budget).toContainText(/del plan|con el plan/)
  await expect(budget.locator('.share-plan')).toHaveCount(1)
  const bad = page.locator('.summary-tile').filter({ hasText: 'Observaciones nuevas' })
  await expect(bad.locator('.delta-bad .pi-arrow-up')).toHaveCount(1)
  await expect(bad.locator('.sparkline')).toHaveCount(1)
  for (const [region, figure, origin] of [
    ['Presupuesto y ejecución', /18.556.400/, '/finanzas/presupuesto'],
    ['Gastos', 'Ver los comprobantes', '/finanzas/comprobantes?desde='],
    ['Distribución de tareas', 'Abrir las tareas', '/apps/tasks'],
    ['Agenda', 'Abrir el calendario', '/calendario'],
    ['Equipo', 'Ver los miembros de la empresa', '/empresa?ver=miembros'],
  ] as const) {
    await page.getByRole('region', { name: region, exact: true }).getByRole('link', { name: figure }).click()
    await expect(page).toHaveURL((url) => (url.pathname + url.search).startsWith(origin))
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Equipo' })).toBeVisible()
  }
  const executed = budget.locator('div').filter({ has: page.getByText('Ejecutado', { exact: true }) })
  await executed.last().getByRole('link').click()
  await expect(page).toHaveURL('/finanzas/control?columna=ejecutado')
})

test('more than 90 % of a budget is amber, and more than all of it red', async ({ page }) => {
  await page.route('**/api/dashboards/project', async (route) => {
    const answer = await route.fetch()
    const dashboard = await answer.json()
    const [first, second, ...others] = dashboard.budgetDetails.rows
    for (const row of others) row.expensesPercentage = 50
    Object.assign(first, { expensesPercentage: 95.5 })
    Object.assign(second, { expensesPercentage: 104.2 })
    await route.fulfill({ json: dashboard })
  })
  await openSignedIn(page, address)
  const table = page.getByRole('region', { name: 'Detalle del presupuesto' })
  await expect(table.locator('.share-near')).toHaveCount(1)
  await expect(table.locator('.share-over')).toHaveCount(1)
  await expectAccessible(page)
})

test('it prints without what only a screen can use, with all charts', async ({ page }) => {
  await openSignedIn(page, address)
  const charts = page.locator('.chart-canvas canvas')
  await expect(charts).toHaveCount(4)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByRole('button', { name: 'Opciones de Gastos' })).toBeHidden()
  const drawn = await charts.evaluateAll((all) =>
    (all as HTMLCanvasElement[]).map((canvas) =>
      canvas
        .getContext('2d')!
        .getImageData(0, 0, canvas.width, canvas.height)
        .data.some((value) => value > 0),
    ),
  )
  expect(drawn).toEqual([true, true, true, true])
})

test('the address keeps which expenses and which week are shown', async ({ page }) => {
  await openSignedIn(page, address)
  await page.getByRole('button', { name: /Última semana/ }).click()
  await expect(page).toHaveURL(/gastos=semana/)
  const issues = page.getByRole('region', { name: 'Observaciones de obra' })
  await issues.getByRole('button', { name: 'Semana anterior' }).click()
  await expect(page).toHaveURL(/observaciones=anterior/)
  await page.reload()
  await expect(page.getByRole('button', { name: /Última semana/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(issues.getByRole('button', { name: 'Semana anterior' })).toHaveAttribute('aria-pressed', 'true')
})

test('a dashboard that cannot be loaded says so in one place and can be tried again', async ({ page }) => {
  const json = { isSuccess: false, error: 'NOT FOUND', message: 'No encontramos lo que buscabas.', requestId: 'x' }
  await page.route('**/api/dashboards/project', (route) => route.fulfill({ status: 404, json }))
  await openSignedIn(page, address)
  await expect(page.getByText(json.message)).toHaveCount(1)
  await page.unroute('**/api/dashboards/project')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('region', { name: 'Equipo' })).toBeVisible()
})

test('without an active project on the server the way to choose one is offered', async ({ page }) => {
  const json = { isSuccess: false, error: 'No active project', message: 'Elegí un proyecto.', requestId: 'x' }
  await page.route('**/api/dashboards/project', (route) => route.fulfill({ status: 409, json }))
  await openSignedIn(page, address)
  await page.getByRole('link', { name: 'Elegir un proyecto' }).click()
  await expect(page).toHaveURL('/seleccionar-desarrolladora')
})

test('the active company and project stand at the top', async ({ page }) => {
  await openSignedIn(page, address)
  await expect(contextOf(page)).toContainText('Norte Desarrollos S.A.')
  await expect(contextOf(page)).toContainText('Torre Barrancas')
})

// Prism remembers no choice: it always answers with the same project.
test('the active company and project can be changed at the top', { tag: '@store' }, async ({ page }) => {
  await openSignedIn(page, address)
  const context = contextOf(page)
  await context.click()
  await page.getByRole('button', { name: 'Altos de Núñez' }).click()
  await expect(context).toContainText('Altos de Núñez')
  await expect(page).toHaveURL(address)
  await context.click()
  await page.getByRole('link', { name: 'Cambiar desarrolladora' }).click()
  await expect(page.getByRole('heading', { name: 'Selección de Desarrolladora' })).toBeVisible()
})

test('the menu of projects is gone through with the arrows, and gives the focus back', async ({ page }) => {
  await openSignedIn(page, address)
  const context = contextOf(page)
  await context.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('group', { name: 'Cambiar de proyecto' })
  await expect(menu.getByRole('button', { name: 'Altos de Núñez' })).toBeVisible()
  await expectAccessible(page)
  for (const [key, name] of [
    ['ArrowDown', 'Altos de Núñez'],
    ['ArrowUp', 'Cambiar desarrolladora'],
    ['Home', 'Altos de Núñez'],
    ['p', 'Plaza Saavedra'],
    ['End', 'Cambiar desarrolladora'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(menu.locator(':focus')).toHaveText(name)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(context).toBeFocused()
})

test('the dashboard is accessible', async ({ page }) => {
  await openSignedIn(page, address)
  await expect(page.getByRole('region', { name: 'Equipo' })).toBeVisible()
  await expectAccessible(page)
})

test('the dashboard fits a phone, where the navigation slides in', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openSignedIn(page, address)
  await expect(page.getByRole('region', { name: 'Equipo' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await expect(page.getByRole('dialog', { name: 'Menú' }).getByRole('link', { name: 'Materiales' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeHidden()
})
