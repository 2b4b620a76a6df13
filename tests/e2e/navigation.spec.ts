import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, signIn, test } from './support.ts'

const rail = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const sample = (page: Page) => page.getByRole('navigation', { name: 'Muestra' })
const gallery = '/solo-desarrollo/navegacion'
const widthOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.width ?? 0)

test('the rail is about 56 px wide and holds the items of the seed, in order @smoke', async ({ page }) => {
  await openSignedIn(page, '/calendario')
  await expect.poll(() => widthOf(rail(page))).toBe(56)
  await expect(rail(page).getByRole('button', { name: 'Solo Desarrollo' })).toBeVisible()
  const links = rail(page).getByRole('listitem').getByRole('link')
  const found = await links.evaluateAll((all) =>
    all
      .slice(0, 6)
      .map((link) => `${link.querySelector('.navigation-title')?.textContent} ${link.getAttribute('href')}`),
  )
  expect(found).toEqual([
    'Tablero del proyecto /dashboards/project',
    'Calendario /calendario',
    'Materiales /materiales',
    'Finanzas /finanzas',
    'Documentos /documentos',
    'Correo /apps/mailbox',
  ])
  await expect(rail(page).getByRole('link', { name: 'Calendario' })).toHaveAttribute('aria-current', 'page')
})

test('the dashboard is lit where one is on it, and mail says how much is unread', async ({ page }) => {
  await openSignedIn(page, '/dashboards/project')
  await expect(rail(page).getByRole('link', { name: 'Tablero del proyecto' })).toHaveAttribute('aria-current', 'page')
  const mail = rail(page).getByRole('link', { name: 'Correo' })
  await expect(mail.locator('.navigation-badge')).toHaveText(/^\d+\+?$/)
  await mail.click()
  await expect(page).toHaveURL(/\/apps\/mailbox\/inbox\/1$/)
  await expect(mail).toHaveAttribute('aria-current', 'true')
})

test('from 1280 px on the rail can be pinned open with titles, and stays so', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSignedIn(page, '/calendario')
  await rail(page).getByRole('button', { name: 'Fijar el menú abierto' }).click()
  await expect.poll(() => widthOf(rail(page))).toBe(240)
  await expect(rail(page).getByText('Módulos')).toBeVisible()
  await expect(rail(page).getByText('Finanzas')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect.poll(() => widthOf(rail(page))).toBe(240)
  await page.setViewportSize({ width: 1100, height: 900 })
  await expect.poll(() => widthOf(rail(page))).toBe(56)
  await page.setViewportSize({ width: 1440, height: 900 })
  await rail(page).getByRole('button', { name: 'Achicar el menú' }).click()
  await expect.poll(() => widthOf(rail(page))).toBe(56)
})

test('the help at the end of the menu is in sight in a low window as well', async ({ page }) => {
  await openSignedIn(page, '/home')
  const rail = page.getByRole('navigation', { name: 'Principal' })
  for (const height of [900, 700]) {
    await page.setViewportSize({ width: 1440, height })
    await expect(rail.getByRole('link', { name: /^Centro de ayuda/ })).toBeInViewport({ ratio: 1 })
  }
  // What the help covers comes out from behind it.
  await rail.getByRole('button', { name: 'Interfaz' }).click()
  await expect(rail.getByRole('link', { name: /^Íconos/ })).toBeVisible()
})

test('the account is whole in a window of 900 px, and lit in each section of the settings', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSignedIn(page, '/settings/security')
  const account = rail(page).getByRole('link', { name: /^Ajustes de tu cuenta/ })
  await expect(account).toHaveAttribute('aria-current', 'true')
  const help = rail(page).getByRole('link', { name: 'Ayuda', exact: true })
  const interfaceOpener = rail(page).getByRole('button', { name: 'Interfaz' })
  const [above, below] = [await interfaceOpener.boundingBox(), await help.boundingBox()]
  // What stays at the end covers nothing.
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
  await account.click()
  await expect(account).toHaveAttribute('aria-current', 'page')
})

test('the group Solo Desarrollo opens beside the rail, by keyboard too', async ({ page }) => {
  await openSignedIn(page, '/calendario')
  const opener = rail(page).getByRole('button', { name: 'Solo Desarrollo' })
  const panel = page.getByRole('group', { name: 'Solo Desarrollo' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('link', { name: 'Carga de Categóricos' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('link', { name: 'Carga de Transaccionales' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await panel.getByRole('link', { name: 'Carga de Categóricos' }).click()
  await expect(page).toHaveURL('/solo-desarrollo/carga-categoricos')
  await expect(panel).toBeHidden()
})

test('an icon of the rail shows its title when it is pointed at', async ({ page }) => {
  await openSignedIn(page, '/calendario')
  await rail(page).getByRole('link', { name: 'Finanzas' }).hover()
  await expect(rail(page).locator('.navigation-tip')).toHaveText('Finanzas')
})

test('a navigation that cannot be loaded offers another try', async ({ page }) => {
  await page.route('**/api/common/navigation', (route) => route.abort())
  await openSignedIn(page, '/calendario')
  const retry = rail(page).getByRole('button', { name: /No pudimos cargar el menú/ })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/common/navigation')
  await retry.click()
  await expect(rail(page).getByRole('link', { name: 'Finanzas' })).toBeVisible()
})

test('on a phone the navigation is a drawer of 320 px that a route change closes', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openSignedIn(page, '/calendario')
  await expect(rail(page)).toBeHidden()
  const opener = page.getByRole('button', { name: 'Abrir el menú' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Menú' })
  await expect(drawer).toHaveCSS('translate', '0px')
  await expect.poll(() => widthOf(drawer)).toBe(320)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await drawer.getByRole('button', { name: 'Solo Desarrollo' }).click()
  await expect(drawer.getByRole('link', { name: 'Carga de Transaccionales' })).toBeVisible()
  await drawer.getByRole('link', { name: 'Finanzas' }).click()
  await expect(page).toHaveURL('/finanzas')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Finanzas', level: 1 })).toBeFocused()
})

test('the drawer gives way to the rail when the window grows', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 })
  await openSignedIn(page, '/calendario')
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeHidden()
  await expect(rail(page)).toBeVisible()
})

test('without an active company and project there is no navigation and the content takes the full width', async ({
  page,
}) => {
  await signIn(page)
  await page.goto('/seleccionar-desarrolladora')
  await expect(page.getByRole('heading', { name: 'Selección de Desarrolladora' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect
    .poll(() => widthOf(page.getByRole('main')))
    .toBe(await page.evaluate(() => document.documentElement.clientWidth))
})

test('the gallery shows each appearance in its width, on either side', async ({ page }) => {
  test.slow()
  await openSignedIn(page, gallery)
  for (const [appearance, width] of [
    ['default', 280],
    ['compact', 112],
    ['dense', 80],
    ['thin', 80],
  ] as const) {
    await page.getByRole('button', { name: appearance, exact: true }).first().click()
    await expect.poll(() => widthOf(sample(page)), appearance).toBe(width)
    await expectAccessible(page)
  }
  const frame = await page.getByRole('region', { name: 'Muestra' }).boundingBox()
  await page.getByRole('button', { name: 'right' }).click()
  const box = await sample(page).boundingBox()
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(Math.round((frame?.x ?? 0) + (frame?.width ?? 0)) - 1)
  await page.getByRole('button', { name: 'Cerrar la navegación' }).click()
  await expect(sample(page)).toBeHidden()
})

test('dense opens out while it is pointed at', async ({ page }) => {
  await openSignedIn(page, `${gallery}?aspecto=dense`)
  const body = sample(page).locator('.navigation-body')
  await expect.poll(() => widthOf(body)).toBe(80)
  await body.hover({ position: { x: 40, y: 300 } })
  await expect.poll(() => widthOf(body)).toBe(280)
  await expect(sample(page).getByText('Con un subtítulo')).toBeVisible()
})

test('a branch expands where a child is the page, and the others collapse with autoCollapse', async ({ page }) => {
  await openSignedIn(page, `${gallery}?seccion=losas`)
  const works = sample(page).getByRole('button', { name: /^Obra/ })
  const sales = sample(page).getByRole('button', { name: /^Ventas/ })
  await expect(works).toHaveAttribute('aria-expanded', 'true')
  await expect(sample(page).getByRole('link', { name: 'Losas' })).toHaveAttribute('aria-current', 'page')
  await sales.click()
  await expect(works).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: 'no', exact: true }).click()
  await sample(page)
    .getByRole('button', { name: /^Ventas/ })
    .click()
  await expect(sample(page).getByRole('button', { name: /^(Obra|Ventas)/, expanded: true })).toHaveCount(2)
  const locked = sample(page).getByRole('button', { name: 'No se despliega' })
  await locked.click({ force: true })
  await expect(locked).toHaveAttribute('aria-expanded', 'false')
})

test('functions are called, queries merged, fragments followed', async ({ page }) => {
  await openSignedIn(page, `${gallery}?aspecto=default`)
  await sample(page).getByRole('button', { name: 'Llama a una función' }).click()
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('Función llamada')
  await sample(page).getByRole('link', { name: 'Resumen' }).click()
  await expect(page).toHaveURL(`${gallery}?aspecto=default&seccion=resumen`)
  await sample(page).getByRole('link', { name: 'A un fragmento' }).click()
  await expect(page).toHaveURL(`${gallery}?aspecto=default&seccion=resumen#tipos`)
  await expect(page.getByRole('heading', { name: 'Tipos' })).toBeInViewport()
  await expect(sample(page).getByRole('link', { name: /Sitio externo/ })).toHaveAttribute('target', '_blank')
  await expect(sample(page).getByText('Oculto')).toHaveCount(0)
})

test('in mode over it slides in, from the right as well, and a change of address closes it', async ({ page }) => {
  await openSignedIn(page, `${gallery}?modo=over&posicion=right`)
  const opener = page.getByRole('button', { name: 'Abrir la navegación' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Muestra' })
  await expect(drawer).toHaveCSS('translate', '0px')
  await expect(drawer).toHaveCSS('transition-duration', '0.2s')
  await expect(page.locator('.drawer-backdrop')).toHaveCSS('transition-duration', '0.16s')
  await drawer.getByRole('link', { name: 'Resumen' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByText('Sección: resumen')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 600 } })

  test('an address that is typed in opens at its top, a reload where one was', async ({ page }) => {
    const place = () => page.evaluate(() => scrollY)
    await openSignedIn(page, '/settings/appearance')
    await expect(page.getByRole('radio', { name: 'Compacto' })).toBeAttached()
    await page.evaluate(() => scrollTo(0, 150))
    await expect.poll(place).toBe(150)
    await page.reload()
    await expect.poll(place).toBe(150)
    await page.goto('/settings/notifications')
    await expect(page.getByText('Llega la hora que pusiste en una nota.')).toBeAttached()
    await expect.poll(() => place()).toBe(0)
  })
})
