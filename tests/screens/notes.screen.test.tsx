import { describe, expect, test } from 'vitest'
import { remindDue } from '../../server/areas/notes/reminders.service.ts'
import { act, expectAddress, expectFocus, expectText, fireEvent, inProject, passTime, second } from './app.ts'
import { screen, useObra, user, waitFor, within } from './app.ts'
import {
  apiOf,
  beginNote,
  card,
  choose,
  closeNote,
  dialog,
  editor,
  expectCard,
  expectClosed,
  expectNoCard,
  expectOnCard,
  field,
  focusCard,
  inCard,
  labelFilters,
  leavePage,
  openBoard,
  opener,
  openNote,
  pressOnCard,
  quick,
  searchField,
  searchFor,
  showView,
  storedNote,
  storeNote,
  titles,
  undo,
  write,
} from './notes-support.ts'

const obra = useObra()

const pinned = () => within(document.querySelector<HTMLElement>('[aria-label="Notas fijadas"]')!)

describe('the board', () => {
  test('is searched with highlighted matches, in the archive too, and survives a reload', async () => {
    const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)
    await openBoard(obra)
    pinned().getByRole('link', { name: 'Antes de colar la losa 9' })
    searchFor('jacarandas')
    await waitFor(() => expect(marks()).toEqual(['Jacarandás']))
    await expectText('1 nota coincide')
    await expectAddress(/buscar=jacarandas/)
    await obra.reload()
    await waitFor(() => expect(marks()).toEqual(['Jacarandás']))
    searchFor('mudanza')
    await screen.findByText('Ninguna nota coincide')
    await user.click(screen.getByRole('button', { name: 'Buscar en el archivo' }))
    await expectCard('Mudanza de la oficina')
    searchFor('')
    await expectAddress('/apps/notes?ver=archivo')
  })

  test('is filtered by labels, and Back shows all', async () => {
    await openBoard(obra)
    await user.click(await labelFilters().findByRole('button', { name: 'Familia' }))
    await expectNoCard('Muestras para el palier')
    card('Compras del sábado')
    await act(async () => history.back())
    await expectCard('Muestras para el palier')
  })

  test('has listed keys that move through the cards and open one', async () => {
    await openBoard(obra)
    const [first, next] = document.querySelectorAll<HTMLElement>('.note-card-link')
    await user.keyboard('j')
    await expectFocus(first!)
    await user.keyboard('j')
    await expectFocus(next!)
    await user.keyboard('k')
    await expectFocus(first!)
    await user.keyboard('{Enter}')
    await waitFor(() => field(editor(), 'Título'))
    await user.keyboard('{Escape}')
    await expectClosed()
    await user.keyboard('?')
    const keys = await dialog('Atajos de teclado')
    keys.getByText('Archivarla, o desarchivarla')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Atajos de teclado' })).toBeNull())
    await user.keyboard('/')
    await expectFocus(searchField())
  })
})

describe('a note', () => {
  test('saves itself while it is written, and Escape leaves it on the board', async () => {
    await openBoard(obra)
    await user.keyboard('n')
    await waitFor(() => expect(field(quick(), 'Texto')).toHaveFocus())
    await user.keyboard('Pedir la bomba para el jueves')
    await waitFor(() => expect(quick().getByRole('status')).toHaveTextContent('Guardado'))
    await user.keyboard('{Escape}')
    await expectClosed()
    await expectFocus(opener())
    await expectCard('Pedir la bomba para el jueves')
    await openBoard(obra)
    card('Pedir la bomba para el jueves')
    expect(obra.network.requests('createNote')).toHaveLength(1)
  })

  test('that stays empty is not created', async () => {
    await openBoard(obra)
    const before = titles()
    await user.keyboard('n')
    await waitFor(() => expect(field(quick(), 'Texto')).toHaveFocus())
    await user.keyboard('{Escape}')
    await expectClosed()
    expect(titles()).toEqual(before)
    expect(obra.network.requests('createNote')).toEqual([])
  })

  test('has its own URL, is edited there, and Back closes it', async () => {
    const id = await storeNote(obra, { title: 'Barandas', content: 'Medir el hueco' })
    await openBoard(obra)
    await openNote('Barandas')
    await expectAddress(`/apps/notes/${id}`)
    write(editor(), 'Texto', 'Medir el hueco y pedir tres precios')
    await waitFor(() => expect(editor().getByText('Guardado')).toBeVisible())
    expect((await storedNote(obra, id)).content).toBe('Medir el hueco y pedir tres precios')
    await obra.reload()
    await waitFor(() => expect(field(editor(), 'Texto')).toHaveValue('Medir el hueco y pedir tres precios'))
    await openBoard(obra)
    await openNote('Barandas')
    await act(async () => history.back())
    await expectClosed()
    await expectOnCard('Barandas', 'pedir tres precios')
  })

  test('is pinned, coloured, archived and restored', async () => {
    const title = 'Color de la puerta'
    const id = await storeNote(obra, { title })
    const expectStored = async (part: object) => {
      await leavePage()
      await waitFor(async () => expect(await storedNote(obra, id)).toMatchObject(part))
    }
    await openBoard(obra)
    await pressOnCard(title, `Fijar «${title}»`)
    await waitFor(() => pinned().getByRole('link', { name: title }))
    await choose(inCard(title), `Más de «${title}»`, 'Turquesa')
    await waitFor(() => expect(card(title)).toHaveAttribute('data-note-color', 'teal'))
    await expectStored({ pinned: true, color: 'teal' })
    await pressOnCard(title, `Archivar «${title}»`)
    await expectNoCard(title)
    await expectStored({ archived: true, pinned: false })
    await undo()
    await expectStored({ archived: false })
    await expectCard(title)
    focusCard(title)
    await user.keyboard('e')
    await expectNoCard(title)
    await expectStored({ archived: true })
    await showView('Archivo')
    await waitFor(() => expect(card(title)).toHaveAttribute('data-note-color', 'teal'))
    await pressOnCard(title, `Desarchivar «${title}»`)
    await expectNoCard(title)
    await expectStored({ archived: false })
    await showView('Notas')
    await expectCard(title)
  })

  test('that is archived before its first save is in the archive', async () => {
    await storeNote(obra, { title: 'Llaves del obrador' })
    await openBoard(obra)
    await waitFor(labelFilters)
    // The archive is requested before the note is saved there, and the response arrives later.
    const api = await apiOf(obra)
    const earlier = (await api('listNotePage', { query: { view: 'archived', size: 60, page: 1 } })).body
    const labelsBefore = obra.network.requests('listNoteLabels').length
    const forget = obra.network.answer('listNotePage', earlier)
    const release = obra.network.hold('listNotePage')
    focusCard('Llaves del obrador')
    await user.keyboard('e')
    await showView('Archivo')
    await waitFor(() => expect(obra.network.requests('listNotePage').at(-1)!.url).toContain('view=archived'))
    await waitFor(() => expect(obra.network.requests('updateNote')).toHaveLength(1))
    // Labels are refetched as soon as the page is notified of the change.
    await waitFor(() => expect(obra.network.requests('listNoteLabels').length).toBeGreaterThan(labelsBefore))
    forget()
    release()
    await expectCard('Mudanza de la oficina')
    await expectCard('Llaves del obrador')
  })

  test('that was deleted is restored at once by undo', async () => {
    const id = await storeNote(obra, { title: 'De ida y vuelta' })
    await openBoard(obra)
    focusCard('De ida y vuelta')
    await user.keyboard('#')
    await expectNoCard('De ida y vuelta')
    await expectText('«De ida y vuelta» está en la papelera.')
    await user.keyboard('z')
    await expectCard('De ida y vuelta')
    expect((await storedNote(obra, id)).deletedAt).toBeNull()
  })

  test('is restored from the trash, or deleted permanently after a question', async () => {
    await storeNote(obra, { title: 'Fugaz', content: 'Para la papelera' })
    await openBoard(obra)
    await openNote('Fugaz')
    await user.click(editor().getByRole('button', { name: 'Eliminar' }))
    await expectClosed()
    await expectNoCard('Fugaz')
    await showView('Papelera')
    await expectCard('Fugaz')
    await user.click(card('Fugaz').querySelector('a')!)
    const deleted = await dialog('Nota en la papelera')
    deleted.getByText('Para la papelera')
    await user.click(deleted.getByRole('button', { name: 'Recuperar' }))
    await waitFor(() => expect(field(editor(), 'Título')).toHaveValue('Fugaz'))
    await user.click(editor().getByRole('button', { name: 'Eliminar' }))
    await expectCard('Fugaz')
    const askToPurge = async () => {
      await pressOnCard('Fugaz', 'Eliminar «Fugaz» para siempre')
      return dialog('Eliminar «Fugaz» para siempre')
    }
    await user.click((await askToPurge()).getByRole('button', { name: 'Cancelar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(obra.network.requests('purgeNotes')).toEqual([])
    await user.click((await askToPurge()).getByRole('button', { name: 'Eliminar' }))
    await screen.findByText('La papelera está vacía')
    await obra.reload()
    await screen.findByText('La papelera está vacía')
  })

  test('whose deletion fails reappears with a notice', async () => {
    await storeNote(obra, { title: 'Se queda' })
    await openBoard(obra)
    obra.network.cut('deleteNote')
    // The board cannot be refetched either: the card reappears anyway.
    obra.network.cut('listNotePage')
    focusCard('Se queda')
    await user.keyboard('#')
    await expectText('No se eliminó «Se queda»')
    await expectCard('Se queda')
  })

  test('that does not exist is reported, as is an unknown URL, and Escape leads back', async () => {
    await obra.open('/apps/notes/00000000-0000-4000-8000-000000000000', inProject)
    await screen.findByText('Esa nota no está')
    await user.keyboard('{Escape}')
    await expectAddress('/apps/notes')
    await obra.open('/apps/notes/a/b', inProject)
    await screen.findByText('Esa dirección no existe')
  })
})

test('labels are created, added, renamed, and removed from all notes after a question', async () => {
  const closeLabels = async () => {
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Etiquetas' })).toBeNull())
  }
  await openBoard(obra)
  await beginNote('Gremios')
  await choose(quick(), 'Etiquetas', 'Crear y cambiar etiquetas…')
  const labels = await dialog('Etiquetas')
  write(labels, 'Etiqueta nueva', 'trabajo')
  labels.getByText('Ya hay una etiqueta con ese nombre.')
  expect(labels.getByRole('button', { name: 'Crear' })).toBeDisabled()
  write(labels, 'Etiqueta nueva', 'Electricidad')
  await user.click(labels.getByRole('button', { name: 'Crear' }))
  await labels.findByText('Electricidad')
  await closeLabels()
  await choose(quick(), 'Etiquetas', 'Electricidad')
  await closeNote(quick())
  await user.click(labelFilters().getByRole('button', { name: 'Electricidad' }))
  await waitFor(() => expect(titles()).toEqual(['Gremios']))
  await user.click(screen.getByRole('button', { name: 'Cambiar las etiquetas' }))
  const again = await dialog('Etiquetas')
  await user.click(again.getByRole('button', { name: 'Renombrar Electricidad' }))
  write(again, 'Nombre de Electricidad', 'Luz')
  await user.click(again.getByRole('button', { name: 'Guardar' }))
  await again.findByText('Luz')
  await user.click(again.getByRole('button', { name: 'Eliminar Luz' }))
  await user.click((await dialog('Eliminar «Luz»')).getByRole('button', { name: 'Eliminar' }))
  await waitFor(() => expect(again.queryByText('Luz')).toBeNull())
  await closeLabels()
  await openBoard(obra)
  await expectCard('Gremios')
  expect(card('Gremios')).not.toHaveTextContent('Luz')
  expect(labelFilters().queryByRole('button', { name: 'Luz' })).toBeNull()
})

describe('a reminder', () => {
  test('is set, shown on the card, and removed', async () => {
    await openBoard(obra)
    await beginNote('Turno en el registro')
    await choose(quick(), 'Recordatorio', 'Mañana a las 08:00')
    await quick().findByText('Mañana, 08:00')
    await choose(quick(), 'Recordatorio', 'Elegir fecha y hora…')
    const form = await dialog('Recordatorio')
    const day = (text: string) => fireEvent.change(form.getByLabelText('Día'), { target: { value: text } })
    day('3/2/2020')
    await user.click(form.getByRole('button', { name: 'Guardar' }))
    await form.findByText('Ese momento ya pasó.')
    day('3/2/2090')
    fireEvent.change(form.getByLabelText('Hora'), { target: { value: '10:30' } })
    await user.click(form.getByRole('button', { name: 'Guardar' }))
    await quick().findByText('03/02/2090, 10:30')
    await closeNote(quick())
    await showView('Recordatorios')
    await expectNoCard('Muestras para el palier')
    await expectOnCard('Turno en el registro', '03/02/2090, 10:30')
    await openNote('Turno en el registro')
    await user.click(editor().getByRole('button', { name: 'Sacar el recordatorio' }))
    await closeNote(editor())
    await expectNoCard('Turno en el registro')
  })

  test('that is due becomes a notification that leads to its note', async () => {
    const reminder = new Date(Date.now() + 60_000).toISOString()
    const id = await storeNote(obra, { title: 'Llamar al perito', content: 'Antes de las seis', reminder })
    await openBoard(obra)
    await user.click(screen.getByRole('button', { name: /^Notificaciones/ }))
    const panel = await dialog('Notificaciones')
    await panel.findAllByRole('listitem')
    expect(panel.queryByText('Recordatorio: Llamar al perito')).toBeNull()
    await passTime(60_000)
    await act(() => remindDue(obra.server.services))
    await user.click(await panel.findByRole('link', { name: /Recordatorio: Llamar al perito/ }))
    await expectAddress(`/apps/notes/${id}`)
    await waitFor(() => expect(field(editor(), 'Título')).toHaveValue('Llamar al perito'))
  })
})

test('notes of one person are not visible to another', async () => {
  await storeNote(obra, { title: 'Solo de Lucía' })
  await openBoard(obra)
  card('Solo de Lucía')
  await obra.open('/apps/notes', { as: second, choice: inProject.choice })
  await waitFor(opener)
  await waitFor(() => expect(screen.queryByText('Cargando las notas…')).toBeNull())
  expect(titles()).not.toContain('Solo de Lucía')
})

test('an open note is printed as text, which continues on the next page', async () => {
  const content = 'Primera línea\nsegunda línea'
  await storeNote(obra, { title: 'Para imprimir', content })
  await obra.open('/apps/notes', inProject)
  await expectCard('Para imprimir')
  await openNote('Para imprimir')
  const printed = () => [...document.querySelectorAll('.growing-text-printed')].map((each) => each.textContent)
  expect(printed()).toEqual([])
  fireEvent(window, new Event('beforeprint'))
  expect(printed()).toEqual(['Para imprimir', content])
})
