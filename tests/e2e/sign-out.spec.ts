import { expectWellMade } from './auth-support.ts'
import { expect, openSignedIn, test } from './support.ts'

test('signing out says goodbye and leads on to signing in after a countdown', async ({ page }) => {
  await page.clock.install()
  await openSignedIn(page, '/sign-out')
  await expect(page).toHaveTitle('Sesión cerrada · Obra')
  await expect(page.getByRole('heading', { level: 1, name: 'Cerraste la sesión' })).toBeVisible()
  const status = page.getByRole('status').filter({ hasText: 'pantalla de ingreso' })
  await expect(status).toContainText('En 5 segundos vas a la pantalla de ingreso.')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.clock.fastForward(5_500)
  await expect(page).toHaveURL(/\/sign-in$/)
})

test('the countdown can be stopped, and skipped', async ({ page }) => {
  await page.clock.install()
  await openSignedIn(page, '/sign-out')
  await page.getByRole('button', { name: 'Quedarme acá' }).click()
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Cerraste la sesión' })).toBeVisible()
  await expect(page.getByText('Podés cerrar esta pestaña.')).toBeVisible()
  await page.getByRole('link', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
})

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await openSignedIn(page, '/dashboards/project')
  const other = await context.newPage()
  await other.goto('/dashboards/project')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/sign-out')
  await expect(other).toHaveURL(/\/sign-in\?redirectURL=\/dashboards\/project$/)
})

test('the screen is well made', async ({ page }) => {
  await page.goto('/sign-out')
  await page.getByRole('button', { name: 'Quedarme acá' }).click()
  await expectWellMade(page)
})
