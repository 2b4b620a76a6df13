import type { Page } from '@playwright/test'
import {
  currentTime,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openSignedIn,
  refuseToLeave,
  test,
} from './support.ts'
import { productRange, sample } from '../support/sample.ts'

const address = '/apps/ecommerce/inventory'
const inventory = (page: Page, query = '') => openSignedIn(page, address + query)
const names = (page: Page) => page.locator('.inventory-name').allTextContents()
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar productos por nombre, SKU o código' })
const row = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name })
const range = (page: Page) => page.locator('.pagination-range')
const head = (page: Page, name: string) => page.getByRole('columnheader', { name }).getByRole('button')

/** Waits until the rows are those of the address: while others are on their way, the ones before stay. */
async function expectRange(page: Page, text: string): Promise<void> {
  await expect(range(page)).toHaveText(text)
  await expect(page.locator('.data-table[aria-busy]')).toHaveCount(0)
}

test.describe('the list of products', () => {
  test('a product that the address names is asked for beside the list, not after it @smoke', async ({ page }) => {
    const asked = page.waitForRequest(/inventory\/product\?id=/)
    await page.route('**/inventory/products?*', async (route) => {
      await asked
      await route.continue()
    })
    await inventory(page, '?producto=00000000-0000-4000-8000-000000000000')
    await expect(page.getByText('Ese producto ya no existe, o nunca existió.')).toBeVisible()
    await expect(range(page)).toHaveText(productRange(1, 25))
  })

  test('shows 25 products by name, with images, prices and marks of low stock', async ({ page }) => {
    await inventory(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inventario')
    await expect(range(page)).toHaveText(productRange(1, 25))
    const shown = await names(page)
    expect(shown).toEqual(shown.toSorted(new Intl.Collator('es').compare))
    await page.goto(`${address}?orden=stock`)
    await expect(page.getByText('Stock bajo').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })

  test('finds while one types, asks once the typing pauses, and cancels what is outdated', async ({ page }) => {
    await page.clock.install()
    await inventory(page)
    await expect(range(page)).toBeVisible()
    const asked: string[] = []
    const cancelled: string[] = []
    const searchOf = (url: string) => new URL(url).searchParams.get('search') ?? ''
    page.on('request', (request) => /products\?.*search=./.test(request.url()) && asked.push(searchOf(request.url())))
    page.on('requestfailed', (request) => cancelled.push(searchOf(request.url())))
    // Never answered: only what takes its place ends it.
    await page.route(/search=cem(&|$)/, () => {})
    // The page's clock stands still but for the test: however slow the machine, no pause comes between two letters.
    await page.clock.pauseAt(currentTime() + 5_000)
    await search(page).pressSequentially('cem')
    await page.clock.runFor(100)
    expect(asked).toEqual([])
    await page.clock.runFor(250)
    await expect.poll(() => asked).toEqual(['cem'])
    await expect(page.locator('.data-row').first(), 'the old rows stay').toBeVisible()
    await search(page).pressSequentially('ento')
    await page.clock.runFor(350)
    await expect.poll(() => asked).toEqual(['cem', 'cemento'])
    await page.clock.resume()
    await expect(range(page)).not.toContainText(String(sample.products))
    expect(asked).toEqual(['cem', 'cemento'])
    expect(cancelled).toEqual(['cem'])
    for (const name of await names(page)) expect(name.toLowerCase()).toContain('cement')
  })

  test('keeps search, order, page and size in the address, for Back and a reload', async ({ page }) => {
    await inventory(page)
    await head(page, 'Precio').click()
    await expect(page).toHaveURL(/orden=precio/)
    await head(page, 'Precio').click()
    await expect(page).toHaveURL(/orden=-precio/)
    await page.getByLabel('Filas por página').selectOption('50')
    await page.getByRole('button', { name: 'Página siguiente' }).click()
    await expectRange(page, productRange(51, sample.products))
    const second = await names(page)
    await page.reload()
    await expectRange(page, productRange(51, sample.products))
    await expect.poll(() => names(page)).toEqual(second)
    await page.goBack()
    await expectRange(page, productRange(1, 50))
    await page.goBack()
    await expectRange(page, productRange(1, 25))
    await search(page).fill('caño')
    await expect(page).toHaveURL(/buscar=ca%C3%B1o/)
    await expect(range(page)).not.toContainText(String(sample.products))
    await page.goBack()
    await expect(search(page)).toHaveValue('')
    await expectRange(page, productRange(1, 25))
  })

  test('offers 10, 25, 50 and 100 rows, and goes back to the last page from one that is gone', async ({ page }) => {
    await inventory(page, '?filas=100')
    await expect(page.locator('.data-row')).toHaveCount(sample.products)
    await expect(page.getByLabel('Filas por página').getByRole('option')).toHaveText(['10', '25', '50', '100'])
    await page.goto(`${address}?pagina=77`)
    await expect(range(page)).toHaveText(productRange(sample.products - 24, sample.products))
    await expect(page).toHaveURL(/pagina=4$/)
  })

  test('says when nothing matches, and shows everything again', async ({ page }) => {
    await inventory(page, '?buscar=unicornio')
    await expect(page.getByText('Nada coincide con «unicornio»')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Exportar CSV' })).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ver todos los productos' }).click()
    await expect(range(page)).toHaveText(productRange(1, 25))
    await expect(search(page)).toHaveValue('')
  })

  test('is worked by keyboard alone', async ({ page }) => {
    await inventory(page)
    await head(page, 'SKU').press('Enter')
    await expect(page).toHaveURL(/orden=sku/)
    await page.locator('.inventory-name').first().press('Enter')
    await expect(page.getByRole('tab', { name: 'General' })).toBeVisible()
    await page.getByRole('tab', { name: 'General' }).press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Stock y códigos' })).toBeFocused()
    await page.getByRole('tab', { name: 'Stock y códigos' }).press('End')
    await expect(page.getByLabel('Buscar o crear una etiqueta')).toBeVisible()
    await page
      .getByRole('checkbox', { name: /^Elegir (?!todos)/ })
      .first()
      .press('Space')
    await expect(page.getByText('1 producto elegido')).toBeVisible()
  })

  for (const width of [375, 768, 1440]) {
    test(`fits a window of ${width} pixels, also with a product open and others chosen`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await inventory(page)
      await page
        .getByRole('checkbox', { name: /^Elegir (?!todos)/ })
        .first()
        .check()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      for (const tab of ['general', 'stock', 'precio', 'imagenes', 'etiquetas']) {
        const id = await firstId(page)
        await page.goto(`${address}?producto=${id}&solapa=${tab}`)
        await expect(page.getByRole('tabpanel')).toBeVisible()
        await expectNoSidewaysScroll(page)
      }
      await expectAccessible(page)
    })
  }
})

async function firstId(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    const response = await fetch('/api/apps/ecommerce/inventory/products?page=0', { headers })
    return (await response.json()).products[0].id
  })
}

test.describe('changing products', () => {
  test('edits stock and base price in the table, with Enter and Escape', async ({ page }) => {
    await inventory(page, '?buscar=tenaza')
    const tool = row(page, 'Tenaza de armador')
    await tool.getByRole('button', { name: /Editar stock/ }).click()
    await page.getByLabel(/^stock de Tenaza/).fill('1.250')
    await page.keyboard.press('Enter')
    await expect(tool.getByRole('button', { name: /Editar stock/ })).toContainText('1.250')
    await expect(tool.getByRole('button', { name: /Editar stock/ })).toBeFocused()
    await tool.getByRole('button', { name: /Editar precio/ }).click()
    await page.getByLabel(/^precio base de Tenaza/).fill('1.234,56')
    await expect(page.getByText('Con 18 % de IVA: $ 1.456,78')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(tool).toContainText('$ 1.456,78')
    await tool.getByRole('button', { name: /Editar stock/ }).click()
    await page.getByLabel(/^stock de Tenaza/).fill('muchas')
    await expect(page.getByText('Escribí un número, por ejemplo')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tool.getByRole('button', { name: /Editar stock/ })).toContainText('1.250')
    await tool.getByRole('switch').click()
    await expect(tool.getByRole('switch')).not.toBeChecked()
    await page.reload()
    await expect(row(page, 'Tenaza de armador')).toContainText('$ 1.456,78')
    await expect(row(page, 'Tenaza de armador').getByRole('switch')).not.toBeChecked()
  })

  test('opens a product under its row, edits every field, and derives the price', async ({ page }) => {
    await inventory(page, '?buscar=botiqu')
    await row(page, 'Botiquín')
      .getByRole('button', { name: /^Abrir/ })
      .click()
    await expect(page).toHaveURL(/producto=/)
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Botiquín grande')
    await page.getByLabel('Descripción').fill('Para 50 personas.')
    for (const label of ['Categoría', 'Marca', 'Proveedor'])
      await page.getByLabel(label, { exact: true }).selectOption({ index: 3 })
    await page.getByRole('tab', { name: 'Stock y códigos' }).click()
    await page.getByLabel('SKU', { exact: true }).fill('SEG-BOT50')
    await page.getByLabel('Código de barras').fill('7790001112223')
    await page.getByLabel('Peso (kg)').fill('2,125')
    await page.getByLabel('Stock', { exact: true }).fill('12')
    await page.getByLabel('Reservado').fill('9')
    await expect(page.getByRole('tabpanel').getByText('Stock bajo')).toBeVisible()
    await page.getByRole('tab', { name: 'Precio', exact: true }).click()
    await page.getByLabel('Costo ($)').fill('40000')
    await page.getByLabel('Precio base ($)').fill('50.000,50')
    await page.getByLabel('IVA', { exact: true }).selectOption('10,5')
    await expect(page.getByText('$ 55.250,55')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Guardado')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Costo ($)')).toHaveValue('40.000')
    await expect(row(page, 'Botiquín grande')).toContainText('$ 55.250,55')
    await expect(row(page, 'Botiquín grande')).toContainText('SEG-BOT50')
  })

  test('points to what is wrong, in whatever section it is', async ({ page }) => {
    await inventory(page, '?buscar=escalera')
    await page.locator('.inventory-name').first().click()
    await page.getByRole('tab', { name: 'Precio', exact: true }).click()
    await page.getByLabel('Precio base ($)').fill('mucho')
    await page.getByRole('tab', { name: 'General' }).click()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByLabel('Precio base ($)')).toBeFocused()
    await expect(page.getByText('Escribí un número, por ejemplo 1.234,56.')).toBeVisible()
    await page.getByRole('button', { name: 'Descartar' }).click()
    await expect(page.getByLabel('Precio base ($)')).not.toHaveValue('mucho')
  })

  test('asks before unsaved changes are left', async ({ page }) => {
    await inventory(page, '?buscar=escalera')
    await page.locator('.inventory-name').first().click()
    await page.getByLabel('Descripción').fill('A medio escribir')
    await page.getByRole('button', { name: 'Cerrar Escalera', exact: false }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Hay cambios sin guardar')
    await dialog.getByRole('button', { name: 'Seguir editando' }).click()
    await expect(page.getByLabel('Descripción')).toHaveValue('A medio escribir')
    await page.goBack()
    await dialog.getByRole('button', { name: 'Salir sin guardar' }).click()
    await expect(page.getByRole('tabpanel')).toHaveCount(0)
    await page.locator('.inventory-name').first().click()
    await page.getByLabel('Descripción').fill('Otra vez')
    await refuseToLeave(page)
    await expect(page.getByLabel('Descripción')).toHaveValue('Otra vez')
  })

  test('creates a product first in the list, open for editing', async ({ page }) => {
    await inventory(page, '?orden=-precio')
    await page.getByRole('button', { name: 'Nuevo producto' }).click()
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused()
    await page.keyboard.type('Andamio tubular')
    await page.keyboard.press('Enter')
    await expect(page.locator('.inventory-name').first()).toHaveText('Andamio tubular')
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(
      `${sample.products + 1} productos`,
    )
    await page.getByRole('tab', { name: 'Imágenes' }).click()
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
    const file = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }
    await page.getByLabel('Imagen del producto').setInputFiles(file)
    await expect(page.getByText('Principal')).toBeVisible()
    await page.getByLabel('Imagen del producto').setInputFiles({ ...file, buffer: Buffer.from('no es una imagen') })
    await expect(page.getByRole('alert')).toContainText('Elegí una imagen PNG, JPEG, GIF o WebP.')
    await page.getByRole('button', { name: 'Eliminar', exact: false }).last().click()
    await expect(page.getByText('1 producto eliminado')).toBeVisible()
  })

  test('deletes a product and brings it back', async ({ page }) => {
    await inventory(page, '?buscar=nivel láser')
    await page.locator('.inventory-name').first().click()
    await page.getByRole('form').getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByText('1 producto eliminado')).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.locator('.inventory-name')).toHaveText(['Nivel láser autonivelante de líneas cruzadas'])
  })

  test('creates, renames and deletes tags in place, everywhere', async ({ page }) => {
    await inventory(page, '?buscar=pileta')
    await page.locator('.inventory-name').first().click()
    await page.getByRole('tab', { name: 'Etiquetas' }).click()
    await page.getByLabel('Buscar o crear una etiqueta').fill('Liquidación')
    await page.getByRole('button', { name: 'Crear «Liquidación»' }).click()
    await expect(page.getByRole('checkbox', { name: 'Liquidación' })).toBeChecked()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Guardado')).toBeVisible()
    await page.getByRole('button', { name: 'Renombrar Liquidación' }).click()
    await page.getByLabel('Nuevo nombre de Liquidación').fill('Última tanda')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: 'Última tanda' })).toBeChecked()
    await page.getByRole('button', { name: 'Eliminar Última tanda' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Se quita de todos los productos que la llevan')
    await dialog.getByRole('button', { name: 'Conservarla' }).click()
    await expect(page.getByRole('checkbox', { name: 'Última tanda' })).toBeVisible()
    await page.getByRole('button', { name: 'Eliminar Última tanda' }).click()
    await dialog.getByRole('button', { name: 'Eliminar de todos' }).click()
    await expect(page.getByRole('checkbox', { name: 'Última tanda' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Guardar' })).toBeDisabled()
  })

  test('says when the address names a product that is not there', async ({ page }) => {
    await inventory(page, '?producto=00000000-0000-4000-8000-000000000000')
    await expect(page.getByText('Ese producto ya no existe, o nunca existió.')).toBeVisible()
    await page.getByRole('button', { name: 'Volver a la lista' }).click()
    await expect(page).toHaveURL(/inventory$/)
  })

  test('opens a product that is not on the page, above the others', async ({ page }) => {
    await inventory(page, '?orden=-precio')
    const id = await firstId(page)
    await page.goto(`${address}?orden=-precio&producto=${id}&solapa=stock`)
    await expect(page.getByRole('textbox', { name: 'SKU', exact: true })).toBeVisible()
    await expect(page.locator('.data-row').first()).toHaveClass(/data-row-open/)
  })
})
