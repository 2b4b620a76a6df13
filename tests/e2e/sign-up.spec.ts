import { answerWith, expectWellMade, linkFor } from './auth-support.ts'
import { expect, test } from './support.ts'

const email = 'julia@obra.test'
const password = 'mate amargo en la vereda'

test('a new person signs up, confirms by mail and signs in', { tag: '@store' }, async ({ page, obra }) => {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Crear una cuenta' }).click()
  await expect(page).toHaveTitle('Crear cuenta · Obra')
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByLabel('Nombre y apellido')).toHaveAccessibleDescription('Ingresá tu nombre')
  await expectWellMade(page)
  await page.getByLabel('Nombre y apellido').fill('Julia Peralta')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByLabel('Empresa').fill('Estudio Peralta')
  await page.keyboard.press('Enter')

  await expect(heading('Confirmá tu cuenta')).toBeVisible()
  await expect(page.getByRole('button', { name: /Podés reenviarlo en \d+ s/ })).toBeDisabled()
  await page.reload()
  await expect(page.getByText(`Te mandamos un mail a ${email}`)).toBeVisible()
  await expectWellMade(page)

  const link = await linkFor(obra, email)
  await answerWith(page, '/api/auth/confirm-email', 503)
  await page.goto(link)
  await expect(heading('No pudimos confirmar tu cuenta')).toBeVisible()
  await expectWellMade(page)
  await page.unroute('**/api/auth/confirm-email')
  await page.getByRole('button', { name: 'Probar de nuevo' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await expect(page.getByRole('status').filter({ hasText: 'Tu cuenta quedó confirmada' })).toBeVisible()
  await page.goto(link)
  await expect(heading('Este enlace ya no sirve')).toBeFocused()
  await expectWellMade(page)

  await page.goto('/sign-in')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('No hay desarrolladoras disponibles')).toBeVisible()
  await page.getByRole('button', { name: 'Crear Nueva Desarrolladora' }).click()
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Estudio Peralta')
})

test('the sign-up screen says if sign-up is closed @release', async ({ page }) => {
  await page.route(/\/sign-up$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('data-sign-up="open"', 'data-sign-up="closed"')
    return route.fulfill({ response, body })
  })
  await page.goto('/sign-up')
  await expect(page.getByRole('heading', { level: 1, name: 'Las cuentas se piden' })).toBeVisible()
  await expectWellMade(page)
})
