import { expect, expectAccessible, expectScreen, openSignedIn, test } from './support.ts'

test('an order is made, approved and received on a phone @store', async ({ page }) => {
  await openSignedIn(page, '/materiales/pedidos')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await expect(main.getByRole('table', { name: 'Pedidos' })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Nuevo pedido' }).click()
  // With the keyboard only: the first match is picked with Enter.
  const pick = async (label: string, text: string, value: RegExp) => {
    await dialog.getByRole('combobox', { name: label }).fill(text)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('combobox', { name: label })).toHaveValue(value)
  }
  await pick('Proveedor', '30-71200347', /Corralón San Martín/)
  await pick('Depósito', 'barrancas', /Obrador Torre Barrancas/)
  await pick('Material', 'PEG-C', /^PEG-C Adhesivo/)
  await dialog.getByLabel('Cantidad').fill('2')
  await dialog.getByLabel('Unidad').selectOption('Pallet')
  await dialog.getByRole('button', { name: 'Crear borrador' }).click()
  await expect(main.getByRole('heading', { name: /^Pedido en borrador/ })).toBeVisible()
  for (const step of ['Pedir aprobación', 'Aprobar']) {
    await main.getByRole('button', { name: step }).click()
    await dialog.getByRole('button', { name: step }).click()
    await expect(dialog).toBeHidden()
  }
  await expectScreen(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await main.getByRole('button', { name: 'Recibir' }).click()
  await dialog.getByLabel('Remito').fill('R 0001-00009999')
  await dialog.getByRole('button', { name: 'Recibir' }).click()
  await expect(main.getByText('Recibido total')).toBeVisible()
  await expect(main.getByText(/remito R 0001-00009999/)).toBeVisible()
})
