import type { Page } from '@playwright/test'
import { answerWith, expectWellMade, linkFor, mailsTo } from './auth-support.ts'
import { demo, expect, newcomer, openSignedIn, second, signIn, test, type Obra } from './support.ts'

const fresh = 'el patio con malvones'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** A link to change the password of `email`, asked for without the screen. */
async function askForLink(page: Page, obra: Obra, email: string): Promise<string> {
  const known = mailsTo(obra, email).length
  const answer = await page.request.post('/api/auth/forgot-password', { data: { email } })
  expect(answer.ok()).toBe(true)
  return linkFor(obra, email, known)
}

async function changePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Contraseña nueva').fill(password)
  await page.keyboard.press('Enter')
}

test('a forgotten password is asked for with the address that was typed', { tag: '@store' }, async ({ page, obra }) => {
  await page.goto('/sign-in')
  await page.getByLabel('Correo electrónico').fill(newcomer.email)
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await expect(page).toHaveTitle('Recuperar contraseña · Obra')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(newcomer.email)
  await page.getByLabel('Correo electrónico').press('Enter')
  await expect(heading(page, 'Revisá tu correo')).toBeFocused()
  await expect(page.getByText(`Si hay una cuenta con ${newcomer.email}`)).toBeVisible()
  await linkFor(obra, newcomer.email)
  await expectWellMade(page)
})

test('a new password keeps to its rule and replaces the old one', { tag: '@store' }, async ({ page, obra }) => {
  await page.goto(await askForLink(page, obra, second.email))
  const field = page.getByLabel('Contraseña nueva')
  await field.fill('corta')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Le faltan 3 caracteres/)
  await expect(field).toBeFocused()
  await expectWellMade(page)
  await field.fill(fresh)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Cambiaste tu contraseña. Iniciá sesión con la nueva.')).toBeVisible()

  await page.getByLabel('Correo electrónico').fill(second.email)
  const password = page.getByLabel('Contraseña', { exact: true })
  await password.fill(second.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('no coinciden')
  await expect(password).toBeFocused()
  await password.fill(fresh)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/seleccionar-desarrolladora/)
  // The other tests sign in with the password of the sample.
  const token = new URL(await askForLink(page, obra, second.email), obra.origin).searchParams.get('token')
  const back = await page.request.post('/api/auth/reset-password', { data: { token, password: second.password } })
  expect(back.status()).toBe(200)
})

test(
  'a used link says so, leaves the password alone and offers a new one',
  { tag: '@store' },
  async ({ page, obra }) => {
    const link = await askForLink(page, obra, demo.email)
    await changePassword(page, link, demo.password)
    await expect(page).toHaveURL(/\/sign-in$/)
    await page.goto(link)
    await expect(heading(page, 'Este enlace ya no sirve')).toBeFocused()
    await expect(page.getByLabel('Contraseña nueva')).toHaveCount(0)
    await expectWellMade(page)
    await page.getByRole('button', { name: 'Pedir un enlace nuevo' }).click()
    await expect(page.getByRole('button', { name: 'Mandame el enlace' })).toBeVisible()
  },
)

test(
  'a link that is used elsewhere while its form is open says so on sending',
  { tag: '@store' },
  async ({ page, context, obra }) => {
    const link = await askForLink(page, obra, demo.email)
    await page.goto(link)
    const other = await context.newPage()
    await changePassword(other, link, demo.password)
    await expect(other).toHaveURL(/\/sign-in$/)
    await page.getByLabel('Contraseña nueva').fill(fresh)
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Este enlace ya no sirve')).toBeFocused()
  },
)

test(
  'a link that is opened while signed in says why another screen is there, and keeps working',
  { tag: '@store' },
  async ({ page, obra }) => {
    const link = await askForLink(page, obra, demo.email)
    await openSignedIn(page, link)
    await expect(page).toHaveURL('/dashboards/project')
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('El enlace del mail sigue sirviendo')
    await page.goto('/sign-out')
    await expect(page.getByRole('status').filter({ hasText: 'pantalla de ingreso' })).toBeVisible()
    await changePassword(page, link, demo.password)
    await expect(page).toHaveURL(/\/sign-in$/)
  },
)

test('nobody learns whether an address has an account', async ({ page, obra }) => {
  const texts: string[] = []
  for (const email of [demo.email, 'nadie@obra.test']) {
    await page.goto('/sign-in')
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
    await expect(heading(page, '¿Olvidaste tu contraseña?')).toBeVisible()
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByRole('button', { name: 'Mandame el enlace' }).click()
    await expect(heading(page, 'Revisá tu correo')).toBeVisible()
    texts.push((await page.locator('main').innerText()).replace(email, '…').replace(/\d+ s/, '… s'))
  }
  expect(texts[0]).toBe(texts[1])
  expect(mailsTo(obra, 'nadie@obra.test')).toEqual([])
})

test('the mail can be asked for again after a minute, or for another address', async ({ page }) => {
  await page.clock.install()
  await page.goto('/forgot-password')
  await page.getByLabel('Correo electrónico').fill('otra@obra.test')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /Podés reenviarlo en \d+ s/ })).toBeDisabled()
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: 'Reenviar el mail' }).click()
  await expect(page.getByText('Te mandamos otro mail.')).toBeVisible()
  await page.getByRole('button', { name: 'Usar otra dirección' }).click()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('otra@obra.test')
})

test('failures keep what was typed, and too many tries say how long to wait', async ({ page }) => {
  await page.goto('/forgot-password')
  await answerWith(page, '/api/auth/forgot-password', 429, {}, { 'Retry-After': '42' })
  await page.getByLabel('Correo electrónico').fill('otra@obra.test')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('42 segundos')
  await expectWellMade(page)

  await page.route('**/api/auth/reset-password/check', (route) => route.fulfill({ json: true }))
  await page.goto('/reset-password?token=algo')
  await page.route('**/api/auth/reset-password', (route) => route.abort())
  await page.getByLabel('Contraseña nueva').fill(fresh)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('No pudimos comunicarnos con el servidor')
  await expect(page.getByLabel('Contraseña nueva')).toHaveValue(fresh)
})

test('a password can be pasted and shown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route('**/api/auth/reset-password/check', (route) => route.fulfill({ json: true }))
  await page.route('**/api/auth/reset-password/check', (route) => route.fulfill({ json: true }))
  await page.goto('/reset-password?token=algo')
  await page.evaluate((text) => navigator.clipboard.writeText(text), fresh)
  const field = page.getByLabel('Contraseña nueva')
  await field.focus()
  await page.keyboard.press('Control+V')
  await expect(field).toHaveValue(fresh)
  await page.getByRole('button', { name: 'Mostrar la contraseña' }).click()
  await expect(field).toHaveAttribute('type', 'text')
})

test('the address without a token explains itself', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(heading(page, 'Falta el enlace del mail')).toBeVisible()
  await expectWellMade(page)
  await page.goto('/forgot-password')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectWellMade(page)
})

test('a changed password ends the sessions of other devices', { tag: '@store' }, async ({ page, obra }) => {
  await signIn(page, demo, { developerId: 1, projectId: 1 })
  const token = new URL(await askForLink(page, obra, demo.email)).searchParams.get('token')
  const answer = await page.request.post('/api/auth/reset-password', { data: { token, password: demo.password } })
  expect(answer.ok()).toBe(true)
  await page.goto('/dashboards/project')
  await expect(page.getByText('Tu sesión venció.')).toBeVisible()
})

test(
  'the password is changed inside, with the present one, and sessions elsewhere end',
  { tag: '@store' },
  async ({ page }) => {
    test.slow()
    const old = await signIn(page, demo, { developerId: 1, projectId: 1 })
    await page.goto('/dashboards/project')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Cuenta/ })
      .click()
    await page.getByRole('link', { name: 'Cambiar contraseña' }).click()
    await expect(heading(page, 'Cambiar la contraseña')).toBeVisible()
    await page.getByLabel('Contraseña actual').fill('no es esta')
    await page.getByLabel('Contraseña nueva').fill(fresh)
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
    await expect(page.getByLabel('Contraseña actual')).toHaveAccessibleDescription(/No es tu contraseña actual/)
    await expectWellMade(page)
    await page.getByLabel('Contraseña actual').fill(demo.password)
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
    await expect(heading(page, 'Tablero del proyecto')).toBeVisible()
    const asked = await page.request.get('/api/common/user', { headers: { Authorization: `Bearer ${old}` } })
    expect(asked.status()).toBe(401)
    await page.reload()
    await expect(heading(page, 'Tablero del proyecto')).toBeVisible()
    // The other tests sign in with the password of the sample.
    const token = await page.evaluate(() => localStorage.getItem('accessToken'))
    const back = await page.request.post('/api/auth/change-password', {
      headers: { Authorization: `Bearer ${token}` },
      data: { current: fresh, password: demo.password },
    })
    expect(back.status()).toBe(200)
  },
)
