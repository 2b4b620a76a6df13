import { expectWellMade, linkFor, newAccount } from './auth-support.ts'
import { expect, test } from './support.ts'

const fresh = 'el patio con malvones'

test(
  'a forgotten password is reset by a link, and changed again in the settings',
  { tag: '@store' },
  async ({ page, context, obra }) => {
    const { email } = await newAccount(page, obra)
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    await page.goto('/sign-in')
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
    await expect(heading('¿Olvidaste tu contraseña?')).toBeVisible()
    await expectWellMade(page)
    await page.getByLabel('Correo electrónico').press('Enter')
    await expect(heading('Revisá tu correo')).toBeFocused()
    await expectWellMade(page)

    const link = await linkFor(obra, email, 1)
    await page.goto(link)
    const field = page.getByLabel('Contraseña nueva')
    await field.fill('corta')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(/Le faltan 3 caracteres/)
    await expectWellMade(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate((text) => navigator.clipboard.writeText(text), fresh)
    await field.selectText()
    await page.keyboard.press('Control+V')
    await expect(field).toHaveValue(fresh)
    await page.getByRole('button', { name: 'Mostrar la contraseña' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await field.press('Enter')
    await expect(page.getByText('Cambiaste tu contraseña. Iniciá sesión con la nueva.')).toBeVisible()

    await page.goto(link)
    await expect(heading('Este enlace ya no sirve')).toBeFocused()
    await expectWellMade(page)
    await page.goto('/reset-password')
    await expect(heading('Falta el enlace del mail')).toBeVisible()
    await expectWellMade(page)

    await page.goto('/sign-in?redirectURL=/cuenta/contrasena')
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill(fresh)
    await page.keyboard.press('Enter')
    await expect(heading('Cambiar la contraseña')).toBeVisible()
    await page.getByLabel('Contraseña actual').fill('no es esta')
    await page.getByLabel('Contraseña nueva').fill('otra con jazmines')
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
    await expect(page.getByLabel('Contraseña actual')).toHaveAccessibleDescription(/No es tu contraseña actual/)
    await expectWellMade(page)
    await page.getByLabel('Contraseña actual').fill(fresh)
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
    await expect(heading('Selección de Desarrolladora')).toBeVisible()
  },
)
