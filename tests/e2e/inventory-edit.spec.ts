import type { Page } from '@playwright/test'
import { signInWithApi, type Api } from './panels-support.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  notices,
  openSignedIn,
  test,
  refuseToLeave,
  unavailable,
} from './support.ts'
import { productRange } from '../support/sample.ts'

const address = '/apps/ecommerce/inventory'
const oneProduct = '**/api/apps/ecommerce/inventory/product'
const refuse = { status: 503, json: unavailable }
const inventory = (page: Page, query = '') => openSignedIn(page, address + query)
const names = (page: Page) => page.locator('.inventory-name')
const range = (page: Page) => page.locator('.pagination-range')

async function countProducts(api: Api): Promise<number> {
  const list = await api.get<{ pagination: { length: number } }>('/api/apps/ecommerce/inventory/products?page=0')
  return list.pagination.length
}

async function openFirst(page: Page, query: string): Promise<void> {
  await inventory(page, query)
  await names(page).first().click()
  await expect(page.getByRole('tabpanel')).toBeVisible()
}

test.describe('saving a product', () => {
  test('shows in the table before the server answers, and goes back where it refuses', async ({ page }) => {
    await openFirst(page, '?buscar=hormigonera')
    const before = await names(page).first().innerText()
    let answer = () => {}
    await page.route(oneProduct, async (route) => {
      await new Promise<void>((resolve) => (answer = resolve))
      await route.fulfill(refuse)
    })
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Hormigonera a prueba')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Guardando…')).toBeVisible()
    await expect(names(page).first()).toHaveText('Hormigonera a prueba')
    answer()
    await expect(names(page).first()).toHaveText(before)
    await expect(page.getByRole('form').getByRole('alert')).toContainText('El servicio no está.')
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Hormigonera a prueba')
    await expect(notices(page)).toBeEmpty()
  })

  test('lets through what another tab changed in other fields', async ({ page }) => {
    const api = await signInWithApi(page)
    await openFirst(page, '?buscar=escalera')
    const id = new URL(page.url()).searchParams.get('producto')!
    await page.getByLabel('Descripción').fill('Escrita acá')
    const product = { sku: 'OTRA-PESTAÑA', stock: 41 }
    await api.send('PATCH', '/api/apps/ecommerce/inventory/product', { id, product })
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Guardado')).toBeVisible()
    await expect(page.locator('.inventory-sku').first()).toHaveText('OTRA-PESTAÑA')
    await page.getByRole('tab', { name: 'Stock y códigos' }).click()
    await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('41')
    await page.reload()
    await page.getByRole('tab', { name: 'General' }).click()
    await expect(page.getByLabel('Descripción')).toHaveValue('Escrita acá')
  })

  test('says beside the field what it cannot take, and derives nothing from what is wrong', async ({ page }) => {
    await openFirst(page, '?buscar=carretilla')
    await page.getByRole('textbox', { name: 'Nombre' }).evaluate((input: HTMLInputElement) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
      set!.call(input, 'Con un nulo\0 <b>y marcas</b>')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Tiene un carácter que no se puede guardar.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Nombre' }).fill('Carretilla <b>reforzada</b>')
    await page.getByRole('tab', { name: 'Precio', exact: true }).click()
    for (const [typed, error] of [
      ['-5', 'No puede ser menor que 0.'],
      ['1e9', 'Escribí un número, por ejemplo 1.234,56.'],
      ['99999999999999999999', 'Como máximo 1.000.000.000.000.'],
      ['0,001', 'Hasta 2 decimales.'],
    ] as const) {
      await page.getByLabel('Precio base ($)').fill(typed)
      await page.getByLabel('Precio base ($)').blur()
      await expect(page.getByText(error)).toBeVisible()
      await expect(page.locator('.product-price dd')).toHaveText('—')
    }
    await page.getByLabel('Precio base ($)').fill('1.234,5')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Guardado')).toBeVisible()
    await expect(names(page).first()).toHaveText('Carretilla <b>reforzada</b>')
  })
})

test('unsaved changes are asked for once, whatever would take them, and staying leaves all as it was', async ({
  page,
}) => {
  const api = await signInWithApi(page)
  const before = await countProducts(api)
  await openFirst(page, '')
  const address = page.url()
  const note = page.getByLabel('Descripción')
  await note.fill('A medio escribir')
  const question = page.getByRole('dialog', { name: 'Hay cambios sin guardar' })
  const stay = async () => {
    await question.getByRole('button', { name: 'Seguir editando' }).click()
    await expect(question).toHaveCount(0)
    await expect(note).toHaveValue('A medio escribir')
    expect(page.url()).toBe(address)
  }
  await page.getByRole('button', { name: 'Nuevo producto' }).click()
  await stay()
  await page.getByRole('columnheader', { name: 'SKU' }).getByRole('button').click()
  await stay()
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await stay()
  await page.getByRole('searchbox', { name: 'Buscar productos por nombre, SKU o código' }).fill('cemento')
  await stay()
  await expect(page.getByRole('searchbox', { name: 'Buscar productos por nombre, SKU o código' })).toHaveValue('')
  await page.locator('.data-row-open').getByRole('checkbox').check()
  const bulk = page.getByRole('region', { name: 'Acciones sobre lo elegido' })
  await bulk.getByRole('button', { name: 'Eliminar' }).click()
  await stay()
  expect(await countProducts(api)).toBe(before)
  await bulk.getByRole('button', { name: 'Eliminar' }).click()
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page.getByText('1 producto eliminado')).toBeVisible()
  await expect(page).not.toHaveURL(/producto=/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(names(page).first()).toBeVisible()
  await names(page).first().click()
  await note.fill('Otra vez')
  await page.getByRole('searchbox', { name: 'Buscar productos por nombre, SKU o código' }).fill('cemento')
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL(/buscar=cemento$/)
  await expect(question).toHaveCount(0)
})

test('images are put in order, one stands for the product, and those taken off are gone', async ({ page }) => {
  await openFirst(page, '?buscar=martillo')
  await page.getByRole('tab', { name: 'Imágenes' }).click()
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }
  const images = page.getByRole('tabpanel').getByRole('listitem')
  await expect(images.first()).toBeVisible()
  const before = await images.count()
  await page.getByLabel('Imagen del producto').setInputFiles(file)
  await expect(images).toHaveCount(before + 1)
  const added = await images.last().locator('img').getAttribute('src')
  await images.last().getByRole('button', { name: 'Hacer principal' }).click()
  await expect(images.last()).toContainText('Principal')
  await page.getByRole('button', { name: `Mover la imagen ${before + 1} hacia adelante` }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardado')).toBeVisible()
  await page.reload()
  await expect(images.nth(before - 1).locator('img')).toHaveAttribute('src', added!)
  await expect(page.locator('.data-row').first().locator('.inventory-image')).toHaveAttribute('src', added!)
  await page.getByRole('button', { name: `Quitar la imagen ${before}`, exact: true }).click()
  await expect(images).toHaveCount(before)
  await expect(images.first()).toContainText('Principal')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardado')).toBeVisible()
  await page.reload()
  await expect(images).toHaveCount(before)
})

test('an image that cannot be uploaded says so and leaves the others and what was typed', async ({ page }) => {
  await openFirst(page, '?buscar=cemento')
  await page.getByLabel('Descripción').fill('Sigue acá')
  await page.getByRole('tab', { name: 'Imágenes' }).click()
  const images = page.getByRole('tabpanel').getByRole('listitem')
  await expect(images.first()).toBeVisible()
  const before = await images.count()
  await page.route('**/inventory/product/image', (route) => route.abort())
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('png') }
  await page.getByLabel('Imagen del producto').setInputFiles(file)
  await expect(page.getByRole('alert')).toContainText('No se subió la imagen. No pudimos comunicarnos con el servidor.')
  await expect(images).toHaveCount(before)
  await page.getByRole('tab', { name: 'General' }).click()
  await expect(page.getByLabel('Descripción')).toHaveValue('Sigue acá')
})

test('a double click makes one product, also where a search is on, and a second one deletes no other', async ({
  page,
}) => {
  const api = await signInWithApi(page)
  const before = await countProducts(api)
  await inventory(page, '?buscar=cemento')
  await expect(range(page)).toBeVisible()
  await page.getByRole('button', { name: 'Nuevo producto' }).dblclick({ delay: 60 })
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeVisible()
  expect(await countProducts(api)).toBe(before)
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Cemento de una vez')
  await page.getByRole('button', { name: 'Guardar', exact: true }).dblclick({ delay: 60 })
  await expect(page.locator('.data-row-open .inventory-name')).toHaveText('Cemento de una vez')
  await expect.poll(() => countProducts(api)).toBe(before + 1)
  await page.getByRole('form').getByRole('button', { name: 'Eliminar' }).dblclick({ delay: 60 })
  await expect(page.getByText('1 producto eliminado')).toBeVisible()
  await expect(page.getByRole('tabpanel')).toHaveCount(0)
  expect(await countProducts(api)).toBe(before)
})

test('a number of the table that was not saved is there again with its row, and leaving asks', async ({ page }) => {
  await inventory(page)
  const stock = page.getByRole('button', { name: /Editar stock/ }).first()
  const label = ((await stock.innerText()).match(/Editar (.*):/) ?? [])[1]!
  await page.route(oneProduct, (route) => route.fulfill(refuse))
  await stock.click()
  await page.getByLabel(label, { exact: true }).fill('4321')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No se guardó. El servicio no está.')).toBeVisible()
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect(page.getByLabel(label, { exact: true })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByLabel(label, { exact: true })).toHaveValue('4321')
  await expect(page.getByText('No se guardó. El servicio no está.')).toBeVisible()
  await refuseToLeave(page)
  await page.unroute(oneProduct)
  await page.getByLabel(label, { exact: true }).press('Enter')
  await expect(stock).toContainText('4.321')
})

test('a number of the table that fails after its row went away is told', async ({ page }) => {
  await inventory(page)
  let answer = () => {}
  await page.route(oneProduct, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.fulfill(refuse)
  })
  await page
    .getByRole('button', { name: /Editar precio/ })
    .first()
    .click()
  await page.keyboard.type('99')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect(range(page)).toHaveText(/^26–50/)
  await expect(page.locator('.data-table[aria-busy]')).toHaveCount(0)
  answer()
  await expect(notices(page).getByText(/^No se guardó un cambio en /)).toBeVisible()
})

test('a tag that cannot be renamed or deleted keeps its name and what was typed', async ({ page }) => {
  await openFirst(page, '?buscar=cemento')
  await page.getByRole('tab', { name: 'Etiquetas' }).click()
  await page.route(/\/inventory\/tag(\?|$)/, (route) => route.fulfill(refuse))
  const rename = page.getByRole('button', { name: /^Renombrar / }).first()
  const title = ((await rename.getAttribute('aria-label')) ?? '').replace('Renombrar ', '')
  await rename.click()
  await page.getByLabel(`Nuevo nombre de ${title}`).fill('Otro nombre')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No se guardó. El servicio no está.')).toBeVisible()
  await expect(page.getByLabel(`Nuevo nombre de ${title}`)).toHaveValue('Otro nombre')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Eliminar ${title}`, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar de todos' }).click()
  await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('El servicio no está.')
  await expect(page.getByRole('checkbox', { name: title, exact: true })).toBeVisible()
})

test('the first load shows where the rows will be', async ({ page }) => {
  let answer = () => {}
  await page.route('**/inventory/products?*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await inventory(page)
  await expect(page.getByText('Cargando los productos…')).toBeAttached()
  await expectAccessible(page)
  answer()
  await expect(range(page)).toHaveText(productRange(1, 25))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('a page is chosen at once, the order is a list, and what is wrong with a number can be read', async ({
    page,
  }) => {
    await inventory(page)
    await page.getByLabel('Elegir todos los de esta página').check()
    await expect(page.getByText('25 productos elegidos')).toBeVisible()
    await page.getByRole('button', { name: 'Dejar de elegir' }).click()
    await page.getByLabel('Orden de la lista').selectOption({ label: 'Stock, menor primero' })
    await expect(page).toHaveURL(/orden=stock/)
    // The rows of the order before would take an open field with them.
    await expect(names(page).first()).toHaveText('Hormigonera 150 L con motor de 1 HP')
    await page
      .getByRole('button', { name: /Editar stock/ })
      .first()
      .click()
    await page.keyboard.type('muchas')
    const note = page.getByText('Escribí un número, por ejemplo 1.234,56.')
    await expect(note).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await names(page).first().click()
    await page.getByRole('tab', { name: 'General' }).press('End')
    await expect(page.getByRole('tab', { name: 'Etiquetas' })).toBeInViewport({ ratio: 1 })
    await page.reload()
    await expect(page.getByRole('tab', { name: 'Etiquetas' })).toBeInViewport({ ratio: 1 })
  })
})
