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

test('the page comes with its own letters, and is as wide and as high before they arrive', async ({ page }) => {
  const fonts: number[] = []
  page.on('response', async (response) => {
    if (response.url().includes('inter-latin')) fonts.push((await response.body()).length)
  })
  await openSignedIn(page, '/calendario')
  await expect(page.getByRole('heading', { name: 'Calendario' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await expect.poll(() => page.evaluate(() => document.fonts.check('1rem "Inter Variable"'))).toBe(true)
  expect(fonts).toHaveLength(1)
  expect(fonts[0]).toBeLessThanOrEqual(50_000)
  const widths = await page.evaluate(() => {
    const line = document.createElement('span')
    line.textContent = 'Presupuesto de la obra: 1.234.567,89 por 48 unidades'
    line.style.whiteSpace = 'nowrap'
    document.body.append(line)
    return ['Inter Variable', 'Inter Fallback'].map((family) => {
      line.style.fontFamily = `'${family}'`
      return line.getBoundingClientRect().width
    })
  })
  // Where the machine has none of the fallback's letters, there is nothing to compare with.
  if (await page.evaluate(() => document.fonts.check('1rem "Inter Fallback"'))) {
    expect(Math.abs(widths[0]! / widths[1]! - 1)).toBeLessThan(0.06)
  }
})

test('a count stands beside its icon, not over it', async ({ page }) => {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await openSignedIn(page, '/calendario')
    const button = page.getByRole('banner').getByRole('button', { name: /^Notificaciones, \d+ sin leer/ })
    const icon = (await button.locator('.pi').boundingBox())!
    const count = (await button.locator('.top-bar-count').boundingBox())!
    expect(count.x).toBeGreaterThanOrEqual(icon.x + icon.width - 0.5)
  }
})

test('the count of unread mails on the rail leaves its icon free, also with three figures', async ({ page }) => {
  await openSignedIn(page, '/calendario')
  const mail = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Correo' })
  const count = mail.locator('.navigation-badge')
  await count.evaluate((badge) => (badge.textContent = '99+'))
  const [icon, box, rail] = await Promise.all(
    [mail.locator('.pi'), count, page.locator('.rail')].map(async (each) => (await each.boundingBox())!),
  )
  const isBeside = box!.x >= icon!.x + icon!.width - 0.5
  const isAbove = box!.y + box!.height <= icon!.y + 0.5
  expect(isBeside || isAbove).toBe(true)
  expect(box!.x + box!.width).toBeLessThanOrEqual(rail!.x + rail!.width)
})

test('amounts of the dashboard stand on one line', async ({ page }) => {
  for (const width of [1440, 1280, 1024, 768, 375]) {
    await page.setViewportSize({ width, height: 900 })
    await openSignedIn(page, '/dashboards/project')
    const figures = page.locator('.summary-budget .summary-value > a')
    await expect(figures).toHaveCount(3)
    const figureLines = await figures.evaluateAll((all) => all.map((each) => each.getClientRects().length))
    expect(figureLines, `at ${width} px`).toEqual([1, 1, 1])
    await expectNoSidewaysScroll(page)
    const isIn = await page.locator('.summary-budget').evaluate((box) => box.scrollWidth <= box.clientWidth)
    expect(isIn, `inside its card at ${width} px`).toBe(true)
  }
})

test('what moves takes 120 to 200 ms, and nothing for whoever asked for less', async ({ page }) => {
  await openSignedIn(page, '/seleccionar-desarrolladora')
  const card = page.getByRole('button', { name: /Norte Desarrollos/ })
  const duration = () => card.evaluate((each) => Number.parseFloat(getComputedStyle(each).transitionDuration))
  expect(await duration()).toBeGreaterThanOrEqual(0.12)
  expect(await duration()).toBeLessThanOrEqual(0.2)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await duration()).toBeLessThan(0.001)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('on a phone price and stock stand on one line, and the project’s name can be read', async ({ page }) => {
    await openSignedIn(page, inventory)
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
  })

  test('on a phone the cog is a slim tab, and tabs that do not fit are hinted', async ({ page }) => {
    await openSignedIn(page, `${inventory}?buscar=cemento`)
    const cog = await sizeOf(page, '.settings-cog')
    expect(cog.width).toBeLessThanOrEqual(16)
    expect(cog.height).toBeGreaterThanOrEqual(44)
    await page.locator('.inventory-name').first().click()
    const tabs = page.getByRole('tablist')
    await expect(tabs).toHaveClass(/tabs-more-after/)
    await page.getByRole('tab', { name: 'General' }).press('End')
    await expect(tabs).toHaveClass(/tabs-more-before/)
    await expect(tabs).not.toHaveClass(/tabs-more-after/)
  })
})

test.describe('with letters of twice the size', () => {
  for (const [address, heading] of [
    ['/dashboards/project', 'Tablero del proyecto'],
    [inventory, 'Inventario'],
    ['/seleccionar-desarrolladora', 'Selección de Desarrolladora'],
    ['/apps/mailbox/inbox/1', 'Recibidos'],
  ] as const) {
    test(`${address} fits a phone and a desk`, async ({ page }) => {
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('html { font-size: 200% !important }')
        document.adoptedStyleSheets = [sheet]
      })
      for (const width of [375, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await openSignedIn(page, address)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        await expectNoSidewaysScroll(page)
        const bar = page.getByRole('banner')
        const outside = await bar
          .getByRole('button')
          .evaluateAll((buttons) =>
            buttons
              .filter((button) => button.checkVisibility() && button.getBoundingClientRect().right > innerWidth + 1)
              .map((button) => button.ariaLabel),
          )
        expect(outside, `outside the bar at ${width} px`).toEqual([])
        if (width === 375 && address === '/dashboards/project') {
          const panel = await openPanel(page, /^Notificaciones/, 'Notificaciones')
          await expect(panel.getByRole('button', { name: 'Cerrar' })).toBeInViewport({ ratio: 1 })
        }
      }
    })
  }
})

test('the cog stays in the margin of the page, and rows of mail follow the density', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openSignedIn(page, '/dashboards/project')
  await expect(page.locator('.card').first()).toBeVisible()
  const cog = await sizeOf(page, '.settings-cog')
  const rightmost = await page
    .locator('.card')
    .evaluateAll((cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().right)))
  expect(rightmost).toBeLessThan(cog.x)

  await page.goto('/apps/mailbox/inbox/1')
  const row = page.locator('.mail-row').first()
  await expect(row).toBeVisible()
  const heightIn = (density: string) =>
    row.evaluate((element, chosen) => {
      document.documentElement.dataset.density = chosen
      return element.getBoundingClientRect().height
    }, density)
  expect(await heightIn('compact')).toBeLessThan((await heightIn('comfortable')) - 8)
})

test('marking all as read is told in whole words, with letters twice as large too', async ({ page }) => {
  for (const [width, letters] of [
    [1440, 100],
    [1440, 200],
    [375, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await openSignedIn(page, '/calendario')
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), letters)
    const panel = await openPanel(page, /^Notificaciones/, 'Notificaciones')
    await panel.evaluate((element) => (element.style.fontFamily = 'monospace'))
    const button = panel.getByRole('button', { name: 'Marcar todo como leído' })
    await expect(button).toBeInViewport({ ratio: 1 })
    const isWhole = await button.evaluate((element) => {
      const frame = element.closest('.panel-header')!.getBoundingClientRect()
      const { left, right } = element.getBoundingClientRect()
      return element.scrollWidth <= element.clientWidth + 1 && left >= frame.left && right <= frame.right
    })
    expect(isWhole, `${width} px, ${letters} %`).toBe(true)
  }
})
