/** From an empty store to a company with a project, a colleague and catalogues, with the screens only. */
import type { Page } from '@playwright/test'
import { linkFor } from './auth-support.ts'
import { createCompanyAndProject, openAccount, password } from './company-support.ts'
import { expect, expectAccessible, test } from './support.ts'

test.use({ hasSampleData: false })

/** Opens a catalogue by the menu and the tabs. */
async function openCatalogue(page: Page, list: string): Promise<void> {
  await page.getByRole('tab', { name: list, exact: true }).click()
  await expect(page.getByRole('tab', { name: list, exact: true })).toHaveAttribute('aria-selected', 'true')
}

test('a person starts with nothing and sets up a company, a colleague and catalogues @store', async ({
  page,
  browser,
  obra,
}) => {
  test.slow()
  await openAccount(page, 'Ana Delta', 'ana@delta.test', () => linkFor(obra, 'ana@delta.test'))
  await createCompanyAndProject(page)

  await page.getByRole('button', { name: /Desarrolladora y proyecto activos/ }).click()
  await page.getByRole('link', { name: 'Empresa y personas' }).click()
  await page.getByRole('tab', { name: 'Invitaciones' }).click()
  await page.getByLabel('Mails').fill('beto@delta.test')
  await page.getByLabel('Rol', { exact: true }).selectOption('miembro')
  await page.getByRole('button', { name: 'Invitar', exact: true }).click()
  await expect(page.getByRole('row', { name: /beto@delta\.test/ })).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: obra.origin })
  const colleague = await context.newPage()
  await colleague.goto(await linkFor(obra, 'beto@delta.test'))
  await expect(colleague.getByRole('heading', { name: 'Sumate a Delta Viviendas S.A.' })).toBeVisible()
  await expectAccessible(colleague)
  await colleague.getByLabel('Nombre y apellido').fill('Beto Delta')
  await colleague.getByLabel('Contraseña', { exact: true }).fill(password)
  await colleague.getByRole('button', { name: 'Crear mi cuenta y aceptar' }).click()
  // The only company and the only project are chosen without asking.
  await expect(colleague).toHaveURL(/\/dashboards\/project\?proyecto=\d+$/)

  await colleague.goto('/solo-desarrollo/carga-categoricos')
  const rubros = colleague.getByRole('table', { name: 'Rubros' })
  await expect(rubros.getByRole('button', { name: '01.01', exact: true })).toBeVisible()
  const form = colleague.getByRole('dialog')
  await openCatalogue(colleague, 'Proveedores')
  await colleague.getByRole('button', { name: 'Agregar el primero' }).click()
  await form.getByLabel('Razón social').fill('Corralón del Delta')
  await form.getByLabel('CUIT').fill('30-54668997-9')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect(colleague.getByRole('cell', { name: 'Corralón del Delta', exact: true })).toBeVisible()
  for (const [list, entry] of [
    ['Unidades', 'bolsa'],
    ['Tipos de documento', 'Plano'],
    ['Feriados', 'Navidad'],
  ] as const) {
    await openCatalogue(colleague, list)
    await colleague.getByLabel('Buscar en la lista').fill(entry)
    await expect(
      colleague.getByRole('table', { name: list }).getByRole('button', { name: entry }).first(),
    ).toBeVisible()
  }
  await context.close()

  // What the colleague added belongs to the company.
  await page.goto('/solo-desarrollo/carga-categoricos?lista=proveedores')
  await expect(page.getByRole('cell', { name: 'Corralón del Delta', exact: true })).toBeVisible()
})
