import type { Page } from '@playwright/test'
import { expect, expectScreen, openSignedIn, test } from './support.ts'

/** Types a text and picks the only match by keyboard; before it, the list has the recent entries. */
async function pick(page: Page, label: string, text: string, option: RegExp): Promise<void> {
  const box = page.getByRole('dialog').getByRole('combobox', { name: label })
  await box.pressSequentially(text)
  await expect(page.getByRole('region', { name: label }).getByRole('option')).toHaveText([option])
  await box.press('ArrowDown')
  await box.press('Enter')
}

test('a prepaid purchase is entered, withdrawn in part by remito, and its balance shown', async ({ page }) => {
  await openSignedIn(page, '/materiales/acopios')
  await page.getByRole('button', { name: 'Nuevo acopio' }).first().click()
  const form = page.getByRole('dialog')
  await pick(page, 'Proveedor', '30-71200347', /Corralón San Martín/)
  await pick(page, 'Material', 'CEM-50', /CEM-50/)
  await form.getByLabel('Cantidad').fill('1.000')
  await form.getByLabel('Precio').fill('9.500')
  await form.getByRole('button', { name: 'Registrar' }).click()
  await expect(form).toBeHidden()
  const balances = page.getByRole('table', { name: 'Saldos por proveedor' })
  await expect(balances.getByRole('row', { name: /Corralón San Martín/ })).toContainText('1.000 bolsa')
  await page.getByRole('button', { name: /^N\.º/ }).first().click()
  await page.getByRole('button', { name: 'Retirar' }).click()
  await pick(page, 'Depósito que recibe', 'Obrador Torre B', /Obrador Torre Barrancas/)
  await form.getByLabel('Remito').fill('R 0001-00004512')
  await form.getByLabel(/^Cemento/).fill('300')
  await form.getByRole('button', { name: 'Retirar' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('list', { name: 'Retiros' })).toContainText('300 bolsa de Cemento')
  await expect(balances.getByRole('row', { name: /Corralón San Martín/ })).toContainText('700 bolsa')
  await expectScreen(page)
})
