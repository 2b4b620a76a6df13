import { expect, test } from 'vitest'
import { expectFocus, expectText, fireEvent, screen, storedKeys, useObra, user, waitFor, within } from './app.ts'
import {
  apiOf,
  beginNote,
  card,
  closeNote,
  editor,
  expectCard,
  expectClosed,
  expectNoCard,
  expectOnCard,
  field,
  focusCard,
  inCard,
  leavePage,
  openBoard,
  openNote,
  pressOnCard,
  quick,
  storedNote,
  storeNote,
  titles,
  undo,
  write,
} from './notes-support.ts'

const obra = useObra()

/** The open tasks of the note that is being written. */
const taskTexts = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>('.checklist-line textarea')].map(({ value }) => value)
const expectTasks = (texts: string[]) => waitFor(() => expect(taskTexts()).toEqual(texts))
const beginChecklist = async () =>
  user.click(document.querySelector<HTMLElement>('.quick-note [aria-label="Nota con tareas"]')!)
const unsavedKeys = () => storedKeys().filter((key) => key.includes(':note/'))
const expectAllSaved = () => waitFor(() => expect(unsavedKeys()).toEqual([]))

test('a checklist is written line by line, reordered by keys, and lists done tasks last', async () => {
  await openBoard(obra)
  await beginChecklist()
  await waitFor(() => expect(field(quick(), 'Tarea 1')).toHaveFocus())
  await user.keyboard('Yerba{Enter}Pan{Enter}Ricota')
  write(quick(), 'Título', 'Almacén')
  await user.keyboard('{Escape}')
  await expectClosed()
  await expectCard('Almacén')
  expect(inCard('Almacén').getAllByRole('checkbox')).toHaveLength(3)
  await openNote('Almacén')
  field(editor(), 'Tarea 3').focus()
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expectTasks(['Yerba', 'Ricota', 'Pan'])
  await user.click(editor().getByRole('checkbox', { name: 'Hecha: Ricota' }))
  await expectTasks(['Yerba', 'Pan'])
  expect(editor().getByRole('list', { name: 'Tareas hechas' })).toHaveTextContent('Ricota')
  await user.click(editor().getByRole('button', { name: 'Quitar «Yerba»' }))
  await expectTasks(['Pan'])
  await undo()
  await expectTasks(['Yerba', 'Pan'])
  await leavePage()
  await expectAllSaved()
  await obra.reload()
  await expectTasks(['Yerba', 'Pan'])
  await user.keyboard('{Escape}')
  await expectClosed()
  await user.click(inCard('Almacén').getByRole('checkbox', { name: 'Pan' }))
  await expectOnCard('Almacén', '2 hechas')
  await leavePage()
  await expectAllSaved()
})

test('pasted lines become tasks, and tasks become text without loss', async () => {
  await openBoard(obra)
  await beginChecklist()
  const clipboardData = { getData: () => '- Cal\n- Arena\n- Hidrófugo' }
  fireEvent.paste(field(quick(), 'Tarea 1'), { clipboardData })
  await expectTasks(['Cal', 'Arena', 'Hidrófugo'])
  await expectFocus(field(quick(), 'Tarea 3'))
  write(quick(), 'Título', 'Revoque')
  await user.click(quick().getByRole('button', { name: 'Pasar las tareas a texto' }))
  await waitFor(() => expect(field(quick(), 'Texto')).toHaveValue('Cal\nArena\nHidrófugo'))
  await closeNote(quick())
  await expectOnCard('Revoque', 'Hidrófugo')
})

test('unsaved text is sent when the page closes', async () => {
  const id = await storeNote(obra, { title: 'Antes del cierre' })
  await openBoard(obra)
  await openNote('Antes del cierre')
  write(editor(), 'Texto', 'Tipeado y cerrado en el acto')
  expect(obra.network.requests('updateNote')).toEqual([])
  await leavePage()
  // Immediately: a moment later the autosave would send it anyway.
  expect(obra.network.requests('updateNote')).toHaveLength(1)
  await waitFor(async () => expect((await storedNote(obra, id)).content).toBe('Tipeado y cerrado en el acto'))
})

test('unsaved text that could not be sent is restored after a reload, and saved', async () => {
  const id = await storeNote(obra, { title: 'Antes del corte' })
  await openBoard(obra)
  await openNote('Antes del corte')
  const mend = obra.network.cut('updateNote')
  write(editor(), 'Texto', 'Tipeado y cortado en el acto')
  await obra.reload()
  await waitFor(() => expect(field(editor(), 'Texto')).toHaveValue('Tipeado y cortado en el acto'))
  expect((await storedNote(obra, id)).content).toBe('')
  mend()
  await obra.reload()
  await expectAllSaved()
  expect((await storedNote(obra, id)).content).toBe('Tipeado y cortado en el acto')
})

test('text written while the server is down survives a reload, and is saved once when it is back', async () => {
  const id = await storeNote(obra, { title: 'Sin servidor' })
  await openBoard(obra)
  await openNote('Sin servidor')
  const back = (['createNote', 'updateNote'] as const).map((each) => obra.network.cut(each))
  write(editor(), 'Texto', 'Escrito sin servidor')
  await leavePage()
  await waitFor(() => editor().getByText(/^Sin guardar/))
  await closeNote(editor())
  await expectOnCard('Sin servidor', 'Sin guardar')
  await beginNote('Nueva a ciegas')
  await closeNote(quick())
  await expectCard('Nueva a ciegas')
  focusCard('Nueva a ciegas')
  await user.keyboard('#')
  await expectText('Descartaste «Nueva a ciegas».')
  await expectNoCard('Nueva a ciegas')
  await user.keyboard('z')
  await expectCard('Nueva a ciegas')
  await pressOnCard('Sin servidor', 'Fijar «Sin servidor»')
  const pinned = () => within(document.querySelector<HTMLElement>('[aria-label="Notas fijadas"]')!)
  await waitFor(() => pinned().getByRole('link', { name: 'Sin servidor' }))
  await openBoard(obra)
  await expectOnCard('Sin servidor', 'Escrito sin servidor')
  await expectCard('Nueva a ciegas')
  expect(unsavedKeys()).toHaveLength(2)
  for (const mend of back) mend()
  await openBoard(obra)
  await expectAllSaved()
  await openBoard(obra)
  expect(card('Sin servidor')).not.toHaveTextContent('Sin guardar')
  expect(titles().filter((title) => title === 'Nueva a ciegas')).toHaveLength(1)
  expect(await storedNote(obra, id)).toMatchObject({ content: 'Escrito sin servidor', pinned: true })
})

test('a change from another screen appears at once in the open note', async () => {
  const id = await storeNote(obra, { title: 'De a dos', content: 'Uno' })
  await openBoard(obra)
  await openNote('De a dos')
  const api = await apiOf(obra)
  await api('updateNote', { body: { updatedNote: { id, content: 'Dos' } } })
  await waitFor(() => expect(field(editor(), 'Texto')).toHaveValue('Dos'))
})

test('two screens that change one note keep both changes, and ask if they conflict', async () => {
  const id = await storeNote(obra, { title: 'En otra pantalla', content: 'Uno' })
  // This screen gets no events, as on a bad connection.
  obra.network.cut('streamEvents')
  await openBoard(obra)
  await openNote('En otra pantalla')
  const api = await apiOf(obra)
  await api('updateNote', { body: { updatedNote: { id, title: 'De a tres' } } })
  write(editor(), 'Texto', 'Dos')
  await leavePage()
  await waitFor(() => expect(field(editor(), 'Título')).toHaveValue('De a tres'))
  await expectAllSaved()
  expect(await storedNote(obra, id)).toMatchObject({ title: 'De a tres', content: 'Dos' })
  await api('updateNote', { body: { updatedNote: { id, content: 'De la primera' } } })
  write(editor(), 'Texto', 'De la segunda')
  await leavePage()
  await screen.findByText('«De a tres» cambió en otra pantalla')
  expect((await storedNote(obra, id)).content).toBe('De la primera')
  await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }))
  await expectAllSaved()
  expect((await storedNote(obra, id)).content).toBe('De la segunda')
})
