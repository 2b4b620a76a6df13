import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './support.ts'

const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const table = (page: Page, name: string) => page.getByRole('table', { name })

/** Types a text and picks the match by keyboard. */
async function pick(page: Page, label: string, text: string, option: RegExp): Promise<void> {
  const box = page.getByRole('dialog').getByRole('combobox', { name: label })
  await box.pressSequentially(text)
  await expect(page.getByRole('region', { name: label }).getByRole('option')).toHaveText([option])
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(box).not.toHaveValue(text)
}

/** Types a document of the project in pesos, and leaves its form open. */
async function typeInvoice(page: Page, number: string): Promise<void> {
  const form = page.getByRole('dialog')
  await pick(page, 'Proveedor', '30-71200347', /Corralón San Martín/)
  await form.getByLabel('Número').fill(number)
  await form.getByLabel('Moneda').selectOption('ARS')
  await form.getByLabel('Neto').fill('100.000')
  await pick(page, 'Rubro', 'hormig', /04 Hormigón/)
}

test('an invoice is entered by keyboard, refused twice, paid, and the mistaken payment annulled @store @smoke', async ({
  page,
}) => {
  await openSignedIn(page, '/finanzas/comprobantes')
  await page.getByRole('button', { name: 'Nuevo comprobante' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByRole('button', { name: 'Adjuntar' })).toBeFocused()
  // The scanned invoice is uploaded first, and is shown next to the form while typing.
  const scan = { name: 'Factura.png', mimeType: 'image/png', buffer: tinyPng }
  await form.getByLabel('Archivos del comprobante').setInputFiles(scan)
  await expect(form.getByRole('complementary', { name: 'Vista de Factura.png' }).getByRole('img')).toBeVisible()
  await typeInvoice(page, '0003-00018422')
  await expect(form.getByText('Total $ 121.000,00')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Quitar Factura.png' })).toBeVisible()
  await expect(form.getByLabel('IVA', { exact: true })).toHaveAttribute('placeholder', '21.000,00')
  await expectAccessible(page)
  await form.getByLabel('Nota').press('Enter')
  await expect(form).toBeHidden()
  const invoices = table(page, 'comprobantes')
  const row = invoices.getByRole('row', { name: /A 0003-00018422/ })
  await expect(row).toContainText('Impago')
  await expect(row.getByRole('img', { name: 'Tiene 1 archivo' })).toBeVisible()

  await page.getByRole('button', { name: 'Nuevo comprobante' }).click()
  await typeInvoice(page, '3-18422')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText(/ya está cargado en Torre Barrancas/).first()).toBeVisible()
  await form.getByRole('button', { name: 'Cancelar' }).click()

  await row.getByRole('button', { name: /A 0003-00018422/ }).click()
  await expect(page).toHaveURL(/abierto=/)
  await expectAccessible(page)
  const files = page.getByRole('region', { name: 'Archivos' })
  await files.getByRole('button', { name: 'Quitar Factura.png' }).click()
  await expect(files.getByRole('button', { name: 'Ver Factura.png' })).toBeHidden()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await files.getByRole('button', { name: 'Ver Factura.png' }).click()
  await expect(form.getByRole('img', { name: 'Factura.png' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await page.getByRole('link', { name: 'Pagar' }).click()
  await expect(form.getByLabel('Moneda')).toHaveValue('ARS')
  await page.reload()
  await expect(form.getByLabel('Moneda')).toHaveValue('ARS')
  await form.getByRole('checkbox', { name: 'Pagar A 0003-00018422' }).check()
  await form.getByLabel('Se paga de A 0003-00018422').fill('21.000')
  await form.getByLabel('Importe').fill('25.000')
  await expect(form.getByText(/quedan a cuenta \$\s4\.000,00/)).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Registrar' }).click()
  await expect(form).toBeHidden()
  const payment = table(page, 'pagos').getByRole('row', { name: /Corralón San Martín.*\$\s25\.000,00/ })
  await expect(payment).toContainText('$ 4.000,00')
  await page.goto('/finanzas/comprobantes?buscar=18422')
  await expect(row).toContainText('$ 100.000,00')
  await expect(row).toContainText('Pagado en parte')

  await page.goto('/finanzas/pagos')
  await payment.getByRole('button').click()
  await page.getByRole('button', { name: 'Anular' }).click()
  await form.getByRole('button', { name: 'Anular' }).click()
  await expect(form.getByText('Contá por qué se anula.')).toBeVisible()
  await form.getByLabel('Motivo').fill('Se transfirió dos veces')
  await form.getByRole('button', { name: 'Anular' }).click()
  await expect(form).toBeHidden()
  await expect(payment).toContainText('Anulado')
  await page.goto('/finanzas/comprobantes?buscar=18422')
  await expect(row).toContainText('Impago')
})

test('amounts due link to their documents, on a phone too @store @release', async ({ page }) => {
  await openSignedIn(page, '/finanzas/vencimientos')
  const late = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Vencido' }) })
  const count = Number(/(\d+) comprobantes/.exec(await late.innerText())![1])
  expect(count).toBeGreaterThan(1)
  await expectAccessible(page)
  await page.setViewportSize({ width: 375, height: 812 })
  await expectNoSidewaysScroll(page)
  await late.getByRole('link', { name: /comprobantes$/ }).click()
  await expect(page).toHaveURL(/pago=pendiente.*venceHasta=/)
  await expect(table(page, 'comprobantes').getByText('Vencido').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  for (const address of ['/finanzas/pagos', '/finanzas/cobros']) {
    await page.goto(address)
    await expect(page.getByRole('table')).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})
