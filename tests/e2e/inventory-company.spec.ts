import { signInWithApi } from './panels-support.ts'
import { expect, newcomer, openSignedIn, signIn, test } from './support.ts'

const address = '/apps/ecommerce/inventory'
const path = `/api${address}/product`

test('the inventory is that of the company of the tab, and changes with it @store', async ({ page }) => {
  const api = await signInWithApi(page)
  const { id } = await api.send<{ id: string }>('POST', path, { product: { name: 'Solo de Norte' } })
  await openSignedIn(page, `${address}?buscar=solo+de+norte`)
  await expect(page.locator('.inventory-name')).toHaveText('Solo de Norte')
  await page.getByRole('button', { name: /Desarrolladora y proyecto activos/ }).click()
  await page.getByRole('link', { name: 'Cambiar desarrolladora' }).click()
  await page.getByRole('button', { name: /Ribera Sur/ }).click()
  await page.getByRole('button', { name: /Puerto Alberdi/ }).click()
  await expect(page).toHaveURL('/dashboards/project')
  await page.goto(`${address}?buscar=solo+de+norte`)
  await expect(page.getByText('Nada coincide con «solo de norte»')).toBeVisible()
  await page.goto(address)
  await expect(page.locator('.pagination-range')).toHaveText(/de 100 productos/)
  await page.goto(`${address}?producto=${id}`)
  await expect(page.getByText('Ese producto ya no existe, o nunca existió.')).toBeVisible()
  await api.send('DELETE', `${path}?id=${id}`)
})

test('a new company begins without products, with the categories of building @store', async ({ page }) => {
  const token = await signIn(page, newcomer)
  const headers = { Authorization: `Bearer ${token}` }
  const company = { nombre: 'Recién Nacida', cuit: '30546689979', mail: 'hola@nueva.test' }
  const made = await page.request.post('/api/Desarrolladoras', { headers, data: company })
  const { data } = await made.json()
  const project = { nombre: 'La primera' }
  const created = await page.request.post(`/api/Desarrolladoras/${data.id}/proyectos`, { headers, data: project })
  const chosen = { desarrolladoraActiva: String(data.id), proyectoActivo: String((await created.json()).id) }
  await page.evaluate((entries) => void Object.assign(localStorage, entries), chosen)
  await page.goto(address)
  await page.getByRole('button', { name: 'Crear el primero' }).click()
  await expect(page.getByLabel('Categoría', { exact: true }).locator('option', { hasText: 'Obra gruesa' })).toHaveCount(
    1,
  )
  await page.getByRole('textbox', { name: 'Nombre' }).fill('La primera cal')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.locator('.inventory-name')).toHaveText('La primera cal')
})
