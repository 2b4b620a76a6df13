import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, paste, test } from './support.ts'

const gallery = '/solo-desarrollo/componentes'
const tree = (page: Page) => page.getByRole('treegrid', { name: 'Árbol de importes' })
const cell = (table: ReturnType<typeof tree>, line: number, column: number) =>
  table.locator(`[data-line="${line}"][data-column="${column}"]`)

test('amounts are typed, selected and pasted in a virtual table of two thousand rows', async ({ page }) => {
  await openSignedIn(page, gallery)
  await cell(tree(page), 1, 2).click()
  await expectAccessible(page)
  await page.keyboard.type('1234,5')
  await page.keyboard.press('Enter')
  await expect(cell(tree(page), 1, 2)).toHaveText('1.234,5')
  await expect(cell(tree(page), 2, 2)).toBeFocused()
  await page.keyboard.type('doce')
  await expect(page.getByText('Escribí un número, por ejemplo 1.234,56.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(cell(tree(page), 2, 3)).toBeFocused()
  await expect(cell(tree(page), 2, 2)).toHaveText('doce')
  await page.getByRole('button', { name: '1 celda con error' }).click()
  await expect(cell(tree(page), 2, 2)).toBeFocused()
  await expectAccessible(page)
  await cell(tree(page), 1, 2).click()
  await paste(page, '10\t20,5\r\n30\tnada\r\n')
  await expect(cell(tree(page), 2, 3)).toHaveText('nada')
  await cell(tree(page), 1, 2).click()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('2 celdas · Suma 40')).toBeVisible()
  const copied = await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
    )
    return clipboardData.getData('text/plain')
  })
  expect(copied).toBe('10\n30')
  await cell(tree(page), 0, 0).click()
  await page.keyboard.press('Control+End')
  await expect(cell(tree(page), 2000, 5)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(cell(tree(page), 1999, 5)).toBeInViewport()
  await expect.poll(() => tree(page).getByRole('row').count()).toBeLessThan(80)
  await page.keyboard.press('Control+Home')
  await expect(cell(tree(page), 0, 0)).toBeInViewport()
  await page.keyboard.press('ArrowLeft')
  await expect(tree(page).getByRole('row', { name: 'Estructura' }).first()).toHaveAttribute('aria-rowindex', '4')
  await page.keyboard.press('ArrowRight')
  await expect(cell(tree(page), 1, 0)).toHaveText('1.1 Tarea 1')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(tree(page).locator(':focus')).toHaveCount(0)
})

test('on a phone the table scrolls within itself, with a sticky first column @release', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await openSignedIn(page, gallery)
  await cell(tree(page), 1, 0).click()
  await page.keyboard.press('End')
  await expect(cell(tree(page), 1, 5)).toBeInViewport()
  await expect(cell(tree(page), 1, 0)).toBeInViewport()
  await expectNoSidewaysScroll(page)
})
