import { linkFor, newAccount } from './auth-support.ts'
import {
  demo,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  notices,
  openSignedIn,
  signIn,
  test,
} from './support.ts'

test('open sessions are listed, and one of them, or all others, are ended', async ({ page, browser, obra }) => {
  const elsewhere = await browser.newContext({ baseURL: obra.origin })
  const other = await elsewhere.newPage()
  // A session of its own, not one that the tests share.
  const answer = await other.request.post('/api/auth/sign-in', {
    data: demo,
    headers: { 'User-Agent': 'obra/0.1.0 (linux)' },
  })
  const { accessToken } = await answer.json()
  await openSignedIn(page, '/settings/security')
  const card = page.getByRole('region', { name: 'Sesiones abiertas' })
  await expect(page.getByText('Al cambiarla se cierran tus otras sesiones')).toBeVisible()
  await expect(card.getByText('Esta sesión', { exact: true })).toHaveCount(1)
  await expectAccessible(page)
  const row = card.getByRole('listitem').filter({ hasText: 'Comando obra en Linux' }).first()
  await row.getByRole('button', { name: 'Cerrar la sesión de Comando obra en Linux' }).click()
  await expect(card.getByText('Comando obra en Linux')).toHaveCount(0)
  const headers = { Authorization: `Bearer ${accessToken}` }
  await expect.poll(async () => (await other.request.get('/api/common/user', { headers })).status()).toBe(401)
  await other.request.post('/api/auth/sign-in', { data: demo, headers: { 'User-Agent': 'obra/0.1.0 (linux)' } })
  await page.reload()
  await card.getByRole('button', { name: 'Cerrar las otras' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar las otras' }).click()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await elsewhere.close()
})

test('a token is made, shown once, used, and revoked', async ({ page }) => {
  await openSignedIn(page, '/settings/account')
  await page.getByRole('link', { name: 'Tokens', exact: true }).click()
  await expect(page).toHaveURL('/settings/tokens')
  await page.getByRole('button', { name: 'Crear token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await expect(dialog.getByText('Escribí para qué es')).toBeVisible()
  await dialog.getByLabel('Nombre').fill('Informe mensual')
  await dialog.getByLabel('Empresa').selectOption({ label: 'Norte Desarrollos S.A.' })
  await dialog.getByRole('button', { name: 'Crear' }).click()
  const secret = page.getByLabel('Token', { exact: true })
  const token = await secret.inputValue()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ya lo guardé' }).click()
  const headers = { Authorization: `Bearer ${token}` }
  const status = async () => (await page.request.get('/api/common/user', { headers })).status()
  await expect.poll(() => status()).toBe(200)
  await page.reload()
  const card = page.getByRole('region', { name: 'Tokens para scripts' })
  await expect(card).toContainText('Solo lee · Norte Desarrollos S.A.')
  await expect(card).toContainText('usado recién')
  await card.getByRole('button', { name: 'Revocar Informe mensual' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revocar' }).click()
  await expect(card.getByText('No tenés ninguno.')).toBeVisible()
  await expect.poll(status).toBe(401)
})

test('signing out ends the token on the server, and locking does', async ({ page }) => {
  for (const address of ['/sign-out', '/unlock-session']) {
    const token = await signIn(page)
    const headers = { Authorization: `Bearer ${token}` }
    const status = async () => (await page.request.get('/api/common/user', { headers })).status()
    await expect.poll(() => status()).toBe(200)
    if (address === '/sign-out') await page.goto(address)
    else {
      await page.goto('/cuenta/contrasena')
      await page.getByRole('button', { name: /^Cuenta de/ }).click()
      await page.getByRole('link', { name: 'Bloquear sesión' }).click()
    }
    await expect.poll(status).toBe(401)
  }
})

test('the screen says when the server is away, and fits a phone', async ({ page, obra }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await openSignedIn(page, '/settings/security')
  await expect(page.getByText('Esta sesión', { exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Tokens', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Crear token' })).toBeVisible()
  await expectAccessible(page)
  await obra.down()
  await page.getByRole('button', { name: 'Crear token' }).click()
  await page.getByRole('dialog').getByLabel('Nombre').fill('Carga')
  await page.getByRole('dialog').getByRole('button', { name: 'Crear' }).click()
  await expect(page.getByRole('dialog').getByText('No se creó el token.')).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Nombre')).toHaveValue('Carga')
  await expect(notices(page)).toBeAttached()
  await obra.up()
})

test('the settings hold the profile and the looks, and keep what is changed', async ({ page }) => {
  await openSignedIn(page, '/settings/account')
  const name = page.getByLabel('Nombre')
  await expect(name).toHaveValue('Lucía Ferreyra')
  await expect(page.getByText('Es tu usuario. Se cambia más abajo.')).toBeVisible()
  await name.fill('  ')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Escribí tu nombre')).toBeVisible()
  await name.fill('Lucía F.')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('button', { name: /^Cuenta de Lucía F\./ })).toBeVisible()
  await name.fill('Lucía Ferreyra')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('button', { name: /^Cuenta de Lucía Ferreyra/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Apariencia', exact: true }).click()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/common/settings') && answer.ok())
  await page.getByRole('radio', { name: 'Compacto' }).check({ force: true })
  await saved
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Compacto' })).toBeChecked()
  const restored = page.waitForResponse((answer) => answer.url().endsWith('/api/common/settings') && answer.ok())
  await page.getByRole('radio', { name: 'Cómodo' }).check({ force: true })
  await restored
  await expectAccessible(page)
})

test('another address is asked for with the password, and holds once its link is opened', async ({ page, obra }) => {
  const account = await newAccount(page, obra)
  const email = `nuevo-${account.email}`
  await signIn(page, account)
  await page.goto('/settings/account')
  const card = page.getByRole('region', { name: 'Email', exact: true })
  await card.getByRole('button', { name: 'Cambiar email' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email nuevo').fill(email)
  await dialog.getByLabel('Contraseña actual').fill('no es esta')
  await dialog.getByRole('button', { name: 'Mandar enlace' }).click()
  await expect(dialog.getByText('No es tu contraseña actual.')).toBeVisible()
  await dialog.getByLabel('Contraseña actual').fill(account.password)
  await dialog.getByRole('button', { name: 'Mandar enlace' }).click()
  await expect(card.getByText(/le mandamos un enlace/)).toBeVisible()
  await page.goto(await linkFor(obra, email))
  await card.getByRole('button', { name: 'Confirmar email' }).click()
  await expect(card.getByText(`Entrás con ${email}`)).toBeVisible()
  await expect(page).toHaveURL('/settings/account')
  await expectAccessible(page)
})
