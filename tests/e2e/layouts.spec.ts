import { expect, expectAccessible, openSignedIn, signIn, test } from './support.ts'

const gallery = '/solo-desarrollo/navegacion'

test('compact is the default; ?layout= overrides it, and choosing a layout clears the query first', async ({
  page,
}) => {
  await openSignedIn(page, gallery)
  const bar = page.getByRole('banner')
  await expect(bar).toBeVisible()
  await page.goto(`${gallery}?layout=empty&aspecto=thin`)
  await expect(page.getByRole('heading', { name: 'Galería de navegación' })).toBeVisible()
  await expect(bar).toBeHidden()
  await expect(page.getByRole('button', { name: 'Ajustes' })).toBeHidden()
  await expectAccessible(page)
  const layouts = page.getByRole('group', { name: 'Disposición de la app' })
  await layouts.getByRole('button', { name: 'compact' }).click()
  await expect(page).toHaveURL(`${gallery}?aspecto=thin`)
  await expect(bar).toBeVisible()
  await layouts.getByRole('button', { name: 'empty' }).click()
  await expect(bar).toBeHidden()
  await page.reload()
  await expect(bar).toBeVisible()
})

test('the screens of the sign-in are empty whatever the query says', async ({ page }) => {
  await page.goto('/sign-in?layout=compact')
  await expect(page.getByRole('heading', { name: 'Iniciá sesión' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
})

for (const address of ['/no-existe', '/calendario/mes', '/signed-in-redirect', '/home']) {
  test(`${address} leads to the project dashboard`, async ({ page }) => {
    await openSignedIn(page, address)
    await expect(page).toHaveURL('/dashboards/project')
  })
}

test('the exact empty path says that it redirects, and leads on by the active company', async ({ page }) => {
  let isShown = () => {}
  const shown = new Promise<void>((resolve) => (isShown = resolve))
  await page.route('**/assets/ProjectDashboardPage-*.js', async (route) => {
    await shown
    await route.continue()
  })
  await openSignedIn(page, '/')
  await expect(page.getByText('Redirigiendo...')).toBeVisible()
  isShown()
  await expect(page).toHaveURL('/dashboards/project')
  await page.evaluate(() => {
    localStorage.removeItem('desarrolladoraActiva')
    sessionStorage.clear()
  })
  await page.goto('/')
  await expect(page).toHaveURL('/seleccionar-desarrolladora')
})

test('unknown paths ask a guest to sign in first', async ({ page }) => {
  await page.goto('/no-existe')
  await expect(page).toHaveURL('/sign-in?redirectURL=/dashboards/project')
})

test('a module without an active project leads to choosing one', async ({ page }) => {
  await signIn(page)
  await page.goto('/finanzas')
  await expect(page).toHaveURL('/seleccionar-desarrolladora')
})

test('the logo leads into the app', async ({ page }) => {
  await openSignedIn(page, '/calendario')
  await page.getByRole('link', { name: 'Obra, inicio' }).click()
  await expect(page).toHaveURL('/dashboards/project')
})

// In a tab the bar of the demo comes first.
test('the skip link leads past the shell without touching the address @server', async ({ page }) => {
  await openSignedIn(page, '/calendario')
  await expect(page.getByRole('heading', { name: 'Calendario' })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Saltar al contenido' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: /Tablero del proyecto/ })).toBeFocused()
  await expect(page).toHaveURL('/calendario')
})

test('going somewhere moves the focus to the heading and the title along', async ({ page }) => {
  await openSignedIn(page, '/calendario')
  await expect(page).toHaveTitle('Calendario · Obra')
  await page.getByRole('link', { name: 'Finanzas' }).click()
  await expect(page.getByRole('heading', { name: 'Finanzas', level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Finanzas · Obra')
  await page.getByRole('link', { name: 'Materiales' }).click()
  await expect(page.getByRole('heading', { name: 'Materiales', level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Finanzas', level: 1 })).toBeFocused()
})

test('scroll positions come back', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 })
  await openSignedIn(page, gallery)
  await expect(page.getByRole('heading', { name: 'Galería de navegación' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 700))
  await page.getByRole('link', { name: 'Ayuda', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ayuda', level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Galería de navegación' })).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
})

test('with reduced motion nothing slides, and what tells time goes on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSignedIn(page, '/solo-desarrollo/avisos')
  await page.getByRole('button', { name: 'Mostrar aviso' }).click()
  await expect(page.locator('.notice')).toHaveCSS('animation-duration', '1e-05s')
  await expect(page.locator('.notice-progress')).toHaveCSS('animation-duration', '4s')
  await page.getByRole('button', { name: 'Ajustes', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Ajustes' })).toHaveCSS('transition-duration', '1e-05s')
})
