import { currentTime, demo, expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './support.ts'

// Tests tagged @store need a store; the others pass against Prism as well, those tagged @dev-mock on `npm run dev:mock`.
test.describe('signing in', () => {
  test('leads to choosing a company @smoke', { tag: '@dev-mock' }, async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/sign-in\?redirectURL=\/$/)
    await page.getByLabel('Correo electrónico').fill(demo.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(demo.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Selección de Desarrolladora' })).toBeVisible()
    await expect(page).toHaveTitle('Selección de Desarrolladora · Obra')
  })

  test('leads back to the page that was wanted', async ({ page }) => {
    await page.goto('/seleccionar-desarrolladora?layout=empty')
    await expect(page).toHaveURL('/sign-in?redirectURL=/seleccionar-desarrolladora%3Flayout%3Dempty')
    await page.getByLabel('Correo electrónico').fill(demo.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(demo.password)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL('/seleccionar-desarrolladora?layout=empty')
    await expect(page.getByRole('heading', { name: 'Selección de Desarrolladora' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Obra, inicio' })).toHaveCount(0)
  })

  test('tells wrong credentials once and keeps what was typed', { tag: '@store' }, async ({ page }) => {
    await page.goto('/sign-in')
    await page.getByLabel('Correo electrónico').fill('nadie@obra.test')
    await page.getByLabel('Contraseña', { exact: true }).fill('equivocada')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'El correo o la contraseña no coinciden, o la cuenta todavía no está confirmada.',
    )
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('nadie@obra.test')
    await expectAccessible(page)
  })

  test('asks for what is missing', async ({ page }) => {
    await page.goto('/sign-in')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page.getByText('Ingresá tu correo electrónico')).toBeVisible()
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  })

  test('passes on why too many tries are refused', async ({ page }) => {
    const message = 'Hiciste demasiados intentos. Esperá un momento y probá de nuevo.'
    const json = { isSuccess: false, error: 'Too many requests', message, requestId: 'x' }
    await page.route('**/api/auth/sign-in', (route) => route.fulfill({ status: 429, json }))
    await page.goto('/sign-in')
    await page.getByLabel('Correo electrónico').fill(demo.email)
    await page.getByLabel('Contraseña', { exact: true }).fill('equivocada')
    await page.keyboard.press('Enter')
    await expect(page.getByText(message)).toHaveCount(1)
  })

  test('is accessible and fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/sign-in')
    await expect(page.getByRole('heading', { name: 'Iniciá sesión' })).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

test.describe('the guards', () => {
  test('clear the local storage where there is no session', async ({ page }) => {
    await page.goto('/favicon.svg')
    await page.evaluate(() => localStorage.setItem('desarrolladoraActiva', '1'))
    await page.goto('/dashboards/project?gastos=mes')
    await expect(page).toHaveURL('/sign-in?redirectURL=/dashboards/project%3Fgastos%3Dmes')
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('lead somebody who is signed in away from the screens of guests', async ({ page }) => {
    await signIn(page)
    await page.goto('/sign-in')
    await expect(page).toHaveURL('/seleccionar-desarrolladora')
  })

  test('lead to the selection where no project is active', async ({ page }) => {
    await signIn(page)
    await page.evaluate(() => localStorage.setItem('desarrolladoraActiva', '1'))
    await page.goto('/dashboards/project')
    await expect(page).toHaveURL('/seleccionar-desarrolladora')
  })

  for (const address of ['/', '/home', '/no-existe/nunca', '/signed-in-redirect']) {
    test(`lead ${address} to the dashboard of the active project`, async ({ page }) => {
      await signIn(page, demo, { developerId: 1, projectId: 1 })
      await page.goto(address)
      await expect(page).toHaveURL('/dashboards/project')
    })
  }
})

test.describe('the end of a session', () => {
  test('signing out says so, counts down and leads on to signing in', async ({ page }) => {
    await signIn(page, demo, { developerId: 1, projectId: 1 })
    await page.goto('/dashboards/project')
    await page.getByRole('button', { name: /^Cuenta de/ }).click()
    await expect(page.getByRole('link', { name: 'Cerrar sesión' })).toBeVisible()
    // The seconds left are counted by the date, which stands still.
    await page.clock.setFixedTime(currentTime())
    await page.getByRole('link', { name: 'Cerrar sesión' }).click()
    await expect(page.getByRole('heading', { name: 'Cerraste la sesión' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
    await expectAccessible(page)
    await page.clock.setFixedTime(currentTime() + 60_000)
    await expect(page).toHaveURL('/sign-in')
  })

  test('an answer 401 signs out, reloads and says why', async ({ page }) => {
    await signIn(page, demo, { developerId: 1, projectId: 1 })
    const json = { isSuccess: false, error: 'Invalid token', message: 'Tu sesión venció.', requestId: 'x' }
    await page.route('**/api/dashboards/project', (route) => route.fulfill({ status: 401, json }))
    await page.goto('/dashboards/project')
    await expect(page).toHaveURL('/sign-in?redirectURL=/dashboards/project')
    await expect(page.getByText('Tu sesión venció. Volvé a iniciar sesión para seguir donde estabas.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Avisos' })).toBeEmpty()
  })
})
