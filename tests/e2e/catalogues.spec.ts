import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './support.ts'

const address = '/solo-desarrollo/carga-categoricos'

test('a unit is made, refused twice, changed, archived and brought back @store', async ({ page }) => {
  await openSignedIn(page, `${address}?lista=unidades`)
  await page.getByRole('button', { name: 'Nueva unidad' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Código').fill('BOLSA')
  await form.getByLabel('Nombre').fill('Bolsón')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form.getByText('Ya existe la unidad bolsa: Bolsa.').first()).toBeVisible()
  await form.getByLabel('Código').fill('bolsón')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toBeHidden()
  const table = page.getByRole('table', { name: 'Unidades' })
  await expect(table.getByRole('row', { name: /bolsón Bolsón/ })).toBeVisible()

  await page.getByRole('button', { name: 'Editar bolsón Bolsón' }).click()
  await form.getByLabel('Nombre').fill('Bolsón de 1 m³')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await table.getByRole('button', { name: 'bolsón', exact: true }).click()
  await expect(table.getByText('Bolsón de 1 m³').last()).toBeVisible()
  await expect(table.getByText(/lo cambió/)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Archivar bolsón Bolsón de 1 m³' }).click()
  await expect(table.getByRole('button', { name: 'bolsón', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(table.getByRole('button', { name: 'bolsón', exact: true })).toBeVisible()
})

test('rubros are a tree whose order the keyboard changes @store', async ({ page }) => {
  await openSignedIn(page, address)
  const table = page.getByRole('table', { name: 'Rubros' })
  const codes = () => table.locator('.catalogue-open').allTextContents()
  await expect(table.getByRole('button', { name: '01.01', exact: true })).toBeVisible()
  expect((await codes()).slice(0, 4)).toEqual(['01', '01.01', '01.02', '01.03'])
  await page.getByRole('button', { name: 'Bajar 01.01 Obrador y cerco' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await codes()).slice(0, 4)).toEqual(['01', '01.02', '01.01', '01.03'])
})

test('values of an index are pasted many at once, and the address keeps what is looked at @store', async ({ page }) => {
  await openSignedIn(page, `${address}?lista=indices`)
  const table = page.getByRole('table', { name: 'Índices' })
  await table.getByRole('button', { name: 'CAC', exact: true }).click()
  await page.getByRole('button', { name: 'Pegar valores' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox').fill('Mes\tValor\n01/2020\t1.234,56\nfebrero\t3')
  await form.getByRole('button', { name: 'Cargar' }).click()
  await expect(form.getByText(/No entendimos: Línea 3/)).toBeVisible()
  await form.getByRole('textbox').fill('Mes\tValor\n01/2020\t1.234,56\n02/2020\t1.240')
  await form.getByRole('button', { name: 'Cargar' }).click()
  await expect(page.getByText('2 nuevos, 0 cambiados, 0 iguales.')).toBeVisible()
  await expect(page.getByText(/Faltan: 03\/2020/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Faltan: 03\/2020/)).toBeVisible()
})

for (const [width, list] of [
  [375, 'proveedores'],
  [768, 'cotizaciones'],
  [1440, 'materiales'],
] as const) {
  test(`${list} fit ${width} px and are accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openSignedIn(page, `${address}?lista=${list}`)
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}
