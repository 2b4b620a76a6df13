/** Finds the parts of the mailbox. */
import type { Locator, Page } from '@playwright/test'

export const rows = (page: Page): Locator =>
  page
    .getByRole('region', { name: 'Mails' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
export const reader = (page: Page): Locator => page.getByRole('region', { name: 'Lectura' })
export const composer = (page: Page): Locator => page.getByRole('dialog', { name: 'Redactar mail' })
export const folder = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Carpetas' }).getByRole('link', { name })
