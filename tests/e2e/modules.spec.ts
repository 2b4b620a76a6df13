import { expectWellMade } from './auth-support.ts'
import { expect, expectAccessible, openSignedIn, test } from './support.ts'

test('the support area and the help are shown, and an answer opens by keyboard @release', async ({ page }) => {
  test.slow()
  await openSignedIn(page, '/help')
  const reply = page.getByRole('main').getByText(/Desde ahí pasás a otro proyecto/)
  const question = page.getByRole('main').getByText('¿Cómo cambio de proyecto?')
  await expect(reply).toBeHidden()
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(reply).toBeVisible()
  await expectWellMade(page)
  for (const [address, title] of [
    ['/solo-desarrollo', 'Solo Desarrollo'],
    ['/solo-desarrollo/carga-transaccionales', 'Carga de Transaccionales'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expectWellMade(page)
  }
})

test('the gallery shows notices, confirmations and loading indicators @release', async ({ page }) => {
  await openSignedIn(page, '/solo-desarrollo/avisos')
  const notices = page.getByRole('region', { name: 'Avisos', exact: true })
  await page.getByLabel('Duración').fill('0')
  for (const type of ['warning', 'error']) {
    await page.getByRole('button', { name: type, exact: true }).click()
    await page.getByRole('button', { name: 'Mostrar aviso' }).click()
  }
  await expect(notices.locator('.notice')).toHaveCount(2)
  expect((await notices.boundingBox())?.y).toBe(16)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Valores de fábrica' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm action' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.mouse.click(5, 5)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Publicar, descartable' }).click()
  await expect(page.getByRole('button', { name: 'Ahora no' })).toBeFocused()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Con progreso' }).click()
  const bar = page.getByRole('progressbar', { name: 'Cargando' })
  await expect(bar).toBeVisible()
  await expect(page.locator('.loading-overlay')).toBeVisible()
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(40)
  await expect(bar).toBeHidden()
  await expect(page.locator('.loading-overlay')).toBeHidden()
})
