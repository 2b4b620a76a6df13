import type { Locator, Page } from '@playwright/test'
import { failing, signInWithApi, type Api } from './panels-support.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './support.ts'

type Listed = { items: { id: string; name: string; contactId: string }[] }

const chat = '/apps/chat'
const list = (page: Page): Locator => page.getByRole('region', { name: 'Conversaciones' })
const row = (page: Page, name: string): Locator => list(page).getByRole('listitem').filter({ hasText: name })
const messages = (page: Page): Locator => page.getByRole('group', { name: 'Mensajes' })
const field = (page: Page): Locator => page.getByRole('textbox', { name: /^Mensaje/ })
const said = (page: Page, text: string): Locator => messages(page).getByRole('listitem').filter({ hasText: text })

async function conversationWith(api: Api, name: string) {
  const { items } = await api.get<Listed>('/api/apps/chat/conversations?size=200')
  return items.find((item) => item.name === name)!
}

async function open(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole('link').click()
  await expect(page.getByRole('region', { name: `Conversación con ${name}` })).toBeVisible()
  await expect(messages(page)).toBeVisible()
}

test.describe('conversations', { tag: '@store' }, () => {
  test('are listed with what was said last, and open with their messages', async ({ page }) => {
    await openSignedIn(page, chat)
    await expect(page.getByRole('heading', { name: /^Chat/, level: 1 })).toBeVisible()
    await expect(row(page, 'José María Oyarzún')).toContainText('Vos: Gracias, José María. Abrigate.')
    await expect(row(page, 'José María Oyarzún').getByRole('img', { name: 'Silenciada' })).toBeVisible()
    await expectAccessible(page)
    await open(page, 'José María Oyarzún')
    await expect(said(page, 'Buen día. Primera helada')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(said(page, 'Abrigate')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Elegí una conversación')).toBeVisible()
  })

  test('show where the unread ones begin, and are read by opening them', async ({ page }) => {
    const api = await signInWithApi(page)
    const { id } = await conversationWith(api, 'Renata Moreira')
    await api.send('PATCH', '/api/apps/chat/chat', { id, chat: { unreadCount: 1 } })
    await page.goto(chat)
    await expect(row(page, 'Renata Moreira')).toContainText('1 sin leer')
    await open(page, 'Renata Moreira')
    await expect(said(page, '¿Alguna novedad?')).toContainText('Mensajes sin leer')
    await expect(row(page, 'Renata Moreira')).not.toContainText('sin leer')
    await page.reload()
    await expect(said(page, '¿Alguna novedad?')).toBeVisible()
    await expect(page.getByText('Mensajes sin leer')).toHaveCount(0)
  })

  test('are muted, marked as unread and left by the menu', async ({ page }) => {
    await openSignedIn(page, chat)
    await open(page, 'Federico Anchorena')
    const menu = page.getByRole('button', { name: 'Opciones de la conversación' })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Silenciar' }).click()
    await expect(row(page, 'Federico Anchorena').getByRole('img', { name: 'Silenciada' })).toBeVisible()
    await menu.click()
    await page.getByRole('menuitem', { name: 'Dejar de silenciar' }).click()
    await expect(row(page, 'Federico Anchorena').getByRole('img', { name: 'Silenciada' })).toHaveCount(0)
    await menu.click()
    await page.getByRole('menuitem', { name: 'Marcar como no leída' }).click()
    await expect(page).toHaveURL(/\/apps\/chat$/)
    await expect(row(page, 'Federico Anchorena')).toContainText('1 sin leer')
  })

  test('are found by name and by what was said, and a message leads to its place', async ({ page }) => {
    await openSignedIn(page, chat)
    await page.getByRole('searchbox', { name: 'Buscar personas y mensajes' }).fill('peralta')
    await expect(row(page, 'Agustín Peralta')).toBeVisible()
    await expect(row(page, 'Luciano Ferrari')).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Buscar personas y mensajes' }).fill('grua torre')
    const found = page.getByRole('region', { name: 'Mensajes encontrados' })
    await expect(found.getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page)
    await found.getByRole('link').click()
    await expect(page.getByRole('region', { name: 'Conversación con Walter Zamudio' })).toBeVisible()
    await expect(said(page, 'necesito la factura de la grúa torre')).toBeInViewport()
    await expect(page).toHaveURL(/buscar=grua\+torre/)
    await page.getByRole('searchbox', { name: 'Buscar personas y mensajes' }).fill('zzzz')
    await expect(page.getByText('Ninguna persona se llama así.')).toBeVisible()
    await expect(page.getByText('Ningún mensaje dice eso.')).toBeVisible()
  })

  test('begin with somebody who is chosen by keyboard', async ({ page }) => {
    const api = await signInWithApi(page)
    const { items } = await api.get<Listed>('/api/apps/chat/conversations?size=200')
    const people = await api.get<{ id: string; name: string }[]>('/api/apps/chat/contacts')
    const known = new Set(items.map(({ contactId }) => contactId))
    const { name } = people.find(({ id }) => !known.has(id))!
    await page.goto(chat)
    await expect(row(page, 'José María Oyarzún')).toBeVisible()
    await page.keyboard.press('c')
    const dialog = page.getByRole('dialog', { name: 'Nueva conversación' })
    await dialog.getByRole('combobox', { name: 'Buscar a una persona' }).fill(name)
    await expect(dialog.getByRole('option', { name })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: `Conversación con ${name}` })).toBeVisible()
    await expect(page.getByText('Todavía no se escribieron. Empezá con un saludo.')).toBeVisible()
  })

  test('that are not there say so, and show with whom they are', async ({ page }) => {
    await openSignedIn(page, `${chat}/nada`)
    await expect(page.getByText('No encontramos esa conversación')).toBeVisible()
    await page.getByRole('link', { name: 'Ir a las conversaciones' }).click()
    await open(page, 'José María Oyarzún')
    await page.getByRole('button', { name: /^José María Oyarzún/ }).click()
    const panel = page
      .getByRole('complementary', { name: 'Contacto' })
      .or(page.getByRole('dialog', { name: 'Contacto' }))
    await expect(panel.getByRole('link', { name: 'jmoyarzun@patagonialadrillos.test' })).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Cerrar' }).click()
    await expect(panel).toHaveCount(0)
    await page.getByRole('button', { name: 'Mi perfil' }).click()
    await expect(page.getByText('Directora de proyectos en Norte Desarrollos.', { exact: false })).toBeVisible()
  })
})

test.describe('messages', { tag: '@store' }, () => {
  test('are sent by Enter, with Shift+Enter for another line, and links can be followed', async ({ page }) => {
    await openSignedIn(page, chat)
    await open(page, 'Diego Larrañaga')
    await expect(field(page)).toBeFocused()
    await field(page).fill('Mirá https://obra.test/planos')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('y avisame')
    await page.keyboard.press('Enter')
    const sent = said(page, 'y avisame')
    await expect(sent.getByRole('img', { name: 'Enviado' })).toBeVisible()
    await expect(sent.getByRole('link')).toHaveAttribute('href', 'https://obra.test/planos')
    await expect(field(page)).toHaveValue('')
    await expect(list(page).getByRole('listitem').first()).toContainText('Diego Larrañaga')
    await page.reload()
    await expect(said(page, 'y avisame')).toBeInViewport()
  })

  test('that are not sent stay as drafts over a reload', async ({ page }) => {
    await openSignedIn(page, chat)
    await open(page, 'Luciano Ferrari')
    await field(page).fill('Lo dejo a medias')
    await open(page, 'Ramiro Cáceres')
    await expect(row(page, 'Luciano Ferrari')).toContainText('Borrador: Lo dejo a medias')
    await page.reload()
    await open(page, 'Luciano Ferrari')
    await expect(field(page)).toHaveValue('Lo dejo a medias')
  })

  test('show at once, fail in sight and are sent again', async ({ page }) => {
    await openSignedIn(page, chat)
    await open(page, 'Ana Lía Bustamante')
    const mend = await failing(page, '/api/apps/chat/message', 'POST')
    await field(page).fill('¿Se firma el martes?')
    await field(page).press('Enter')
    const sent = said(page, '¿Se firma el martes?')
    await expect(sent).toContainText('No se envió. El servicio no está disponible.')
    await expectAccessible(page)
    await page.reload()
    await expect(sent).toContainText('No se envió.')
    await mend()
    await sent.getByRole('button', { name: 'Reintentar' }).click()
    await expect(sent.getByRole('img', { name: 'Enviado' })).toBeVisible()
    await page.reload()
    await expect(said(page, '¿Se firma el martes?')).toHaveCount(1)
  })

  test('of long conversations come page by page on the way up, and the place stays', async ({ page }) => {
    const api = await signInWithApi(page)
    const { id } = await conversationWith(api, 'Emanuel Sosa')
    for (let index = 1; index <= 180; index++) {
      await api.send('POST', '/api/apps/chat/message', { message: { chatId: id, value: `Parte número ${index}.` } })
    }
    await page.goto(`${chat}/${id}`)
    await expect(said(page, 'Parte número 180.')).toBeInViewport()
    expect(await messages(page).getByRole('listitem').count()).toBeLessThan(60)
    const first = said(page, 'Parte número 1.')
    await expect(async () => {
      await messages(page).hover()
      await page.mouse.wheel(0, -4000)
      await expect(first).toBeInViewport({ timeout: 300 })
    }).toPass()
    await page.getByRole('button', { name: 'Ir al final' }).click()
    await expect(said(page, 'Parte número 180.')).toBeInViewport()
  })

  test('that come from another tab arrive at once', async ({ page }) => {
    const api = await signInWithApi(page)
    const { id } = await conversationWith(api, 'Walter Zamudio')
    const ready = page.waitForResponse((response) => response.url().includes('/api/common/events'))
    await page.goto(`${chat}/${id}`)
    await ready
    await expect(messages(page)).toBeVisible()
    await api.send('POST', '/api/apps/chat/message', { message: { chatId: id, value: 'Desde otra pestaña' } })
    await expect(said(page, 'Desde otra pestaña')).toBeInViewport()
  })
})

test.describe('everywhere', { tag: '@store' }, () => {
  test('fits phones, tablets and desks, one pane at a time on a phone', async ({ page }) => {
    await openSignedIn(page, chat)
    for (const width of [1440, 768, 375]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(chat)
      await expect(row(page, 'José María Oyarzún')).toBeVisible()
      await expectNoSidewaysScroll(page)
      await open(page, 'José María Oyarzún')
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
    await expect(list(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Volver a las conversaciones' }).click()
    await expect(list(page)).toBeVisible()
  })

  test('obeys the keys that it lists', async ({ page }) => {
    await openSignedIn(page, chat)
    await expect(row(page, 'José María Oyarzún')).toBeVisible()
    await page.keyboard.press('j')
    await expect(page).toHaveURL(/\/apps\/chat\/.+/)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await page.keyboard.press('i')
    await expect(page.getByRole('heading', { name: 'Contacto' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Contacto' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/apps\/chat$/)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Buscar personas y mensajes' })).toBeFocused()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: /^Chat/, level: 1 }).focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
    await expectAccessible(page)
  })

  test('a server that goes away loses nothing that was written', async ({ page, obra }) => {
    await openSignedIn(page, chat)
    await open(page, 'Ramiro Cáceres')
    await obra.down()
    await field(page).fill('¿Me leés?')
    await field(page).press('Enter')
    await expect(said(page, '¿Me leés?')).toContainText('No se envió.')
    await row(page, 'Luciano Ferrari').getByRole('link').click()
    await expect(page.getByText('No pudimos traer la conversación')).toBeVisible()
    await obra.up()
    await page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click()
    await expect(said(page, '¡Perfecto!')).toBeVisible()
    await open(page, 'Ramiro Cáceres')
    await said(page, '¿Me leés?').getByRole('button', { name: 'Reintentar' }).click()
    await expect(said(page, '¿Me leés?').getByRole('img', { name: 'Enviado' })).toBeVisible()
  })
})
