import type { Page } from '@playwright/test'
import { answerWith, expectWellMade, linkFor } from './auth-support.ts'
import { demo, expect, signIn, test } from './support.ts'

const password = 'mate amargo en la vereda'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nombre y apellido').fill('Julia Peralta')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/sign-up')
  await fillIn(page, email)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page).toHaveURL(/\/confirmation-required/)
}

test(
  'a new person opens an account, confirms it by the mail and signs in',
  { tag: '@store' },
  async ({ page, obra }) => {
    await page.goto('/sign-in')
    await page.getByRole('link', { name: 'Crear una cuenta' }).click()
    await expect(page).toHaveTitle('Crear cuenta · Obra')
    await fillIn(page, 'julia@obra.test')
    await page.getByLabel('Empresa').fill('Estudio Peralta')
    await page.keyboard.press('Enter')

    await expect(heading(page, 'Confirmá tu cuenta')).toBeVisible()
    await expect(page.getByText('Te mandamos un mail a julia@obra.test')).toBeVisible()
    await expect(page.getByRole('button', { name: /Podés reenviarlo en \d+ s/ })).toBeDisabled()
    await page.reload()
    await expect(page.getByText('Te mandamos un mail a julia@obra.test')).toBeVisible()
    await expectWellMade(page)

    await page.goto(await linkFor(obra, 'julia@obra.test'))
    await expect(page).toHaveURL(/\/sign-in$/)
    await expect(page.getByRole('status').filter({ hasText: 'Tu cuenta quedó confirmada' })).toBeVisible()
    await page.getByLabel('Correo electrónico').fill('julia@obra.test')
    await page.getByLabel('Contraseña', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('No hay desarrolladoras disponibles')).toBeVisible()
    await page.getByRole('button', { name: 'Crear Nueva Desarrolladora' }).click()
    await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Estudio Peralta')
  },
)

test('each field says what is wrong with it, and the focus goes to the first', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByLabel('Correo electrónico').fill('julia')
  await page.getByLabel('Contraseña', { exact: true }).fill('corta12')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  const name = page.getByLabel('Nombre y apellido')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Ingresá tu nombre')
  await expect(page.getByLabel('Correo electrónico')).toHaveAccessibleDescription(/Ingresá un correo válido/)
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAccessibleDescription(/Le falta 1 carácter/)
  await expectWellMade(page)
})

test('what the server refuses stands at its field until that is changed', async ({ page }) => {
  await page.goto('/sign-up')
  await answerWith(page, '/api/auth/sign-up', 400, {
    issues: [{ field: 'email', message: 'Ese dominio no recibe mails.' }],
  })
  await fillIn(page, 'julia@obra.test')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  const email = page.getByLabel('Correo electrónico')
  await expect(email).toHaveAccessibleDescription('Ese dominio no recibe mails.')
  await expect(email).toBeFocused()
  await email.fill('julia@obra.com')
  await expect(email).not.toHaveAttribute('aria-invalid')
})

test('the strength of a password is told in words', async ({ page }) => {
  await page.goto('/sign-up')
  const field = page.getByLabel('Contraseña', { exact: true })
  await expect(field).toHaveAccessibleDescription(/Usá 8 caracteres o más/)
  await expect(field).toHaveAttribute('autocomplete', 'new-password')
  await field.fill('12345678')
  await expect(field).toHaveAccessibleDescription(/Seguridad muy baja/)
  await field.fill(password)
  await expect(field).toHaveAccessibleDescription('Seguridad muy buena.')
})

test('nothing typed is lost while the server is away, and one press sends once', async ({ page }) => {
  await page.goto('/sign-up')
  await fillIn(page, 'ida@obra.test')
  await page.route('**/api/auth/sign-up', (route) => route.abort())
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('alert')).toContainText('No pudimos comunicarnos con el servidor')
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue(password)

  await page.unroute('**/api/auth/sign-up')
  await answerWith(page, '/api/auth/sign-up', 503)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('alert')).toContainText('Algo no anda.')
  await expect(page.getByLabel('Nombre y apellido')).toHaveValue('Julia Peralta')

  await page.unroute('**/api/auth/sign-up')
  let calls = 0
  await page.route('**/api/auth/sign-up', async (route) => {
    calls++
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Crear cuenta' }).dblclick()
  await page.getByLabel('Contraseña', { exact: true }).press('Enter')
  await expect(heading(page, 'Confirmá tu cuenta')).toBeVisible()
  expect(calls).toBe(1)
})

test('too many tries say how long to wait', async ({ page }) => {
  await page.clock.install()
  await page.goto('/sign-up')
  await answerWith(page, '/api/auth/sign-up', 429, {}, { 'Retry-After': '75' })
  await fillIn(page, 'julia@obra.test')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('alert')).toContainText('1 minuto y 15 segundos')
  await page.clock.fastForward(76_000)
  await expect(page.getByText('Ya podés probar de nuevo.')).toBeVisible()
})

test(
  'an unconfirmed account is led from sign-in to its confirmation, and gets another mail',
  { tag: '@store' },
  async ({ page, obra }) => {
    await page.clock.install()
    await signUp(page, 'nora@obra.test')
    await linkFor(obra, 'nora@obra.test')
    await page.goto('/sign-in')
    await page.getByLabel('Correo electrónico').fill('nora@obra.test')
    await page.getByLabel('Contraseña', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.getByRole('link', { name: 'Confirmar mi cuenta' }).click()
    await expect(page.getByText('abrí el enlace que te mandamos por mail a nora@obra.test')).toBeVisible()
    await page.getByRole('button', { name: 'Reenviar el mail' }).click()
    await expect(page.getByText('Te mandamos otro mail.')).toBeVisible()
    await expect(page.getByRole('button', { name: /Podés reenviarlo/ })).toBeDisabled()
    await page.clock.fastForward(61_000)
    await expect(page.getByRole('button', { name: 'Reenviar el mail' })).toBeEnabled()
    await page.goto(await linkFor(obra, 'nora@obra.test', 1))
    await expect(page.getByText('Tu cuenta quedó confirmada')).toBeVisible()
  },
)

test('a used link says so and offers a new one', { tag: '@store' }, async ({ page, obra }) => {
  await signUp(page, 'ema@obra.test')
  const link = await linkFor(obra, 'ema@obra.test')
  await page.goto(link)
  await expect(page.getByText('Tu cuenta quedó confirmada')).toBeVisible()
  await page.goto(link)
  await expect(heading(page, 'Este enlace ya no sirve')).toBeFocused()
  await expectWellMade(page)
  await page.getByLabel('Correo electrónico').fill('ema@obra.test')
  await page.getByRole('button', { name: 'Mandame un enlace nuevo' }).click()
  await expect(page.getByText('Te mandamos un mail a ema@obra.test')).toBeVisible()
})

test('a link survives a server that is away for a moment', { tag: '@store' }, async ({ page, obra }) => {
  await signUp(page, 'rita@obra.test')
  const link = await linkFor(obra, 'rita@obra.test')
  await answerWith(page, '/api/auth/confirm-email', 503)
  await page.goto(link)
  await expect(heading(page, 'No pudimos confirmar tu cuenta')).toBeVisible()
  await expectWellMade(page)
  await page.unroute('**/api/auth/confirm-email')
  await page.getByRole('button', { name: 'Probar de nuevo' }).click()
  await expect(page.getByText('Tu cuenta quedó confirmada')).toBeVisible()
})

test('a taken address gets the same answer, and its owner a mail', { tag: '@store' }, async ({ page, obra }) => {
  await signUp(page, demo.email)
  await expect(page.getByText(`Te mandamos un mail a ${demo.email}`)).toBeVisible()
  await expect.poll(() => obra.mails().some((mail) => mail.includes(`To: ${demo.email}`))).toBe(true)
})

test('the screens are well made, and not for people who are signed in', async ({ page }) => {
  for (const address of ['/sign-up', '/confirmation-required']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectWellMade(page)
  }
  await signIn(page, demo, { developerId: 1, projectId: 1 })
  for (const address of ['/sign-up', '/confirmation-required', '/forgot-password', '/reset-password', '/sign-in']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/dashboards\/project$/)
  }
})

test('where signing up is closed no screen offers it', async ({ page }) => {
  await page.route(/\/(sign-in|sign-up|confirmation-required)$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('data-sign-up="open"', 'data-sign-up="closed"')
    return route.fulfill({ response, body })
  })
  for (const address of ['/sign-in', '/confirmation-required']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: /Crear/ })).toHaveCount(0)
  }
  await page.goto('/sign-up')
  await expect(heading(page, 'Las cuentas se piden')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expectWellMade(page)
})
