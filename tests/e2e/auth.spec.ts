import { expectWellMade } from './auth-support.ts'
import { demo, expect, test } from './support.ts'

// Tests tagged @store need a store; the others pass against Prism as well, those tagged @dev-mock on `npm run dev:mock`.
test('signing in leads to choosing a company @smoke', { tag: '@dev-mock' }, async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/sign-in\?redirectURL=\/$/)
  await expect(page.getByRole('heading', { name: 'Iniciá sesión' })).toBeVisible()
  await expectWellMade(page)
  await page.getByLabel('Correo electrónico').fill(demo.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(demo.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Selección de Desarrolladora' })).toBeVisible()
  await expect(page).toHaveTitle('Selección de Desarrolladora · Obra')
})
