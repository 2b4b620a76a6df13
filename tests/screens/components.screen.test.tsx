import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { act, expectAddress, expectFocus, fireEvent, inProject, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()
const gallery = '/solo-desarrollo/componentes'

async function openGallery(search = ''): Promise<void> {
  await obra.open(gallery + search, inProject)
  await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('Galería de componentes'))
}

const form = () => within(document.querySelector<HTMLElement>('[aria-label="Formulario de muestra"]')!)
const supplier = () => form().getByRole<HTMLInputElement>('combobox', { name: /^Proveedor/ })
const expectSupplier = (name: string) => waitFor(() => expect(supplier()).toHaveValue(name))
const day = () => form().getByLabelText<HTMLInputElement>('Desde')
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const option = (text: string | RegExp) => screen.findByRole('option', { name: text, hidden: true })

test('missing fields are marked, and values are sent in the wire format', async () => {
  await openGallery()
  await user.click(form().getByRole('button', { name: 'Guardar' }))
  await form().findByText('Elegí un proveedor.')
  const name = form().getByRole('textbox', { name: /^Nombre/ })
  await expectFocus(name)
  await user.keyboard('Losa')
  await user.type(supplier(), 'litoral')
  await option(/Hormigones del Litoral/)
  await user.keyboard('{Enter}')
  await expectSupplier('Hormigones del Litoral')
  fill(day(), '5/4/26')
  fill(form().getByLabelText(/^Importe/), '98765.4')
  await form().findByText('= 98.765,4')
  await user.click(form().getByRole('button', { name: 'Guardar' }))
  await screen.findByText('Viajaría 98765.4 al 2026-04-05.')
})

test('a picker creates a missing option in place, and keeps the input if refused', async () => {
  await openGallery()
  await user.type(supplier(), 'Zq')
  await user.click(await option('Crear proveedor «Zq»'))
  await screen.findByText('No se creó «Zq». Usá al menos tres letras.')
  await expectSupplier('Zq')
  await user.clear(supplier())
  await user.type(supplier(), 'Corralón Nuevo')
  await user.click(await option('Crear proveedor «Corralón Nuevo»'))
  await expectSupplier('Corralón Nuevo')
})

test('Enter picks the first match, even if pressed before it is loaded, without submitting', async () => {
  await openGallery()
  await user.type(supplier(), 'litoral{Enter}')
  await expectSupplier('Hormigones del Litoral')
  expect(screen.queryByText('Escribí un nombre.')).toBeNull()
})

test('a day is picked from the calendar, which closes', async () => {
  await openGallery()
  await user.click(form().getByRole('button', { name: 'Elegir: Desde' }))
  const calendar = within(await screen.findByRole('dialog', { name: 'Calendario: Desde' }))
  await calendar.findByText('marzo')
  await user.click(calendar.getByText('17'))
  await waitFor(() => expect(day()).toHaveValue('17/03/2026'))
  expect(screen.queryByRole('dialog', { name: 'Calendario: Desde' })).toBeNull()
})

test('list options and words are added and removed', async () => {
  await openGallery()
  await user.click(form().getByText('Cemento, Arena'))
  await user.click(await option('Cal hidráulica'))
  await form().findByText('Cemento, Arena, Cal hidráulica')
  await user.click(await option('Cemento'))
  await form().findByText('Arena, Cal hidráulica')
  const words = () => form().getByRole('list', { name: 'Palabras clave' })
  await user.type(within(words()).getByRole('textbox'), 'losa{Enter}')
  await waitFor(() => expect(words()).toHaveTextContent('urgentelosa'))
  await user.keyboard('{Backspace}')
  await waitFor(() => expect(words()).not.toHaveTextContent('losa'))
  expect(words()).toHaveTextContent('urgente')
})

test('unsaved values cause a question, and stay if the person continues', async () => {
  await openGallery()
  const name = form().getByRole('textbox', { name: /^Nombre/ })
  fill(name, 'A medias')
  await user.click(screen.getByRole('link', { name: 'Ayuda' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Seguir editando' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(form().getByRole('textbox', { name: /^Nombre/ })).toHaveValue('A medias')
  await expectAddress(gallery)
})

test('filters are in the URL, show as chips, and are removed one by one or all at once', async () => {
  await openGallery('?estado=vigente')
  const bar = () => within(document.querySelector<HTMLElement>('.filter-bar')!)
  const chips = () => [...document.querySelectorAll('.filter-words')].map(({ textContent }) => textContent)
  const expectChips = (texts: string[]) => waitFor(() => expect(chips()).toEqual(texts))
  await expectChips(['EstadoVigente'])
  await user.click(bar().getByRole('button', { name: 'Filtrar' }))
  const typed = async (label: string, text: string) => {
    await user.type(bar().getByLabelText(label), text)
    await user.tab()
  }
  await typed('Desde', '5/4/26')
  await expectChips(['EstadoVigente', 'Desde05/04/2026'])
  await typed('Importe desde', '1500,5')
  await user.click(bar().getByLabelText('Solo vencidos'))
  await expectAddress(`${gallery}?estado=vigente&desde=2026-04-05&importe=1500.5&vencidos=1`)
  await obra.reload()
  await waitFor(bar)
  await expectChips(['EstadoVigente', 'Desde05/04/2026', 'Importe desde1.500,5', 'Solo vencidos'])
  await user.click(bar().getByRole('button', { name: 'Quitar el filtro Desde' }))
  await expectChips(['EstadoVigente', 'Importe desde1.500,5', 'Solo vencidos'])
  await user.click(bar().getByRole('button', { name: 'Limpiar' }))
  await expectChips([])
  await expectAddress(gallery)
})

test('unsuitable files are reported by name, and the others are accepted', async () => {
  await openGallery()
  const names = () =>
    [...document.querySelectorAll('[aria-label="Archivos elegidos"] li')].map(({ textContent }) => textContent)
  // As in a browser's file picker, where `accept` can be bypassed.
  const anyFile = userEvent.setup({ delay: null, applyAccept: false })
  const picture = new File(['png'], 'foto.png', { type: 'image/png' })
  const text = new File(['x'], 'nota.txt', { type: 'text/plain' })
  await act(() => anyFile.upload(screen.getByLabelText('Archivos de muestra'), [picture, text]))
  await waitFor(() => expect(names()).toEqual(['foto.png (3 bytes)']))
  await screen.findByText('nota.txt no es de un tipo que se pueda subir.')
})
