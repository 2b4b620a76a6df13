import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, paste, test } from './support.ts'

const table = 'Ítems del presupuesto'

test('Finanzas opens on its summary and leads to the budget, which fits any width @smoke', async ({ page }) => {
  await openSignedIn(page, '/finanzas')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Finanzas', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('navigation', { name: 'Partes de Finanzas' }).getByRole('link', { name: 'Presupuesto' }).click()
  await expect(page).toHaveURL(/\/finanzas\/presupuesto\?proyecto=\d+$/)
  await expect(main.getByRole('treegrid', { name: table })).toBeVisible()
  await expect(main.getByText('US$ 18.400.000,00').first()).toBeVisible()
  await expectAccessible(page)
  for (const width of [768, 375]) {
    await page.setViewportSize({ width, height: 812 })
    await expectNoSidewaysScroll(page)
  }
})

test('lines are pasted from a spreadsheet, undone, redone, corrected and saved @store', async ({ page }) => {
  await openSignedIn(page, '/finanzas/presupuesto')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await main.getByRole('button', { name: 'Nueva versión' }).click()
  await dialog.getByLabel('Nombre').fill('Versión pegada')
  await dialog.getByLabel('Empieza con los ítems de').selectOption({ label: 'Ninguno: vacío' })
  await dialog.getByRole('button', { name: 'Crear versión' }).click()
  await expect(dialog).toBeHidden()
  await expect(main.getByText('0 ítems')).toBeVisible()
  const grid = main.getByRole('treegrid', { name: table })
  const cell = (line: number, column: number) => grid.locator(`[data-line="${line}"][data-column="${column}"]`)
  await cell(0, 0).click()
  const rows = [
    'Código\tDescripción\tRubro\tUnidad\tCantidad\tPrecio unitario',
    // Both decimal notations; a quoted cell with a line break; a rubro given by its code.
    '04.02.1\t"Losa ""alivianada""\nsobre PB"\t04.02 Vigas y losas\tm³\t1.234,5\t1234.56',
    '04.02.2\t<b>Viga</b> =SUMA(A1)\t\tm³\t120\t$ 185.432,50',
    '04.02.3\tEncofrado\t04.02 Vigas y losas\tm²\t\t10',
    '04.02.4\tCurado\t04.02 Vigas y losas\tkilo\t1.23.4\t(12)',
  ]
  await paste(page, `${rows.join('\r\n')}\r\n`)
  await expect(main.getByText('Dejamos afuera los títulos.')).toBeVisible()
  await expect(main.getByText(/^4 cambios sin guardar · 2 líneas por completar/)).toBeVisible()
  await expect(main.getByRole('status').getByText('23.775.964,32')).toBeVisible()
  await expect(cell(0, 1)).toHaveText('Losa "alivianada" sobre PB')
  await expect(cell(0, 4)).toHaveText('1.234,5')
  await expect(cell(1, 1)).toHaveText('<b>Viga</b> =SUMA(A1)')
  await expect(cell(1, 2)).toHaveText('04.02 Vigas y losas')
  await expect(cell(3, 3)).toHaveText('kilo')
  await expect(cell(3, 4)).toHaveText('1.23.4')
  await cell(3, 5).click()
  await expect(main.getByText('Precio unitario: No puede ser menor que 0.')).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('Control+z')
  await expect(main.getByText(/sin guardar/)).toHaveCount(0)
  await expect(grid.getByText('Encofrado')).toHaveCount(0)
  await cell(0, 0).click()
  await page.keyboard.press('Control+y')
  await expect(cell(3, 4)).toHaveText('1.23.4')
  await expect(main.getByRole('button', { name: '4 celdas con errores' })).toBeVisible()

  await cell(2, 4).click()
  await paste(page, '12,25')
  await cell(3, 3).click()
  await paste(page, 'm²\t5\t12')
  await expect(main.getByText('4 cambios sin guardar · Total')).toBeVisible()
  await main.getByRole('button', { name: 'Quitar 04.02.4' }).click()
  await expect(main.getByText('3 cambios sin guardar')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  // 1.524.064,32 + 22.251.900,00 + 122,50 + 60,00
  await expect(main.getByRole('status').getByText('23.776.146,82')).toBeVisible()
  await main.getByRole('button', { name: 'Guardar' }).click()
  await expect(main.getByText(/sin guardar/)).toHaveCount(0)
  await page.reload()
  await expect(grid.getByText('<b>Viga</b> =SUMA(A1)')).toBeVisible()
  await expect(main.getByText('4 ítems')).toBeVisible()

  // More rows than exist: the first replaces the last item, the others are added below.
  const last = grid.getByRole('row').filter({ hasText: 'Curado' }).getByText('04.02.4')
  await last.click()
  await paste(page, '04.02.4\tCurado húmedo\n04.02.5\tJuntas\n04.02.6\tSellado')
  await expect(grid.getByText('Curado húmedo')).toBeVisible()
  await expect(grid.getByText('Sellado')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(grid.getByText('Sellado')).toHaveCount(0)
  await expect(grid.getByText('Curado', { exact: true })).toBeVisible()
  await expect(main.getByText(/sin guardar/)).toHaveCount(0)
})
