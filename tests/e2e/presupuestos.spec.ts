import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './support.ts'

const table = 'Ítems del presupuesto'

test('Finanzas opens on its summary and leads to the budget, which is read on any width', async ({ page }) => {
  await openSignedIn(page, '/finanzas')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Finanzas', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('navigation', { name: 'Partes de Finanzas' }).getByRole('link', { name: 'Presupuesto' }).click()
  await expect(page).toHaveURL('/finanzas/presupuesto')
  await expect(main.getByRole('treegrid', { name: table })).toBeVisible()
  await expect(main.getByText('US$ 18.400.000,00').first()).toBeVisible()
  await expectAccessible(page)
  for (const width of [768, 375]) {
    await page.setViewportSize({ width, height: 812 })
    await expectNoSidewaysScroll(page)
  }
})

test('a version is started, filled in with live totals, saved and approved @store', async ({ page }) => {
  await openSignedIn(page, '/finanzas/presupuesto')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Nueva versión' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre').fill('Versión de prueba')
  await dialog.getByLabel('Empieza con los ítems de').selectOption({ label: 'Ninguno: vacío' })
  await dialog.getByRole('button', { name: 'Crear versión' }).click()
  await expect(page).toHaveURL(/finanzas\/presupuesto\/.+/)
  await expect(dialog).toBeHidden()
  await expect(main.getByText('0 ítems')).toBeVisible()
  const grid = main.getByRole('treegrid', { name: table })
  await grid
    .getByRole('row')
    .nth(1)
    .getByRole('gridcell')
    .or(grid.getByRole('row').nth(1).getByRole('rowheader'))
    .first()
    .click()
  for (const text of ['04.02.1', 'Losa de prueba', '04.02 Vigas y losas', 'm³', '120', '185432,5']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(main.getByText('US$ 22.251.900,00').first()).toBeVisible()
  await main.getByRole('button', { name: 'Guardar' }).click()
  await expect(main.getByText('cambio sin guardar')).toBeHidden()
  await page.reload()
  await expect(grid.getByText('Losa de prueba')).toBeVisible()
  await main.getByRole('button', { name: 'Aprobar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click()
  await expect(main.getByText('Aprobado', { exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Aprobar' })).toBeHidden()
})
