import { expectWellMade } from './auth-support.ts'
import { expect, signIn, test } from './support.ts'

test('choosing a project stores it and reloads the application at the root', { tag: '@dev-mock' }, async ({ page }) => {
  await signIn(page)
  await page.goto('/seleccionar-desarrolladora')
  await page.getByRole('button', { name: /Norte Desarrollos/ }).click()
  await expect(page.getByRole('heading', { name: 'Selección de Proyecto' })).toBeFocused()
  const project = page.getByRole('button', { name: /Torre Barrancas/ })
  await expect(project).toContainText('Torre de 24 pisos')
  await expectWellMade(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await project.click()
  await expect(page).toHaveURL(/\/dashboards\/project\?proyecto=\d+$/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('proyectoActivo'))).toBe('1')
  // The browser's Back, with a reload in between, leaves a selection opened by mistake.
  await page.goto('/seleccionar-desarrolladora')
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Tablero del proyecto' })).toBeVisible()
})
