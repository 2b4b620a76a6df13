/** Helpers of the contacts tests. */
import type { Locator, Page } from '@playwright/test'

export const list = (page: Page): Locator => page.getByRole('list', { name: 'Contactos' })
export const row = (page: Page, name: string | RegExp): Locator => list(page).getByRole('link', { name })
export const pane = (page: Page): Locator => page.getByRole('region', { name: 'Contacto', exact: true })
export const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Buscar contactos' })
export const field = (page: Page, name: string): Locator => pane(page).getByRole('textbox', { name, exact: true })
