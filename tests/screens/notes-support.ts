/** Shared by the tests of notes: creating notes, and finding parts of the screen. */
import { expect } from 'vitest'
import { act, demo, expectAddress, fireEvent, inProject, screen, user, waitFor, within, type Obra } from './app.ts'

type NewNote = {
  title: string
  content?: string
  pinned?: boolean
  reminder?: string
  tasks?: { id: string; content: string; completed: boolean }[]
}

export const apiOf = (obra: Obra) => obra.server.as(demo.email, 1)

/** Stores a note and returns its id. */
export async function storeNote(obra: Obra, note: NewNote): Promise<string> {
  const api = await apiOf(obra)
  return (await api('createNote', { body: { note } })).body.id
}

/** A note as stored on the server. */
export async function storedNote(obra: Obra, id: string) {
  const api = await apiOf(obra)
  return (await api('getNote', { query: { id } })).body
}

const titleOf = (card: Element) => card.querySelector('.note-card-link')!.textContent
/** The titles of the visible cards. */
export const titles = (): string[] => [...document.querySelectorAll('.note-card')].map(titleOf)

export function card(title: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('.note-card')].filter((each) => titleOf(each) === title)
  expect(found, `cards of «${title}»`).toHaveLength(1)
  return found[0]!
}
export const inCard = (title: string) => within(card(title))
export const expectCard = (title: string): Promise<void> => waitFor(() => void card(title))
export const expectNoCard = (title: string): Promise<void> => waitFor(() => expect(titles()).not.toContain(title))
/** Waits until the card of a note shows this text. */
export const expectOnCard = (title: string, text: string | RegExp): Promise<void> =>
  waitFor(() => void expect(card(title)).toHaveTextContent(text))

/** Opens the board and waits for its notes. */
export async function openBoard(obra: Obra, place = '', visit = inProject): Promise<void> {
  await obra.open(`/apps/notes${place}`, visit)
  await waitFor(() => expect(titles()).not.toEqual([]))
}

export const focusCard = (title: string): void => act(() => card(title).querySelector('a')!.focus())
export const pressOnCard = (title: string, button: string): Promise<void> =>
  user.click(inCard(title).getByRole('button', { name: button }))

function area(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`${selector} is not there`)
  return found
}

const addressOf = { Notas: '', Recordatorios: '?ver=recordatorios', Archivo: '?ver=archivo', Papelera: '?ver=papelera' }
/** Switches to other notes, such as the archive. */
export async function showView(name: keyof typeof addressOf): Promise<void> {
  await user.click(within(area('[aria-label="Qué notas"]')).getByRole('button', { name }))
  await expectAddress(`/apps/notes${addressOf[name]}`)
}

export const searchField = () => area('.notes-search input')
export const searchFor = (text: string): boolean => fireEvent.change(searchField(), { target: { value: text } })
export const labelFilters = () => within(area('[aria-label="Filtrar por etiqueta"]'))

/** Undoes the last action. */
export const undo = (): Promise<void> => user.click([...document.querySelectorAll('.undo-button')].at(-1)!)

/** Saves pending changes, as a closing page does. */
export const leavePage = (): Promise<void> => act(async () => void dispatchEvent(new Event('pagehide')))

/** The control that opens a new note. */
export const opener = () => area('.quick-note-open')
/** The editor of a new note. */
export const quick = () => within(area('[aria-label="Nota nueva"]'))
/** The open note. */
export const editor = () => within(area('.note-dialog-foot').closest<HTMLElement>('[role="dialog"]')!)
export const expectClosed = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('.note-editor')).toBeNull())

type Area = ReturnType<typeof within>
export const field = (of: Area, name: string) => of.getByRole('textbox', { name })
export const write = (of: Area, name: string, value: string): boolean =>
  fireEvent.change(field(of, name), { target: { value } })

/** Starts a new note and leaves it open. */
export async function beginNote(title: string, text = ''): Promise<void> {
  await user.click(opener())
  if (text) write(quick(), 'Texto', text)
  write(quick(), 'Título', title)
}

export async function openNote(title: string): Promise<void> {
  await user.click(card(title).querySelector('a')!)
  await waitFor(() => expect(field(editor(), 'Título')).toHaveValue(title))
}

/** Closes the open note, which saves it. */
export async function closeNote(of: Area): Promise<void> {
  await user.click(of.getByRole('button', { name: 'Listo' }))
  await expectClosed()
}

/** Chooses an entry of a menu of a note. */
export async function choose(of: Area, menu: string, entry: string): Promise<void> {
  await user.click(of.getByRole('button', { name: menu }))
  await user.click(await of.findByText(entry, { selector: '[role^="menuitem"], [role^="menuitem"] *' }))
}

export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
