import { expect, test } from 'vitest'
import { moments } from '../support/moments.ts'
import { expectAddress, screen, useObra, user, waitFor, within } from './app.ts'
import { barButton, expectClosed, minutesAgo, openDashboard, openPanel, readAll, replaceAll } from './panels.ts'

type Message = { id: string; title: string; read: boolean; seen: boolean }

const obra = useObra()

const rows = () => readAll<Message>(obra, 'messages')
const carolina = () => ({
  title: 'Carolina Basualdo',
  description: 'Subí la planilla de <b>Saavedra</b>.',
  time: minutesAgo(5.5),
  link: 'dashboards/project?desde=mensaje',
  useRouter: true,
})
const tala = () => ({
  title: 'Corralón El Tala',
  description: 'Sale hoy a la tarde.',
  time: minutesAgo(60 * 24 * 9),
  read: true,
})
const nobody = () => ({
  title: 'Milagros Otero',
  description: 'Propuse el jueves.',
  time: minutesAgo(90),
  link: '/no-such-page',
})

async function openMessages(...messages: object[]) {
  await replaceAll(obra, 'messages', messages)
  await openDashboard(obra)
  return openPanel(/^Mensajes/, 'Mensajes')
}

for (const [name, moment] of Object.entries(moments)) {
  test(`messages are listed newest first with their times, at ${name}`, async () => {
    const at = new Date(moment)
    const before = (minutes: number) => new Date(at.getTime() - minutes * 60_000).toISOString()
    await replaceAll(obra, 'messages', [
      { ...tala(), time: before(60 * 24 * 9) },
      { ...carolina(), time: before(5.5) },
    ])
    await openDashboard(obra, at)
    const panel = await openPanel('Mensajes, 1 sin leer', 'Mensajes')
    const [first, last, ...more] = await panel.findAllByRole('listitem')
    expect(more).toEqual([])
    expect(first).toHaveTextContent('hace 5 minutos')
    // A message is text, not markup.
    expect(first).toHaveTextContent('Subí la planilla de <b>Saavedra</b>.')
    expect(last!.querySelector('time')).toHaveTextContent(/^\d\d\/\d\d\/\d{4}$/)
  })
}

test('messages since the panel was last opened are marked as new, once', async () => {
  const panel = await openMessages(carolina(), { ...tala(), seen: true })
  await waitFor(() => expect(panel.getAllByText('Nuevo')).toHaveLength(1))
  await waitFor(async () => expect((await rows()).every(({ seen }) => seen)).toBe(true))
  expect(panel.getAllByText('Nuevo')).toHaveLength(1)
  await user.keyboard('{Escape}')
  await expectClosed('Mensajes')
  const again = await openPanel(/^Mensajes/, 'Mensajes')
  expect(await again.findAllByRole('listitem')).toHaveLength(2)
  expect(again.queryByText('Nuevo')).toBeNull()
})

test('a message is marked as read and unread, then all are marked as read', async () => {
  const panel = await openMessages(carolina(), nobody(), tala())
  await barButton('Mensajes, 2 sin leer')
  await user.click(await panel.findByRole('button', { name: 'Marcar el mensaje de Carolina Basualdo como leído' }))
  await barButton('Mensajes, 1 sin leer')
  await user.click(await panel.findByRole('button', { name: 'Marcar el mensaje de Carolina Basualdo como no leído' }))
  await barButton('Mensajes, 2 sin leer')
  await user.click(panel.getByRole('button', { name: 'Marcar todo como leído' }))
  await barButton('Mensajes')
  await waitFor(async () => expect((await rows()).every(({ read }) => read)).toBe(true))
})

test('undo restores a deleted message at its place', async () => {
  await replaceAll(obra, 'messages', [carolina(), nobody(), tala()])
  const before = await rows()
  await openDashboard(obra)
  const panel = await openPanel(/^Mensajes/, 'Mensajes')
  await user.click(await panel.findByRole('button', { name: 'Borrar el mensaje de Milagros Otero' }))
  await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(2))
  await waitFor(() =>
    expect(panel.getByRole('button', { name: 'Borrar el mensaje de Corralón El Tala' })).toHaveFocus(),
  )
  // The deletion is sent at once, so closing the page does not lose it.
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  await user.click(panel.getByRole('button', { name: 'Deshacer' }))
  await waitFor(() => expect(panel.getAllByRole('listitem')[1]).toHaveTextContent('Milagros Otero'))
  await waitFor(async () => expect(await rows()).toEqual(before.map((message) => ({ ...message, seen: true }))))
  expect(panel.queryByText('Mensaje borrado.')).toBeNull()
})

test('a change refused by the server is rolled back and reported once', async () => {
  const panel = await openMessages(carolina(), tala())
  obra.network.fail('deleteMessage', 503)
  await user.click(await panel.findByRole('button', { name: 'Borrar el mensaje de Corralón El Tala' }))
  expect(await panel.findByRole('alert')).toHaveTextContent('No pudimos borrar el mensaje, así que sigue en la lista.')
  expect(panel.getAllByRole('listitem')).toHaveLength(2)
  obra.network.fail('updateMessage', 503)
  obra.network.fail('toggleMessageReadStatus', 503)
  await user.click(await panel.findByRole('button', { name: 'Marcar el mensaje de Carolina Basualdo como leído' }))
  await waitFor(() => expect(panel.getByRole('alert')).toHaveTextContent('No pudimos cambiar el mensaje.'))
  await barButton('Mensajes, 1 sin leer')
  const notices = screen.getByRole('region', { name: 'Avisos' })
  expect(within(notices).queryByRole('alert')).toBeNull()
})

test('a link is followed within the app and marks its message as read', async () => {
  const panel = await openMessages(carolina(), nobody())
  await user.click(await panel.findByRole('link', { name: 'Carolina Basualdo' }))
  await expectAddress('/dashboards/project?desde=mensaje&proyecto=1')
  await expectClosed('Mensajes')
  await barButton('Mensajes, 1 sin leer')
  await waitFor(async () => expect((await rows())[0]?.read).toBe(true))
})

test('a message without a link opens the mails of its sender', async () => {
  const panel = await openMessages(nobody())
  await user.click(await panel.findByRole('link', { name: 'Milagros Otero' }))
  await expectAddress('/apps/mailbox/all/1?query=Milagros%20Otero')
  await barButton('Mensajes')
})

test('replying to a message opens a mail to its author, with the address of a known contact', async () => {
  const panel = await openMessages(nobody(), { ...carolina(), title: 'Walter Zamudio' })
  await user.click(await panel.findByRole('link', { name: 'Responder a Walter Zamudio' }))
  const composer = within(await screen.findByRole('dialog', { name: 'Redactar mail' }))
  await composer.findByRole('button', { name: /^Corregir Walter Zamudio </ })
  await waitFor(() => expect(composer.getByRole('textbox', { name: 'Texto del mail' })).toHaveFocus())
  await barButton('Mensajes, 1 sin leer')
  const again = await openPanel(/^Mensajes/, 'Mensajes')
  await user.click(await again.findByRole('link', { name: 'Responder a Milagros Otero' }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Para' })).toHaveValue('Milagros Otero'))
})

test('the panel shows its empty, loading and failed states, and retries', async () => {
  const panel = await openMessages()
  await panel.findByText('No tenés mensajes')
  const works = obra.network.fail('listMessages', 503)
  await obra.reload()
  const failed = await openPanel('Mensajes', 'Mensajes')
  await failed.findByText('No pudimos cargar tus mensajes')
  works()
  const arrive = obra.network.hold('listMessages')
  await user.click(failed.getByRole('button', { name: 'Reintentar' }))
  expect(failed.queryByText('No tenés mensajes')).toBeNull()
  arrive()
  await failed.findByText('No tenés mensajes')
})
