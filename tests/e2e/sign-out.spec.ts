import { expectWellMade } from './auth-support.ts'
import { expect, openSignedIn, test } from './support.ts'

test('signing out from the menu signs out other tabs too', async ({ page, context }) => {
  await openSignedIn(page, '/dashboards/project')
  const other = await context.newPage()
  await other.goto('/dashboards/project')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await page.getByRole('link', { name: 'Cerrar sesión' }).click()
  await page.getByRole('button', { name: 'Quedarme acá' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cerraste la sesión' })).toBeVisible()
  await expect(other).toHaveURL(/\/sign-in\?redirectURL=\/dashboards\/project%3Fproyecto%3D\d+$/)
  await expectWellMade(page)
})
