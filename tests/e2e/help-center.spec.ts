import { expect, expectAccessible, expectNoSidewaysScroll, expectScreen, openSignedIn, test } from './support.ts'

const center = '/apps/help-center'

test('the help center searches and shows guides, and sends questions @smoke', async ({ page }) => {
  await openSignedIn(page, center)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Primeros pasos', exact: true })).toBeVisible()
  await expect(main.getByText('¿Cómo cambio de proyecto?')).toBeVisible()
  await expectScreen(page)
  await main.getByLabel('Buscar en la ayuda').fill('contraceña')
  const hits = main.getByRole('list', { name: 'Encontrado en la ayuda' })
  await expect(hits.locator('mark').first()).toHaveText(/contraseña/i)
  await expect(page).toHaveURL(/contrace/)
  await hits.getByRole('link', { name: 'Recuperar la contraseña' }).click()
  await expect(main.getByRole('heading', { name: 'Recuperar la contraseña', level: 1 })).toBeVisible()
  await expectScreen(page)
  await page.goto(`${center}/support?desde=/finanzas/pagos`)
  await expect(main.getByLabel('Asunto')).toBeVisible()
  await expectScreen(page)
  await page.goto('/docs/guides/getting-started/introduction')
  await expect(main.getByRole('heading', { name: 'Introducción', level: 1 })).toBeVisible()
  await expectScreen(page)
  await main.getByRole('link', { name: 'Novedades' }).click()
  await expect(main.getByRole('heading', { name: /^(Unreleased|\d+\.\d+\.\d+ )/ }).first()).toBeVisible()
  await page.setViewportSize({ width: 375, height: 800 })
  await expectNoSidewaysScroll(page)
})

test('the guide of a screen opens beside it, follows to the next screen, and keeps the input @release', async ({
  page,
}) => {
  await openSignedIn(page, '/apps/contacts/nuevo')
  const main = page.getByRole('main')
  const name = main.getByRole('textbox', { name: 'Nombre', exact: true })
  await name.fill('Ana Obra')
  const button = page.getByRole('button', { name: 'Guía de esta pantalla' })
  await button.click()
  const guide = page.getByRole('complementary', { name: 'Guía de esta pantalla' })
  await expect(guide.getByRole('heading', { name: 'Llevar tu agenda de contactos' })).toBeVisible()
  await expectAccessible(page)
  await guide.getByRole('button', { name: 'Importar y exportar contactos' }).click()
  await expect(guide.getByRole('heading', { name: 'Importar y exportar contactos' })).toBeVisible()
  await expect(name).toHaveValue('Ana Obra')
  await guide.getByRole('heading', { name: 'Importar y exportar contactos' }).click()
  await page.keyboard.press('Escape')
  await expect(guide).toBeHidden()
  await expect(button).toBeFocused()
  await expect(name).toHaveValue('Ana Obra')

  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/dashboards/project')
  await button.click()
  await expect(guide.getByRole('heading', { name: 'Leer el tablero del proyecto' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await guide.getByRole('button', { name: 'Cerrar la guía' }).click()
  await expect(button).toBeFocused()
})

test('on a phone the header of each screen has the ? of its guide @release', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openSignedIn(page, '/apps/mailbox')
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name: 'Guía de esta pantalla' })
  const guide = page.getByRole('complementary', { name: 'Guía de esta pantalla' })
  const addresses = ['mailbox', 'contacts', 'notes', 'chat', 'scrumboard', 'tasks', 'academy', 'file-manager']
  for (const address of addresses) {
    if (address !== 'mailbox') await page.goto(`/apps/${address}`)
    await expect(button, address).toHaveCount(1)
    await expect(button, address).toBeInViewport()
    await expectNoSidewaysScroll(page)
  }
  for (const [list, title] of [
    ['scrumboard', 'Trabajar con tableros'],
    ['academy', 'Aprender en la academia'],
  ] as const) {
    await page.goto(`/apps/${list}`)
    await main.locator(`a[href^="/apps/${list}/"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`/apps/${list}/.`))
    await button.click()
    await expect(guide.getByRole('heading', { level: 2 }).first()).toHaveText(title)
    await guide.getByRole('button', { name: 'Cerrar la guía' }).click()
    await expect(button).toBeFocused()
    await expectNoSidewaysScroll(page)
  }
})
