import { expectWellMade } from './auth-support.ts'
import { demo, expect, openSignedIn, test } from './support.ts'

test(
  'a session is locked from the menu in all tabs, and the password resumes it where the person was',
  { tag: '@store' },
  async ({ page, context }) => {
    const lockScreen = (tab: typeof page) => tab.getByRole('heading', { level: 1, name: 'Sesión bloqueada' })
    const password = page.getByLabel('Contraseña', { exact: true })
    await openSignedIn(page, '/dashboards/project?gastos=semana')
    const other = await context.newPage()
    await other.goto('/seleccionar-desarrolladora')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

    await page.getByRole('button', { name: /^Cuenta de/ }).click()
    await page.getByRole('link', { name: 'Bloquear sesión' }).click()
    await expect(lockScreen(page)).toBeVisible()
    await expect(lockScreen(other)).toBeVisible()
    await expect(other.getByText('Lucía Ferreyra')).toBeVisible()
    await page.reload()
    await expect(page.getByText(demo.email)).toBeVisible()
    await password.fill('no es esta')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectWellMade(page)

    await password.fill(demo.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboards\/project\?gastos=semana&proyecto=\d+$/)
    await expect(other).toHaveURL(/\/seleccionar-desarrolladora$/)
  },
)
