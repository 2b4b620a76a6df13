import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, expectScreen, openSignedIn, test } from './support.ts'

/** Types a text in the focused field, as a scanner does, and Enter. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

test('a delivery is entered by keyboard on a phone, with its photo, and annulled @store', async ({ page }) => {
  await openSignedIn(page, '/materiales/movimientos')
  await expectScreen(page)
  await page.setViewportSize({ width: 375, height: 720 })
  await page.getByRole('button', { name: 'Nuevo movimiento' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: 'Depósito' }).focus()
  await scan(page, 'obrador torre')
  await expect(form.getByRole('combobox', { name: 'Depósito' })).toHaveValue('Obrador Torre Barrancas')
  await form.getByRole('textbox', { name: 'Remito' }).fill('R 0042-00000001')
  await form.getByRole('combobox', { name: 'Material' }).focus()
  // The focus goes from the scanned material to its quantity, and from there to the next line.
  await scan(page, 'PISO-10X30-SUB')
  await expect(form.getByLabel('Cantidad en m²')).toBeFocused()
  await scan(page, '20')
  await expect(form.getByRole('combobox', { name: 'Material' }).nth(1)).toBeFocused()
  await expect(form.getByText(/Quedan [\d.,]+ m² en Obrador Torre Barrancas/)).toBeVisible()
  // With the list of recent materials open.
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  const photo = { name: 'Remito.png', mimeType: 'image/png', buffer: Buffer.from([1]) }
  await form.getByLabel('Archivos del movimiento').setInputFiles(photo)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toBeHidden()

  await page.setViewportSize({ width: 1280, height: 720 })
  await page
    .getByRole('row', { name: /0042-00000001/ })
    .getByRole('button')
    .click()
  await expect(page.getByRole('button', { name: 'Quitar Remito.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Anular' }).click()
  await form.getByLabel('Motivo').fill('Llegó a otra obra')
  await form.getByRole('button', { name: 'Anular' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('row', { name: /Anulación: ingreso/ }).first()).toBeVisible()
})
