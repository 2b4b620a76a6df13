import { chat, choose, field, messages, open, row, messageWith, say } from './chat-support.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './support.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test.describe('messages', { tag: '@store' }, () => {
  test('are edited, deleted, replied to and given emoji, on a desktop and on a phone @release', async ({ page }) => {
    await openSignedIn(page, chat)
    await open(page, 'José María Oyarzún')

    await test.step('an own message is edited in the field, and deleted', async () => {
      await say(page, 'Nos vemos el lunes')
      await choose(page, messageWith(page, 'Nos vemos el lunes'), 'Editar')
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('Nos vemos el lunes')
      await expectAccessible(page)
      await field(page).fill('Nos vemos el martes')
      await field(page).press('Enter')
      await expect(messageWith(page, 'Nos vemos el martes')).toContainText('editado')
      await choose(page, messageWith(page, 'Nos vemos el martes'), 'Eliminar')
      await expect(messageWith(page, 'Eliminaste este mensaje')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Deshacer' })).toBeVisible()
      await expectAccessible(page)
      // It covers the field.
      await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Deshacer' })).toHaveCount(0)
    })

    await test.step('a reply links to its message', async () => {
      await choose(page, messageWith(page, 'Buen día. Primera helada'), 'Responder')
      await expect(field(page)).toBeFocused()
      await say(page, 'Acá también heló')
      await expectAccessible(page)
      await messageWith(page, 'Acá también heló')
        .getByRole('link', { name: /José María Oyarzún.*Primera helada/ })
        .click()
      await expect(page).toHaveURL(/mensaje=/)
      await expect(messageWith(page, 'Buen día. Primera helada').first()).toBeInViewport()
    })

    await test.step('emoji are found by their names and chosen by keyboard', async () => {
      await field(page).fill('Listo ')
      await page.getByRole('button', { name: 'Emojis' }).click()
      const choice = page.getByRole('dialog', { name: 'Emojis' })
      await expect(choice.getByRole('gridcell').first()).toBeVisible()
      await expectAccessible(page)
      await choice.getByRole('searchbox', { name: 'Buscar un emoji' }).fill('casco militar')
      await expect(choice.getByRole('gridcell')).toHaveCount(1)
      await page.keyboard.press('ArrowDown')
      await expect(choice.getByRole('gridcell', { name: 'Casco militar', selected: true })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(field(page)).toHaveValue(/^Listo \p{Extended_Pictographic}/u)
      await expect(field(page)).toBeFocused()
      await field(page).press('Enter')
      await expect(messages(page).getByRole('listitem').last()).toContainText('Listo')
    })

    await test.step('on a phone', async () => {
      await page.setViewportSize({ width: 375, height: 740 })
      await choose(page, messageWith(page, 'Listo'), 'Responder')
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Emojis' }).click()
      await expect(page.getByRole('gridcell').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })

  test('carry files, which are downloaded, enlarged and listed in the panel @release', async ({ page }) => {
    await openSignedIn(page, chat)
    await open(page, 'Walter Zamudio')
    await page.getByLabel('Archivos para el mensaje').setInputFiles([
      { name: 'losa.png', mimeType: 'image/png', buffer: png },
      { name: 'planilla.csv', mimeType: 'text/csv', buffer: Buffer.from('uno;dos') },
    ])
    const files = page.getByRole('list', { name: 'Archivos del mensaje' })
    await expect(files.getByRole('button', { name: /^Quitar/ })).toHaveCount(2)
    await expect(files.getByText('Subiendo…')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    const sent = messageWith(page, 'planilla.csv')
    await expect(sent.getByRole('img', { name: 'Enviado' })).toBeVisible()
    await expect(row(page, 'Walter Zamudio')).toContainText('📎 2 archivos')
    const download = page.waitForEvent('download')
    await sent.getByRole('button', { name: 'Descargar planilla.csv' }).click()
    expect((await download).suggestedFilename()).toBe('planilla.csv')
    await expectAccessible(page)
    await sent.getByRole('button', { name: 'Ver losa.png' }).click()
    const large = page.getByRole('dialog', { name: 'losa.png' }).getByRole('img', { name: 'losa.png' })
    await expect(large).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(large).toHaveCount(0)
    await page.getByRole('button', { name: /^Walter Zamudio/ }).click()
    await expect(
      page.getByRole('region', { name: 'Imágenes' }).getByRole('button', { name: 'Ver losa.png' }),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Archivos', exact: true })).toContainText('planilla.csv')
    await expectAccessible(page)
  })
})
