import { expect, expectAccessible, expectScreen, openSignedIn, test } from './support.ts'

test('a person views the settings, creates a token while the server goes down and up, and signs out', async ({
  page,
  obra,
}) => {
  await openSignedIn(page, '/settings/account')
  await expect(page.getByLabel('Nombre')).toHaveValue('Lucía Ferreyra')
  await expectScreen(page)
  await page.getByRole('link', { name: 'Seguridad', exact: true }).click()
  await expect(page.getByText('Esta sesión', { exact: true })).toBeVisible()
  await expectScreen(page)
  await page.getByRole('link', { name: 'Apariencia', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Cómodo' })).toBeChecked()
  await expectScreen(page)
  await page.getByRole('link', { name: 'Tokens', exact: true }).click()
  await expect(page.getByText('No tenés ninguno.')).toBeVisible()
  await expectScreen(page)

  await page.getByRole('button', { name: 'Crear token' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Nombre').fill('Carga')
  await obra.down()
  await form.getByRole('button', { name: 'Crear' }).click()
  await expect(form.getByText('No se creó el token.')).toBeVisible()
  await expect(form.getByLabel('Nombre')).toHaveValue('Carga')
  await expectAccessible(page)
  await obra.up()
  await form.getByRole('button', { name: 'Crear' }).click()
  const secret = page.getByLabel('Token', { exact: true })
  await expect(secret).toBeVisible()
  const statusOf = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    return (await page.request.get('/api/common/user', { headers })).status()
  }
  expect(await statusOf(await secret.inputValue())).toBe(200)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ya lo guardé' }).click()

  // The sign-out page is left at once; the request reaches the server anyway.
  const session = await page.evaluate(() => localStorage.getItem('accessToken') ?? '')
  expect(await statusOf(session)).toBe(200)
  await page.goto('/sign-out')
  await expect.poll(() => statusOf(session)).toBe(401)
})
