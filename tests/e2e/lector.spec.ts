/** Somebody who only reads sees no button for what he may not do, on any screen of the company. */
import type { Page } from '@playwright/test'
import { linkFor } from './auth-support.ts'
import { say } from './chat-support.ts'
import { createNote } from './notes-support.ts'
import { demo, expect, expectAccessible, signIn, test, type Obra } from './support.ts'

const choice = { developerId: 1, projectId: 1 }
const changes =
  /^(Nuev[oa](?!s)|Agregar|Crear|Editar|Archivar|Restaurar|Eliminar|Eliminados|Quitar|Guardar|Subir|Bajar|Pegar|Invitar|Retirar|Elegir(?!:)|Renombrar|Hacer principal|Cargar)/

const reader = { email: 'leo@obra.test', password: 'solo leo y no escribo' }

/** Invites somebody who only reads to Norte Desarrollos, and accepts for him. */
async function joinAsReader(page: Page, obra: Obra): Promise<void> {
  const headers = { Authorization: `Bearer ${await signIn(page, demo, choice)}` }
  const data = { mail: reader.email, rol: 'lector' }
  await page.request.post('/api/Desarrolladoras/1/invitaciones', { headers, data })
  const token = new URL(await linkFor(obra, reader.email)).searchParams.get('token')
  const account = { token, nombre: 'Leo Lector', password: reader.password }
  const answer = await page.request.post('/api/invitaciones/aceptar', { data: account })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Nothing on the screen changes what is the company's: no button, no box to tick, no field to type in. */
async function expectOnlyReading(page: Page): Promise<void> {
  const main = page.getByRole('main')
  for (const role of ['button', 'checkbox', 'switch', 'link'] as const) {
    await expect(main.getByRole(role, { name: changes }), role).toHaveCount(0)
  }
}

test('a lector reads every screen and finds nothing that changes it @store', async ({ page, obra }) => {
  test.slow()
  await joinAsReader(page, obra)
  await signIn(page, reader, choice)

  await page.goto('/apps/ecommerce/inventory')
  await expect(page.getByRole('table', { name: 'Productos' }).getByRole('row').nth(3)).toBeVisible()
  await expectOnlyReading(page)
  await page
    .getByRole('button', { name: /^Abrir / })
    .first()
    .click()
  for (const tab of ['Stock', 'Precio', 'Imágenes', 'Etiquetas', 'General']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectOnlyReading(page)
  }
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeDisabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveCount(0)

  await page.goto('/solo-desarrollo/carga-categoricos')
  const lists =
    'Rubros, Unidades, Proveedores, Materiales, Depósitos, Tipos de documento, Tipos de evento, Feriados, Cotizaciones, Índices'
  for (const list of lists.split(', ')) {
    await page.getByRole('tab', { name: list, exact: true }).click()
    const table = page.getByRole('table', { name: list })
    await expect(table.getByRole('row').nth(1)).toBeVisible()
    await table.locator('.catalogue-open').first().click()
    await expect(page.getByRole('heading', { name: 'Cambios' })).toBeVisible()
    await expectOnlyReading(page)
  }

  await page.getByRole('button', { name: 'Ver uno por uno' }).click()
  await expect(page.getByRole('table', { name: 'Valores' }).getByRole('row').nth(1)).toBeVisible()
  await expectOnlyReading(page)

  for (const place of ['presupuesto', 'contratos', 'comprobantes', 'pagos', 'cobros']) {
    await page.goto(`/finanzas/${place}`)
    await expect(page.getByRole('main').getByRole('row').nth(1), place).toBeVisible()
    await expectOnlyReading(page)
  }
  await page.goto('/apps/file-manager')
  const files = page.getByRole('list', { name: 'Carpetas y archivos' })
  await expect(files.getByRole('button', { name: 'Obras', exact: true })).toBeVisible()
  await expectOnlyReading(page)

  await page.goto('/empresa')
  for (const tab of ['Proyectos', 'Miembros', 'Datos']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
    await expectOnlyReading(page)
  }
  await expect(page.getByRole('tab', { name: 'Invitaciones' })).toHaveCount(0)

  await page.goto('/apps/scrumboard')
  await page.getByRole('link', { name: 'Torre Barrancas: estructura' }).click()
  await expect(page.getByRole('link', { name: 'Pedir H-30 para la losa del piso 15' })).toBeVisible()
  await expectOnlyReading(page)
  await page.getByRole('link', { name: 'Pedir H-30 para la losa del piso 15' }).click()
  const card = page.getByRole('dialog')
  await expect(card.getByText('Podés mirar esta tarjeta, pero no cambiarla.')).toBeVisible()
  await expect(card.getByText('42 m³ con bomba pluma.')).toBeVisible()
  await expect(card.getByText('El corte de calzada empieza 6:30.')).toBeVisible()
  await expect(card.getByRole('button', { name: changes })).toHaveCount(0)
  await expect(card.getByRole('checkbox', { disabled: false })).toHaveCount(0)

  await page.goto('/apps/tasks?de=todas')
  await expect(page.getByRole('region', { name: 'Vencidas' })).toBeVisible()
  await expectOnlyReading(page)
  await expect(page.getByRole('checkbox', { disabled: false })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Vencimiento|Prioridad) de/ })).toHaveCount(0)

  // What is his own he changes like everybody.
  await page.goto('/apps/contacts')
  await page.getByRole('link', { name: 'Agregar el primero' }).click()
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Corralón del Lector')
  await page.getByRole('button', { name: 'Crear contacto' }).click()
  await expect(page.getByRole('heading', { name: 'Corralón del Lector' })).toBeVisible()
  await page.goto('/apps/notes')
  await createNote(page, 'Preguntar por la losa')
  await page.goto('/apps/chat')
  await page.getByRole('button', { name: 'Nueva conversación' }).first().click()
  const people = page.getByRole('dialog', { name: 'Nueva conversación' })
  await people.getByRole('option', { name: /Lucía Ferreyra/ }).click()
  await expect(page.getByRole('region', { name: 'Conversación con Lucía Ferreyra' })).toBeVisible()
  await say(page, '¿Puedo pasar por la obra?')

  await page.goto('/dashboards/project')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const rail = page.getByRole('navigation', { name: 'Principal' })
  await expect(rail.getByRole('link', { name: 'Calendario' })).toBeVisible()
  await expect(rail.getByRole('button', { name: 'Solo Desarrollo' })).toHaveCount(0)
  await expectOnlyReading(page)
})
