import type { Page } from '@playwright/test'
import { newAccount } from './auth-support.ts'
import { expect, signIn, test } from './support.ts'

/** Double-clicks a button while its responses are held back; returns the POSTs sent. */
async function pressTwice(page: Page, button: string, address: string): Promise<string[]> {
  const posts: string[] = []
  let answer = () => {}
  const pressed = new Promise<void>((resolve) => (answer = resolve))
  const isMeant = (url: URL) => url.pathname === address
  await page.route(isMeant, async (route) => {
    if (route.request().method() === 'POST') posts.push(route.request().url())
    await pressed
    await route.continue()
  })
  await page.getByRole('button', { name: button, exact: true }).last().dblclick({ delay: 0 })
  answer()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute(isMeant)
  return posts
}

test('a double press of any create button creates one record @store', async ({ page, obra }) => {
  await signIn(page, await newAccount(page, obra))
  await page.goto('/seleccionar-desarrolladora')
  await page.getByRole('button', { name: 'Crear Nueva Desarrolladora' }).click()
  await page.getByLabel('Nombre').fill('Doble Clic S.A.')
  await page.getByLabel('CUIT').pressSequentially('30717770095')
  await page.getByLabel('Email').fill('hola@dobleclic.test')
  expect(await pressTwice(page, 'Crear Desarrolladora', '/api/Desarrolladoras')).toHaveLength(1)
  await page.getByRole('button', { name: /Doble Clic/ }).click()

  await page.getByRole('button', { name: 'Agregar proyecto' }).click()
  await page.getByLabel('Nombre').fill('Torre Doble')
  const path = new RegExp(`/api/Desarrolladoras/\\d+/proyectos$`)
  const asked = page.waitForRequest((request) => request.method() === 'POST' && path.test(request.url()))
  let projects = 0
  page.on('request', (request) => void (request.method() === 'POST' && path.test(request.url()) && projects++))
  await page.getByRole('button', { name: 'Crear proyecto' }).dblclick({ delay: 0 })
  await asked
  await page.getByRole('button', { name: /Torre Doble/ }).click()
  await expect(page).toHaveURL(/\/dashboards\/project\?proyecto=\d+$/)
  expect(projects).toBe(1)

  await page.goto('/apps/file-manager')
  await page.getByRole('button', { name: 'Nueva carpeta' }).click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Planos')
  expect(await pressTwice(page, 'Crear', '/api/apps/file-manager/folder')).toHaveLength(1)

  await page.goto('/apps/scrumboard')
  await page.getByRole('main').getByRole('button', { name: 'Nuevo tablero' }).first().click()
  await page.getByRole('textbox', { name: 'Título' }).fill('Obra doble')
  expect(await pressTwice(page, 'Crear tablero', '/api/apps/scrumboard/board')).toHaveLength(1)

  await page.goto('/apps/contacts/nuevo')
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Ana Doble')
  expect(await pressTwice(page, 'Crear contacto', '/api/apps/contacts/contact')).toHaveLength(1)
  await expect(page.getByRole('heading', { name: 'Ana Doble' })).toBeVisible()
})
