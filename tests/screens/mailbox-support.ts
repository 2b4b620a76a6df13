/** Finds the parts of the mailbox by selectors, because queries by role over the whole page are slow. */
import { expect } from 'vitest'
import { inProject, screen, user, waitFor, within, type Obra } from './app.ts'

export const mailbox = '/apps/mailbox'

const part = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`${selector} is not there`)
  return element
}

/** The mails of the list, in their order. */
export const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.mail-row')]
export const subjectOf = (row: HTMLElement): string => row.querySelector('.mail-subject')!.textContent
export const subjects = (): string[] => rows().map(subjectOf)
export const row = (subject: string): HTMLElement => rows().find((each) => subjectOf(each) === subject)!
export const linkOf = (item: HTMLElement): HTMLAnchorElement => item.querySelector('a')!
export const boxOf = (item: HTMLElement): HTMLElement => item.querySelector('input')!

export const reader = () => within(part('section[aria-label="Lectura"]'))
export const composer = () => within(part('[role="dialog"][aria-label="Redactar mail"]'))
export const isWriting = (): boolean => document.querySelector('[aria-label="Redactar mail"]') !== null
export const labelNav = () => within(part('nav[aria-label="Etiquetas"]'))
export const folder = (name: string) =>
  within(part('nav[aria-label="Carpetas"]')).getByRole('link', { name: new RegExp(`^${name}`) })
export const countOf = (name: string): number => Number(/\d[\d.]*/.exec(folder(name).textContent)?.[0] ?? 0)

export const notices = () => part('[aria-label="Avisos"]')
export const expectNotice = (text: string | RegExp) => waitFor(() => expect(notices()).toHaveTextContent(text))

const buttons = (name: string | RegExp) => screen.findAllByRole('button', { name, hidden: true })
/** Presses the only button of a name, or the first of several. */
export async function press(name: string | RegExp): Promise<void> {
  const [button, ...others] = await buttons(name)
  expect(others, `${name} is the name of one button`).toEqual([])
  await user.click(button!)
}
export const pressFirst = async (name: string | RegExp): Promise<void> => user.click((await buttons(name))[0]!)

/** Chooses an entry of a menu. */
export async function choose(menu: string, entry: string): Promise<void> {
  await press(menu)
  await user.click(await screen.findByText(entry, { selector: '[role^="menuitem"], [role^="menuitem"] *' }))
}

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Opens a path of the mailbox and waits for its mails and counts. */
export async function openMailbox(obra: Obra, place = '/inbox/1', visit = inProject): Promise<void> {
  await obra.open(mailbox + place, visit)
  await waitFor(() => expect(rows()).not.toEqual([]))
  await waitFor(() => folder('Recibidos'))
  await waitFor(() => labelNav().getByRole('link', { name: 'Foros' }))
}

export async function openMail(subject: string): Promise<void> {
  await user.click(linkOf(row(subject)))
  await waitFor(() => reader().getByRole('heading', { name: subject }))
}
