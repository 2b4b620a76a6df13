import { demo, expect, expectScreen, signIn, test } from './support.ts'

test(
  'a bar at the top says that the data is sample data, until closed in this tab @release',
  { tag: '@server' },
  async ({ page }) => {
    const bar = page.getByRole('region', { name: 'Datos de ejemplo' })
    await page.goto('/sign-in')
    await expect(bar).toContainText('Para trabajar con los tuyos: obra init')
    await expectScreen(page)
    await signIn(page, demo, { companyId: 1, projectId: 1 })
    await page.goto('/dashboards/project')
    await expect(bar).toBeVisible()
    // Full-height screens still fit the window with the bar.
    await page.goto('/apps/mailbox')
    await expect(page.getByRole('heading', { name: 'Recibidos' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    await page.getByRole('button', { name: 'Cerrar el aviso' }).press('Enter')
    await expect(bar).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar).toBeHidden()
  },
)
