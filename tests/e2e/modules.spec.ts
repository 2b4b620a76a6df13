import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, stopTime, test } from './support.ts'

const modules = [
  ['/calendario', 'Calendario'],
  ['/documentos', 'Documentos'],
  ['/materiales', 'Materiales'],
  ['/help', 'Ayuda'],
  ['/solo-desarrollo', 'Solo Desarrollo'],
  ['/solo-desarrollo/carga-transaccionales', 'Carga de Transaccionales'],
] as const

for (const [address, title] of modules) {
  test(`${address} says what it is for, for which project, and leads on`, async ({ page, obra }) => {
    await openSignedIn(page, address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await expect(main.getByText('Torre Barrancas · Norte Desarrollos')).toBeVisible()
    await expect(page).toHaveTitle(`${title} · Obra`)
    await expectAccessible(page)
    await page.setViewportSize({ width: 375, height: 812 })
    await expectNoSidewaysScroll(page)
    const links = await main.getByRole('link').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(links.length).toBeGreaterThan(0)
    for (const link of links.filter((href) => !href.endsWith('/seleccionar-desarrolladora'))) {
      await page.goto(link)
      expect(page.url(), 'the link leads where it says').toBe(link)
      expect(link).toContain(obra.origin)
    }
  })
}

test('what is being built says so, and shows what the dashboard has', async ({ page }) => {
  await openSignedIn(page, '/calendario')
  await expect(page.getByText('Lo estamos construyendo')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Agenda' }).getByText('Hormigonado de la losa del piso 14'),
  ).toBeVisible()
})

test('a module opens for a guest after signing in', async ({ page }) => {
  await page.goto('/materiales')
  await expect(page).toHaveURL('/sign-in?redirectURL=/materiales')
})

test('the help answers what is asked most, by keyboard too, and says when it cannot', async ({ page }) => {
  await openSignedIn(page, '/help')
  const main = page.getByRole('main')
  const question = main.getByText('¿Cómo cambio de proyecto?')
  const reply = main.getByText(/Desde ahí pasás a otro proyecto/)
  await expect(reply).toBeHidden()
  await question.focus()
  await page.keyboard.press('Enter')
  await expect(reply).toBeVisible()
  await expectAccessible(page)
  await expect(main.getByRole('heading', { name: 'Cuando algo no anda' })).toBeVisible()
  await expect(main.getByText('Abre la búsqueda desde cualquier pantalla.')).toBeVisible()

  await page.route('**/api/apps/help-center/faqs', (route) => route.fulfill({ status: 500, body: '' }))
  await page.reload()
  await expect(main.getByText('No pudimos cargar las preguntas')).toHaveCount(2)
  await page.unroute('**/api/apps/help-center/faqs')
  await main.getByRole('button', { name: 'Reintentar' }).first().click()
  await expect(question).toBeVisible()
})

const notices = (page: Page) => page.getByRole('region', { name: 'Avisos', exact: true })

async function tell(page: Page, type: string, duration: string): Promise<void> {
  await page.getByRole('button', { name: type, exact: true }).click()
  await page.getByLabel('Duración').fill(duration)
  await page.getByRole('button', { name: 'Mostrar aviso' }).click()
}

test('notices stack at the top right, leave after their time, wait while pointed at, and close by hand', async ({
  page,
}) => {
  await page.clock.install()
  await openSignedIn(page, '/solo-desarrollo/avisos')
  await stopTime(page)
  await tell(page, 'warning', '0')
  await tell(page, 'error', '0')
  await tell(page, 'success', '5000')
  await expect(notices(page).locator('.notice')).toHaveCount(3)
  const box = await notices(page).boundingBox()
  expect(box?.y).toBe(16)
  await expect(notices(page).locator('.notice-progress')).toHaveCount(1)
  await notices(page).getByRole('alert').hover()
  await page.clock.runFor(5_500)
  await expect(notices(page).locator('.notice')).toHaveCount(3)
  await page.mouse.move(10, 400)
  await page.clock.runFor(5_500)
  await expect(notices(page).locator('.notice')).toHaveCount(2)
  await page.clock.resume()
  await expectAccessible(page)
  await notices(page).getByRole('button').first().focus()
  await page.keyboard.press('Escape')
  await expect(notices(page).locator('.notice')).toHaveCount(1)
  await expect(notices(page).getByRole('button')).toBeFocused()
  await page.getByRole('button', { name: 'Mostrar aviso' }).click()
  await page.getByRole('button', { name: 'Cerrar el último' }).click()
  await expect(notices(page).locator('.notice')).toHaveCount(1)
})

test('a confirmation has the defaults of the seed, is not dismissible, and gives the focus back', async ({ page }) => {
  await openSignedIn(page, '/solo-desarrollo/avisos')
  const opener = page.getByRole('button', { name: 'Valores de fábrica' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Confirm action' })
  await expect(dialog).toContainText('Are you sure you want to confirm this action?')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(dialog.getByRole('button')).toHaveText(['Cancel', 'Confirm'])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Resultado: confirmado')).toBeVisible()
  await expect(opener).toBeFocused()
})

test('a dismissible confirmation is cancelled by Escape; one button alone is enough', async ({ page }) => {
  await openSignedIn(page, '/solo-desarrollo/avisos')
  await page.getByRole('button', { name: 'Publicar, descartable' }).click()
  await expect(page.getByRole('dialog', { name: 'Publicar el presupuesto' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ahora no' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Resultado: cancelado')).toBeVisible()
  await page.getByRole('button', { name: 'Un solo botón, sin ícono' }).click()
  const dialog = page.getByRole('dialog', { name: 'Carga terminada' })
  await expect(dialog.locator('.confirm-icon')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Entendido' }).click()
  await expect(page.getByText('Resultado: confirmado')).toBeVisible()
})

test('the loading bar shows its progress while the overlay blocks the page, and both go away', async ({ page }) => {
  await openSignedIn(page, '/solo-desarrollo/avisos')
  await page.getByRole('button', { name: 'Con progreso' }).click()
  const bar = page.getByRole('progressbar', { name: 'Cargando' })
  await expect(bar).toBeVisible()
  await expect(page.locator('.loading-overlay')).toBeVisible()
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(40)
  await expect(bar).toBeHidden()
  await expect(page.locator('.loading-overlay')).toBeHidden()
})
