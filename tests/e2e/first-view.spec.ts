import type { Page } from '@playwright/test'
import { demo, expect, expectAccessible, signIn, test } from './support.ts'

const unusedFile = '/favicon.svg?unused'

/** Records the requests of a page, and the browser's warnings about unused preloads. */
function listen(page: Page) {
  const asked: string[] = []
  const warnings: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(assets|api)\//.test(pathname) && !pathname.endsWith('.woff2')) asked.push(pathname)
  })
  page.on('console', (message) => void (message.text().includes('preload') && warnings.push(message.text())))
  return {
    /** Waits until the browser has warned of the deliberately unused file; by then it would have warned of others too. */
    async read() {
      await expect.poll(() => warnings.some((text) => text.includes(unusedFile))).toBe(true)
      const read = { asked: [...asked], warnings: warnings.filter((text) => !text.includes(unusedFile)) }
      asked.length = 0
      warnings.length = 0
      return read
    },
  }
}
const twice = (list: string[]) => list.filter((item, index) => list.indexOf(item) !== index)

/** Preloads an unused file, and prevents script prefetching (`saveData`) and refetches by events. */
function prepareWarnings(address: string): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  const ask = window.fetch
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    return url.includes('/api/common/events') ? new Promise(() => {}) : ask(input, init)
  }
  document.addEventListener('DOMContentLoaded', () => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href: address }))
  })
}

// Chromium warns of an unused preload after five seconds, on each of five pages.
test('a page requests everything once, and nothing unused @release', async ({ page }) => {
  await page.addInitScript(prepareWarnings, unusedFile)
  const listening = listen(page)
  await page.goto('/sign-in')
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  const guest = await listening.read()
  expect(twice(guest.asked)).toEqual([])
  expect(guest.warnings).toEqual([])
  await signIn(page, demo, { companyId: 1, projectId: 1 })
  for (const [address, title] of [
    ['/dashboards/project', 'Tablero del proyecto'],
    ['/calendario', 'Calendario'],
    ['/apps/mailbox', 'Correo'],
    ['/seleccionar-desarrolladora', 'Selección de Desarrolladora'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveTitle(`${title} · Obra`)
    const { asked, warnings } = await listening.read()
    expect(twice(asked), address).toEqual([])
    expect(warnings, address).toEqual([])
    expect(asked.length, address).toBeGreaterThan(5)
    const isDashboard = address.includes('dashboards')
    expect(
      asked.some((path) => path.includes('ProjectDashboardPage')),
      address,
    ).toBe(isDashboard)
  }
})

test('a page whose scripts cannot be loaded says so, and can be retried @release', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/sign-in')
  await expect(page.getByRole('alert')).toContainText('No pudimos cargar Obra')
  await expect(page.getByText('Iniciá sesión')).toBeHidden()
  await expectAccessible(page)
  await page.unroute('**/assets/*.js')
  await page.getByRole('link', { name: 'Probar de nuevo' }).click()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
})

/** Counts frames that show the guest page, and sums layout shifts. */
function watchFirstPaint(): void {
  const seen = { guestFrames: 0, shift: 0 }
  Object.assign(window, { seen })
  const look = () => {
    if (document.querySelector('.boot-guest')?.checkVisibility()) seen.guestFrames++
    requestAnimationFrame(look)
  }
  look()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

// In a tab the demo's bar is inserted above and shifts the layout.
test('a signed-in person sees no other screen flash, and no layout shift when the shell appears @server', async ({
  page,
}) => {
  await page.addInitScript(watchFirstPaint)
  await signIn(page, demo, { companyId: 1, projectId: 1 })
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/dashboards/project')
    await expect(page.getByRole('heading', { name: 'Equipo' })).toBeAttached()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    // Painted, with its fonts, and idle.
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
    })
    const { guestFrames, shift } = await page.evaluate(
      () => (window as unknown as { seen: { guestFrames: number; shift: number } }).seen,
    )
    expect(guestFrames).toBe(0)
    expect(shift, `at ${width} px`).toBeLessThan(0.02)
  }
})
