import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, expectScreen, openSignedIn, test } from './support.ts'

const events = (page: Page, name: string | RegExp) =>
  page.locator('.calendar-grid').getByRole('button', { name, exact: typeof name === 'string' })
const cell = (page: Page, day: string) => page.locator(`.calendar-grid [data-date="${day}"]`)

/** Drags from one element to another, in the steps that a hand makes. Both have to lie still: the grid is laid out anew at another width. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await to.hover({ trial: true })
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await from.hover({ position: { x: start.width / 2, y: start.height * 0.8 } })
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height * 0.8 + 6, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height * 0.8, { steps: 8 })
  await page.mouse.up()
}

test('an event is drawn in the month, moved, put back, repeated, and one of its series moved @store', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // A month without sample events.
  await openSignedIn(page, '/calendario?vista=mes&dia=2031-03-15')
  const dialog = page.getByRole('dialog')
  await drag(page, cell(page, '2031-03-04'), cell(page, '2031-03-05'))
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Llenado de tanque')
  await dialog.getByRole('button', { name: 'Agendar' }).click()
  const filling = events(page, /^Llenado de tanque/)
  await expect(filling).toHaveAccessibleName(/martes 4 de marzo de 2031 al 05\/03\/2031/)
  await drag(page, filling, cell(page, '2031-03-12'))
  await expect(filling).toHaveAccessibleName(/miércoles 12 de marzo de 2031|martes 11 de marzo de 2031/)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(filling).toHaveAccessibleName(/martes 4 de marzo de 2031/)

  await filling.click()
  await dialog.getByRole('button', { name: 'Editar' }).click()
  await dialog.getByRole('textbox', { name: 'Termina el' }).fill('4/3/2031')
  await dialog.getByLabel('Se repite', { exact: true }).selectOption('Por semana')
  await dialog.getByLabel('Termina', { exact: true }).selectOption('Después de varias veces')
  await dialog.getByRole('textbox', { name: 'Cuántas veces' }).fill('3')
  await expect(dialog.getByText('Todas las semanas, los martes, 3 veces.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await expect(filling).toHaveCount(3)
  await expectScreen(page)

  await drag(page, events(page, /martes 11 de marzo/), cell(page, '2031-03-13'))
  await dialog.getByRole('button', { name: 'Solo este' }).click()
  await expect(events(page, /jueves 13 de marzo/)).toBeVisible()
  await expect(events(page, /martes 18 de marzo/)).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(events(page, /martes 11 de marzo/)).toBeVisible()
})

test('in a browser in Tokyo the keyboard moves an event, on the clocks of Buenos Aires @store @release', async ({
  browser,
  obra,
}) => {
  const context = await browser.newContext({ baseURL: obra.origin, timezoneId: 'Asia/Tokyo', locale: 'es-AR' })
  const page = await context.newPage()
  await openSignedIn(page, '/calendario?vista=semana&dia=2031-04-09')
  const dialog = page.getByRole('dialog')
  for (const [title, isAllDay] of [
    ['Visita', false],
    ['Plazo', true],
  ] as const) {
    await page.getByRole('button', { name: 'Nuevo evento' }).click()
    await dialog.getByRole('textbox', { name: 'Título' }).fill(title)
    if (isAllDay) await dialog.getByLabel('Todo el día').check()
    await dialog.getByRole('button', { name: 'Agendar' }).click()
    await expect(dialog).toBeHidden()
  }
  const visit = events(page, /^Visita/)
  const term = events(page, /^Plazo/)
  await expect(visit).toHaveAccessibleName('Visita, miércoles 9 de abril de 2031, 09:00 a 10:00')
  await expect(visit).toContainText('09:00')
  await expect(cell(page, '2031-04-09').filter({ hasText: 'Plazo' })).toBeVisible()

  // One tab stop: the all-day event comes first.
  await expect(page.locator('.calendar-grid [tabindex="0"]')).toHaveCount(1)
  await term.focus()
  await page.keyboard.press('ArrowRight')
  await expect(visit).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expect(visit).toHaveAccessibleName('Visita, jueves 10 de abril de 2031, 09:30 a 11:00')
  await expect(visit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Jueves 10 de abril de 2031, 09:30 a 11:00')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(visit).toHaveAccessibleName('Visita, jueves 10 de abril de 2031, 09:30 a 11:00')
  await context.close()
})

test('a phone begins with the agenda; a tap on a day of the month opens it @store @release', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openSignedIn(page, '/calendario')
  await expect(page.getByRole('region', { name: /hoy$/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/calendario?dia=2031-05-07')
  await page.getByRole('button', { name: 'Agendar un evento' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Título' }).fill('Replanteo')
  await dialog.getByRole('button', { name: 'Agendar' }).click()
  await page.getByRole('button', { name: 'Replanteo' }).click()
  await dialog.getByRole('button', { name: 'Más acciones' }).click()
  await dialog.getByRole('menuitem', { name: 'Mover a…' }).click()
  await dialog.getByRole('textbox', { name: 'Empieza el' }).fill('9/5/2031')
  await dialog.getByRole('button', { name: 'Mover', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Viernes 9 de mayo de 2031' })).toContainText('Replanteo')
  await page.getByRole('button', { name: 'Mes', exact: true }).click()
  await cell(page, '2031-05-09').click()
  await expect(page.getByRole('heading', { name: 'Viernes 9 de mayo de 2031' })).toBeVisible()
  await expect(events(page, /^Replanteo/)).toBeVisible()
})
