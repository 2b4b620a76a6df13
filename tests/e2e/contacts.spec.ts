import { field, pane, row, search } from './contacts-support.ts'
import { signInWithApi } from './panels-support.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, expectScreen, openSignedIn, test } from './support.ts'

const path = '/api/apps/contacts/contact'

test('contacts are found by letter and search, created, tagged and edited by keys @smoke', async ({ page }) => {
  await openSignedIn(page, '/apps/contacts')
  await expect(row(page, /^Agustín Peralta/)).toBeVisible()
  await expectScreen(page)
  await page.getByRole('button', { name: 'Ir a Ñ' }).click()
  await expect(row(page, /^Ñusta Mamani/)).toBeInViewport()
  await search(page).fill('peralta & sosa')
  await expect(page).toHaveURL(/buscar=peralta/)
  await row(page, /^Agustín Peralta/).click()
  await expect(pane(page).getByRole('heading', { name: 'Agustín Peralta' })).toBeVisible()
  await expectScreen(page)
  await page.reload()
  await expect(search(page)).toHaveValue('peralta & sosa')
  await expect(pane(page).getByRole('heading', { name: 'Agustín Peralta' })).toBeVisible()

  await page.keyboard.press('n')
  await field(page, 'Nombre').fill('Zacarías Yupanqui')
  await field(page, 'Mail 1').fill('zaca@andamios.test')
  await field(page, 'Teléfono 1').fill('+598 94332817')
  await field(page, 'Notas').fill('Llamar de mañana')
  await expect(pane(page).getByRole('combobox', { name: 'País del teléfono 1' })).toHaveValue('uy')
  await expectScreen(page)
  await page.getByRole('button', { name: 'Crear contacto' }).click()
  await expect(pane(page).getByRole('heading', { name: 'Zacarías Yupanqui' })).toBeVisible()
  await page.keyboard.press('e')
  await field(page, 'Puesto').fill('Capataz')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(pane(page).getByText('Capataz')).toBeVisible()

  await pane(page).getByRole('button', { name: 'Poner etiqueta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Etiquetas del contacto' })
  await dialog.getByRole('textbox', { name: 'Etiqueta nueva' }).fill('Gremio')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('checkbox', { name: 'Gremio' })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(pane(page).getByText('Gremio')).toBeVisible()
})

test('several contacts are tagged and deleted at once, each with undo @release', async ({ page }) => {
  const api = await signInWithApi(page)
  for (const name of ['Abel Uno', 'Abel Dos']) await api.send('POST', path, { contact: { name } })
  await openSignedIn(page, '/apps/contacts?buscar=abel')
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

test(
  'input survives a change by somebody else and a server that goes down @release',
  { tag: '@store' },
  async ({ page, obra }) => {
    const api = await signInWithApi(page)
    const { id } = await api.send<{ id: string }>('POST', path, { contact: { name: 'Abel de Otra Parte' } })
    const stream = page.waitForResponse((response) => response.url().includes('/api/common/events'))
    await openSignedIn(page, `/apps/contacts/${id}/editar`)
    await stream
    await field(page, 'Puesto').fill('A medio escr')
    const long = 'administracion.de.obras.y.proyectos@una-desarrolladora-de-nombre-largo.test'
    const contact = { name: 'Abel Cambiado', emails: [{ email: long, label: '' }] }
    await api.send('PATCH', path, { id, contact })
    await expect(row(page, /^Abel Cambiado/)).toBeVisible()
    await expect(field(page, 'Puesto')).toBeFocused()
    await page.keyboard.type('ibir')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(pane(page).getByRole('heading', { name: 'Abel Cambiado' })).toBeVisible()
    await expect(pane(page).getByText('A medio escribir')).toBeVisible()

    // A long address is truncated, not wrapped, and complete in its title.
    await page.setViewportSize({ width: 375, height: 812 })
    const link = pane(page).getByRole('link', { name: long })
    await expect(link).toHaveAttribute('title', `Escribir a ${long}`)
    await expect
      .poll(() => link.evaluate((each) => [each.scrollWidth > each.clientWidth, each.clientHeight < 30]))
      .toEqual([true, true])
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 720 })

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
