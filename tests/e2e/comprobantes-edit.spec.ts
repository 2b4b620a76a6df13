import type { Locator, Page } from '@playwright/test'
import { addDays, dayAt } from '../../server/lib/calendar.ts'
import { currentTime, expect, expectAccessible, openSignedIn, test } from './support.ts'

const tinyPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const form = (page: Page) => page.getByRole('dialog')
const files = (page: Page) => form(page).getByRole('region', { name: 'Archivos' })
const dayText = (day: string) => day.split('-').toReversed().join('/')

type Given = { name: string; type: string; base64?: string; bytes?: number }

/** Dispatches files to an element as a drop or paste. */
async function give(element: Locator, kind: 'paste' | 'drop', given: Given[]): Promise<void> {
  await element.evaluate(
    (target, [way, all]) => {
      const data = new DataTransfer()
      for (const { name, type, base64, bytes } of all) {
        const content = base64
          ? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          : new Uint8Array(bytes ?? 1)
        data.items.add(new File([content], name, { type }))
      }
      const options = { bubbles: true, cancelable: true }
      const event =
        way === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data })
      target.dispatchEvent(event)
    },
    [kind, given] as const,
  )
}

const photo = (name: string): Given => ({ name, type: 'image/png', base64: tinyPng })

async function openForm(page: Page): Promise<void> {
  await openSignedIn(page, '/finanzas/comprobantes')
  await page.getByRole('button', { name: 'Nuevo comprobante' }).click()
}

/** Fills in fields that later uploads must not lose. */
async function typeSome(page: Page, number: string): Promise<void> {
  const supplier = form(page).getByRole('combobox', { name: 'Proveedor' })
  await supplier.pressSequentially('30712003479')
  await supplier.press('Enter')
  await expect(supplier).toHaveValue('Corralón San Martín S.A.S.')
  await form(page).getByLabel('Número').fill(number)
  await form(page).getByLabel('Moneda').selectOption('ARS')
  await form(page).getByLabel('Neto').fill('100.000')
  const rubro = form(page).getByRole('combobox', { name: 'Rubro' })
  await rubro.pressSequentially('hormig')
  await rubro.press('Enter')
  await expect(rubro).toHaveValue(/Hormigón/)
}

async function expectTyped(page: Page, number: string): Promise<void> {
  await expect(form(page).getByRole('combobox', { name: 'Proveedor' })).toHaveValue('Corralón San Martín S.A.S.')
  await expect(form(page).getByLabel('Número')).toHaveValue(number)
  await expect(form(page).getByLabel('Neto')).toHaveValue('100.000')
  await expect(form(page).getByRole('combobox', { name: 'Rubro' })).toHaveValue(/Hormigón/)
}

test('a pasted photo and dropped files are attached to the document; unsuitable ones are reported by name @store @release', async ({
  page,
}) => {
  await openForm(page)
  await typeSome(page, '0021-00000001')
  await give(form(page).getByLabel('Número'), 'paste', [photo('pantalla.png')])
  await expect(files(page).getByRole('button', { name: 'Ver pantalla.png' })).toBeVisible()
  await expect(form(page).getByRole('complementary', { name: 'Vista de pantalla.png' }).getByRole('img')).toBeVisible()
  const target = files(page).getByText('o arrastralos o pegalos acá')
  await give(target, 'drop', [photo('frente.png'), { name: 'planilla.xlsx', type: '', bytes: 40 }])
  await expect(files(page).getByRole('listitem').filter({ hasText: 'subido' })).toHaveCount(3)
  // A spreadsheet is stored like any other file, but has no preview.
  await expect(files(page).getByRole('button', { name: 'Ver planilla.xlsx' })).toHaveCount(0)

  await give(target, 'drop', [{ name: 'video.mp4', type: 'video/mp4', bytes: 104_000_000 }])
  await expect(files(page).getByText('video.mp4 pesa 104 MB; el límite es 100 MB.')).toBeVisible()
  await expect(files(page).getByRole('listitem').filter({ hasText: 'subido' })).toHaveCount(3)
  await expectTyped(page, '0021-00000001')
  await expectAccessible(page)
  await form(page).getByRole('button', { name: 'Guardar' }).click()
  await expect(form(page)).toBeHidden()
  await expect(
    page.getByRole('row', { name: /A 0021-00000001/ }).getByRole('img', { name: 'Tiene 3 archivos' }),
  ).toBeVisible()
})

test('a file and the form wait while the server is down, and continue once it is back @store @release', async ({
  page,
  obra,
}) => {
  test.slow()
  await openForm(page)
  await typeSome(page, '0021-00000003')
  await obra.down()
  await give(form(page).getByLabel('Neto'), 'paste', [photo('remito.png')])
  await expect(files(page).getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await form(page).getByRole('button', { name: 'Guardar' }).click()
  await expect(form(page).getByText(/«remito\.png» no se pudo subir/)).toBeVisible()
  await expectTyped(page, '0021-00000003')
  await obra.up()
  await files(page).getByRole('button', { name: 'Reintentar' }).click()
  await expect(files(page).getByText(/subido$/)).toBeVisible()
  await form(page).getByRole('button', { name: 'Guardar' }).click()
  await expect(form(page)).toBeHidden()
  await expect(
    page.getByRole('row', { name: /A 0021-00000003/ }).getByRole('img', { name: 'Tiene 1 archivo' }),
  ).toBeVisible()
})

/** Presses Tab until a field has the focus; fails after some presses, so that no field is missing from the order. */
async function tabTo(page: Page, field: Locator, most = 4): Promise<void> {
  for (let press = 0; press < most; press++) {
    await page.keyboard.press('Tab')
    if (await field.evaluate((element) => element === document.activeElement)) return
  }
  await expect(field, `within ${most} presses of Tab`).toBeFocused({ timeout: 1 })
}

test('a document is entered by keyboard alone: CUIT, full number, two VAT rates, corrected by a cent @store', async ({
  page,
}) => {
  await openSignedIn(page, '/finanzas/comprobantes')
  const create = page.getByRole('button', { name: 'Nuevo comprobante' })
  await create.focus()
  await page.keyboard.press('Enter')
  const supplier = form(page).getByRole('combobox', { name: 'Proveedor' })
  await expect(form(page).getByRole('button', { name: 'Adjuntar' })).toBeFocused()
  await tabTo(page, supplier)
  await page.keyboard.type('30-71200347-9')
  await page.keyboard.press('Enter')
  await expect(supplier).toHaveValue('Corralón San Martín S.A.S.')
  await tabTo(page, form(page).getByLabel('Número'))
  await page.keyboard.type('000300018499')
  await tabTo(page, form(page).getByLabel('Moneda'), 8)
  await page.keyboard.type('Pes')
  await expect(form(page).getByLabel('Moneda')).toHaveValue('ARS')
  await tabTo(page, form(page).getByLabel('Neto'))
  await page.keyboard.type('100.000')
  await tabTo(page, form(page).getByRole('button', { name: 'Agregar alícuota' }), 8)
  await page.keyboard.press('Enter')
  const [first, second] = [1, 2].map((line) => form(page).getByRole('group', { name: `IVA ${line}` })) as [
    Locator,
    Locator,
  ]
  await expect(first.getByLabel('Base')).toBeFocused()
  await page.keyboard.type('60.000')
  await tabTo(page, first.getByLabel('IVA', { exact: true }))
  // The invoice is rounded differently, by a cent.
  await page.keyboard.type('12.600,01')
  await tabTo(page, second.getByLabel('Alícuota'))
  await page.keyboard.type('10')
  await expect(second.getByLabel('Alícuota')).toHaveValue('10.5')
  await tabTo(page, second.getByLabel('Base'))
  await page.keyboard.type('40.000')
  const rubro = form(page).getByRole('combobox', { name: 'Rubro' })
  await tabTo(page, rubro, 6)
  await page.keyboard.type('hormig')
  await page.keyboard.press('Enter')
  await expect(rubro).toHaveValue(/Hormigón/)
  // The supplier's payment term is 30 days.
  const due = dayText(addDays(dayAt(new Date(currentTime())), 30))
  await expect(form(page).getByText(`Total $ 116.800,01`)).toBeVisible()
  await expect(form(page).getByText(`vence el ${due}`)).toBeVisible()
  await expect(second.getByLabel('IVA', { exact: true })).toHaveAttribute('placeholder', '4.200,00')
  await tabTo(page, form(page).getByLabel('Nota'), 8)
  await page.keyboard.type('Hierros y hormigón')
  await page.keyboard.press('Enter')
  await expect(form(page)).toBeHidden()
  await expect(create).toBeFocused()
  const row = page.getByRole('row', { name: /A 0003-00018499/ })
  await expect(row).toContainText('$ 116.800,01')
  await expect(row).toContainText(due)
})
