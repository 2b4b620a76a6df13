import { chat, conversationWith, field, list, messages, open, row, messageWith } from './chat-support.ts'
import { failing, signInWithApi } from './panels-support.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, expectScreen, openSignedIn, test } from './support.ts'

test.describe('the chat', { tag: '@store' }, () => {
  test('is read, searched and written in on a desktop, and a phone shows one pane at a time @smoke', async ({
    page,
  }) => {
    await openSignedIn(page, chat)
    await expect(row(page, 'José María Oyarzún')).toContainText('Vos: Gracias, José María. Abrigate.')
    await expectScreen(page)

    await test.step('a found message opens at its place', async () => {
      const search = page.getByRole('searchbox', { name: 'Buscar personas y mensajes' })
      await search.pressSequentially('peralta')
      await expect(row(page, 'Agustín Peralta')).toBeVisible()
      await expect(row(page, 'Luciano Ferrari')).toHaveCount(0)
      await search.clear()
      await search.pressSequentially('grua torre')
      const found = page.getByRole('region', { name: 'Mensajes encontrados' })
      await expect(found.getByRole('listitem')).toHaveCount(1)
      await expectAccessible(page)
      await found.getByRole('link').click()
      await expect(page.getByRole('region', { name: 'Conversación con Walter Zamudio' })).toBeVisible()
      await expect(messageWith(page, 'necesito la factura de la grúa torre')).toBeInViewport()
      await search.clear()
      await expect(row(page, 'José María Oyarzún')).toBeVisible()
    })

    await test.step('dialogs and panels', async () => {
      await page.getByRole('button', { name: 'Nueva conversación' }).click()
      const people = page.getByRole('dialog', { name: 'Nueva conversación' })
      await people.getByRole('combobox', { name: 'Buscar a una persona' }).fill('oyarzún')
      await expect(people.getByRole('option', { name: 'José María Oyarzún' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: 'Conversación con José María Oyarzún' })).toBeVisible()
      await expect(messageWith(page, 'Abrigate')).toBeInViewport()
      await page.getByRole('button', { name: /^José María Oyarzún/ }).click()
      const panel = page
        .getByRole('complementary', { name: 'Contacto' })
        .or(page.getByRole('dialog', { name: 'Contacto' }))
      await expect(panel.getByRole('link', { name: 'jmoyarzun@patagonialadrillos.test' })).toBeVisible()
      await expectAccessible(page)
      await panel.getByRole('button', { name: 'Cerrar' }).click()
      await expect(panel).toHaveCount(0)
      await page.getByRole('button', { name: 'Mi perfil' }).click()
      await expect(page.getByRole('textbox', { name: 'Sobre vos' })).toHaveValue(/Directora de proyectos/)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Mi perfil' })).toHaveCount(0)
      await page.getByRole('heading', { name: /^Chat/, level: 1 }).focus()
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toHaveCount(0)
    })

    await test.step('a sent message is last, even after a reload', async () => {
      await open(page, 'Diego Larrañaga')
      await expect(field(page)).toBeFocused()
      await page.keyboard.type('Nos vemos en la obra')
      await page.keyboard.press('Shift+Enter')
      await page.keyboard.type('y avisame')
      await page.keyboard.press('Enter')
      await expect(messageWith(page, 'y avisame').getByRole('img', { name: 'Enviado' })).toBeVisible()
      await page.reload()
      await expect(messageWith(page, 'y avisame')).toBeInViewport()
      await expectScreen(page)
    })

    await test.step('one pane at a time on a phone', async () => {
      await page.setViewportSize({ width: 375, height: 800 })
      await expect(list(page)).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Volver a las conversaciones' }).click()
      await expect(list(page)).toBeVisible()
      await expect(messages(page)).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    })
  })

  test('loads long conversations page by page when scrolling up, keeping the position @release', async ({ page }) => {
    const api = await signInWithApi(page)
    const { id } = await conversationWith(api, 'Emanuel Sosa')
    for (let index = 1; index <= 180; index++) {
      await api.send('POST', '/api/apps/chat/message', { message: { chatId: id, value: `Parte número ${index}.` } })
    }
    await page.goto(`${chat}/${id}`)
    await expect(messageWith(page, 'Parte número 180.')).toBeInViewport()
    await expect.poll(() => messages(page).getByRole('listitem').count()).toBeLessThan(60)
    const first = messageWith(page, 'Parte número 1.')
    await expect(async () => {
      await messages(page).hover()
      await page.mouse.wheel(0, -4000)
      await expect(first).toBeInViewport({ timeout: 300 })
    }).toPass()
    await page.getByRole('button', { name: 'Ir al final' }).click()
    await expect(messageWith(page, 'Parte número 180.')).toBeInViewport()
  })

  test('loses no message if the server fails or is down @release', async ({ page, obra }) => {
    await openSignedIn(page, chat)
    await open(page, 'Ramiro Cáceres')
    const mend = await failing(page, '/api/apps/chat/message', 'POST')
    await field(page).fill('¿Se firma el martes?')
    await field(page).press('Enter')
    await expect(messageWith(page, '¿Se firma el martes?')).toContainText(
      'No se envió. El servicio no está disponible.',
    )
    await expectAccessible(page)
    await mend()
    await obra.down()
    await field(page).fill('¿Me leés?')
    await field(page).press('Enter')
    await expect(messageWith(page, '¿Me leés?')).toContainText('No se envió.')
    await row(page, 'Luciano Ferrari').getByRole('link').click()
    await expect(page.getByText('No pudimos traer la conversación')).toBeVisible()
    const again = page.getByRole('alert').getByRole('button', { name: 'Reintentar' })
    await expect(again).toBeVisible()
    await obra.up()
    // By the button, or automatically if the page notices the server first.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 2_000 })
      await expect(messageWith(page, '¡Perfecto!')).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await open(page, 'Ramiro Cáceres')
    for (const text of ['¿Se firma el martes?', '¿Me leés?']) {
      await messageWith(page, text).getByRole('button', { name: 'Reintentar' }).click()
      await expect(messageWith(page, text).getByRole('img', { name: 'Enviado' })).toBeVisible()
    }
  })
})
