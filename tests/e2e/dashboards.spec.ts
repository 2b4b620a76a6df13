import { expect, expectAccessible, expectScreen, openSignedIn, test } from './support.ts'

const address = '/dashboards/project'

test(
  'the project dashboard shows all data of the contract, on a desktop and on a phone @smoke',
  {
    tag: '@hours',
  },
  async ({ page }) => {
    // Nearly spent and overspent budgets have distinct colours.
    await page.route('**/api/dashboards/project', async (route) => {
      const answer = await route.fetch()
      const dashboard = await answer.json()
      const [first, second] = dashboard.budgetDetails.rows
      Object.assign(first, { expensesPercentage: 95.5 })
      Object.assign(second, { expensesPercentage: 104.2 })
      await route.fulfill({ json: dashboard })
    })
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
    await expect(budget.locator('.share-near, .share-over')).not.toHaveCount(0)
    // Planned for the day after the sample was made, which is today in a run that began before midnight.
    await expect(page.getByRole('region', { name: 'Agenda' })).toContainText('Ensayo de probetas a 28 días')
    await expectScreen(page)

    const tasks = page.getByRole('region', { name: 'Distribución de tareas' })
    const stage = page.getByRole('table', { name: 'Tareas de la semana por estado' }).getByRole('rowheader').first()
    const choose = async (entry: string) => {
      await tasks.getByRole('button', { name: 'Opciones de Distribución de tareas' }).click()
      await page.getByRole('menuitem', { name: entry }).click()
    }
    await choose('Ver tabla')
    await expect(stage).toBeInViewport()
    await choose('Ver gráfico')
    await expect(tasks.locator('canvas')).toBeVisible()
  },
)

test('the dashboard prints all charts, without controls @release', async ({ page }) => {
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

test('the menu of projects is navigated with the arrows, and returns the focus @release', async ({ page }) => {
  await openSignedIn(page, address)
  const context = page.getByRole('button', { name: /Desarrolladora y proyecto activos/ })
  await expect(context).toContainText('Norte Desarrollos S.A.')
  await expect(context).toContainText('Torre Barrancas')
  await context.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('group', { name: 'Cambiar de proyecto' })
  await expect(menu.getByRole('button', { name: 'Altos de Núñez' })).toBeVisible()
  await expectAccessible(page)
  for (const [key, name] of [
    ['ArrowDown', 'Empresa y personas'],
    ['ArrowUp', 'Torre Barrancas'],
    ['p', 'Plaza Saavedra'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(menu.locator(':focus')).toHaveText(name)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(context).toBeFocused()
})
