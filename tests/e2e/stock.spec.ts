import { expect, expectNoSidewaysScroll, expectScreen, openSignedIn, test } from './support.ts'

test('the stock opens the kardex beside it, on a phone instead of it, a label is printed; the consumption @store', async ({
  page,
}) => {
  await openSignedIn(page, '/materiales/stock')
  const stock = page.getByRole('table', { name: 'Stock' })
  await stock
    .getByRole('row', { name: /10x30 subte/ })
    .getByText('Obrador Torre Barrancas')
    .click()
  const kardex = page.getByRole('region', { name: 'Kardex' })
  await expect(kardex.getByRole('table', { name: 'Kardex de 10x30 subte' })).toBeVisible()
  await expect(stock).toBeVisible()
  await expectScreen(page)

  await page.setViewportSize({ width: 375, height: 720 })
  await expect(stock).toBeHidden()
  await expectNoSidewaysScroll(page)
  await kardex.getByRole('button', { name: 'Cerrar el kardex' }).click()
  await expect(stock).toBeVisible()
  await page.goBack()
  await kardex.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Imprimir su etiqueta' }).click()
  await page.getByLabel('Etiquetas de 10x30 subte').selectOption('3')
  await expect(page.getByRole('figure')).toHaveCount(3)
  await expectScreen(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await expect(page.getByRole('figure').first()).toBeVisible()
  await page.emulateMedia({ media: null })

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/materiales/consumo')
  await expect(page.getByRole('table', { name: 'Teórico y real' })).toBeVisible()
  await expectScreen(page)
})
