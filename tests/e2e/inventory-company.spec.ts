import { inventoryAddress, names, openInventory, productPath, range } from './inventory-support.ts'
import { signInWithApi } from './panels-support.ts'
import { expect, test } from './support.ts'
import { sample } from '../support/sample.ts'

test('the inventory belongs to the company of the tab, and changes with it @store', async ({ page }) => {
  const api = await signInWithApi(page)
  const { id } = await api.send<{ id: string }>('POST', productPath, { product: { name: 'Solo de Norte' } })
  await openInventory(page, '?buscar=solo+de+norte')
  await expect(names(page)).toHaveText('Solo de Norte')
  await page.getByRole('button', { name: /Desarrolladora y proyecto activos/ }).click()
  await page.getByRole('link', { name: 'Cambiar desarrolladora' }).click()
  await page.getByRole('button', { name: /Ribera Sur/ }).click()
  await page.getByRole('button', { name: /Puerto Alberdi/ }).click()
  await expect(page).toHaveURL(/\/dashboards\/project\?proyecto=\d+$/)
  await page.goto(`${inventoryAddress}?producto=${id}`)
  await expect(page.getByText('Ese producto ya no existe, o nunca existió.')).toBeVisible()
  await expect(range(page)).toContainText(`de ${sample.products} productos`)
  await api.send('DELETE', `${productPath}?id=${id}`)
})
