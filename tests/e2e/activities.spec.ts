import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './support.ts'

const address = '/pages/activities'

test('activities are read by day, page by page, and narrowed to a kind and a person', async ({ page }) => {
  await openSignedIn(page, address)
  const rows = page.getByRole('main').locator('.activity')
  await expect(rows).toHaveCount(20)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cargar más' }).click()
  await expect(rows).toHaveCount(24)
  await expect(page.getByRole('button', { name: 'Cargar más' })).toHaveCount(0)
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
  await rows.getByRole('link', { name: 'Abrir el chat' }).click()
  await expect(page).toHaveURL(/\/apps\/chat/)
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
