import type { Page } from '@playwright/test'
import { expectSheet, openDashboard, signInWithApi } from './panels-support.ts'
import { expect, expectAccessible, expectScreen, test } from './support.ts'
import { withDevtools } from './devtools.ts'

const field = (page: Page) => page.getByRole('combobox', { name: /^Buscar/ })

/** A screen that is idle once its heading is visible; the project dashboard would still render charts. */
async function openBoards(page: Page): Promise<void> {
  await page.goto('/dashboards')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Delays the search's script until the returned function is called. */
async function holdPanel(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/SearchPanel-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('Ctrl+K opens the search, Escape closes it, the focus returns; on a phone it covers the screen @smoke', async ({
  page,
}) => {
  await signInWithApi(page)
  await openDashboard(page)
  const button = page.getByRole('button', { name: /^Mensajes/ })
  await button.focus()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Meta+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeHidden()
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(field(page)).toBeFocused()
  await field(page).fill('zzzz')
  await expect(page.getByText('No encontramos nada')).toBeVisible()
  await expectAccessible(page)
  await field(page).fill('seleccion')
  await expect(page.getByRole('option', { name: 'Selección de Desarrolladora' })).toBeVisible()
  await expectScreen(page)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 375, height: 720 })
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await field(page).fill('a'.repeat(200))
  await expectSheet(page, page.getByRole('dialog', { name: 'Buscar' }))
  await expectScreen(page)
  await page.getByRole('button', { name: 'Cerrar la búsqueda' }).click()
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeFocused()
})

test('no letter typed while the search is loading is lost @release', async ({ page }) => {
  await signInWithApi(page)
  const release = await holdPanel(page)
  await openDashboard(page)
  await withDevtools(page, async (session) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('planilla de ', { delay: 30 })
    release()
    await page.keyboard.type('presupuesto', { delay: 30 })
    await expect(field(page)).toHaveValue('planilla de presupuesto')
  })
})

test('Enter pressed while the search is loading is not lost; results open a product and a mail @release', async ({
  page,
}) => {
  await signInWithApi(page)
  const release = await holdPanel(page)
  await openBoards(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('textbox', { name: 'Buscar' })).toBeFocused()
  await page.keyboard.type('seleccion')
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL(/\/seleccionar-desarrolladora$/)

  const find = async (text: string) => {
    await page.keyboard.press('Control+k')
    await field(page).fill(text)
  }
  await find('ladrillo')
  const products = page.getByRole('group', { name: 'Productos' })
  const product = (await products.getByRole('option').first().locator('.search-option-text').textContent())!
  await products.getByRole('option').first().click()
  await expect(page).toHaveURL(/inventory\?producto=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Inventario' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toHaveValue(product)

  await find('escribanía')
  const mail = page.getByRole('group', { name: 'Correos' }).getByRole('option').first()
  const subject = (await mail.locator('.search-option-text').textContent())!
  await mail.click()
  await expect(page).toHaveURL(/apps\/mailbox\/all\/1\//)
  await expect(page.getByRole('heading', { name: subject })).toBeVisible()
})
