import type { Page } from '@playwright/test'
import { demo, expect, expectAccessible, openSignedIn, signIn, test } from './support.ts'

/** What a page asks its server for, and what the browser says about it. */
function listen(page: Page) {
  const asked: string[] = []
  const warnings: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(assets|api)\//.test(pathname) && !pathname.endsWith('.woff2')) asked.push(pathname)
  })
  page.on('console', (message) => void (message.text().includes('preload') && warnings.push(message.text())))
  return { asked, warnings }
}
const twice = (list: string[]) => list.filter((item, index) => list.indexOf(item) !== index)

for (const [address, title] of [
  ['/dashboards/project', 'Tablero del proyecto'],
  ['/calendario', 'Calendario'],
  ['/apps/mailbox', 'Correo'],
  ['/seleccionar-desarrolladora', 'Selección de Desarrolladora'],
] as const) {
  test(`${address} asks for each thing once, and for nothing that it does not use`, async ({ page }) => {
    await signIn(page, demo, { developerId: 1, projectId: 1 })
    // What changed in the two seconds before a page is loaded is asked for again (`web/app/live`), this choice as well.
    await page.waitForTimeout(2_500)
    const { asked, warnings } = listen(page)
    await page.goto(address)
    await expect(page).toHaveTitle(`${title} · Obra`)
    // Chromium complains of what was preloaded in vain after some seconds.
    await page.waitForTimeout(4_000)
    expect(twice(asked)).toEqual([])
    expect(warnings).toEqual([])
    expect(asked.filter((path) => path.includes('ProjectDashboardPage')).length > 0).toBe(
      address.includes('dashboards'),
    )
  })
}

test('the sign-in screen asks for each thing once', async ({ page }) => {
  const { asked, warnings } = listen(page)
  await page.goto('/sign-in')
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  await page.waitForTimeout(4_000)
  expect(twice(asked)).toEqual([])
  expect(warnings).toEqual([])
})

test('a page whose program cannot be fetched says so, and can be tried again', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/sign-in')
  await expect(page.getByRole('alert')).toContainText('No pudimos cargar Obra')
  await expect(page.getByText('Iniciá sesión')).toBeHidden()
  await expectAccessible(page)
  await page.unroute('**/assets/*.js')
  await page.getByRole('link', { name: 'Probar de nuevo' }).click()
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
})

test('the shell shows once all that it shows is there, and what it asks for is asked for together', async ({
  page,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const { asked } = listen(page)
  await page.route('**/api/common/notifications', async (route) => {
    await released
    await route.continue()
  })
  await openSignedIn(page, '/calendario')
  const nouns = ['navigation', 'user', 'settings', 'messages', 'notifications', 'shortcuts']
  await expect.poll(() => asked).toEqual(expect.arrayContaining(nouns.map((noun) => `/api/common/${noun}`)))
  await expect(page.getByRole('banner')).toHaveCount(0)
  release()
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notificaciones, \d+ sin leer/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Calendario' })).toBeVisible()
})

// In a tab the bar of the demo comes before it, and lets it move.
test('whoever is signed in sees no other screen flash by, and nothing moves when the shell appears @server', async ({
  page,
}) => {
  await page.addInitScript(() => {
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
  })
  await signIn(page, demo, { developerId: 1, projectId: 1 })
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/dashboards/project')
    await expect(page.getByRole('heading', { name: 'Equipo' })).toBeAttached()
    await page.waitForTimeout(500)
    const { guestFrames, shift } = await page.evaluate(
      () => (window as unknown as { seen: { guestFrames: number; shift: number } }).seen,
    )
    expect(guestFrames).toBe(0)
    expect(shift, `at ${width} px`).toBeLessThan(0.02)
  }
})
