import type { Page } from '@playwright/test'
import { signInWithApi, type Api } from './panels-support.ts'
import { linkFor, newAccount } from './auth-support.ts'
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
  await signIn(page, await newAccount(page, obra))
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

  // Of many addresses the one of a member is refused, and stays to be mended.
  await page.getByLabel('Mails').fill('ana@delta.test carla@delta.test')
  await page.getByRole('button', { name: 'Invitar', exact: true }).click()
  await expect(page.getByRole('row', { name: /carla@delta\.test/ })).toBeVisible()
  await expect(page.getByLabel('Mails')).toHaveValue('ana@delta.test')
  await page.getByLabel('Mails').fill('')
  const first = await linkFor(obra, 'beto@delta.test')
  await page.getByRole('button', { name: 'Reenviar a beto@delta.test' }).click()
  expect(await linkFor(obra, 'beto@delta.test', 1)).not.toBe(first)
  await page.getByRole('button', { name: 'Mail', exact: true }).click()
  await expect(page).toHaveURL('/empresa?ver=invitaciones&orden=mail')
  await expect(page.getByRole('row').nth(1)).toContainText('beto@delta.test')
  await page.getByRole('button', { name: 'Retirar la de beto@delta.test' }).click()
  await expect(page.getByRole('row', { name: /beto@delta\.test/ })).toHaveCount(0)

  await page.getByRole('tab', { name: 'Miembros' }).click()
  await page.getByLabel('Rol de Ana Delta').selectOption('miembro')
  await page.reload()
  await expect(page.getByLabel('Rol de Ana Delta')).toHaveValue('miembro')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect((await file).suggestedFilename()).toBe('miembros.csv')
  await page.getByRole('button', { name: 'Quitar a Ana Delta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar' }).click()
  await expect(page.getByRole('row', { name: /Ana Delta/ })).toHaveCount(0)
})

test('an invitation is accepted by somebody with an account, who signs in on the way, and by nobody else @store', async ({
  page,
  browser,
  obra,
}) => {
  const owner = await newAccount(page, obra)
  const api = await signInWithApi(page, owner)
  const company = { nombre: 'Aceptada S.A.', cuit: '30712345671', mail: 'hola@aceptada.test' }
  const { data } = await api.send<{ data: { id: number } }>('POST', '/api/Desarrolladoras', company)
  const invited = await newAccount(page, obra)
  const path = `/api/Desarrolladoras/${data.id}/invitaciones`
  await api.send('POST', path, { mail: invited.email, rol: 'miembro' })
  const link = await linkFor(obra, invited.email, 1)
  await page.goto(link)
  await page.getByRole('button', { name: 'Aceptar la invitación' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cerrar esta sesión' })).toBeVisible()

  const context = await browser.newContext({ baseURL: obra.origin })
  const other = await context.newPage()
  await other.goto(link)
  await other.getByRole('link', { name: 'Iniciar sesión y aceptar' }).click()
  await other.getByLabel('Correo electrónico').fill(invited.email)
  await other.getByLabel('Contraseña', { exact: true }).fill(invited.password)
  await other.getByRole('button', { name: 'Iniciar sesión' }).click()
  await other.getByRole('button', { name: 'Aceptar la invitación' }).click()
  await expect(other.getByRole('button', { name: /Aceptada S\.A\./ })).toBeVisible()
  await context.close()
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
  const cuit = await page.getByLabel('CUIT').inputValue()
  await page.getByLabel('CUIT').fill('30-71234567-8')
  await expect(page.getByText('El dígito verificador no coincide. Revisalo; podés guardarlo igual.')).toBeVisible()
  await page.getByLabel('CUIT').fill(cuit)
  await expect(page.getByText('El dígito verificador no coincide.')).toHaveCount(0)
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
  await page.getByRole('textbox', { name: 'Inicio' }).fill('01/02/2026')
  await page.getByRole('textbox', { name: 'Fin real' }).fill('02/03/2026')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('row', { name: /Plaza Saavedra/ })).toContainText('Cancelado')
  await page.getByRole('button', { name: 'Editar Plaza Saavedra' }).click()
  await expect(page.getByRole('textbox', { name: 'Fin real' })).toHaveValue('02/03/2026')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Archivar Plaza Saavedra' }).click()
  await expect(page.getByRole('row', { name: /Plaza Saavedra/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Ver los archivados' }).click()
  await page.getByRole('button', { name: 'Restaurar Plaza Saavedra' }).click()
  await expect(page.getByText('No hay proyectos archivados')).toBeVisible()
})

const companyPath = '/api/Desarrolladoras/1'
type Versioned = { id: number; version: number; nombre: string }

/** Changes a record as a colleague would. */
async function changeRecord(api: Api, path: string, fields: object): Promise<void> {
  const { version } = await api.get<Versioned>(path)
  await api.send('PATCH', path, { version, ...fields })
}

for (const choice of ['Guardar lo mío', 'Dejar lo que hay'] as const) {
  test(`two people change the data of a company: it is told, and '${choice}' is done @store`, async ({ page }) => {
    const api = await signInWithApi(page)
    await changeRecord(api, companyPath, { telefono: '011 4000-0000', ubicacion: 'Belgrano' })
    await page.goto('/empresa?ver=datos')
    await page.getByLabel('Teléfono').fill('011 5555-5555')
    await changeRecord(api, companyPath, { telefono: '0800 1234', ubicacion: 'Núñez' })
    await page.getByRole('button', { name: 'Guardar' }).click()
    const question = page.getByRole('dialog', { name: /Otra persona cambió/ })
    await expect(question).toContainText('Teléfono: cambió a «0800 1234»; vos escribiste «011 5555-5555».')
    await expectAccessible(page)
    await question.getByRole('button', { name: choice }).click()
    await expect(notices(page)).toContainText('Empresa guardada')
    const telefono = choice === 'Guardar lo mío' ? '011 5555-5555' : '0800 1234'
    await expect(page.getByLabel('Teléfono')).toHaveValue(telefono)
    await expect(page.getByLabel('Ubicación')).toHaveValue('Núñez')
    await expect.poll(() => api.get(companyPath)).toMatchObject({ telefono, ubicacion: 'Núñez' })
    // Nothing is unsaved: leaving asks nothing.
    await page
      .getByRole('link', { name: /^Tablero/ })
      .first()
      .click()
    await expect(page).toHaveURL('/dashboards/project')
  })
}

test('what colleagues change shows on the open screen and does not move what is being edited @store', async ({
  page,
}) => {
  const api = await signInWithApi(page)
  const stream = page.waitForResponse((response) => response.url().includes('/api/common/events'))
  await page.goto('/empresa')
  await stream
  const projects = `${companyPath}/proyectos`
  const { items } = await api.get<{ items: Versioned[] }>(projects)
  const tower = items.find(({ nombre }) => nombre === 'Estudio Cabildo')!
  await page.getByRole('button', { name: 'Editar Estudio Cabildo' }).click()
  await page.getByLabel('Dirección').fill('Cabildo 2000')
  const made = await api.send<Versioned>('POST', projects, { nombre: 'Aaa de un colega' })
  await expect(page.getByText('Aaa de un colega')).toBeAttached()
  await changeRecord(api, `${projects}/${tower.id}`, { direccion: 'Cabildo 1999', descripcion: 'Oficinas' })
  await expect(page.getByLabel('Descripción')).toHaveValue('Oficinas')
  await expect(page.getByLabel('Dirección')).toHaveValue('Cabildo 2000')
  await page.getByRole('button', { name: 'Guardar' }).click()
  const question = page.getByRole('dialog', { name: /Otra persona cambió/ })
  await expect(question).toContainText('Dirección: cambió a «Cabildo 1999»; vos escribiste «Cabildo 2000».')
  await question.getByRole('button', { name: 'Guardar lo mío' }).click()
  await expect(page.getByRole('row', { name: /Estudio Cabildo/ })).toContainText('Cabildo 2000')
  await changeRecord(api, `${projects}/${made.id}`, { archivado: true })
  await expect(page.getByText('Aaa de un colega')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Invitaciones' }).click()
  await expect(page.getByRole('button', { name: 'Invitar', exact: true })).toBeVisible()
  await api.send('POST', `${companyPath}/invitaciones`, { mail: 'gustavo@norte.test', rol: 'lector' })
  await expect(page.getByRole('row', { name: /gustavo@norte\.test/ })).toBeVisible()
})

test('many projects are paged and found, and the address keeps where one is @store', async ({ page }) => {
  const token = await signIn(page, newcomer)
  const headers = { Authorization: `Bearer ${token}` }
  const send = async (path: string, data: object) => (await page.request.post(path, { headers, data })).json()
  const company = { nombre: 'Muchas Obras', cuit: '30712345671', mail: 'hola@muchas.test' }
  const { id } = (await send('/api/Desarrolladoras', company)).data
  for (let index = 1; index <= 30; index++) {
    await send(`/api/Desarrolladoras/${id}/proyectos`, { nombre: `Obra ${String(index).padStart(2, '0')}` })
  }
  await page.evaluate((chosen) => localStorage.setItem('desarrolladoraActiva', chosen), String(id))
  await page.goto('/empresa')
  await expect(page.getByRole('heading', { level: 1, name: 'Muchas Obras' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(26)
  await page.getByRole('button', { name: 'Página siguiente' }).click()
  await expect(page).toHaveURL('/empresa?pagina=2')
  await expect(page.getByRole('row')).toHaveCount(6)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: '26–30 de 30 proyectos' })).toBeVisible()
  await page.setViewportSize({ width: 375, height: 800 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.getByLabel('Buscar proyectos').fill('obra 07')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/buscar=obra\+07$/)
  await page.getByLabel('Buscar proyectos').fill('nada de esto')
  await page.getByRole('button', { name: 'Ver todo' }).click()
  await expect(page.getByRole('row')).toHaveCount(26)
  await page.getByRole('tab', { name: 'Miembros' }).click()
  await page.getByLabel('Buscar miembros').fill('quiroga sofia')
  await expect(page.getByRole('row', { name: /Sofía Quiroga \(vos\)/ })).toBeVisible()
  await page.getByLabel('Buscar miembros').fill('nadie')
  await expect(page.getByText('Nada coincide con «nadie».')).toBeVisible()
})

test('a project whose answer was lost is made once @store', async ({ page }) => {
  const api = await signInWithApi(page)
  await page.goto('/empresa')
  await page.getByRole('button', { name: 'Agregar proyecto' }).click()
  await page.getByLabel('Nombre').fill('Una sola vez')
  let isLost = false
  await page.route('**/api/Desarrolladoras/1/proyectos', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue()
    isLost = true
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Crear proyecto' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('No pudimos comunicarnos')
  await page.getByRole('button', { name: 'Crear proyecto' }).click()
  await expect(page.getByRole('row', { name: /Una sola vez/ })).toBeVisible()
  const path = `${companyPath}/proyectos`
  const { items } = await api.get<{ items: Versioned[] }>(`${path}?search=una+sola`)
  expect(items).toHaveLength(1)
  await changeRecord(api, `${path}/${items[0]!.id}`, { archivado: true })
})
