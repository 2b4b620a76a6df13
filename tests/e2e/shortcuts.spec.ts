import { openDashboard, openPanel, replaceAll, signInWithApi } from './panels-support.ts'
import { expect, expectAccessible, expectScreen, test } from './support.ts'

const board = { label: 'Tablero', icon: 'pi pi-chart-line', link: '/dashboards/project?a=1', useRouter: true }
const reload = { label: 'Reload', icon: 'pi pi-refresh', link: '/dashboards/project', useRouter: false }

test('shortcuts open with or without a reload, are reordered and edited in their panel, and fit a phone @release', async ({
  page,
}) => {
  const api = await signInWithApi(page)
  await replaceAll(api, 'shortcuts', [board, reload])
  await openDashboard(page)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const panel = await openPanel(page, 'Accesos directos', 'Accesos directos')
  await expect(panel.getByRole('link')).toHaveCount(2)
  await expectScreen(page)
  await panel.getByRole('link', { name: /Tablero/ }).click()
  await expect(page).toHaveURL(/project\?a=1&proyecto=\d+$/)
  await expect(panel).toBeHidden()
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await openPanel(page, 'Accesos directos', 'Accesos directos')
  await panel.getByRole('link', { name: 'Reload' }).click()
  await expect(page).toHaveURL(/\/dashboards\/project\?proyecto=\d+$/)
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(false)

  await openPanel(page, 'Accesos directos', 'Accesos directos')
  await panel.getByRole('button', { name: 'Organizar' }).click()
  await expect(panel.getByRole('button', { name: 'Borrar Tablero' })).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Nuevo acceso directo' }).click()
  await expect(panel.getByRole('textbox', { name: 'Nombre' })).toBeFocused()
  await page.keyboard.type('Mi tablero')
  await page.setViewportSize({ width: 375, height: 720 })
  await expect(panel.getByRole('button', { name: 'Cerrar' })).toBeInViewport({ ratio: 1 })
  await panel
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: 'Estrella' }) })
    .click()
  await expect(panel.getByRole('radio', { name: 'Estrella' })).toBeChecked()
  await expectScreen(page)
})
