import type { Locator, Page } from '@playwright/test'
import type { Api } from './panels-support.ts'
import { expect } from './support.ts'

type Listed = { items: { id: string; name: string; contactId: string }[] }

export const chat = '/apps/chat'
export const list = (page: Page): Locator => page.getByRole('region', { name: 'Conversaciones' })
export const row = (page: Page, name: string): Locator => list(page).getByRole('listitem').filter({ hasText: name })
export const messages = (page: Page): Locator => page.getByRole('group', { name: 'Mensajes' })
export const field = (page: Page): Locator => page.getByRole('textbox', { name: /^Mensaje/ })
export const messageWith = (page: Page, text: string): Locator =>
  messages(page).getByRole('listitem').filter({ hasText: text })

export async function conversationWith(api: Api, name: string) {
  const { items } = await api.get<Listed>('/api/apps/chat/conversations?size=200')
  return items.find((item) => item.name === name)!
}

export async function open(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole('link').click()
  await expect(page.getByRole('region', { name: `Conversación con ${name}` })).toBeVisible()
  await expect(messages(page)).toBeVisible()
}

/** Sends a message and waits until it is delivered. */
export async function say(page: Page, text: string): Promise<Locator> {
  await field(page).fill(text)
  await field(page).press('Enter')
  const sent = messageWith(page, text)
  await expect(sent.getByRole('img', { name: 'Enviado' })).toBeVisible()
  return sent
}

/** Chooses an entry of the menu of a message. */
export async function choose(page: Page, message: Locator, entry: string): Promise<void> {
  await message.hover()
  await message.getByRole('button', { name: 'Opciones del mensaje' }).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}
