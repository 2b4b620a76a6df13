import type { Page } from '@playwright/test'
import { signInWithApi } from './panels-support.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './support.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Contactos' })
const row = (page: Page, name: string | RegExp) => list(page).getByRole('link', { name })
const pane = (page: Page) => page.getByRole('region', { name: 'Contacto', exact: true })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar contactos' })
const field = (page: Page, name: string) => pane(page).getByRole('textbox', { name, exact: true })

/** Creates a contact through the screen. */
async function createContact(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Nuevo' }).click()
  await field(page, 'Nombre').fill(name)
  await page.getByRole('button', { name: 'Crear contacto' }).click()
  await expect(pane(page).getByRole('heading', { name })).toBeVisible()
}

test('contacts stand under initials, are found while one types, and a reload shows the same @smoke', async ({
  page,
}) => {
  await openSignedIn(page, '/apps/contacts')
  await expect(row(page, /^Agustín Peralta/)).toBeVisible()
  await expect(list(page).getByText('A', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ir a Ñ' }).click()
  await expect(row(page, /^Ñusta Mamani/)).toBeVisible()
  await search(page).fill('peralta & sosa')
  await expect(page.getByRole('status').filter({ hasText: 'coincide' })).toBeVisible()
  await expect(page).toHaveURL(/buscar=peralta/)
  await row(page, /^Agustín Peralta/).click()
  await expect(pane(page).getByRole('heading', { name: 'Agustín Peralta' })).toBeVisible()
  await expect(pane(page).getByRole('link', { name: '+54 9 11 5834 2207' })).toHaveAttribute(
    'href',
    'tel:+5491158342207',
  )
  await page.reload()
  await expect(search(page)).toHaveValue('peralta & sosa')
  await expect(pane(page).getByRole('heading', { name: 'Agustín Peralta' })).toBeVisible()
  await search(page).fill('nadie se llama así')
  await page.getByRole('button', { name: 'Ver todos' }).click()
  await expect(row(page, /^Álvaro Núñez/)).toBeVisible()
})

test('tags narrow the list down, and Back brings all', async ({ page }) => {
  await openSignedIn(page, '/apps/contacts')
  const tags = page.getByRole('group', { name: 'Filtrar por etiqueta' })
  await tags.getByRole('button', { name: 'Familia' }).click()
  await expect(row(page, /^Bautista Ferreyra/)).toBeVisible()
  await expect(row(page, /^Agustín Peralta/)).toBeHidden()
  await page.goBack()
  await expect(row(page, /^Agustín Peralta/)).toBeVisible()
})

test('a contact is created with mail, phone, birthday and notes, and edited', async ({ page }) => {
  await openSignedIn(page, '/apps/contacts')
  await expect(row(page, /^Agustín Peralta/)).toBeVisible()
  await page.keyboard.press('n')
  await field(page, 'Mail 1').fill('zoe')
  await page.getByRole('button', { name: 'Crear contacto' }).click()
  await expect(pane(page).getByText('Escribí un nombre.')).toBeVisible()
  await expect(field(page, 'Nombre')).toBeFocused()
  await page.keyboard.type('Zacarías Yupanqui')
  await field(page, 'Empresa').fill('Andamios del Plata')
  await field(page, 'Mail 1').fill('zaca@andamios.test')
  await field(page, 'Teléfono 1').fill('+598 94332817')
  await field(page, 'Cumpleaños').fill('3/2/1990')
  await expect(field(page, 'Teléfono 1')).toHaveValue('94 332 817')
  await expect(pane(page).getByRole('combobox', { name: 'País del teléfono 1' })).toHaveValue('uy')
  await field(page, 'Notas').fill('Llamar de mañana')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Crear contacto' }).click()
  await expect(pane(page).getByRole('heading', { name: 'Zacarías Yupanqui' })).toBeVisible()
  await expect(pane(page).getByText('3 de febrero de 1990')).toBeVisible()
  await expect(pane(page).getByText('Llamar de mañana')).toBeVisible()
  await page.keyboard.press('e')
  await field(page, 'Puesto').fill('Capataz')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(pane(page).getByText('Capataz · Andamios del Plata')).toBeVisible()
  await search(page).fill('94332817')
  await expect(row(page, /^Zacarías Yupanqui/)).toBeVisible()
})

test('unsaved changes are asked about', async ({ page }) => {
  await openSignedIn(page, '/apps/contacts')
  await createContact(page, 'Elba Pintos')
  await pane(page).getByRole('link', { name: 'Editar' }).click()
  await field(page, 'Puesto').fill('A medias')
  await row(page, /^Agustín Peralta/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Seguir editando' }).click()
  await expect(field(page, 'Puesto')).toHaveValue('A medias')
  await row(page, /^Agustín Peralta/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(pane(page).getByRole('heading', { name: 'Agustín Peralta' })).toBeVisible()
})

test('a contact is deleted, and comes back', async ({ page }) => {
  await openSignedIn(page, '/apps/contacts')
  await createContact(page, 'Aarón Efímero')
  await pane(page).getByRole('button', { name: 'Eliminar' }).click()
  await expect(row(page, /^Aarón Efímero/)).toBeHidden()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(row(page, /^Aarón Efímero/)).toBeVisible()
})

test('several are tagged and deleted at once, each with a way back', async ({ page }) => {
  await openSignedIn(page, '/apps/contacts')
  await createContact(page, 'Abel Uno')
  await createContact(page, 'Abel Dos')
  await search(page).fill('abel')
  await expect(page).toHaveURL(/buscar=abel/)
  await expect(page.getByText('2 contactos coinciden')).toBeVisible()
  await expect(row(page, /^Abel Dos/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Elegir a Abel Dos' }).click()
  await page.getByRole('checkbox', { name: 'Elegir a Abel Uno' }).click({ modifiers: ['Shift'] })
  await expect(page.getByText('2 elegidos')).toBeVisible()
  await page.getByRole('button', { name: 'Etiquetar' }).click()
  await page.getByRole('button', { name: 'Poner Banda' }).click()
  await expect(page.getByText('«Banda» en 2 contactos.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('group', { name: 'Filtrar por etiqueta' }).getByRole('button', { name: 'Banda' }).click()
  await expect(row(page, /^Abel Uno/)).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Nadie coincide')).toBeVisible()
  await page.getByRole('button', { name: 'Ver todos' }).click()
  await page.getByRole('checkbox', { name: 'Elegir a Abel Dos' }).click()
  await page.getByRole('checkbox', { name: 'Elegir a Abel Uno' }).click()
  await page
    .getByRole('region', { name: 'Acciones sobre lo elegido' })
    .getByRole('button', { name: 'Eliminar' })
    .click()
  await expect(row(page, /^Abel/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(row(page, /^Abel/)).toHaveCount(2)
})

test('a tag is created, renamed and deleted in place', async ({ page }) => {
  await openSignedIn(page, '/apps/contacts')
  await createContact(page, 'Tadeo Marcado')
  await pane(page).getByRole('button', { name: 'Poner etiqueta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Etiquetas del contacto' })
  await dialog.getByRole('textbox', { name: 'Etiqueta nueva' }).fill('Gremio')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('checkbox', { name: 'Gremio' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Renombrar Gremio' }).click()
  await dialog.getByRole('textbox', { name: 'Nombre de Gremio' }).fill('Plomería')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('checkbox', { name: 'Plomería' })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Eliminar Plomería' }).click()
  await page.getByRole('dialog', { name: 'Eliminar «Plomería»' }).getByRole('button', { name: 'Eliminar' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Plomería' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(pane(page).getByText('Plomería')).toBeHidden()
})

test('a mail is written in the mailbox', async ({ page }) => {
  await openSignedIn(page, '/apps/contacts')
  await search(page).fill('Beatriz Olmedo')
  await row(page, /^Beatriz Olmedo/).click()
  await pane(page).getByRole('link', { name: 'bolmedo@catastro-rosario.test' }).click()
  await expect(page).toHaveURL(/\/apps\/mailbox\//)
  await expect(
    page.getByRole('dialog').or(page.locator('.composer')).getByText('bolmedo@catastro-rosario.test').first(),
  ).toBeVisible()
  await expect(page).not.toHaveURL(/para=/)
})

test(
  'what somebody else changed meanwhile is asked about, and nothing is overwritten',
  { tag: '@store' },
  async ({ page, browser }) => {
    await openSignedIn(page, '/apps/contacts')
    await createContact(page, 'Clara Doble')
    const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
    await openSignedIn(other, new URL(page.url()).pathname)
    await pane(page).getByRole('link', { name: 'Editar' }).click()
    await field(page, 'Puesto').fill('Mía')
    await pane(other).getByRole('link', { name: 'Editar' }).click()
    await field(other, 'Puesto').fill('Ajena')
    await other.getByRole('button', { name: 'Guardar' }).click()
    await expect(pane(other).getByText('Ajena')).toBeVisible()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByRole('dialog').getByText(/Puesto: cambió a «Ajena»; vos escribiste «Mía»/)).toBeVisible()
    await page.getByRole('button', { name: 'Guardar lo mío' }).click()
    await expect(pane(page).getByText('Mía')).toBeVisible()
    await other.context().close()
  },
)

test(
  'with the server away what was typed stays, and is saved once it is back',
  { tag: '@store' },
  async ({ page, obra }) => {
    await openSignedIn(page, '/apps/contacts')
    await createContact(page, 'Delia Caída')
    await pane(page).getByRole('link', { name: 'Editar' }).click()
    await expect(field(page, 'Notas')).toBeVisible()
    await obra.down()
    try {
      await field(page, 'Puesto').fill('Sobrestante')
      await page.getByRole('button', { name: 'Guardar' }).click()
      await expect(pane(page).getByText(/No se guardó: lo que escribiste sigue acá/)).toBeVisible()
      await expect(field(page, 'Puesto')).toHaveValue('Sobrestante')
    } finally {
      await obra.up()
    }
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(pane(page).getByText('Sobrestante')).toBeVisible()
  },
)

test(
  'what changes elsewhere shows in the list, and leaves what is being typed',
  { tag: '@store' },
  async ({ page }) => {
    const api = await signInWithApi(page)
    const address = '/api/apps/contacts/contact'
    const { id } = await api.send<{ id: string }>('POST', address, { contact: { name: 'Abel de Otra Parte' } })
    const stream = page.waitForResponse((response) => response.url().includes('/api/common/events'))
    await openSignedIn(page, `/apps/contacts/${id}/editar`)
    await stream
    await field(page, 'Puesto').fill('A medio escr')
    const long = 'administracion.de.obras.y.proyectos@una-desarrolladora-de-nombre-largo.test'
    const contact = { name: 'Abel Cambiado', emails: [{ email: long, label: '' }] }
    await api.send('PATCH', address, { id, contact })
    await expect(row(page, /^Abel Cambiado/)).toBeVisible()
    await expect(field(page, 'Puesto')).toBeFocused()
    await page.keyboard.type('ibir')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(pane(page).getByRole('heading', { name: 'Abel Cambiado' })).toBeVisible()
    await expect(pane(page).getByText('A medio escribir')).toBeVisible()

    // An address is cut, not broken, and whole in its title.
    await page.setViewportSize({ width: 375, height: 812 })
    const link = pane(page).getByRole('link', { name: long })
    await expect(link).toHaveAttribute('title', `Escribir a ${long}`)
    await expect
      .poll(() => link.evaluate((each) => [each.scrollWidth > each.clientWidth, each.clientHeight < 30]))
      .toEqual([true, true])
    await expectNoSidewaysScroll(page)
    await api.send('DELETE', `${address}?id=${id}`)
  },
)

test('a contact that is not there, and a server that fails, are told', async ({ page }) => {
  await openSignedIn(page, '/apps/contacts/no-esta')
  await expect(page.getByText('Ese contacto no está')).toBeVisible()
  await page.route('**/api/apps/contacts/page*', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('No pudimos traer los contactos')).toBeVisible()
  await page.unroute('**/api/apps/contacts/page*')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(row(page, /^Agustín Peralta/)).toBeVisible()
})

for (const width of [375, 768, 1440]) {
  test(`list, contact and editor fit ${width} pixels and are accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 })
    await openSignedIn(page, '/apps/contacts')
    await expect(row(page, /^Agustín Peralta/)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await row(page, /^Agustín Peralta/).click()
    await expect(pane(page).getByRole('heading', { name: 'Agustín Peralta' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await pane(page).getByRole('link', { name: 'Editar' }).click()
    await expect(field(page, 'Notas')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}
