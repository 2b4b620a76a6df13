import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { list, pane, row, search } from './contacts-support.ts'
import { signInWithApi } from './panels-support.ts'
import { expect, expectAccessible, expectScreen, openSignedIn, test } from './support.ts'

async function chooseMore(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** A picture of 1000 by 500 pixels. */
async function picture(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1000, height: 500 })
    canvas.getContext('2d')!.fillRect(0, 0, 500, 500)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(address.split(',')[1]!, 'base64')
}

const vcards = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'FN:Zulema Quiroga',
  'EMAIL;TYPE=work:zule@quiroga.test',
  'EMAIL:sin arroba',
  'TEL;TYPE=CELL:+598 94 332 817',
  'CATEGORIES:Sanitarios',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:4.0',
  'FN:Zoilo Quiroga',
  'END:VCARD',
].join('\r\n')

test('contacts are imported from a file, undone, and exported to a file @release', async ({ page }) => {
  await openSignedIn(page, '/apps/contacts')
  await expect(row(page, /^Agustín Peralta/)).toBeVisible()
  await chooseMore(page, 'Importar…')
  const dialog = page.getByRole('dialog', { name: 'Importar contactos' })
  const picker = dialog.getByLabel('Archivo de contactos')
  await picker.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71]) })
  await expect(dialog.getByText('foto.png no es de un tipo que se pueda subir.')).toBeVisible()
  const table = 'Nombre;Interno;Correo\nZoe Quiroga;11 4782-9016;zoe@quiroga.test\n'
  await picker.setInputFiles({ name: 'agenda.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await dialog.getByLabel('Qué es la columna Interno').selectOption('Teléfono')
  await expect(dialog.getByText(/^zoe@quiroga\.test · /)).toBeVisible()
  await expectScreen(page)
  await picker.setInputFiles({ name: 'agenda.vcf', mimeType: 'text/vcard', buffer: Buffer.from(vcards) })
  await expect(dialog.getByRole('list', { name: 'Contactos del archivo' }).getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByText('«sin arroba» no es un mail y se deja afuera.', { exact: false })).toBeVisible()
  await expectScreen(page)
  await dialog.getByRole('button', { name: 'Importar 2 contactos' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).hover()
  await search(page).fill('quiroga')
  await expect(row(page, /^Zulema Quiroga/)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Filtrar por etiqueta' })).toContainText('Sanitarios')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(row(page, /^Zulema Quiroga/)).toHaveCount(0)

  await search(page).fill('')
  await expect(row(page, /^Agustín Peralta/)).toBeVisible()
  const all = page.waitForEvent('download')
  await chooseMore(page, 'Exportar como vCard')
  expect((await all).suggestedFilename()).toBe('contactos.vcf')
  expect(await readFile(await (await all).path(), 'utf8')).toContain('FN:Agustín Peralta')
  await list(page).getByRole('checkbox').first().check()
  const picked = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar los elegidos' }).click()
  await page.getByRole('menuitem', { name: 'Como CSV' }).click()
  const lines = (await readFile(await (await picked).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  await expectAccessible(page)
})

test('duplicate contacts are merged field by field, and the merge is undone @release', async ({ page }) => {
  const api = await signInWithApi(page)
  const add = (contact: object) => api.send('POST', '/api/apps/contacts/contact', { contact })
  await add({ name: 'Yolanda Ruiz', emails: [{ email: 'yoli@ruiz.test', label: '' }] })
  await add({
    name: 'Yoli Ruiz',
    title: 'Escribana',
    emails: [
      { email: 'YOLI@ruiz.test', label: '' },
      { email: 'estudio@ruiz.test', label: '' },
    ],
  })
  await openSignedIn(page, '/apps/contacts')
  await expect(row(page, /^Agustín Peralta/)).toBeVisible()
  await chooseMore(page, 'Buscar repetidos…')
  const dialog = page.getByRole('dialog', { name: 'Contactos repetidos' })
  await expect(dialog.getByRole('button', { name: /^Revisar a Yol/ })).toBeVisible()
  await expectScreen(page)
  await dialog.getByRole('button', { name: /^Revisar a Yol/ }).click()
  const merge = page.getByRole('dialog', { name: 'Unir contactos' })
  await merge.getByRole('radio', { name: 'Yoli Ruiz' }).check()
  await expect(merge.getByRole('checkbox')).toHaveCount(2)
  await merge.getByRole('checkbox', { name: 'estudio@ruiz.test' }).uncheck()
  await expectAccessible(page)
  await merge.getByRole('button', { name: 'Unir 2 contactos' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Deshacer' }).hover()
  await search(page).fill('ruiz.test')
  await expect(list(page).getByRole('link')).toHaveCount(1)
  await expect(row(page, /^Yoli Ruiz/)).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(list(page).getByRole('link')).toHaveCount(2)
  await expect(row(page, /^Yolanda Ruiz/)).toBeVisible()
})

test('pictures of a contact are cropped, saved and removed; a button opens the chat @release', async ({ page }) => {
  await openSignedIn(page, '/apps/contacts')
  await row(page, /^Agustín Peralta/).click()
  await page.getByRole('link', { name: 'Editar' }).click()
  const form = page.getByRole('form', { name: 'Datos de Agustín Peralta' })
  const cover = form.getByRole('group', { name: 'Imagen de fondo' })
  await cover
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no') })
  await expect(cover.getByRole('alert')).toContainText('No pudimos abrir esa imagen.')
  await cover
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(page) })
  const crop = page.getByRole('dialog', { name: 'Recortar la imagen' })
  await crop.getByRole('slider', { name: 'Acercar' }).fill('2')
  await crop.getByRole('button', { name: 'Usar la imagen' }).click()
  await expect(crop).toHaveCount(0)
  await expect(cover.locator('img')).toHaveAttribute('src', /^data:image\/webp/)
  await form.getByRole('group', { name: 'Foto' }).getByRole('button', { name: 'Quitar' }).click()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(pane(page).getByRole('heading', { name: 'Agustín Peralta', exact: true })).toBeVisible()
  await page.reload()
  await expect(pane(page).locator('.contact-cover')).toHaveCSS('background-image', /^url\("data:image\/webp/)
  await expect(pane(page).locator('.contact-picture img')).toHaveCount(0)
  await pane(page).getByRole('button', { name: 'Chatear' }).click()
  await expect(page).toHaveURL(/\/apps\/chat\/.+/)
  await expect(page.getByRole('region', { name: 'Conversación con Agustín Peralta' })).toBeVisible()
})
