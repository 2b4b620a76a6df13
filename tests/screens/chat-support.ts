/** Finds the parts of the chat by selectors, because queries by role over the whole page are slow. */
import { expect } from 'vitest'
import { demo, inProject, screen, user, waitFor, within, type Obra } from './app.ts'

export const chat = '/apps/chat'

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]

/** The row of a person in the list of conversations. */
export const row = (name: string): HTMLElement | undefined =>
  all('.conversation').find((each) => each.querySelector('.conversation-name')?.textContent === name)
export const findRow = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = row(name)
    expect(found, `the conversation with ${name}`).toBeDefined()
    return found!
  })

export const thread = () => screen.getByRole('region', { name: /^Conversación/ })
export const field = (): HTMLTextAreaElement => document.querySelector<HTMLTextAreaElement>('#chat-message')!
/** The rendered messages, oldest first. */
export const items = (): HTMLElement[] => all('.messages-row')
/** The messages that contain a text. */
export const messagesWith = (text: string): HTMLElement[] => items().filter((each) => each.textContent.includes(text))
/** Waits for the only message that contains a text. */
export const findSaid = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    expect(messagesWith(text), `messages that hold «${text}»`).toHaveLength(1)
    return messagesWith(text)[0]!
  })
export const expectSaid = (text: string, marks: string): Promise<void> =>
  waitFor(() => expect(messagesWith(text).map((each) => each.textContent)).toEqual([expect.stringContaining(marks)]))
export const expectNotSaid = (text: string): Promise<void> => waitFor(() => expect(messagesWith(text)).toEqual([]))

const isMarked = (message: HTMLElement, state: string) => message.querySelector(`[aria-label="${state}"]`) !== null
/** Waits until a message has this state: 'Enviando', 'Enviado' or 'No se envió'. */
export const expectState = (text: string, state: string): Promise<void> =>
  waitFor(() => expect(messagesWith(text).map((each) => isMarked(each, state))).toEqual([true]))

export const openChat = (obra: Obra, place = ''): Promise<void> => obra.open(chat + place, inProject)

/** Opens the conversation with somebody from the list, with its messages. */
export async function openWith(name: string): Promise<void> {
  await user.click(within(await findRow(name)).getByRole('link'))
  await waitFor(() => expect(thread()).toHaveAccessibleName(`Conversación con ${name}`))
  await screen.findByRole('group', { name: 'Mensajes' })
}

/** Replaces the text of a field. */
export async function write(text: string): Promise<void> {
  await user.clear(field())
  await user.type(field(), text)
}

/** Sends a message and waits until it is delivered. */
export async function say(text: string): Promise<void> {
  await write(`${text}{Enter}`)
  await expectState(text, 'Enviado')
}

/** Chooses an entry of a menu: that of the conversation, or that of a message. */
export async function choose(menu: HTMLElement, entry: string): Promise<void> {
  await user.click(menu)
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}
export const chatMenu = (): HTMLElement => screen.getByRole('button', { name: 'Opciones de la conversación' })
export const messageMenu = async (text: string): Promise<HTMLElement> =>
  within(await findSaid(text)).getByRole('button', { name: 'Opciones del mensaje' })

/** The conversation with somebody as stored on the server. */
export async function conversationWith(obra: Obra, name: string) {
  const api = await obra.server.as(demo.email)
  const { body } = await api('listConversations', { query: { size: 200 } })
  return body.items.find((item) => item.name === name)!
}

/** The texts of a conversation on the server, oldest first. */
export async function storedTexts(obra: Obra, name: string): Promise<string[]> {
  const api = await obra.server.as(demo.email)
  const { id } = await conversationWith(obra, name)
  return (await api('listChatMessages', { query: { id } })).body.items.map(({ value }) => value)
}
