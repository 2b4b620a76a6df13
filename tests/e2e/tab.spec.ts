/** Obra in a tab, without a server: the folder built by `npm run demo`, on a static file host. */
import { test as base, type Page } from '@playwright/test'
import { workerBytes } from '../support/worker-files.ts'
import { demo, expect, expectAccessible, expectNoSidewaysScroll, serverTest as test } from './support.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Demo' })
/** The first start seeds the sample. */
const firstStart = { timeout: 60_000 }

// Needs no browser.
// Program, sample and SQLite, loaded after the first screen. Each business module adds about 50 kB.
base('the worker loads at most 1.5 MB', () => expect(workerBytes()).toBeLessThan(1_500_000))

/** Signs in on the form and chooses the first project of the first company. */
async function begin(page: Page): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(demo.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(demo.password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.getByRole('button', { name: /Norte Desarrollos/ }).click(firstStart)
  await page.getByRole('button', { name: /Torre Barrancas/ }).click()
  await expect(page.getByRole('heading', { name: 'Tablero del proyecto' })).toBeVisible()
}

/** Opens the link of a screen, on a host with its own response for unknown paths. */
async function openLink(page: Page, folder: string): Promise<void> {
  await page.goto(`${folder}/apps/notes?nota=1`)
  await expect(page.getByRole('heading', { name: 'Iniciá sesión' })).toBeVisible(firstStart)
  await expect(page).toHaveURL(new RegExp(`:\\d+${folder}/sign-in\\?redirectURL=/apps/notes`))
}

// One test for all of this: each start of a demo seeds its sample, which costs more than the rest of a test.
test('a tab is the whole product: changes persist, also in a second tab, until the demo is restarted', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await openLink(page, '')
  await expect(bar(page)).toContainText('Demo sin servidor', firstStart)
  await expectAccessible(page)

  await page.goto('/forgot-password')
  await page.getByLabel('Correo electrónico').fill(demo.email)
  await page.getByRole('button', { name: 'Mandame el enlace' }).click()
  await bar(page).getByRole('button', { name: 'Detalles y correo (1)' }).click()
  await expectAccessible(page)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /reset-password/ })
    .click()
  await expect(page.getByLabel('Contraseña nueva', { exact: true })).toBeVisible()

  await page.goto('/sign-in')
  await begin(page)

  await page.goto('/apps/ecommerce/inventory?buscar=hormigonera')
  await page.locator('.inventory-name').first().click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Hormigonera de la demo')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.locator('.inventory-name').first()).toHaveText('Hormigonera de la demo')
  await expect(page.getByText('Guardando…')).toBeHidden()

  await page.goto('/apps/mailbox/inbox/1')
  await expect(page.getByRole('heading', { name: 'Recibidos', level: 1 })).toBeVisible()
  await page.goto('/apps/notes')
  await expect(page.getByRole('list', { name: 'Notas fijadas' })).toContainText('Antes de colar la losa 9')

  await page.reload()
  await expect(page.getByRole('list', { name: 'Notas fijadas' })).toBeVisible(firstStart)
  await page.goto('/apps/ecommerce/inventory?buscar=demo')
  await expect(page.locator('.inventory-name').first()).toHaveText('Hormigonera de la demo')
  await page.setViewportSize({ width: 375, height: 812 })
  await expectNoSidewaysScroll(page)

  const first = page
  page = await first.context().newPage()
  await page.goto('/apps/contacts')
  await expect(page.getByRole('heading', { name: 'Contactos' })).toBeVisible()
  await first.close()
  await page.goto('/apps/ecommerce/inventory?buscar=demo')
  await expect(page.locator('.inventory-name').first()).toHaveText('Hormigonera de la demo', firstStart)

  await bar(page).getByRole('button', { name: 'Empezar de nuevo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Empezar de nuevo' }).click()
  await expect(page.getByRole('heading', { name: 'Iniciá sesión' })).toBeVisible()
  await begin(page)
  await page.goto('/apps/ecommerce/inventory?buscar=hormigonera')
  await expect(page.locator('.inventory-name').first()).toBeVisible()
  await expect(page.getByText('Hormigonera de la demo')).toBeHidden()
})

/** Whether the visible pictures have loaded. */
const pictures = (page: Page) =>
  page.locator('main img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0))

test('a demo in a subfolder opens, continues after a reload, shows its pictures and ends @release', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.goto('/obra/demo')
  await expect(page).toHaveURL(/\/obra\/demo\/sign-in/)
  await begin(page)
  await expect(page).toHaveURL(/\/obra\/demo\/dashboards\/project\?proyecto=\d+$/)

  await page.getByRole('link', { name: 'Abrir el calendario' }).click()
  await expect(page).toHaveURL(/\/obra\/demo\/calendario/)
  await page.goto('/obra/demo/apps/contacts')
  await expect(page.getByRole('heading', { name: 'Contactos' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Contactos' })).toBeVisible(firstStart)
  await expect.poll(() => pictures(page)).toContain(true)
  await expect.poll(() => pictures(page)).not.toContain(false)

  await page.goto('/obra/demo/apps/help-center/guides/projects/archivos')
  const link = page.locator('main .rich-text').getByRole('link', { name: 'Archivos', exact: true }).first()
  await expect(link).toHaveAttribute('href', '/obra/demo/apps/file-manager', firstStart)
  await page.goto('/obra/demo/sign-out')
  await page.getByRole('link', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/obra\/demo\/sign-in$/)
})

test('a demo without service worker shows its pictures, and restarts without touching other sites @release', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await openLink(page, '/obra/demo')
  await page.goto('/obra/demo/')
  await begin(page)
  await page.evaluate(() => Reflect.get(localStorage, Symbol.for('obra-whole-storage')).setItem('theme', 'of another'))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull()

  await page.goto('/obra/demo/apps/contacts')
  await expect(page.getByRole('heading', { name: 'Contactos' })).toBeVisible(firstStart)
  await expect.poll(() => pictures(page)).toContain(true)
  await expect.poll(() => pictures(page)).not.toContain(false)

  await bar(page).getByRole('button', { name: 'Empezar de nuevo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Empezar de nuevo' }).click()
  await expect(page.getByRole('heading', { name: 'Iniciá sesión' })).toBeVisible()
  await page.goto('/favicon.svg')
  await expect.poll(() => page.evaluate(() => Object.entries(localStorage))).toEqual([['theme', 'of another']])
  await context.close()
})

test('the link of a screen opens the demo on a host that serves its page for every path @release', async ({ page }) => {
  await openLink(page, '/app')
})
