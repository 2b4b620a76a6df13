import { describe, expect, test } from 'vitest'
import { demo, expectFocus, expectText, screen, useObra, user, waitFor, within } from './app.ts'
import {
  choose,
  expectNotSaid,
  expectSaid,
  expectState,
  field,
  findSaid,
  messageMenu,
  openChat,
  openWith,
  row,
  messagesWith,
  say,
  storedTexts,
  write,
} from './chat-support.ts'

const obra = useObra()

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

const picker = () => screen.findByLabelText('Archivos para el mensaje')
const files = () => screen.findByRole('list', { name: 'Archivos del mensaje' })
const expectNoFiles = () =>
  waitFor(() => expect(screen.queryByRole('list', { name: 'Archivos del mensaje' })).toBeNull())

describe('an own message', () => {
  test('is edited from the menu and by arrow up, and Escape cancels', async () => {
    await openChat(obra)
    await openWith('Diego Larrañaga')
    await say('Nos vemos el lunes')
    await choose(await messageMenu('Nos vemos el lunes'), 'Editar')
    await screen.findByText('Editás este mensaje')
    await expectFocus(field())
    expect(field()).toHaveValue('Nos vemos el lunes')
    await write('Nos vemos el martes{Enter}')
    await expectSaid('Nos vemos el martes', 'editado')
    await waitFor(() => expect(row('Diego Larrañaga')).toHaveTextContent('Vos: Nos vemos el martes'))
    expect(field()).toHaveValue('')
    await user.keyboard('{ArrowUp}')
    expect(field()).toHaveValue('Nos vemos el martes')
    await write('Otra cosa')
    await obra.reload()
    await findSaid('Nos vemos el martes')
    expect(field()).toHaveValue('Otra cosa')
    await user.type(field(), '{Escape}')
    expect(field()).toHaveValue('')
    expect(messagesWith('Nos vemos el lunes')).toEqual([])
    const texts = await storedTexts(obra, 'Diego Larrañaga')
    expect(texts.at(-1)).toBe('Nos vemos el martes')
    expect(texts).not.toContain('Nos vemos el lunes')
  })

  test('is deleted and restored', async () => {
    await openChat(obra)
    await openWith('Luciano Ferrari')
    await say('Esto sobra')
    await choose(await messageMenu('Esto sobra'), 'Eliminar')
    await findSaid('Eliminaste este mensaje')
    await expectNotSaid('Esto sobra')
    await waitFor(() => expect(row('Luciano Ferrari')).toHaveTextContent('Mensaje eliminado'))
    expect(await storedTexts(obra, 'Luciano Ferrari')).not.toContain('Esto sobra')
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
    await expectState('Esto sobra', 'Enviado')
    await waitFor(async () => expect((await storedTexts(obra, 'Luciano Ferrari')).at(-1)).toBe('Esto sobra'))
    await obra.reload()
    await findSaid('Esto sobra')
    expect(messagesWith('Eliminaste este mensaje')).toEqual([])
    await choose(await messageMenu('Esto sobra'), 'Eliminar')
    await findSaid('Eliminaste este mensaje')
  })

  test('is unchanged if the change fails, and the typed text is restored', async () => {
    await openChat(obra)
    await openWith('Ramiro Cáceres')
    await say('Presupuesto enviado')
    const mend = obra.network.fail('updateChatMessage', 503)
    await user.keyboard('{ArrowUp}')
    await write('Presupuesto corregido{Enter}')
    await expectText('No se cambió el mensaje')
    await waitFor(() => expect(field()).toHaveValue('Presupuesto corregido'))
    await findSaid('Presupuesto enviado')
    expect((await storedTexts(obra, 'Ramiro Cáceres')).at(-1)).toBe('Presupuesto enviado')
    mend()
    await user.type(field(), '{Enter}')
    await expectSaid('Presupuesto corregido', 'editado')
  })

  test('stays if deleting fails', async () => {
    await openChat(obra)
    await openWith('Santiago Vergara')
    await say('Esto queda')
    obra.network.fail('deleteChatMessage', 503)
    await choose(await messageMenu('Esto queda'), 'Eliminar')
    await expectText('No se eliminó el mensaje')
    await expectState('Esto queda', 'Enviado')
    expect(messagesWith('Eliminaste este mensaje')).toEqual([])
  })
})

test('a reply shows and links to the message it replies to, also after a reload', async () => {
  await openChat(obra)
  await openWith('José María Oyarzún')
  await choose(await messageMenu('Buen día. Primera helada'), 'Responder')
  await screen.findByText('Le respondés a José María Oyarzún')
  await obra.reload()
  await screen.findByText('Le respondés a José María Oyarzún')
  await findSaid('Buen día. Primera helada')
  await say('Acá también heló')
  await waitFor(() => expect(screen.queryByText(/^Le respondés a/)).toBeNull())
  const quote = within(await findSaid('Acá también heló')).getByRole('link')
  expect(quote).toHaveTextContent(/José María Oyarzún.*Primera helada/)
  await user.click(quote)
  await waitFor(() => expect(document.querySelector('.message-target')).toHaveTextContent('Buen día. Primera helada'))
  expect(location.search).toContain('mensaje=')
})

test('the profile text is saved', async () => {
  await openChat(obra, '?panel=perfil')
  const about = await screen.findByDisplayValue(/Directora de proyectos/)
  expect(about).toHaveAccessibleName('Sobre vos')
  await user.clear(about)
  await user.type(about, 'De licencia hasta el 20')
  const save = () => within(screen.getByRole('form', { name: 'Mi perfil' })).getByRole('button', { name: 'Guardar' })
  await user.click(save())
  await waitFor(() => expect(save()).toBeDisabled())
  const api = await obra.server.as(demo.email)
  await waitFor(async () => expect((await api('getChatProfile')).body.about).toBe('De licencia hasta el 20'))
  await obra.reload()
  await screen.findByDisplayValue('De licencia hasta el 20')
})

describe('files', () => {
  test('are sent with a message, except removed ones, and are listed in the panel', async () => {
    await openChat(obra)
    await openWith('Walter Zamudio')
    await user.upload(await picker(), [
      new File([png], 'losa.png', { type: 'image/png' }),
      new File(['uno;dos'], 'planilla.csv', { type: 'text/csv' }),
      new File(['tres'], 'sobra.csv', { type: 'text/csv' }),
    ])
    const list = within(await files())
    await waitFor(() => expect(list.queryByText('Subiendo…')).toBeNull())
    expect(list.getAllByRole('button', { name: /^Quitar/ })).toHaveLength(3)
    await user.click(list.getByRole('button', { name: 'Quitar sobra.csv' }))
    await obra.reload()
    await screen.findByRole('group', { name: 'Mensajes' })
    expect(within(await files()).getAllByRole('listitem')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Enviar' }))
    await expectState('planilla.csv', 'Enviado')
    await expectNoFiles()
    await waitFor(() => expect(row('Walter Zamudio')).toHaveTextContent('📎 2 archivos'))
    const sent = within(await findSaid('planilla.csv'))
    sent.getByRole('button', { name: 'Descargar planilla.csv' })
    await user.click(sent.getByRole('button', { name: 'Ver losa.png' }))
    const large = await screen.findByRole('dialog', { name: 'losa.png' })
    await within(large).findByRole('img', { name: 'losa.png' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'losa.png' })).toBeNull())
    await user.click(screen.getByRole('button', { name: /^Walter Zamudio/ }))
    await within(await screen.findByRole('region', { name: 'Imágenes' })).findByRole('button', { name: 'Ver losa.png' })
    await waitFor(() => expect(screen.getByRole('region', { name: 'Archivos' })).toHaveTextContent('planilla.csv'))
  })

  test('that are too large are refused, and failed uploads can be retried', async () => {
    await openChat(obra)
    await openWith('Luciano Ferrari')
    const large = new File([new Uint8Array(5_100_000)], 'video.bin', { type: 'application/zip' })
    await user.upload(await picker(), large)
    await expectText('«video.bin» pesa 5,1 MB; el máximo es 5 MB.')
    await expectNoFiles()
    const mend = obra.network.fail('uploadChatAttachment', 503)
    await user.upload(await picker(), new File(['a'], 'nota.csv', { type: 'text/csv' }))
    const list = within(await files())
    await list.findByText(/^No se pudo subir\./)
    mend()
    await user.click(list.getByRole('button', { name: 'Reintentar' }))
    await list.findByText('1 byte')
    await user.click(list.getByRole('button', { name: 'Quitar nota.csv' }))
    await expectNoFiles()
  })
})
