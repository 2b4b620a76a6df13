import type { Page } from '@playwright/test'
import { linkFor } from './auth-support.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newcomer,
  notices,
  openSignedIn,
  signIn,
  test,
} from './support.ts'

async function createCompany(page: Page): Promise<void> {
  await page.goto('/seleccionar-desarrolladora')
  await page.getByRole('button', { name: 'Crear Nueva Desarrolladora' }).click()
  await page.getByLabel('Nombre').fill('Delta Viviendas S.A.')
  await page.getByLabel('CUIT').pressSequentially('30717770095')
  await page.getByLabel('Email').fill('hola@deltaviviendas.test')
  await page.getByRole('button', { name: 'Crear Desarrolladora' }).click()
  await page.getByRole('button', { name: /Delta Viviendas/ }).click()
}

test('a company gets its first project and a colleague, only by the screens @store', async ({
  page,
  browser,
  obra,
}) => {
  await signIn(page, newcomer)
  await createCompany(page)
  await expect(page.getByText('No hay proyectos disponibles')).toBeVisible()
  await page.getByRole('button', { name: 'Agregar proyecto' }).click()
  await page.getByLabel('Nombre').fill('Casas del Delta')
  await page.getByRole('textbox', { name: 'Inicio' }).fill('01/06/2026')
  await page.getByLabel('Superficie cubierta').fill('1.250,5')
  await page.getByRole('button', { name: 'Crear proyecto' }).click()
  await page.getByRole('button', { name: /Casas del Delta/ }).click()
  await expect(page).toHaveURL('/dashboards/project')

  await page.getByRole('button', { name: /Desarrolladora y proyecto activos/ }).click()
  await page.getByRole('link', { name: 'Empresa y personas' }).click()
  await page.getByRole('tab', { name: 'Invitaciones' }).click()
  await expect(page).toHaveURL('/empresa?ver=invitaciones')
  await page.getByLabel('Mails').fill('ana@delta.test, beto@delta.test')
  await page.getByLabel('Rol').selectOption('lector')
  await page.getByRole('button', { name: 'Invitar', exact: true }).click()
  await expect(notices(page)).toContainText('2 invitaciones enviadas')
  await expect(page.getByRole('row', { name: /ana@delta\.test/ })).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: obra.origin })
  const colleague = await context.newPage()
  const link = await linkFor(obra, 'ana@delta.test')
  await colleague.goto(link)
  await expect(colleague.getByRole('heading', { name: 'Sumate a Delta Viviendas S.A.' })).toBeVisible()
  await expectAccessible(colleague)
  await colleague.getByLabel('Nombre y apellido').fill('Ana Delta')
  await colleague.getByLabel('Contraseña', { exact: true }).fill('una clave bien larga')
  await colleague.getByRole('button', { name: 'Crear mi cuenta y aceptar' }).click()
  await colleague.getByRole('button', { name: /Delta Viviendas/ }).click()
  await colleague.getByRole('button', { name: /Casas del Delta/ }).click()
  await expect(colleague).toHaveURL('/dashboards/project')
  await colleague.goto('/empresa?ver=miembros')
  await expect(colleague.getByRole('row', { name: /Ana Delta \(vos\)/ })).toContainText('lector')
  await expect(colleague.getByRole('tab', { name: 'Invitaciones' })).toHaveCount(0)
  await colleague.getByRole('tab', { name: 'Proyectos' }).click()
  await expect(colleague.getByRole('cell', { name: /Casas del Delta/ })).toBeVisible()
  await expect(colleague.getByRole('button', { name: 'Agregar proyecto' })).toHaveCount(0)
  await colleague.goto(link)
  await expect(colleague.getByText('La invitación ya no sirve')).toBeVisible()
  await context.close()

  await page.getByRole('tab', { name: 'Miembros' }).click()
  await page.getByLabel('Rol de Ana Delta').selectOption('miembro')
  await page.reload()
  await expect(page.getByLabel('Rol de Ana Delta')).toHaveValue('miembro')
})

test('the screen of the company fits every width, and its data and projects can be changed @store', async ({
  page,
}) => {
  await openSignedIn(page, '/empresa')
  await expect(page.getByRole('heading', { level: 1, name: 'Norte Desarrollos S.A.' })).toBeVisible()
  for (const tab of ['Proyectos', 'Miembros', 'Invitaciones', 'Datos']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    for (const width of [375, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }
    await expectAccessible(page)
  }
  await page.getByLabel('Teléfono').fill('011 4780-1200')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(notices(page)).toContainText('Empresa guardada')

  await page.getByRole('tab', { name: 'Proyectos' }).click()
  await page.getByRole('button', { name: 'Editar Plaza Saavedra' }).click()
  await page.getByLabel('Índice que lo ajusta').selectOption({ label: 'CAC · Costo de la construcción, nivel general' })
  await page.getByLabel('Estado').selectOption('cancelado')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Contá por qué se cancela')).toBeVisible()
  await page.getByLabel('Motivo de la cancelación').fill('Cambió el código urbanístico')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('row', { name: /Plaza Saavedra/ })).toContainText('cancelado')
  await page.getByRole('button', { name: 'Archivar Plaza Saavedra' }).click()
  await expect(page.getByRole('row', { name: /Plaza Saavedra/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ver los archivados' }).click()
  await page.getByRole('button', { name: 'Restaurar Plaza Saavedra' }).click()
  await expect(page.getByText('No hay proyectos archivados')).toBeVisible()
})

test('a change that somebody else overtook is told and loses nothing @store', async ({ page }) => {
  const token = await signIn(page, undefined, { developerId: 1, projectId: 1 })
  await page.goto('/empresa?ver=datos')
  await page.getByLabel('Ubicación').fill('Lo que escribí yo')
  const headers = { Authorization: `Bearer ${token}` }
  const address = '/api/Desarrolladoras/1'
  const { version } = await (await page.request.get(address, { headers })).json()
  await page.request.patch(address, { headers, data: { version, telefono: '0800 1234' } })
  await page.route('**/api/Desarrolladoras/1', (route) =>
    route.request().method() === 'PATCH'
      ? route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), version }) })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('alert')).toContainText('Otra persona cambió este registro')
  await expect(page.getByLabel('Ubicación')).toHaveValue('Lo que escribí yo')
})
