import { describe, expect, test } from 'vitest'
import {
  address,
  demo,
  expectAddress,
  expectFocus,
  expectText,
  fireEvent,
  passTime,
  screen,
  useObra,
  user,
  waitFor,
  within,
} from './app.ts'
import {
  chat,
  chatMenu,
  choose,
  conversationWith,
  expectNotSaid,
  expectSaid,
  expectState,
  field,
  findRow,
  findSaid,
  items,
  openChat,
  openWith,
  row,
  messagesWith,
  storedTexts,
  thread,
  write,
} from './chat-support.ts'

const obra = useObra()

const search = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Buscar personas y mensajes' })
const isMuted = (name: string) => within(row(name)!).queryByRole('img', { name: 'Silenciada' }) !== null
const contact = () => screen.findByRole('complementary', { name: 'Contacto' })
const expectNoContact = () =>
  waitFor(() => expect(screen.queryByRole('complementary', { name: 'Contacto' })).toBeNull())

describe('conversations', () => {
  test('are listed with their last message, and open with their messages', async () => {
    await openChat(obra)
    expect(await findRow('José María Oyarzún')).toHaveTextContent('Vos: Gracias, José María. Abrigate.')
    expect(isMuted('José María Oyarzún')).toBe(true)
    screen.getByText('Elegí una conversación')
    await openWith('José María Oyarzún')
    await findSaid('Buen día. Primera helada')
    const opened = address()
    await obra.reload()
    await findSaid('Abrigate')
    expect(address()).toBe(opened)
    history.back()
    await screen.findByText('Elegí una conversación')
  })

  test('mark where unread messages begin, and are marked as read when opened', async () => {
    const api = await obra.server.as(demo.email)
    const { id } = await conversationWith(obra, 'Renata Moreira')
    await api('updateChat', { body: { id, chat: { unreadCount: 1 } } })
    await openChat(obra)
    expect(await findRow('Renata Moreira')).toHaveTextContent('1 sin leer')
    await openWith('Renata Moreira')
    await expectSaid('¿Alguna novedad?', 'Mensajes sin leer')
    await waitFor(() => expect(row('Renata Moreira')).not.toHaveTextContent('sin leer'))
    await waitFor(async () => expect((await conversationWith(obra, 'Renata Moreira')).unreadCount).toBe(0))
    await obra.reload()
    await findSaid('¿Alguna novedad?')
    expect(screen.queryByText('Mensajes sin leer')).toBeNull()
  })

  test('are muted, unmuted and marked as unread from the menu', async () => {
    await openChat(obra)
    await openWith('Federico Anchorena')
    await choose(chatMenu(), 'Silenciar')
    await waitFor(() => expect(isMuted('Federico Anchorena')).toBe(true))
    await choose(chatMenu(), 'Dejar de silenciar')
    await waitFor(() => expect(isMuted('Federico Anchorena')).toBe(false))
    await choose(chatMenu(), 'Marcar como no leída')
    await expectAddress(chat)
    await waitFor(() => expect(row('Federico Anchorena')).toHaveTextContent('1 sin leer'))
    await waitFor(async () =>
      expect(await conversationWith(obra, 'Federico Anchorena')).toMatchObject({ unreadCount: 1, muted: false }),
    )
  })

  test('are found by name and by message text, with the search in the URL', async () => {
    await openChat(obra)
    await user.type(await search(), 'peralta')
    await findRow('Agustín Peralta')
    await waitFor(() => expect(row('Luciano Ferrari')).toBeUndefined())
    await user.clear(await search())
    await user.type(await search(), 'grua torre')
    const found = within(await screen.findByRole('region', { name: 'Mensajes encontrados' }))
    await found.findByRole('link', { name: /factura de la grúa torre/ })
    expect(found.getAllByRole('listitem')).toHaveLength(1)
    await expectAddress(/buscar=grua\+torre/)
    await user.clear(await search())
    await user.type(await search(), 'zzzz')
    await screen.findByText('Ninguna persona se llama así.')
    await screen.findByText('Ningún mensaje dice eso.')
  })

  test('open at a found message, which is highlighted, keeping the search', async () => {
    await openChat(obra, '?buscar=grua+torre')
    await user.click(await screen.findByRole('link', { name: /factura de la grúa torre/ }))
    const target = await findSaid('necesito la factura de la grúa torre')
    expect(thread()).toHaveAccessibleName('Conversación con Walter Zamudio')
    await waitFor(() => expect(target.querySelector('.message-target')).not.toBeNull())
    expect(address()).toMatch(/buscar=grua\+torre/)
    expect(await search()).toHaveValue('grua torre')
  })

  test('keep a found message and its focus when the search finds no person', async () => {
    await openChat(obra)
    await findRow('Luciano Ferrari')
    const release = obra.network.hold('listConversations')
    fireEvent.change(await search(), { target: { value: 'grua torre' } })
    const link = await screen.findByRole('link', { name: /factura de la grúa torre/ })
    link.focus()
    release()
    await screen.findByText('Ninguna persona se llama así.')
    expect(link).toHaveFocus()
    await user.click(link)
    await findSaid('necesito la factura de la grúa torre')
  })

  test('are started with a person chosen by keyboard', async () => {
    const api = await obra.server.as(demo.email)
    const { body } = await api('listConversations', { query: { size: 200 } })
    const known = new Set(body.items.map(({ contactId }) => contactId))
    const { name } = (await api('listChatContacts')).body.find(({ id }) => !known.has(id))!
    await openChat(obra)
    await findRow('José María Oyarzún')
    await user.keyboard('c')
    const dialog = within(await screen.findByRole('dialog', { name: 'Nueva conversación' }))
    const combobox = await dialog.findByRole('combobox', { name: 'Buscar a una persona' })
    await expectFocus(combobox)
    await user.type(combobox, name)
    await dialog.findByRole('option', { name: new RegExp(name) })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(thread()).toHaveAccessibleName(`Conversación con ${name}`))
    await screen.findByText('Todavía no se escribieron. Empezá con un saludo.')
  })

  test('that do not exist show a not-found message', async () => {
    await openChat(obra, '/nada')
    await screen.findByText('No encontramos esa conversación')
    await user.click(screen.getByRole('link', { name: 'Ir a las conversaciones' }))
    await expectAddress(chat)
    await screen.findByText('Elegí una conversación')
  })

  test('show the other person, and one’s own profile', async () => {
    await openChat(obra)
    await openWith('José María Oyarzún')
    await user.click(screen.getByRole('button', { name: /^José María Oyarzún/ }))
    const panel = within(await contact())
    await panel.findByRole('link', { name: 'jmoyarzun@patagonialadrillos.test' })
    await user.click(panel.getByRole('button', { name: 'Cerrar' }))
    await expectNoContact()
    await user.click(screen.getByRole('button', { name: 'Mi perfil' }))
    await screen.findByDisplayValue(/Directora de proyectos en Norte Desarrollos\./)
  })

  test('that failed to load can be retried', async () => {
    await openChat(obra)
    const mend = obra.network.cut('listChatMessages')
    await user.click(within(await findRow('Luciano Ferrari')).getByRole('link'))
    await screen.findByText('No pudimos traer la conversación')
    mend()
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Reintentar' }))
    await findSaid('¡Perfecto!')
  })

  test('obey the listed shortcuts', async () => {
    await openChat(obra)
    await findRow('José María Oyarzún')
    await user.keyboard('j')
    await expectAddress(/\/apps\/chat\/.+/)
    await waitFor(() => expect(field()).toHaveFocus())
    await screen.findByRole('group', { name: 'Mensajes' })
    await user.keyboard('{Escape}')
    await user.keyboard('i')
    await contact()
    await user.keyboard('{Escape}')
    await expectNoContact()
    await user.keyboard('{Escape}')
    await expectAddress(chat)
    await user.keyboard('/')
    await expectFocus(await search())
    await user.keyboard('{Escape}')
    screen.getByRole('heading', { name: /^Chat/, level: 1 }).focus()
    await user.keyboard('?')
    await screen.findByRole('dialog', { name: 'Atajos de teclado' })
  })
})

describe('messages', () => {
  test('are sent by Enter, with Shift+Enter for a new line, and links are clickable', async () => {
    await openChat(obra)
    await openWith('Diego Larrañaga')
    await expectFocus(field())
    // The latest conversation comes first.
    await passTime(60_000)
    await user.keyboard('Mirá https://obra.test/planos{Shift>}{Enter}{/Shift}y avisame{Enter}')
    await expectState('y avisame', 'Enviado')
    const sent = await findSaid('y avisame')
    expect(within(sent).getByRole('link')).toHaveAttribute('href', 'https://obra.test/planos')
    expect(field()).toHaveValue('')
    await waitFor(() => expect(document.querySelector('.conversation')).toHaveTextContent('Diego Larrañaga'))
    expect((await storedTexts(obra, 'Diego Larrañaga')).at(-1)).toBe('Mirá https://obra.test/planos\ny avisame')
    await obra.reload()
    await findSaid('y avisame')
  })

  test('that are not sent survive a reload as drafts', async () => {
    await openChat(obra)
    await openWith('Luciano Ferrari')
    await write('Lo dejo a medias')
    await openWith('Ramiro Cáceres')
    expect(field()).toHaveValue('')
    await waitFor(() => expect(row('Luciano Ferrari')).toHaveTextContent('Borrador: Lo dejo a medias'))
    await obra.reload()
    await openWith('Luciano Ferrari')
    expect(field()).toHaveValue('Lo dejo a medias')
    expect(obra.network.requests('sendChatMessage')).toEqual([])
  })

  test('appear at once, show a failure, survive a reload and can be resent', async () => {
    await openChat(obra)
    await openWith('Ana Lía Bustamante')
    const mend = obra.network.fail('sendChatMessage', 503, { message: 'El servicio no está disponible.' })
    const letGo = obra.network.hold('sendChatMessage')
    await write('¿Se firma el martes?{Enter}')
    await expectState('¿Se firma el martes?', 'Enviando')
    letGo()
    await expectSaid('¿Se firma el martes?', 'No se envió. El servicio no está disponible.')
    await obra.reload()
    await expectSaid('¿Se firma el martes?', 'No se envió.')
    mend()
    await user.click(within(await findSaid('¿Se firma el martes?')).getByRole('button', { name: 'Reintentar' }))
    await expectState('¿Se firma el martes?', 'Enviado')
    await obra.reload()
    await findSaid('¿Se firma el martes?')
    const stored = await storedTexts(obra, 'Ana Lía Bustamante')
    expect(stored.filter((text) => text === '¿Se firma el martes?')).toHaveLength(1)
  })

  test('whose response was lost are resent and stored once', async () => {
    await openChat(obra)
    await openWith('Agustín Peralta')
    const mend = obra.network.lose('sendChatMessage')
    await write('¿Llegó el hierro?{Enter}')
    await expectState('¿Llegó el hierro?', 'No se envió')
    mend()
    expect(await storedTexts(obra, 'Agustín Peralta')).toContain('¿Llegó el hierro?')
    await user.click(within(messagesWith('¿Llegó el hierro?')[0]!).getByRole('button', { name: 'Reintentar' }))
    await expectState('¿Llegó el hierro?', 'Enviado')
    const stored = await storedTexts(obra, 'Agustín Peralta')
    expect(stored.filter((text) => text === '¿Llegó el hierro?')).toHaveLength(1)
  })

  test('that were not sent can be discarded', async () => {
    await openChat(obra)
    await openWith('Luciano Ferrari')
    const mend = obra.network.cut('sendChatMessage')
    await write('Mejor no{Enter}')
    await expectState('Mejor no', 'No se envió')
    mend()
    await user.click(within(await findSaid('Mejor no')).getByRole('button', { name: 'Descartar' }))
    await expectNotSaid('Mejor no')
    await obra.reload()
    await waitFor(() => expect(items()).not.toEqual([]))
    expect(messagesWith('Mejor no')).toEqual([])
    expect(await storedTexts(obra, 'Luciano Ferrari')).not.toContain('Mejor no')
  })

  test('that come from another tab arrive at once', async () => {
    const api = await obra.server.as(demo.email)
    const { id } = await conversationWith(obra, 'Walter Zamudio')
    await openChat(obra, `/${id}`)
    await screen.findByRole('group', { name: 'Mensajes' })
    await waitFor(() => expect(obra.network.requests('streamEvents')).not.toEqual([]))
    await api('sendChatMessage', { body: { message: { chatId: id, value: 'Desde otra pestaña' } } })
    await findSaid('Desde otra pestaña')
    await expectText('Vos: Desde otra pestaña')
  })
})
