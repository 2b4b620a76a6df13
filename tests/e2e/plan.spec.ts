import { expect, expectScreen, openSignedIn, test } from './support.ts'

test('a task is moved by keyboard beside the time line; what it moves is accepted and undone @store', async ({
  page,
}) => {
  await openSignedIn(page, '/calendario/plan')
  const grid = page.getByRole('treegrid', { name: 'Tareas del plan' })
  const task = grid.getByRole('row', { name: /Contrapisos.*, remate y terrazas/ })
  await expect(grid.locator('.gantt-bar').first()).toBeVisible()
  await expectScreen(page)

  // The rows are virtualised: this one is drawn once it is near.
  await grid.locator('xpath=..').evaluate((scroller) => scroller.scrollTo(0, 3200))
  const start = task.locator('[data-column="2"]')
  const before = await start.innerText()
  await task.locator('[data-column="1"]').click()
  for (let days = 0; days < 20; days++) await page.keyboard.press('Alt+ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: /tareas? más/ })).toBeVisible()
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Este cambio corre otras tareas' })
  await expect(dialog.getByText(/^Sigue a/).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Correr y guardar' }).click()
  await expect(dialog).toBeHidden()
  await expect(start).not.toHaveText(before)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(start).toHaveText(before)

  await page.getByRole('link', { name: 'Avance físico' }).click()
  await expect(page.getByRole('table', { name: /Avance planeado y real/ })).toBeVisible()
  await expectScreen(page)
})
