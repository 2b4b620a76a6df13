import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './support.ts'

const address = '/pages/activities'

test('activities are read by day, page by page, and narrowed to a kind and a person @store', async ({ page }) => {
  await openSignedIn(page, address)
  const rows = page.getByRole('main').locator('.activity')
  await expect(rows).toHaveCount(20)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cargar más' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(20)
  await page.getByLabel('Clase').selectOption({ label: 'Ventas' })
  await expect(page).toHaveURL(/clase=ventas/)
  await page.getByLabel('Persona').selectOption({ label: 'Camila Arrieta (1)' })
  await expect(rows).toHaveCount(1)
  await page.reload()
  await expect(rows).toHaveCount(1)
  await page.getByLabel('Clase').selectOption({ label: 'Obra' })
  await expect(page.getByText('No hay actividad que coincida')).toBeVisible()
  await page.getByRole('button', { name: 'Ver toda' }).click()
  await expect(rows).toHaveCount(20)
  await page.getByLabel('Persona').selectOption({ label: 'Luciano Ferrari (1)' })
  await rows.getByRole('link', { name: 'Abrir el chat' }).click()
  await expect(page).toHaveURL(/\/apps\/chat/)
  // What somebody of the company does is told, and leads to what it is about.
  await page.goto('/apps/scrumboard')
  await page.evaluate(async () => {
    const headers = {
      Authorization: `Bearer ${localStorage.accessToken}`,
      'Content-Type': 'application/json',
      'Obra-Desarrolladora': localStorage.desarrolladoraActiva as string,
    }
    const ask = async (path: string, init = {}) =>
      (await fetch(`/api/apps/scrumboard/${path}`, { headers, ...init })).json()
    const [board] = await ask('boards')
    const { lists } = await ask(`board?id=${board.id}`)
    const card = { listId: lists[0].id, title: 'Pedir el encofrado' }
    await ask('board/card', { method: 'PUT', body: JSON.stringify({ card }) })
  })
  await page.goto(address)
  const told = rows.filter({ hasText: 'creó la tarjeta Pedir el encofrado' }).first()
  await told.getByRole('link', { name: 'Abrir la tarea' }).click()
  await expect(page.getByRole('textbox', { name: 'Título' }).first()).toHaveValue('Pedir el encofrado')
})

test('a server that is away is told, and tried again; a phone shows all of it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  const json = { isSuccess: false, error: 'Service unavailable', message: 'El servicio no está.', requestId: 'x' }
  await page.route('**/api/pages/activities?**', (route) => route.fulfill({ status: 503, json }))
  await openSignedIn(page, address)
  await expect(page.getByText('No pudimos traer la actividad')).toBeVisible()
  await page.unroute('**/api/pages/activities?**')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('main').locator('.activity').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})
