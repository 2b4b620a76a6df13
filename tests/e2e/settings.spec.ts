import type { Page } from '@playwright/test'
import { signInWithApi } from './panels-support.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Ajustes' })
const look = (page: Page) =>
  page.evaluate(() => {
    const { scheme, theme } = document.documentElement.dataset
    return `${scheme} ${theme}`
  })
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajustes', exact: true }).click()
  await expect(panel(page)).toHaveCSS('translate', '0px')
}

/** Records every colour scheme that the page has while it loads. */
function recordSchemes(): void {
  const seen: string[] = []
  Object.assign(window, { seen })
  const note = () => void seen.push(document.documentElement.dataset.scheme ?? '')
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
  document.addEventListener('DOMContentLoaded', note)
}

test('colour and scheme chosen in the panel apply from the first paint @smoke @store', async ({ page }) => {
  const api = await signInWithApi(page)
  await page.goto('/calendario')
  await openSettings(page)
  await expect.poll(() => panel(page).boundingBox()).toMatchObject({ x: 880, width: 400 })
  await expectAccessible(page)

  await panel(page).getByText('Teal').click()
  await expect.poll(() => look(page)).toBe('light teal')
  await panel(page).getByRole('radio', { name: 'Light' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => look(page)).toBe('dark teal')
  await expect.poll(() => api.get('/api/common/settings')).toMatchObject({ scheme: 'dark', theme: 'teal' })
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Ajustes', exact: true })).toBeFocused()
  const recording = await page.addInitScript(recordSchemes)
  await page.goto('/calendario')
  await expect(page.getByRole('heading', { level: 1, name: 'Calendario' })).toBeVisible()
  await expect.poll(() => look(page)).toBe('dark teal')
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(new Set(seen.slice(seen.indexOf('dark')))).toEqual(new Set(['dark']))
  await recording.dispose()

  // A phone has it in the account menu, and it covers the whole screen. 'Auto' follows the system while it is open.
  await page.setViewportSize({ width: 375, height: 812 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await page.getByRole('button', { name: 'Ajustes', exact: true }).click()
  await expect.poll(() => panel(page).boundingBox()).toMatchObject({ width: 375 })
  await expectNoSidewaysScroll(page)
  const dark = await ground(page)
  await panel(page).getByText('Auto', { exact: true }).click()
  await expect.poll(() => ground(page)).not.toBe(dark)
  const light = await ground(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => ground(page)).toBe(light)
  await panel(page).getByText('Light', { exact: true }).click()
  await panel(page).getByText('Default', { exact: true }).click()
  await expect
    .poll(() => api.get('/api/common/settings'))
    .toMatchObject({ scheme: 'light', theme: 'default', density: 'comfortable' })
  await panel(page).getByRole('button', { name: 'Cerrar los ajustes' }).click()
  await expect(panel(page)).toBeHidden()
})

test('rows are 40 px high, or 36 if the person chose that, even after a reload @store @release', async ({ page }) => {
  const api = await signInWithApi(page)
  const comfortable = { settings: { scheme: 'light', theme: 'default', density: 'comfortable' } }
  // Wide enough for names in one line beside the navigation.
  await page.setViewportSize({ width: 1440, height: 720 })
  await api.send('PATCH', '/api/common/settings', comfortable)
  await page.goto('/apps/ecommerce/inventory')
  const heights = () =>
    page.locator('.data-row').evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))])
  await expect(page.locator('.data-row')).toHaveCount(25)
  await expect.poll(heights).toEqual([40])
  await openSettings(page)
  await panel(page).getByText('Compacto', { exact: true }).click()
  await expect.poll(heights).toEqual([36])
  await expect.poll(() => api.get('/api/common/settings')).toMatchObject({ density: 'compact' })
  await page.reload()
  await expect(page.locator('.data-row')).toHaveCount(25)
  await expect.poll(heights).toEqual([36])
  for (const [address, row, height] of [
    ['/apps/contacts', '.contact-list-row', 48],
    ['/apps/chat', '.conversation', 52],
    ['/apps/file-manager', '.file-entry', 36],
    ['/apps/tasks?de=todas', '.task-row', 44],
    ['/apps/mailbox/inbox/1', '.mail-row', undefined],
  ] as const) {
    await page.goto(address)
    const first = page.locator(row).first()
    const heightOfFirst = async () => Math.round((await first.boundingBox())?.height ?? 0)
    await expect(first).toBeVisible()
    if (height) await expect.poll(heightOfFirst, { message: address }).toBe(height)
    if (row !== '.contact-list-row' && row !== '.mail-row') continue
    // Visible rows change at once.
    const compact = await heightOfFirst()
    await openSettings(page)
    await panel(page).getByText('Cómodo', { exact: true }).click()
    if (height) await expect.poll(heightOfFirst).toBe(60)
    else await expect.poll(heightOfFirst).toBeGreaterThan(compact + 8)
    await panel(page).getByText('Compacto', { exact: true }).click()
    await expect.poll(heightOfFirst).toBe(compact)
    await expect.poll(() => api.get('/api/common/settings')).toMatchObject({ density: 'compact' })
  }
  await api.send('PATCH', '/api/common/settings', comfortable)
})
