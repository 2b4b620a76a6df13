import type { Page } from '@playwright/test'
import { signInWithApi, type Api } from './panels-support.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './support.ts'
import { sample } from '../support/sample.ts'

const address = '/apps/ecommerce/inventory'
const path = `/api${address}/product`
const inventory = (page: Page, query = '') => openSignedIn(page, address + query)
const names = (page: Page) => page.locator('.inventory-name')
const range = (page: Page) => page.locator('.pagination-range')

type Product = { id: string; name: string; stock: number }
const create = (api: Api, product: object) => api.send<Product>('POST', path, { product })

// The other files of the worker count on the sample products.
test.afterEach(async ({ page }) => {
  const api = await signInWithApi(page)
  for (const name of ['Buje de bronce', 'Tornillo raro', 'Cal contada', 'Zzz última', 'Arena de dos']) {
    const query = `search=${encodeURIComponent(name)}&page=0`
    const { products } = await api.get<{ products: Product[] }>(`/api${address}/products?${query}`)
    const made = products.filter((product) => product.name.startsWith(name))
    for (const { id } of made) await api.send('DELETE', `${path}?id=${id}`)
  }
})

test('a new product that is not saved is not left behind, and has one name everywhere', async ({ page }) => {
  await inventory(page)
  await expect(range(page)).toContainText(`de ${sample.products} productos`)
  await page.getByRole('button', { name: 'Nuevo producto' }).click()
  await expect(page.getByRole('region', { name: 'Producto nuevo' })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('region', { name: 'Producto nuevo' })).toHaveCount(0)
  await expect(range(page)).toContainText(`de ${sample.products} productos`)
  await page.getByRole('button', { name: 'Nuevo producto' }).click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Buje de bronce')
  await page.getByRole('tab', { name: 'Precio' }).click()
  await expect(page.getByLabel('IVA').locator('option')).toHaveText(['21 %', '10,5 %', '27 %', '0 %'])
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(names(page).first()).toHaveText('Buje de bronce')
  await page.getByRole('searchbox').fill('buje de bronce')
  await expect(range(page)).toHaveText(/^1–1 de 1 /)
})

test('the list is narrowed down by brand, vendor, category and low stock, and keeps it over a reload', async ({
  page,
}) => {
  await inventory(page)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await page.getByLabel('Marca', { exact: true }).selectOption({ label: 'Cementos Pampa' })
  await expect(page).toHaveURL(/marca=/)
  await expect(range(page)).not.toContainText(String(sample.products))
  await page.reload()
  await expect(range(page)).not.toContainText(String(sample.products))
  await page.getByRole('button', { name: 'Quitar el filtro Marca' }).click()
  await expect(page).not.toHaveURL(/marca=/)
  await page.getByRole('button', { name: 'Filtrar' }).click()
  await page.getByLabel('Proveedor', { exact: true }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/proveedor=/)
  await expect(range(page)).not.toContainText(String(sample.products))
  await expect(names(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Quitar el filtro Proveedor' }).click()
  await expect(range(page)).toHaveText(new RegExp(`${sample.products}|${sample.products + 1}`))
  await page.getByLabel('Stock bajo', { exact: true }).check()
  await expect(page.locator('.stock-mark').first()).toBeVisible()
  await expect(range(page)).not.toHaveText(/de 10\d productos/)
  await expectAccessible(page)
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
})

test('a product is found by its SKU and barcode, and a brand is created in place', async ({ page }) => {
  const api = await signInWithApi(page)
  await create(api, { name: 'Tornillo raro', sku: 'TRX-9981', barcode: '7790001998101' })
  await inventory(page, '?buscar=7790001998101')
  await expect(names(page)).toHaveText(['Tornillo raro'])
  await page.getByRole('searchbox').fill('trx-99')
  await expect(page).toHaveURL(/buscar=trx-99/)
  await expect(names(page)).toHaveText(['Tornillo raro'])
  await names(page).first().click()
  await page.getByRole('button', { name: 'Crear marca' }).click()
  await page.getByLabel('Marca: nombre nuevo').fill('Tornillos Ñandú')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Marca', { exact: true }).locator('option:checked')).toHaveText('Tornillos Ñandú')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Guardado')).toBeVisible()
})

test('the stock of a product has its history, and a deleted product comes back', async ({ page }) => {
  const api = await signInWithApi(page)
  const product = await create(api, { name: 'Cal contada', stock: 5 })
  await api.send('PATCH', path, { id: product.id, product: { stock: 12 } })
  await inventory(page, `?producto=${product.id}&solapa=stock`)
  await expect(page.getByRole('region', { name: 'Historial de stock' })).toContainText('+7')
  await expect(page.getByRole('region', { name: 'Historial de stock' })).toContainText('De 5 a 12')
  await expectAccessible(page)
  await page.getByRole('form').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('1 producto eliminado')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Eliminados' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recuperar Cal contada' }).click()
  await expect(page.getByText('Producto recuperado')).toBeVisible()
})

test('what a colleague changes shows in the open table and does not move it', async ({ page }) => {
  const api = await signInWithApi(page)
  const product = await create(api, { name: 'Aaa primera', stock: 5 })
  const stream = page.waitForResponse((response) => response.url().includes('/api/common/events'))
  await inventory(page)
  await stream
  await names(page).first().click()
  await page.getByLabel('Descripción').fill('A medio escribir')
  await api.send('PATCH', path, { id: product.id, product: { name: 'Zzz última', stock: 77 } })
  await expect(names(page).first()).toHaveText('Zzz última')
  await expect(page.getByLabel('Descripción')).toHaveValue('A medio escribir')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Guardado')).toBeVisible()
  const stored = await api.get<Product>(`${path}?id=${product.id}`)
  expect(stored).toMatchObject({ name: 'Zzz última', stock: 77, description: 'A medio escribir' })
})

for (const choice of ['Guardar lo mío', 'Dejar lo que hay'] as const) {
  test(`two people change one stock: it is told, and '${choice}' is done`, async ({ page }) => {
    const api = await signInWithApi(page)
    const product = await create(api, { name: `Arena de dos: ${choice}`, stock: 100 })
    await inventory(page, `?buscar=${encodeURIComponent(product.name)}`)
    await page.getByRole('button', { name: /Editar stock/ }).click()
    await page.getByLabel(`stock de ${product.name}`, { exact: true }).fill('70')
    await api.send('PATCH', path, { id: product.id, product: { stock: 500 } })
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(question).toContainText('Stock: cambió a 500; vos escribiste 70.')
    await expectAccessible(page)
    await question.getByRole('button', { name: choice }).click()
    const stock = choice === 'Guardar lo mío' ? 70 : 500
    await expect.poll(async () => (await api.get<Product>(`${path}?id=${product.id}`)).stock).toBe(stock)
    await expect(page.getByRole('button', { name: /Editar stock/ })).toContainText(`${stock} en stock`)
  })
}
