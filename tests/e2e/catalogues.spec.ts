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

  await page.getByRole('button', { name: 'Historial' }).click()
  const history = page.getByRole('dialog', { name: 'Historial de unidades' })
  const latest = history.getByRole('listitem').first()
  await expect(latest).toContainText('bolsón Bolsón de 1 m³')
  await expect(latest).toContainText('Nombre: Bolsón → Bolsón de 1 m³')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

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

test('a material has presentations and suppliers, and a supplier the rubros that he sells @store', async ({ page }) => {
  await openSignedIn(page, `${address}?lista=proveedores`)
  const form = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Nuevo proveedor' }).click()
  await form.getByLabel('Razón social').fill('Arenera del Delta')
  await form.getByLabel('CUIT').fill('33-69345023-9')
  await form.getByRole('button', { name: 'Agregar rubro' }).click()
  await form.getByRole('combobox', { name: 'Rubro' }).pressSequentially('mampos')
  await page.getByRole('option', { name: /05 Mampostería/ }).click()
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toBeHidden()
  await page.getByLabel('Buscar en la lista').fill('arenera del delta')
  await page.getByRole('button', { name: 'Editar Arenera del Delta' }).click()
  await expect(form.getByRole('combobox', { name: 'Rubro' })).toHaveValue('05 Mampostería')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Quitar rubro 1' }).click()
  await expect(form.getByRole('combobox', { name: 'Rubro' })).toHaveCount(0)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toBeHidden()

  await page.getByRole('tab', { name: 'Materiales' }).click()
  await page.getByLabel('Buscar en la lista').fill('CAL-HID')
  await page.getByRole('button', { name: /^Editar CAL-HID/ }).click()
  await form.getByRole('button', { name: 'Agregar presentación' }).click()
  const pack = form.getByRole('group', { name: /presentación/ }).last()
  await pack.getByLabel('Nombre').fill('Bolsón')
  await pack.getByLabel('Cuántas unidades trae').fill('0')
  await form.getByRole('button', { name: 'Agregar proveedor' }).click()
  const seller = form.getByRole('group', { name: /proveedor/ }).last()
  await seller.getByRole('combobox', { name: 'Proveedor' }).pressSequentially('arenera')
  await page.getByRole('option', { name: 'Arenera del Delta' }).click()
  await seller.getByLabel('Su código').fill('AR-7')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(pack.getByText('Tiene que ser mayor que 0.')).toBeVisible()
  await pack.getByLabel('Cuántas unidades trae').fill('12,5')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(form).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: /^Editar CAL-HID/ }).click()
  await expect(
    form
      .getByRole('group', { name: /presentación/ })
      .last()
      .getByLabel('Nombre'),
  ).toHaveValue('Bolsón')
  await expect(seller.getByRole('combobox', { name: 'Proveedor' })).toHaveValue('Arenera del Delta')
  await expect(seller.getByLabel('Su código')).toHaveValue('AR-7')
  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
})

test('prices are pasted all or none, and the dialog says before what will happen @store', async ({ page }) => {
  await openSignedIn(page, `${address}?lista=materiales&buscar=ARENA`)
  await page.getByRole('table', { name: 'Materiales' }).locator('.catalogue-open').first().click()
  await page.getByRole('button', { name: 'Agregar precios' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox').fill('05/01/2026\t41.000\n05/02/2099\t42.000')
  await expect(form.getByText(/Fila 2: Un precio no puede ser de un día que todavía no llegó/)).toBeVisible()
  await form.getByRole('button', { name: 'Cargar' }).click()
  await expect(form.getByText(/No se cargó nada/)).toBeVisible()
  await form.getByRole('textbox').fill('05/01/2026\t41.000\n05/02/2026\t42.000')
  await expect(form.getByText('2 líneas entendidas. Van a ser: 2 nuevos, 0 cambiados, 0 iguales.')).toBeVisible()
  await form.getByRole('button', { name: 'Cargar' }).click()
  await expect(form).toBeHidden()
})

test('the chart of rates draws the currency and kind that the address names @store', async ({ page }) => {
  await openSignedIn(page, `${address}?lista=cotizaciones`)
  await expect(page.getByRole('heading', { name: 'USD oficial' })).toBeVisible()
  await page.getByLabel('Tipo del gráfico').selectOption('MEP')
  await expect(page).toHaveURL(/serie=USD-MEP/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'USD MEP' })).toBeVisible()
  await page.getByLabel('Moneda del gráfico').selectOption('EUR')
  await expect(page.getByText('Todavía no hay valores.')).toBeVisible()
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
