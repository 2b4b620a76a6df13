import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, expectScreen, openSignedIn, test } from './support.ts'

const rail = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const sample = (page: Page) => page.getByRole('navigation', { name: 'Muestra' })
const gallery = '/solo-desarrollo/navegacion'
const widthOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.width ?? 0)

test('the rail shows words and fits a low window; slim, it opens groups beside itself @smoke', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 720 })
  await openSignedIn(page, '/calendario')
  await expect.poll(() => widthOf(rail(page))).toBe(240)
  await expect(rail(page).getByText('Administración')).toBeVisible()
  const list = rail(page).locator('.navigation-scroll')
  const isWhole = () => list.evaluate((each) => each.scrollHeight <= each.clientHeight)
  await expect.poll(isWhole, { message: 'all of it fits 720 px' }).toBe(true)
  const opener = rail(page).getByRole('button', { name: 'Solo Desarrollo' })
  await opener.click()
  // What unfolds below the edge comes into view.
  await expect(rail(page).getByRole('link', { name: 'Tablero de criptomonedas' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/apps/academy')
  await expect(rail(page).getByRole('link', { name: 'Academia' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  // The active entry stays readable under the pointer.
  await rail(page).getByRole('link', { name: 'Academia' }).hover()
  await expectAccessible(page)

  await rail(page).getByRole('button', { name: 'Achicar el menú' }).click()
  await expect.poll(() => widthOf(rail(page))).toBe(56)
  await expect(rail(page).getByRole('button', { name: 'Fijar el menú abierto' })).toBeFocused()
  await page.reload()
  await expect.poll(() => widthOf(rail(page))).toBe(56)
  await rail(page).getByRole('link', { name: 'Finanzas' }).hover()
  await expect(rail(page).locator('.navigation-tip')).toHaveText('Finanzas')
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

  await rail(page).getByRole('button', { name: 'Fijar el menú abierto' }).click()
  await expect.poll(() => widthOf(rail(page))).toBe(240)
  await page.setViewportSize({ width: 1100, height: 900 })
  await expect.poll(() => widthOf(rail(page))).toBe(56)
})

test('on a phone the navigation is a drawer of 320 px, which becomes the rail when the window grows @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openSignedIn(page, '/calendario')
  const opener = page.getByRole('button', { name: 'Abrir el menú' })
  await expect(opener).toBeVisible()
  await expect(rail(page)).toBeHidden()
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Menú' })
  await expect(drawer).toHaveCSS('translate', '0px')
  await expect.poll(() => widthOf(drawer)).toBe(320)
  await expect(drawer.getByRole('link', { name: 'Materiales' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await drawer.getByRole('button', { name: 'Solo Desarrollo' }).click()
  await expect(drawer.getByRole('link', { name: 'Carga de Transaccionales' })).toBeVisible()
  await drawer.getByRole('link', { name: 'Finanzas' }).click()
  await expect(page).toHaveURL('/finanzas?proyecto=1')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Finanzas', level: 1 })).toBeFocused()

  await opener.click()
  await expect(drawer).toBeVisible()
  await page.setViewportSize({ width: 1200, height: 800 })
  await expect(drawer).toBeHidden()
  await expect(rail(page)).toBeVisible()
})

test('the gallery shows each navigation appearance with its width, on either side, and over the page @release', async ({
  page,
}) => {
  await openSignedIn(page, gallery)
  await expect.poll(() => widthOf(sample(page))).toBe(280)
  await expectScreen(page)
  for (const [appearance, width] of [
    ['compact', 112],
    ['thin', 80],
    ['dense', 80],
  ] as const) {
    await page.getByRole('button', { name: appearance, exact: true }).first().click()
    await expect.poll(() => widthOf(sample(page)), appearance).toBe(width)
    await expectAccessible(page)
  }
  // The dense appearance expands while hovered.
  const body = sample(page).locator('.navigation-body')
  await expect.poll(() => widthOf(body)).toBe(80)
  await body.hover({ position: { x: 40, y: 300 } })
  await expect.poll(() => widthOf(body)).toBe(280)
  await expect(sample(page).getByText('Con un subtítulo')).toBeVisible()

  await page.goto(gallery)
  await sample(page).getByRole('link', { name: 'A un fragmento' }).click()
  await expect(page).toHaveURL(`${gallery}#tipos`)
  await expect(page.getByRole('heading', { name: 'Tipos' })).toBeInViewport()
  const frame = await page.getByRole('region', { name: 'Muestra' }).boundingBox()
  await page.getByRole('button', { name: 'right' }).click()
  await expect
    .poll(async () => {
      const box = await sample(page).boundingBox()
      return Math.round((box?.x ?? 0) + (box?.width ?? 0))
    })
    .toBe(Math.round((frame?.x ?? 0) + (frame?.width ?? 0)) - 1)
  await page.getByRole('button', { name: 'Cerrar la navegación' }).click()
  await expect(sample(page)).toBeHidden()

  await page.goto(`${gallery}?modo=over&posicion=right`)
  await page.getByRole('button', { name: 'Abrir la navegación' }).click()
  const drawer = page.getByRole('dialog', { name: 'Muestra' })
  await expect(drawer).toHaveCSS('translate', '0px')
  await expect(drawer).toHaveCSS('transition-duration', '0.2s')
  await expect(page.locator('.drawer-backdrop')).toHaveCSS('transition-duration', '0.16s')
  await drawer.getByRole('link', { name: 'Resumen' }).click()
  await expect(drawer).toBeHidden()
})
