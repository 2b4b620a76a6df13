/** A lector. tests/screens/lector.screen.test.tsx checks that no screen lets them change anything. */
import type { Page } from '@playwright/test'
import { linkFor } from './auth-support.ts'
import { say } from './chat-support.ts'
import { demo, expect, expectAccessible, signIn, test, type Obra } from './support.ts'

const choice = { companyId: 1, projectId: 1 }
const reader = { email: 'leo@obra.test', password: 'solo leo y no escribo' }

/** Invites a lector to Norte Desarrollos and accepts for them. */
async function joinAsReader(page: Page, obra: Obra): Promise<void> {
  const headers = { Authorization: `Bearer ${await signIn(page, demo, choice)}` }
  const data = { mail: reader.email, rol: 'lector' }
  await page.request.post('/api/Desarrolladoras/1/invitaciones', { headers, data })
  const token = new URL(await linkFor(obra, reader.email)).searchParams.get('token')
  const account = { token, nombre: 'Leo Lector', password: reader.password }
  const answer = await page.request.post('/api/invitaciones/aceptar', { data: account })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('a lector joins, reads a product and a card without editing, and writes to a colleague @store', async ({
  page,
  obra,
}) => {
  await joinAsReader(page, obra)
  await signIn(page, reader, choice)
  await page.goto('/apps/ecommerce/inventory')
  await page
    .getByRole('button', { name: /^Abrir / })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeDisabled()
  await expectAccessible(page)

  await page.goto('/apps/scrumboard')
  await page.getByRole('link', { name: 'Torre Barrancas: estructura' }).click()
  await page.getByRole('link', { name: 'Pedir H-30 para la losa del piso 15' }).click()
  const card = page.getByRole('dialog')
  await expect(card.getByText('42 m³ con bomba pluma.')).toBeVisible()
  await expect(card.getByText('El corte de calzada empieza 6:30.')).toBeVisible()

  await page.goto('/apps/chat')
  await page.getByRole('button', { name: 'Nueva conversación' }).first().click()
  const people = page.getByRole('dialog', { name: 'Nueva conversación' })
  await people.getByRole('option', { name: /Lucía Ferreyra/ }).click()
  await expect(page.getByRole('region', { name: 'Conversación con Lucía Ferreyra' })).toBeVisible()
  await say(page, '¿Puedo pasar por la obra?')
})
