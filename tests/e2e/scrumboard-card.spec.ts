import type { Page } from '@playwright/test'
import { card, dragTo, expectTitles, list, openBoard } from './scrumboard-support.ts'
import { expect, expectAccessible, test } from './support.ts'

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const dialog = { name: 'En «Pendiente»' }
const takeBack = (page: Page, text: string) =>
  page.locator('.undo-notice').filter({ hasText: text }).getByRole('button', { name: 'Deshacer' }).click()

test.describe('a card', { tag: '@store' }, () => {
  test('has a description with emphasis, a priority and a due date @release', async ({ page }) => {
    await openBoard(page, 'Texto', 'Excavar')
    await card(page, 'Excavar').click()
    const opened = page.getByRole('dialog', dialog)
    const editor = opened.getByRole('textbox', { name: 'Descripción' })
    await editor.click()
    await page.keyboard.type('Hasta la cota ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('menos tres')
    await opened.getByRole('button', { name: 'Guardar' }).click()
    await expect(opened.getByRole('button', { name: 'Guardar' })).toBeHidden()
    await opened.getByLabel('Prioridad').selectOption('Alta')
    await opened.getByLabel('Vence', { exact: true }).fill('05/01/2020')
    await opened.getByLabel('Vence', { exact: true }).press('Tab')
    await expect(opened.getByText('Vencida')).toBeVisible()
    await page.reload()
    await expect(editor.locator('strong')).toHaveText('menos tres')
    await expect(opened.getByLabel('Prioridad')).toHaveValue('high')
    await opened.getByRole('button', { name: 'Ver historial' }).click()
    const history = opened.getByRole('region', { name: 'Historial' })
    await expect(history).toContainText('creó la tarjeta')
    await expect(history).toContainText('Prioridad: sin prioridad → alta')
    await expect(history).toContainText('Vence: — → 05/01/2020')
    await opened.getByLabel('Prioridad').selectOption('Media')
    await expect(history).toContainText('Prioridad: alta → media')
    await opened.getByLabel('Prioridad').selectOption('Alta')
    await expectAccessible(page)
    await opened
      .getByRole('button', { name: 'Close' })
      .or(opened.getByRole('button', { name: 'Cerrar' }))
      .first()
      .click()
    await expect(list(page, 'Pendiente').getByRole('img', { name: 'Prioridad alta' })).toBeVisible()
    await expect(list(page, 'Pendiente').getByRole('img', { name: 'Tiene descripción' })).toBeVisible()
  })

  test('has files: uploaded with progress, previewed, downloaded, removed and restored @release', async ({
    page,
    obra,
  }) => {
    await openBoard(page, 'Archivos', 'Excavar')
    await card(page, 'Excavar').click()
    const files = page.getByRole('dialog', dialog).getByRole('region', { name: 'Archivos' })
    const choose = files.getByLabel('Archivos de la tarjeta')
    const picture = { name: 'Losa.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') }
    const sheet = { name: 'Planilla.csv', mimeType: 'text/csv', buffer: Buffer.from('uno;dos') }
    await choose.setInputFiles([picture, sheet])
    await expect(files.getByRole('button', { name: 'Ver Losa.png' })).toBeVisible()
    await expect(files.getByText('Planilla.csv')).toBeVisible()
    await expect(files.getByRole('progressbar')).toHaveCount(0)
    await expect(files.locator('img')).toBeVisible()
    await expectAccessible(page)
    const saved = page.waitForEvent('download')
    await files.getByRole('button', { name: 'Descargar Planilla.csv' }).click()
    expect((await saved).suggestedFilename()).toBe('Planilla.csv')
    await files.getByRole('button', { name: 'Ver Losa.png' }).click()
    await expect(page.getByRole('dialog', { name: 'Losa.png' }).getByRole('img', { name: 'Losa.png' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Losa.png' })).toBeHidden()
    await files.getByRole('button', { name: 'Quitar Losa.png' }).click()
    await expect(files.getByText('Losa.png')).toBeHidden()
    await takeBack(page, 'Quitaste «Losa.png»')
    await expect(files.getByRole('button', { name: 'Ver Losa.png' })).toBeVisible()
    await obra.down()
    await choose.setInputFiles({ ...sheet, name: 'Otra.csv' })
    await expect(files.getByRole('alert')).toContainText('No se pudo subir')
    await obra.up()
    await files.getByRole('button', { name: 'Reintentar' }).click()
    await expect(files.getByRole('button', { name: 'Descargar Otra.csv' })).toBeVisible()
    await page.getByRole('dialog', dialog).getByRole('button', { name: 'Ver historial' }).click()
    const history = page.getByRole('region', { name: 'Historial' })
    await expect(history).toContainText('adjuntó un archivo: Otra.csv')
    await expect(list(page, 'Pendiente').getByTitle('Archivos')).toHaveText('3 archivos')
  })

  test('is archived, found in the archive and restored; deleted with undo; and z undoes the last action @release', async ({
    page,
  }) => {
    await openBoard(page, 'Archivo', 'Excavar', 'Armar', 'Llenar')
    await card(page, 'Armar').click()
    await page.getByRole('dialog', dialog).getByRole('button', { name: 'Archivar' }).click()
    await expectTitles(page, 'Pendiente', ['Excavar', 'Llenar'])
    await takeBack(page, 'Archivaste')
    await expectTitles(page, 'Pendiente', ['Excavar', 'Armar', 'Llenar'])
    await card(page, 'Armar').click()
    await page.getByRole('dialog', dialog).getByRole('button', { name: 'Archivar' }).click()
    await expectTitles(page, 'Pendiente', ['Excavar', 'Llenar'])
    await page.getByRole('button', { name: 'Tarjetas archivadas' }).click()
    await expect(page).toHaveURL(/archivo/)
    const archive = page.getByRole('dialog', { name: 'Tarjetas archivadas' })
    await archive.getByRole('link', { name: 'Armar' }).click()
    await expect(page.getByText('Esta tarjeta está archivada.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('dialog', dialog).getByRole('button', { name: 'Devolver al tablero' }).click()
    await expect(page.getByText('Esta tarjeta está archivada.')).toBeHidden()
    await page.getByRole('dialog', dialog).getByRole('button', { name: 'Eliminar', exact: true }).click()
    await expectTitles(page, 'Pendiente', ['Excavar', 'Llenar'])
    await takeBack(page, 'Eliminaste')
    await expectTitles(page, 'Pendiente', ['Excavar', 'Armar', 'Llenar'])
    await page.reload()
    await expectTitles(page, 'Pendiente', ['Excavar', 'Armar', 'Llenar'])

    // z undoes the archiving in progress, not the earlier deletion.
    await card(page, 'Armar').click()
    await page.getByRole('dialog', dialog).getByRole('button', { name: 'Eliminar', exact: true }).click()
    await expectTitles(page, 'Pendiente', ['Excavar', 'Llenar'])
    const pressed = Promise.withResolvers<void>()
    await page.route(
      '**/api/apps/scrumboard/board/card',
      async (route) => {
        await pressed.promise
        await route.continue()
      },
      { times: 1 },
    )
    await card(page, 'Excavar').click()
    await page.getByRole('dialog', dialog).getByRole('button', { name: 'Archivar' }).click()
    await expectTitles(page, 'Pendiente', ['Llenar'])
    await expect(page.getByRole('dialog', dialog)).toBeHidden()
    const stored = page.waitForResponse((answer) => !!answer.request().postData()?.includes('"archived":false'))
    await page.keyboard.press('z')
    pressed.resolve()
    await expectTitles(page, 'Pendiente', ['Excavar', 'Llenar'])
    await stored
    await page.reload()
    await expectTitles(page, 'Pendiente', ['Excavar', 'Llenar'])
  })
})

test.describe('the filter of a board', { tag: '@store' }, () => {
  test('filters the board, and cards can still be moved @release', async ({ page }) => {
    const { api, cards, id } = await openBoard(page, 'Filtro', 'Excavar', 'Armar', 'Llenar')
    const label = await api.send<{ id: string }>('PUT', '/api/apps/scrumboard/board/label', {
      label: { boardId: id, title: 'Urgente', color: 'red' },
    })
    const me = await api.get<{ id: string }>('/api/common/user')
    const change = (index: number, fields: object) =>
      api.send('PATCH', '/api/apps/scrumboard/board/card', { id: cards[index]!.id, card: fields })
    await change(0, { labels: [label.id], dueDate: '2020-01-05' })
    await change(2, { members: [me.id], description: '<p>Con bomba</p>' })
    await page.reload()
    await page.getByLabel('Buscar tarjetas').fill('bomba')
    await expectTitles(page, 'Pendiente', ['Llenar'])
    await expect(page.getByText('1 de 3 tarjetas')).toBeVisible()
    await dragTo(page, card(page, 'Llenar'), list(page, 'En curso'))
    await expectTitles(page, 'En curso', ['Llenar'])
    await page.mouse.up()
    await expectTitles(page, 'En curso', ['Llenar'])
    await page.reload()
    await expectTitles(page, 'En curso', ['Llenar'])
    await expectTitles(page, 'Pendiente', [])
    await page.getByRole('button', { name: 'Quitar filtros' }).click()
    await expectTitles(page, 'Pendiente', ['Excavar', 'Armar'])
    await page.getByRole('button', { name: 'Etiquetas' }).click()
    await page.getByRole('dialog', { name: 'Filtrar por etiqueta' }).getByRole('checkbox', { name: 'Urgente' }).click()
    await expectTitles(page, 'Pendiente', ['Excavar'])
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await card(page, 'Excavar').click()
    await page.getByRole('dialog', dialog).getByRole('button', { name: 'Archivar' }).click()
    await expectTitles(page, 'Pendiente', [])
    // The dialog handles keys until it is closed.
    await expect(page.getByRole('dialog', dialog)).toBeHidden()
    await page.keyboard.press('z')
    await expectTitles(page, 'Pendiente', ['Excavar'])
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
  })
})
