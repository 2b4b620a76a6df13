/** Helpers of the inventory's screen tests. */
import { expect } from 'vitest'
import type { Obra } from './app.ts'
import { fireEvent, inProject, screen, user, waitFor, within } from './app.ts'

export const inventoryAddress = '/apps/ecommerce/inventory'

export const openInventory = (obra: Obra, query = ''): Promise<void> => obra.open(inventoryAddress + query, inProject)

/** The API of the demo account in Norte Desarrollos. */
export const norteApi = (obra: Obra) => obra.server.as('demo@obra.test', 1)

const textOf = (element: Element): string => element.textContent.trim()
export const names = (): string[] => [...document.querySelectorAll('.inventory-name')].map(textOf)
const isBusy = (): boolean => document.querySelector('.data-table[aria-busy]') !== null

/** Waits until the rows match the URL, and the table shows this range. */
export async function expectRange(range: string | RegExp): Promise<void> {
  await waitFor(() => {
    const [element] = document.querySelectorAll('.pagination-range')
    expect(element?.textContent).toMatch(range)
    expect(isBusy()).toBe(false)
  })
}

export const expectNames = (wanted: string[]): Promise<void> => waitFor(() => expect(names()).toEqual(wanted))

/** The row of a product, once rendered. */
export async function findRow(name: string): Promise<ReturnType<typeof within>> {
  await waitFor(() => expect(names().join('\n')).toContain(name))
  const rows = [...document.querySelectorAll<HTMLElement>('.data-row')]
  return within(rows.find((row) => row.textContent.includes(name))!)
}

/** Opens the product of the first row. */
export async function openFirst(): Promise<void> {
  await waitFor(() => expect(names().length).toBeGreaterThan(0))
  await user.click(document.querySelector('.inventory-name')!)
  await screen.findByRole('tabpanel')
}

export const press = async (name: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole('button', { name }))

export async function openTab(name: string): Promise<void> {
  await user.click(await screen.findByRole('tab', { name: new RegExp(`^${name}`) }))
  await screen.findByRole('tab', { name: new RegExp(`^${name}`), selected: true })
}

/** Replaces the text of a field. */
export async function fill(label: string | RegExp, text: string): Promise<void> {
  const field = await screen.findByLabelText(label)
  fireEvent.change(field, { target: { value: text } })
}

/** Whether the page asks before it is left or reloaded. */
export function asksToLeave(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

export const dialogNamed = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('dialog', { name })
