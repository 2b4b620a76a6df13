import type { Page } from '@playwright/test'
import { openPanel } from './panels-support.ts'
import { expect, expectNoSidewaysScroll, openSignedIn, test } from './support.ts'

const inventory = '/apps/ecommerce/inventory'
const sizeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, right, bottom, width, height } = element.getBoundingClientRect()
      return { x, y, right, bottom, width, height }
    })

test('a page uses its own font, badges do not cover icons, and a panel fits its text @release', async ({ page }) => {
  const fonts: number[] = []
  page.on('response', async (response) => {
    if (response.url().includes('inter-latin')) fonts.push((await response.body()).length)
  })
  await openSignedIn(page, '/calendario')
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => page.evaluate(() => document.fonts.check('1rem "Inter Variable"'))).toBe(true)
  expect(fonts).toHaveLength(1)
  expect(fonts[0]).toBeLessThanOrEqual(50_000)
  // The layout has the same size before the fonts load.
  const widths = await page.evaluate(() => {
    const line = document.createElement('span')
    line.textContent = 'Presupuesto de la obra: 1.234.567,89 por 48 unidades'
    line.style.whiteSpace = 'nowrap'
    document.body.append(line)
    const measured = ['Inter Variable', 'Inter Fallback'].map((family) => {
      line.style.fontFamily = `'${family}'`
      return line.getBoundingClientRect().width
    })
    line.remove()
    return measured
  })
  // Without the fallback font on this machine there is nothing to compare.
  if (await page.evaluate(() => document.fonts.check('1rem "Inter Fallback"'))) {
    expect(Math.abs(widths[0]! / widths[1]! - 1)).toBeLessThan(0.06)
  }

  const mail = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Correo' })
  const badge = mail.locator('.navigation-badge')
  await badge.evaluate((element) => (element.textContent = '99+'))
  const [icon, box, rail] = await Promise.all(
    [mail.locator('.pi'), badge, page.locator('.rail')].map(async (each) => (await each.boundingBox())!),
  )
  const isBeside = box!.x >= icon!.x + icon!.width - 0.5
  const isAbove = box!.y + box!.height <= icon!.y + 0.5
  expect(isBeside || isAbove).toBe(true)
  expect(box!.x + box!.width).toBeLessThanOrEqual(rail!.x + rail!.width)

  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 800 })
    const button = page.getByRole('banner').getByRole('button', { name: /^Notificaciones, \d+ sin leer/ })
    const gap = async () => {
      const bell = (await button.locator('.pi').boundingBox())!
      const count = (await button.locator('.top-bar-count').boundingBox())!
      return count.x - bell.x - bell.width
    }
    await expect.poll(gap, { message: `at ${width} px` }).toBeGreaterThanOrEqual(-0.5)
  }

  await page.setViewportSize({ width: 1440, height: 900 })
  const panel = await openPanel(page, /^Notificaciones/, 'Notificaciones')
  await panel.evaluate((element) => (element.style.fontFamily = 'monospace'))
  const button = panel.getByRole('button', { name: 'Marcar todo como leído' })
  for (const [width, letters] of [
    [1440, 100],
    [1440, 200],
    [375, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), letters)
    await expect(button).toBeInViewport({ ratio: 1 })
    const isWhole = () =>
      button.evaluate((element) => {
        const frame = element.closest('.panel-header')!.getBoundingClientRect()
        const { left, right } = element.getBoundingClientRect()
        return element.scrollWidth <= element.clientWidth + 1 && left >= frame.left && right <= frame.right
      })
    await expect.poll(isWhole, { message: `${width} px, ${letters} %` }).toBe(true)
  }
})

test('amounts of the dashboard are on one line, and animations are short @release', async ({ page }) => {
  await openSignedIn(page, '/dashboards/project')
  const figures = page.locator('.summary-budget .summary-value > a')
  await expect(figures).toHaveCount(3)
  for (const width of [1440, 1280, 1024, 768, 375]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = () => figures.evaluateAll((all) => all.map((each) => each.getClientRects().length))
    await expect.poll(lines, { message: `at ${width} px` }).toEqual([1, 1, 1])
    await expectNoSidewaysScroll(page)
    const isInside = () => page.locator('.summary-budget').evaluate((box) => box.scrollWidth <= box.clientWidth)
    await expect.poll(isInside, { message: `inside its card at ${width} px` }).toBe(true)
  }

  await page.goto('/seleccionar-desarrolladora')
  const card = page.getByRole('button', { name: /Norte Desarrollos/ })
  const duration = () => card.evaluate((each) => Number.parseFloat(getComputedStyle(each).transitionDuration))
  expect(await duration()).toBeGreaterThanOrEqual(0.12)
  expect(await duration()).toBeLessThanOrEqual(0.2)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await duration()).toBeLessThan(0.001)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('on a phone price and stock are on one line, and overflowing tabs are hinted @release', async ({ page }) => {
    await openSignedIn(page, `${inventory}?buscar=cemento`)
    await expect(page.locator('.data-row').first()).toBeVisible()
    const [price, stock] = [
      await sizeOf(page, '.data-cell-price button'),
      await sizeOf(page, '.data-cell-stock button'),
    ]
    expect(Math.abs((price.y + price.bottom - stock.y - stock.bottom) / 2)).toBeLessThan(12)
    expect(price.right).toBeLessThanOrEqual(stock.x)
    const name = page.locator('.context-project')
    await expect(name).toHaveText('Torre Barrancas')
    await expect.poll(() => name.evaluate((each) => each.scrollHeight <= each.clientHeight + 1)).toBe(true)
    await expectNoSidewaysScroll(page)
    await page.locator('.inventory-name').first().click()
    const tabs = page.getByRole('tablist')
    await expect(tabs).toHaveClass(/tabs-more-after/)
    await page.getByRole('tab', { name: 'General' }).press('End')
    await expect(tabs).toHaveClass(/tabs-more-before/)
    await expect(tabs).not.toHaveClass(/tabs-more-after/)
  })
})

test('with twice the font size the main screens fit a phone and a desktop @release', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% !important }')
    document.adoptedStyleSheets = [sheet]
  })
  await page.setViewportSize({ width: 375, height: 900 })
  await openSignedIn(page, '/dashboards/project')
  for (const [address, heading] of [
    ['/dashboards/project', 'Tablero del proyecto'],
    [inventory, 'Inventario'],
    ['/seleccionar-desarrolladora', 'Selección de Desarrolladora'],
    ['/apps/mailbox/inbox/1', 'Recibidos'],
  ] as const) {
    // Reloads for each width: the layout depends on it.
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectNoSidewaysScroll(page)
      const buttons = page.getByRole('banner').getByRole('button')
      const outside = () =>
        buttons.evaluateAll((all) =>
          all
            .filter((button) => button.checkVisibility() && button.getBoundingClientRect().right > innerWidth + 1)
            .map((button) => button.ariaLabel),
        )
      await expect.poll(outside, { message: `${address}: outside the bar at ${width} px` }).toEqual([])
      if (width === 375 && address === '/dashboards/project') {
        const panel = await openPanel(page, /^Notificaciones/, 'Notificaciones')
        await expect(panel.getByRole('button', { name: 'Cerrar' })).toBeInViewport({ ratio: 1 })
      }
    }
  }
})
