import { expect, expectScreen, openSignedIn, test } from './support.ts'

test('activities are grouped by day, and link to their records @store @release', async ({ page }) => {
  await openSignedIn(page, '/pages/activities')
  const rows = page.getByRole('main').locator('.activity')
  await expect(rows).toHaveCount(20)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectScreen(page)
  await page.getByLabel('Persona').selectOption({ label: 'Luciano Ferrari (1)' })
  await rows.getByRole('link', { name: 'Abrir el chat' }).click()
  await expect(page).toHaveURL(/\/apps\/chat/)
})
