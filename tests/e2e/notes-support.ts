import type { Locator, Page } from '@playwright/test'
import { expect } from './support.ts'

export const card = (page: Page, title: string | RegExp): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) })
export const link = (page: Page, title: string | RegExp): Locator => page.getByRole('link', { name: title })
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Nota' })
export const quick = (page: Page): Locator => page.getByRole('group', { name: 'Nota nueva' })
export const saved = (area: Locator): Locator => area.getByRole('status').filter({ hasText: 'Guardado' })
export const field = (area: Locator, name: string): Locator => area.getByRole('textbox', { name, exact: true })

/** Opens a new note and writes into it. */
export async function writeNote(page: Page, title: string, text = ''): Promise<Locator> {
  await page.getByRole('button', { name: 'Escribí una nota…' }).click()
  const area = quick(page)
  if (text) await field(area, 'Texto').fill(text)
  await field(area, 'Título').fill(title)
  return area
}

/** A new note on the board, stored. */
export async function createNote(page: Page, title: string, text = ''): Promise<void> {
  const area = await writeNote(page, title, text)
  await expect(saved(area)).toBeVisible()
  await area.getByRole('button', { name: 'Listo' }).click()
  await expect(card(page, title)).toBeVisible()
}

export async function openNote(page: Page, title: string): Promise<Locator> {
  await link(page, title).click()
  await expect(field(dialog(page), 'Título')).toHaveValue(title)
  return dialog(page)
}

/** Chooses an entry of a menu of a note. */
export async function choose(area: Locator, menu: string, entry: string | RegExp): Promise<void> {
  await area.getByRole('button', { name: menu, exact: true }).click()
  await area.page().getByRole('menu', { name: menu, exact: true }).getByText(entry).click()
}
