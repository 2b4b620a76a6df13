import { expect, expectScreen, openSignedIn, test } from './support.ts'

test('a course is found, and resumes at the last step, by buttons and arrows @smoke', async ({ page }) => {
  await openSignedIn(page, '/apps/academy')
  const tiles = page.getByRole('list', { name: 'Cursos' }).getByRole('listitem')
  await expect(tiles).toHaveCount(20)
  await expectScreen(page)
  await page.getByLabel('Buscar cursos').fill('PRIMER proyécto')
  await expect(tiles).toHaveCount(1)
  // The URL is updated shortly after typing.
  await expect(page).toHaveURL(/proy/)
  await page.getByRole('link', { name: 'Tu primer proyecto en Obra' }).click()
  await expect(page).toHaveURL(/\/5$/)
  await expectScreen(page)
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByRole('heading', { name: 'Los categóricos' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Los transaccionales' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('heading', { name: 'Los categóricos' })).toBeVisible()
})
