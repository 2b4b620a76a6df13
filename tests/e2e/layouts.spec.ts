import { expect, expectAccessible, openSignedIn, test } from './support.ts'

const gallery = '/solo-desarrollo/navegacion'

// In a tab the demo's bar comes first in the tab order.
test('the skip link leads past the shell without changing the URL @server @release', async ({ page }) => {
  await openSignedIn(page, '/documentos')
  await expect(page.getByRole('heading', { name: 'Documentos' })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Saltar al contenido' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
  await expect(page).toHaveURL(/\/documentos\?proyecto=\d+$/)
})

test('the empty path says that it redirects, and does @release', async ({ page }) => {
  const screenCode = Promise.withResolvers<void>()
  await page.route('**/assets/ProjectDashboardPage-*.js', async (route) => {
    await screenCode.promise
    await route.continue()
  })
  await openSignedIn(page, '/')
  await expect(page.getByText('Redirigiendo...')).toBeVisible()
  screenCode.resolve()
  await expect(page).toHaveURL(/\/dashboards\/project\?proyecto=\d+$/)
})

test('scroll positions are restored, and with reduced motion only progress animations run @release', async ({
  page,
}) => {
  const title = page.getByRole('heading', { name: 'Galería de navegación' })
  await openSignedIn(page, `${gallery}?layout=empty`)
  await expect(title).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 1000, height: 500 })
  await page.goto(gallery)
  await expect(title).toBeVisible()
  await page.evaluate(() => scrollTo(0, 700))
  await page.getByRole('link', { name: 'Ayuda', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ayuda', level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(title).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/solo-desarrollo/avisos')
  await page.getByRole('button', { name: 'Mostrar aviso' }).click()
  await expect(page.locator('.notice')).toHaveCSS('animation-duration', '1e-05s')
  await expect(page.locator('.notice-progress')).toHaveCSS('animation-duration', '4s')
  await page.getByRole('button', { name: 'Ajustes', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Ajustes' })).toHaveCSS('transition-duration', '1e-05s')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 600 } })

  test('a typed URL opens at the top, a reload at the last position @release', async ({ page }) => {
    const place = () => page.evaluate(() => scrollY)
    await openSignedIn(page, '/settings/appearance')
    await expect(page.getByRole('radio', { name: 'Compacto' })).toBeAttached()
    await page.evaluate(() => scrollTo(0, 150))
    await expect.poll(place).toBe(150)
    await page.reload()
    await expect.poll(place).toBe(150)
    await page.goto('/settings/notifications')
    await expect(page.getByText('Llega la hora que pusiste en una nota.')).toBeAttached()
    await expect.poll(() => place()).toBe(0)
  })
})
