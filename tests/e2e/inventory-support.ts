/** Helpers of the inventory tests. */
import type { Page } from '@playwright/test'
import { openSignedIn } from './support.ts'

export const inventoryAddress = '/apps/ecommerce/inventory'
export const productPath = `/api${inventoryAddress}/product`

export const openInventory = (page: Page, query = '') => openSignedIn(page, inventoryAddress + query)
export const names = (page: Page) => page.locator('.inventory-name')
export const range = (page: Page) => page.locator('.pagination-range')
export const row = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name })
export const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Elegir (?!todos)/ })
