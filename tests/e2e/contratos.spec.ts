import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './support.ts'

test('contracts and certificates are read on any width', async ({ page }) => {
  await openSignedIn(page, '/finanzas/contratos')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /Estructura de hormigón armado/ }).click()
  await expect(main.getByRole('grid', { name: 'Ítems del contrato' })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: /N\.º 1 ·/ }).click()
  await expect(main.getByRole('grid', { name: 'Hoja del certificado' })).toBeVisible()
  await expect(main.getByText(/^Son .* dólares estadounidenses con \d\d\/100\.$/)).toBeVisible()
  await expectAccessible(page)
  for (const width of [768, 375]) {
    await page.setViewportSize({ width, height: 812 })
    await expectNoSidewaysScroll(page)
  }
  await page.goto('/finanzas/certificados?estado=emitido')
  // The head, the one that waits, and what the list comes to.
  await expect(main.getByRole('table', { name: 'Certificados' }).getByRole('row')).toHaveCount(3)
  await expectNoSidewaysScroll(page)
})

test('a certificate is made, issued, rejected with its reason and made again @store', async ({ page }) => {
  await openSignedIn(page, '/finanzas/contratos')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await main.getByRole('link', { name: /Carpinterías de aluminio/ }).click()
  const make = async () => {
    await main.getByRole('button', { name: 'Nuevo certificado' }).click()
    await dialog.getByRole('button', { name: 'Crear borrador' }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByRole('heading', { name: /^Certificado de/ })).toBeVisible()
  }
  await make()
  const grid = main.getByRole('grid', { name: 'Hoja del certificado' })
  await grid.getByRole('row').nth(2).getByRole('gridcell').nth(4).click()
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await main.getByRole('button', { name: 'Guardar' }).click()
  await main.getByRole('button', { name: 'Emitir' }).click()
  await dialog.getByRole('button', { name: 'Emitir' }).click()
  await expect(main.getByText('Emitido', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Rechazar' }).click()
  await dialog.getByLabel('Motivo').fill('Falta medir.')
  await dialog.getByRole('button', { name: 'Rechazar' }).click()
  await expect(main.getByText('Rechazado', { exact: true })).toBeVisible()
  await main.getByRole('link', { name: /Carpinterías de aluminio/ }).click()
  await make()
})
