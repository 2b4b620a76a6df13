import type { Page } from '@playwright/test'
import { failing } from './panels-support.ts'
import {
  demo,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openSignedIn,
  second,
  signIn,
  test,
} from './support.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Ajustes' })
const look = (page: Page) =>
  page.evaluate(() => {
    const { scheme, theme } = document.documentElement.dataset
    return `${scheme} ${theme}`
  })
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** As the app comes, for the next one: settings stay with the account. */
async function resetSettings(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'))
  const headers = { Authorization: `Bearer ${token}` }
  const data = { settings: { scheme: 'light', theme: 'default', density: 'comfortable' } }
  expect((await page.request.patch('/api/common/settings', { headers, data })).ok()).toBe(true)
}

const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.accessToken}` }
    return (await fetch('/api/common/settings', { headers })).json()
  })

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajustes', exact: true }).click()
  await expect(panel(page)).toHaveCSS('translate', '0px')
}

test('the panel slides in from the right with its groups, exactly so named @smoke', async ({ page }) => {
  await openSignedIn(page, '/calendario')
  await openSettings(page)
  await expect(panel(page).getByRole('heading', { name: 'Ajustes', exact: true })).toBeVisible()
  const names = (group: string) => panel(page).getByRole('group', { name: group, exact: true }).getByRole('radio')
  const labels = (group: string) =>
    names(group).evaluateAll((all) => all.map((radio) => radio.parentElement?.textContent))
  await expect.poll(() => labels('COLOR PRINCIPAL')).toEqual(['Default', 'Brand', 'Teal', 'Rose', 'Purple', 'Amber'])
  await expect.poll(() => labels('ESQUEMA')).toEqual(['Auto', 'Dark', 'Light'])
  await expect.poll(() => labels('DENSIDAD')).toEqual(['Cómodo', 'Compacto'])
  const box = await panel(page).boundingBox()
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(1280)
  expect(box?.width).toBe(400)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Ajustes', exact: true })).toBeFocused()
})

test('on a phone it takes the whole screen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openSignedIn(page, '/calendario')
  await openSettings(page)
  expect((await panel(page).boundingBox())?.width).toBe(375)
  await expectNoSidewaysScroll(page)
  await panel(page).getByRole('button', { name: 'Cerrar los ajustes' }).click()
  await expect(panel(page)).toBeHidden()
})

test('colour and scheme change at once, by keyboard too, and are there at the first paint after a reload @store', async ({
  page,
}) => {
  await openSignedIn(page, '/calendario')
  await openSettings(page)
  await panel(page).getByText('Teal').click()
  await expect.poll(() => look(page)).toBe('light teal')
  await panel(page).getByRole('radio', { name: 'Light' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => look(page)).toBe('dark teal')
  await expect.poll(() => keptBy(page)).toMatchObject({ scheme: 'dark', theme: 'teal' })
  // Whatever scheme was ever on the page while it loaded.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const note = () => void seen.push(document.documentElement.dataset.scheme ?? '')
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
    document.addEventListener('DOMContentLoaded', note)
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Calendario' })).toBeVisible()
  await expect.poll(() => look(page)).toBe('dark teal')
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(new Set(seen.slice(seen.indexOf('dark')))).toEqual(new Set(['dark']))
  await resetSettings(page)
})

test('rows are 40 px high, or 36 where the person chose so, also after a reload @store', async ({ page }) => {
  await openSignedIn(page, '/apps/ecommerce/inventory')
  const heights = () =>
    page.locator('.data-row').evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))])
  await expect(page.locator('.data-row')).toHaveCount(25)
  await expect.poll(() => heights()).toEqual([40])
  await openSettings(page)
  await panel(page).getByText('Compacto', { exact: true }).click()
  await expect.poll(heights).toEqual([36])
  await expect.poll(() => keptBy(page)).toMatchObject({ density: 'compact' })
  await page.reload()
  await expect(page.locator('.data-row')).toHaveCount(25)
  await expect.poll(() => heights()).toEqual([36])
  for (const [address, row, height] of [
    ['/apps/contacts', '.contact-list-row', 48],
    ['/apps/chat', '.conversation', 52],
    ['/apps/file-manager', '.file-entry', 36],
    ['/apps/tasks?de=todas', '.task-row', 44],
  ] as const) {
    await page.goto(address)
    const first = page.locator(row).first()
    await expect(first).toBeVisible()
    expect(Math.round((await first.boundingBox())!.height), address).toBe(height)
    if (row !== '.contact-list-row') continue
    // In sight, they follow at once.
    await openSettings(page)
    await panel(page).getByText('Cómodo', { exact: true }).click()
    await expect.poll(async () => (await first.boundingBox())!.height).toBe(60)
    await panel(page).getByText('Compacto', { exact: true }).click()
    await expect.poll(async () => (await first.boundingBox())!.height).toBe(48)
    await expect.poll(() => keptBy(page)).toMatchObject({ density: 'compact' })
  }
  await resetSettings(page)
})

test('auto follows the system live', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openSignedIn(page, '/calendario')
  await openSettings(page)
  await panel(page).getByText('Auto', { exact: true }).click()
  const light = await ground(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => ground(page)).toBe(light)
  await resetSettings(page)
})

test('settings are kept per person @store', async ({ page }) => {
  await openSignedIn(page, '/calendario')
  await openSettings(page)
  await panel(page).getByText('Rose').click()
  await panel(page).getByText('Dark').click()
  await expect.poll(() => keptBy(page)).toMatchObject({ scheme: 'dark', theme: 'rose' })
  await signIn(page, second)
  await page.goto('/seleccionar-desarrolladora')
  await expect(page.getByRole('heading', { name: 'Selección de Desarrolladora' })).toBeVisible()
  await expect.poll(() => look(page)).toBe('light default')
  await signIn(page, demo)
  await page.goto('/seleccionar-desarrolladora')
  await expect(page.getByRole('heading', { name: 'Selección de Desarrolladora' })).toBeVisible()
  await expect.poll(() => look(page)).toBe('dark rose')
  await resetSettings(page)
})

test('settings follow the person to another browser, and to one that is open there at once @store', async ({
  page,
  browser,
}) => {
  await openSignedIn(page, '/calendario')
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const other = await elsewhere.newPage()
  const ready = other.waitForResponse((response) => response.url().includes('/api/common/events'))
  await openSignedIn(other, '/calendario')
  await ready
  await expect.poll(() => look(other)).toBe('light default')
  await openSettings(page)
  await panel(page).getByText('Purple').click()
  await panel(page).getByText('Dark').click()
  await expect.poll(() => look(other)).toBe('dark purple')
  const third = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await openSignedIn(third, '/calendario')
  await expect(third.getByRole('heading', { name: 'Calendario' })).toBeVisible()
  await expect.poll(() => look(third)).toBe('dark purple')
  await resetSettings(page)
  await third.context().close()
  await elsewhere.close()
})

test('a setting that cannot be kept goes back, and says so once', async ({ page }) => {
  await openSignedIn(page, '/calendario')
  await failing(page, '/api/common/settings', 'PATCH')
  await openSettings(page)
  await panel(page).getByText('Amber').click()
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('No pudimos guardar tus ajustes')
  await expect.poll(() => look(page)).toBe('light default')
})

/** The screens with the most parts that take the main colour; web/ui/styles/tokens.test.ts calculates every pair of tokens. */
const rich = [
  { address: '/solo-desarrollo/navegacion?seccion=losas', button: null },
  { address: '/apps/mailbox/inbox', button: /^Mensajes/ },
  { address: '/dashboards/project', button: /^Notificaciones/ },
] as const
for (const { address, button } of rich) {
  test(`every colour passes axe, light and dark, at ${address}`, async ({ page }) => {
    test.slow()
    await openSignedIn(page, address)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached()
    if (button) await page.getByRole('banner').getByRole('button', { name: button }).click()
    for (const theme of ['default', 'brand', 'teal', 'rose', 'purple', 'amber']) {
      await page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme)
      await expectAccessible(page)
    }
  })
}
