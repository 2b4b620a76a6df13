import { boxes, inventoryAddress, names, openInventory, productPath, range, row } from './inventory-support.ts'
import { signInWithApi, type Api } from './panels-support.ts'
import { expect, expectAccessible, expectScreen, refuseToLeave, test } from './support.ts'
import { productRange } from '../support/sample.ts'

type Product = { id: string; name: string; stock: number }
const create = (api: Api, product: object) => api.send<Product>('POST', productPath, { product })

test('a product is found, edited in the table and in its sections, and its price is derived @smoke', async ({
  page,
}) => {
  await openInventory(page)
  await expect(range(page)).toHaveText(productRange(1, 25))
  await boxes(page).first().check()
  await expectScreen(page)
  await page.getByRole('searchbox', { name: 'Buscar productos por nombre, SKU o código' }).fill('tenaza')
  await expect(page).toHaveURL(/buscar=tenaza/)
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
  await tool.getByRole('switch').click()
  await expect(tool.getByRole('switch')).not.toBeChecked()

  await tool.getByRole('button', { name: /^Abrir/ }).click()
  await expect(page).toHaveURL(/producto=/)
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Tenaza grande')
  for (const label of ['Categoría', 'Marca', 'Proveedor'])
    await page.getByLabel(label, { exact: true }).selectOption({ index: 3 })
  await page.getByRole('tab', { name: 'General' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Stock y códigos' })).toBeFocused()
  await page.getByLabel('SKU', { exact: true }).fill('TEN-50')
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
  await refuseToLeave(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Guardado')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Costo ($)')).toHaveValue('40.000')
  await expect(row(page, 'Tenaza grande')).toContainText('$ 55.250,55')
  await expect(row(page, 'Tenaza grande')).toContainText('TEN-50')
  await expect(row(page, 'Tenaza grande').getByRole('switch')).not.toBeChecked()
  await expectScreen(page)
  await page.getByRole('tab', { name: 'Stock y códigos' }).click()
  await expect(page.getByRole('region', { name: 'Historial de stock' })).toContainText('De 1.250 a 12')
  await expectScreen(page)
})

test('a product is created once by a double press, gets ordered images, is deleted and restored @release', async ({
  page,
}) => {
  const api = await signInWithApi(page)
  const count = async () => {
    const list = await api.get<{ pagination: { length: number } }>(`/api${inventoryAddress}/products?page=0`)
    return list.pagination.length
  }
  const before = await count()
  await openInventory(page, '?buscar=cemento')
  await expect(range(page)).toBeVisible()
  await page.getByRole('button', { name: 'Nuevo producto' }).dblclick({ delay: 60 })
  await expect(page.getByRole('region', { name: 'Producto nuevo' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Cemento de una vez')
  await page.getByRole('button', { name: 'Guardar', exact: true }).dblclick({ delay: 60 })
  await expect(page.locator('.data-row-open .inventory-name')).toHaveText('Cemento de una vez')
  await expect.poll(count).toBe(before + 1)

  await page.getByRole('tab', { name: 'Imágenes' }).click()
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }
  const images = page.getByRole('tabpanel').getByRole('listitem')
  await page.getByLabel('Imagen del producto').setInputFiles(file)
  await expect(images).toHaveCount(1)
  await expect(images.first()).toContainText('Principal')
  await page.getByLabel('Imagen del producto').setInputFiles({ ...file, buffer: Buffer.from('no es una imagen') })
  await expect(page.getByRole('alert')).toContainText('Elegí una imagen PNG, JPEG, GIF o WebP.')
  await page.getByLabel('Imagen del producto').setInputFiles(file)
  await expect(images).toHaveCount(2)
  const added = await images.last().locator('img').getAttribute('src')
  await images.last().getByRole('button', { name: 'Hacer principal' }).click()
  await expect(images.last()).toContainText('Principal')
  await page.getByRole('button', { name: 'Mover la imagen 2 hacia adelante' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardado')).toBeVisible()
  await page.reload()
  await expect(images.first().locator('img')).toHaveAttribute('src', added!)
  await expect(page.locator('.data-row-open .inventory-image')).toHaveAttribute('src', added!)
  await expectScreen(page)
  await page.getByRole('button', { name: 'Quitar la imagen 1', exact: true }).click()
  await expect(images).toHaveCount(1)
  await expect(images.first()).toContainText('Principal')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardado')).toBeVisible()

  await page.getByRole('form').getByRole('button', { name: 'Eliminar' }).dblclick({ delay: 60 })
  await expect(page.getByText('1 producto eliminado')).toBeVisible()
  await expect(page.getByRole('tabpanel')).toHaveCount(0)
  expect(await count()).toBe(before)
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Eliminados' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Recuperar Cemento de una vez' }).click()
  await expect(page.getByText('Producto recuperado')).toBeVisible()
})

test('input survives a colleague’s change, a server that goes down and a lost network @release', async ({
  page,
  obra,
  context,
}) => {
  const api = await signInWithApi(page)
  const product = await create(api, { name: 'Aaa primera', stock: 5 })
  const stream = page.waitForResponse((response) => response.url().includes('/api/common/events'))
  await openInventory(page)
  await stream
  await names(page).first().click()
  await page.getByLabel('Descripción').fill('A medio escribir')
  await api.send('PATCH', productPath, { id: product.id, product: { name: 'Zzz última', stock: 77 } })
  await expect(names(page).first()).toHaveText('Zzz última')
  await expect(page.getByLabel('Descripción')).toHaveValue('A medio escribir')
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Zzz de las dos')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText('Nombre: cambió a «Zzz última»; vos escribiste «Zzz de las dos».')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect(page.getByText('Guardado')).toBeVisible()
  const stored = await api.get<Product>(`${productPath}?id=${product.id}`)
  expect(stored).toMatchObject({ name: 'Zzz de las dos', stock: 77, description: 'A medio escribir' })

  await page.getByLabel('Descripción').fill('Un texto largo que nadie quiere escribir dos veces.')
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Zzz sin servidor')
  await obra.down()
  try {
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('form').getByRole('alert')).toContainText('lo que escribiste sigue acá')
    await expect(names(page).first()).toHaveText('Zzz de las dos')
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Zzz sin servidor')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cerrar Zzz', exact: false }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Seguir editando' }).click()
  } finally {
    await obra.up()
  }
  // The list may offer a retry too.
  await page.getByRole('form').getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('Guardado')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Descripción')).toHaveValue(/dos veces/)
  await page.goto(inventoryAddress)
  await expect(range(page)).toBeVisible()
  await expect(page.locator('.data-row')).toHaveCount(25)

  await context.setOffline(true)
  await expect(page.getByText('Sin conexión.')).toBeVisible()
  await page.getByRole('switch').first().click()
  await expect(page.getByText(/sigue (in)?activo/)).toBeVisible()
  await page.getByRole('columnheader', { name: 'SKU' }).getByRole('button').click()
  await context.setOffline(false)
  await expect(page.getByText('Sin conexión.')).toHaveCount(0)
  await expect(page.locator('.data-row')).toHaveCount(25)
  await expect(page.getByRole('columnheader', { name: 'SKU' })).toHaveAttribute('aria-sort', 'ascending')
})
