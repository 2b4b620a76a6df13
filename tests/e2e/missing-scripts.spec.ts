import type { Page } from '@playwright/test'
import { expect, expectAccessible, openSignedIn, test } from './support.ts'

const rail = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const failed = (page: Page) => page.getByRole('main').getByRole('alert')
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** Aborts script requests. Routing also disables Chromium's cache, so that no script is available by chance. */
async function withoutScripts(page: Page, files = '**/assets/*'): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort())
  return () => page.unroute(files)
}

/** Serves another version than the open page's until the returned function is called. */
async function publishVersion(page: Page): Promise<() => Promise<void>> {
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body: '<script src="/assets/new.js">' }))
  return () => page.unroute('/')
}

test('a screen whose script fails to load keeps the shell, and opens once it can @release', async ({
  page,
  context,
}) => {
  await openSignedIn(page, '/calendario')
  await expect(heading(page, 'Calendario')).toBeVisible()
  let restore = await withoutScripts(page)
  await rail(page).getByRole('link', { name: 'Inventario' }).click()
  await expect(page).toHaveURL('/apps/ecommerce/inventory')
  await expect(failed(page)).toContainText('No pudimos abrir esta pantalla')
  await expect(rail(page).getByRole('link', { name: 'Calendario' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expectAccessible(page)
  await failed(page).getByRole('button', { name: 'Reintentar' }).click()
  await expect(failed(page)).toBeVisible()
  await rail(page).getByRole('link', { name: 'Calendario' }).click()
  await expect(heading(page, 'Calendario')).toBeVisible()
  await restore()
  await rail(page).getByRole('link', { name: 'Inventario' }).click()
  await expect(heading(page, 'Inventario')).toBeVisible()
  // The retry loaded its style sheet too.
  await expect(page.locator('.inventory-table, .data-table').first()).toBeVisible()
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].every(({ sheet }) => sheet),
  )
  expect(styles).toBe(true)

  // Offline, it opens as soon as the network is back.
  restore = await withoutScripts(page)
  await context.setOffline(true)
  await rail(page).getByRole('link', { name: 'Correo' }).click()
  await expect(failed(page)).toContainText('No pudimos abrir esta pantalla')
  await restore()
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: /Recibidos/ }).first()).toBeVisible()
  await expect(failed(page)).toHaveCount(0)

  // A script of an old version will never load: the page reloads.
  restore = await withoutScripts(page)
  const withdraw = await publishVersion(page)
  await rail(page).getByRole('link', { name: 'Contactos' }).click()
  await expect(failed(page)).toContainText('Hay una versión nueva de Obra')
  await restore()
  await withdraw()
  await failed(page).getByRole('button', { name: 'Recargar' }).click()
  await expect(heading(page, 'Contactos')).toBeVisible()
})

test('a component whose script fails to load leaves the screen and the input unchanged @release', async ({ page }) => {
  let restore = await withoutScripts(page, '**/assets/Composer*')
  await openSignedIn(page, '/apps/mailbox')
  await page.getByRole('button', { name: 'Redactar' }).click()
  const part = page.getByRole('alert').filter({ hasText: 'No pudimos abrir esta parte' })
  await expect(part).toBeVisible()
  await expect(page.getByRole('link', { name: /Recibidos/ }).first()).toBeVisible()
  await expectAccessible(page)
  await restore()
  await part.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('dialog', { name: /mail/i })).toBeVisible()

  restore = await withoutScripts(page, '**/assets/SettingsPanel*')
  await page.goto('/apps/contacts/nuevo')
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Hormigones a medias')
  await page.getByRole('textbox', { name: 'Puesto', exact: true }).fill('Ventas')
  const withdraw = await publishVersion(page)
  await page.getByRole('button', { name: 'Ajustes', exact: true }).click()
  const gone = page.getByRole('alert').filter({ hasText: 'Hay una versión nueva de Obra' })
  await expect(gone).toBeVisible()
  await restore()
  await withdraw()
  // Nothing is unsaved, so no beforeunload question, which would fail the test here.
  const loaded = page.waitForEvent('load')
  await gone.getByRole('button', { name: 'Recargar' }).click()
  await loaded
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Hormigones a medias')
  await expect(page.getByRole('textbox', { name: 'Puesto', exact: true })).toHaveValue('Ventas')
  await expect(gone).toHaveCount(0)
})

test('the scripts of all screens are prefetched when idle, so that they open without a server @store @release', async ({
  page,
  obra,
}) => {
  const asked = new Set<string>()
  page.on('requestfinished', (request) => void asked.add(new URL(request.url()).pathname))
  await openSignedIn(page, '/calendario')
  await expect.poll(() => page.evaluate(() => window.programFiles?.length)).toBeGreaterThan(20)
  const files = await page.evaluate(() => window.programFiles ?? [])
  // One after another, each when idle, which is rare on a busy machine.
  await expect.poll(() => files.filter((file) => !asked.has(`/${file}`)), { timeout: 150_000 }).toEqual([])
  await obra.down()
  await rail(page).getByRole('link', { name: 'Inventario' }).click()
  await expect(heading(page, 'Inventario')).toBeVisible()
  await obra.up()
})
