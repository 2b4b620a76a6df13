import type { Page } from '@playwright/test'
import { answerWith, expectWellMade } from './auth-support.ts'
import { demo, expect, openSignedIn, signIn, test } from './support.ts'

const choice = { developerId: 1, projectId: 1 }
const lockScreen = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sesión bloqueada' })

async function unlock(page: Page, password = demo.password): Promise<void> {
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

test('a locked session shows whose it is and goes on where the person was', { tag: '@hours' }, async ({ page }) => {
  await openSignedIn(page, '/unlock-session?redirectURL=/dashboards/project?semana=1')
  await expect(page).toHaveTitle('Sesión bloqueada · Obra')
  await expect(page.getByText('Lucía Ferreyra')).toBeVisible()
  await expect(page.getByText(demo.email)).toBeVisible()
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('autocomplete', 'current-password')
  await expectWellMade(page)
  await unlock(page)
  await expect(page).toHaveURL(/\/dashboards\/project\?semana=1$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('nothing works until the password is given, also after a reload', async ({ page }) => {
  await openSignedIn(page, '/unlock-session?redirectURL=/dashboards/project')
  await expect(lockScreen(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  await page.reload()
  await expect(page.getByText('Lucía Ferreyra')).toBeVisible()
  for (const address of ['/', '/seleccionar-desarrolladora', '/dashboards/project', '/sign-in', '/sign-up']) {
    await page.goto(address)
    await expect(lockScreen(page)).toBeVisible()
  }
  await page.goto('/seleccionar-desarrolladora')
  await expect(page).toHaveURL(/\/unlock-session\?redirectURL=\/seleccionar-desarrolladora$/)
})

test('a wrong password says so and keeps the lock', { tag: '@store' }, async ({ page }) => {
  await openSignedIn(page, '/unlock-session')
  await unlock(page, 'no es esta')
  await expect(page.getByRole('alert')).toHaveText('La contraseña no es correcta. Probá de nuevo.')
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused()
  await expectWellMade(page)
  await answerWith(page, '/api/auth/unlock-session', 429, {}, { 'Retry-After': '873' })
  await unlock(page, 'tampoco')
  await expect(page.getByRole('alert')).toContainText('14 minutos y 33 segundos')
  await page.unroute('**/api/auth/unlock-session')
  await unlock(page)
  await expect(page).toHaveURL(/\/dashboards\/project$/)
})

test('somebody else signs out and signs in with their own account', async ({ page }) => {
  await openSignedIn(page, '/unlock-session?redirectURL=/dashboards/project')
  await page.getByRole('button', { name: 'No soy yo' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('only pages of Obra are led back to, and never the lock itself', async ({ page }) => {
  for (const wanted of ['//evil.test', 'https://evil.test/', '/.//evil.test', '/unlock-session', '/sign-out']) {
    await openSignedIn(page, `/unlock-session?redirectURL=${encodeURIComponent(wanted)}`)
    await expect(lockScreen(page)).toBeVisible()
    await unlock(page)
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/dashboards\/project$/)
  }
})

test('locking one tab locks the others, and unlocking one unlocks them', async ({ page, context }) => {
  await openSignedIn(page, '/dashboards/project')
  const other = await context.newPage()
  await other.goto('/seleccionar-desarrolladora')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/unlock-session?redirectURL=/')
  await expect(lockScreen(other)).toBeVisible()
  await expect(other.getByText('Lucía Ferreyra')).toBeVisible()
  await unlock(page)
  await expect(page).not.toHaveURL(/unlock-session/)
  await expect(other).toHaveURL(/\/seleccionar-desarrolladora$/)
})

test('a session can be locked while the server is away; the lock then asks for the address as well', async ({
  page,
}) => {
  await signIn(page, demo, choice)
  await page.route('**/api/common/user', (route) => route.abort())
  await page.goto('/unlock-session')
  await expect(lockScreen(page)).toBeVisible()
  await expectWellMade(page)
  await page.getByLabel('Correo electrónico').fill(demo.email)
  await page.unroute('**/api/common/user')
  await unlock(page)
  await expect(page).toHaveURL(/\/seleccionar-desarrolladora$/)
})

test('without a session the lock leads to signing in, and from there not back to a lock', async ({ page }) => {
  await page.goto('/unlock-session?redirectURL=/seleccionar-desarrolladora')
  await expect(page).toHaveURL(/\/sign-in\?redirectURL=/)
  await page.getByLabel('Correo electrónico').fill(demo.email)
  await unlock(page)
  await expect(page).toHaveURL(/\/seleccionar-desarrolladora$/)
})
