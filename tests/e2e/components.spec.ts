import { expect, expectAccessible, expectNoSidewaysScroll, notices, openSignedIn, test } from './support.ts'

const gallery = '/solo-desarrollo/componentes'

test('every field is filled in by keyboard, and what is missing is pointed to', async ({ page }) => {
  await openSignedIn(page, gallery)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Elegí un proveedor.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeFocused()
  await page.keyboard.type('Losa')
  await page.getByRole('combobox', { name: 'Proveedor' }).pressSequentially('litoral')
  await expect(page.getByRole('option', { name: /Hormigones del Litoral/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Proveedor' })).toHaveValue('Hormigones del Litoral')
  await page.getByRole('textbox', { name: 'Provincia' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('textbox', { name: 'Buscar' }).fill('pampa')
  await expect(page.getByRole('region', { name: 'Provincia' }).getByRole('option')).toHaveText(['La Pampa'])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByLabel('Desde', { exact: true }).fill('5/4/26')
  await page.getByLabel('Importe ($)').fill('98765,4')
  await expect(page.getByText('= 98.765,4')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(notices(page).getByText('Viajaría 98765.4 al 2026-04-05.')).toBeVisible()
})

test('what is not in the list is created in its place, and a refusal leaves what was typed', async ({ page }) => {
  await openSignedIn(page, gallery)
  await page.getByRole('combobox', { name: 'Proveedor' }).focus()
  await expect(page.getByRole('option', { name: /Hormigones del Litoral/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Proveedor' }).pressSequentially('Zq')
  await page.getByRole('option', { name: 'Crear proveedor «Zq»' }).click()
  await expect(page.getByText('No se creó «Zq». Usá al menos tres letras.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Proveedor' })).toHaveValue('Zq')
  await page.getByRole('combobox', { name: 'Proveedor' }).fill('')
  await page.getByRole('combobox', { name: 'Proveedor' }).pressSequentially('Corralón Nuevo')
  await page.getByRole('option', { name: 'Crear proveedor «Corralón Nuevo»' }).click()
  await expect(page.getByRole('combobox', { name: 'Proveedor' })).toHaveValue('Corralón Nuevo')
  // Enter takes what is found, however soon it is pressed, and sends nothing.
  await page.getByRole('combobox', { name: 'Proveedor' }).fill('')
  await page.getByRole('combobox', { name: 'Proveedor' }).pressSequentially('litoral\n')
  await expect(page.getByRole('combobox', { name: 'Proveedor' })).toHaveValue('Hormigones del Litoral')
  await expect(page.getByText('Escribí un nombre.')).toBeHidden()
})

test('a day is picked from the calendar, which is accessible', async ({ page }) => {
  await openSignedIn(page, gallery)
  await page.getByRole('button', { name: 'Elegir: Desde' }).click()
  const calendar = page.getByRole('dialog', { name: 'Calendario: Desde' })
  await expect(calendar.getByText('marzo')).toBeVisible()
  await expectAccessible(page)
  await calendar.getByRole('button', { name: '17', exact: true }).click()
  await expect(page.getByLabel('Desde', { exact: true })).toHaveValue('17/03/2026')
  await expect(calendar).toBeHidden()
})

test('materials and words are added and taken out', async ({ page }) => {
  await openSignedIn(page, gallery)
  await page.getByText('Cemento, Arena').click()
  await page.getByRole('option', { name: 'Cal hidráulica' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Cemento, Arena, Cal hidráulica')).toBeVisible()
  await page.getByRole('textbox', { name: 'Palabras clave' }).fill('losa')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Palabras clave' })).toContainText('losa')
  await page.keyboard.press('Backspace')
  await expect(page.getByRole('list', { name: 'Palabras clave' })).not.toContainText('losa')
})

test('unsaved values are asked about, and a phone has room for all', async ({ page }) => {
  await openSignedIn(page, gallery)
  await page.getByRole('textbox', { name: 'Nombre' }).fill('A medias')
  await page.getByRole('link', { name: 'Ayuda', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Seguir editando' }).click()
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('A medias')
  await page.setViewportSize({ width: 375, height: 812 })
  await expectNoSidewaysScroll(page)
})

test('text is written with emphasis, a list and a link, by keyboard', async ({ page }) => {
  await openSignedIn(page, gallery)
  const text = page.getByRole('textbox', { name: 'Descripción' })
  const shown = page.locator('.card', { hasText: 'Así se ve la descripción' }).locator('.rich-text')
  await expect(shown.locator('strong')).toHaveText('piso 9')
  await text.press('ControlOrMeta+a')
  await text.press('Delete')
  await expect(shown).toHaveText('')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Negrita' })).toBeFocused()
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ver ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('hoy')
  await expect(page.getByRole('button', { name: 'Negrita' })).toHaveAttribute('aria-pressed', 'true')
  await expect(shown.locator('ul > li')).toHaveText('Ver hoy')
  await expect(shown.locator('strong')).toHaveText('hoy')
  await page.getByRole('button', { name: 'Enlace' }).click()
  await page.getByRole('textbox', { name: 'Dirección del enlace' }).fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Escribí una dirección, como obra.com.ar o un mail.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Dirección del enlace' }).fill('obra.com.ar')
  await page.keyboard.press('Enter')
  await expect(text).toBeFocused()
  await expect(shown.getByRole('link', { name: 'obra.com.ar' })).toHaveAttribute('href', 'https://obra.com.ar')
})

test('what is pasted keeps its words and loses what runs', async ({ page }) => {
  await openSignedIn(page, gallery)
  const text = page.getByRole('textbox', { name: 'Descripción' })
  await text.press('ControlOrMeta+a')
  await text.evaluate((area) => {
    const clipboardData = new DataTransfer()
    const html =
      '<p onclick="x()">Corte <em>A-A</em></p><img src="https://evil.test/x" onerror="x()"><script>x()</script>'
    clipboardData.setData('text/html', html)
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  const shown = page.locator('.card', { hasText: 'Así se ve la descripción' }).locator('.rich-text')
  await expect(shown.locator('em')).toHaveText('A-A')
  expect(await shown.innerHTML()).not.toMatch(/script|img|onclick/)
})

test('filters stand in the address, show as chips, and are taken off one by one or all', async ({ page }) => {
  await openSignedIn(page, `${gallery}?estado=vigente`)
  const bar = page.getByRole('group', { name: 'Filtros' })
  const chips = bar.getByRole('list', { name: 'Filtros puestos' }).getByRole('listitem')
  await expect(chips).toHaveText([/Estado\s*Vigente/])
  await bar.getByRole('button', { name: 'Filtrar' }).click()
  await bar.getByLabel('Desde', { exact: true }).fill('5/4/26')
  await bar.getByLabel('Importe desde', { exact: true }).fill('1500,5')
  await bar.getByLabel('Importe desde', { exact: true }).press('Tab')
  await bar.getByLabel('Solo vencidos', { exact: true }).check()
  await expect(page).toHaveURL(/desde=2026-04-05&importe=1500.5&vencidos=1/)
  await expectAccessible(page)
  await page.reload()
  await expect(chips).toHaveText([/Estado/, /Desde\s*05\/04\/2026/, /Importe desde\s*1.500,5/, 'Solo vencidos'])
  await bar.getByRole('button', { name: 'Quitar el filtro Desde' }).click()
  await expect(chips).toHaveCount(3)
  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  await bar.getByRole('button', { name: 'Limpiar' }).click()
  await expect(chips).toHaveCount(0)
  await expect(page).toHaveURL(gallery)
})

test('files are dropped, pasted or chosen, and those that do not fit are told by name', async ({ page }) => {
  await openSignedIn(page, gallery)
  const list = page.getByRole('list', { name: 'Archivos elegidos' }).getByRole('listitem')
  const text = { mimeType: 'text/plain', buffer: Buffer.from('x') }
  const picture = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('png') }
  await page.getByLabel('Archivos de muestra').setInputFiles([picture, { ...text, name: 'nota.txt' }])
  await expect(list).toHaveText(['foto.png (3 bytes)'])
  await expect(page.getByText('nota.txt no es de un tipo que se pueda subir.')).toBeVisible()
  for (const type of ['drop', 'paste']) {
    await page.getByText('o arrastralos o pegalos acá').evaluate((place, name) => {
      const files = new DataTransfer()
      files.items.add(new File(['%PDF'], `${name}.pdf`, { type: 'application/pdf' }))
      const more = { bubbles: true, cancelable: true }
      const event =
        name === 'drop'
          ? new DragEvent(name, { dataTransfer: files, ...more })
          : new ClipboardEvent(name, { clipboardData: files, ...more })
      place.dispatchEvent(event)
    }, type)
  }
  await expect(list).toHaveText(['foto.png (3 bytes)', 'drop.pdf (4 bytes)', 'paste.pdf (4 bytes)'])
  await expectAccessible(page)
})
