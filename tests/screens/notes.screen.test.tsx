import { expect, test } from 'vitest'
import { act, demo, expectAddress, inProject, screen, useObra, user } from './app.ts'

const obra = useObra()

test('a delete that fails is told, and the note comes back in sight', async () => {
  const api = await obra.server.as(demo.email, 1)
  await api('createNote', { body: { note: { title: 'Se queda' } } })
  await obra.open('/apps/notes', inProject)
  const link = await screen.findByRole('link', { name: /^Se queda/ })
  obra.network.cut('deleteNote')
  // Nor can the board be refetched: the card comes back all the same.
  obra.network.cut('listNotePage')
  act(() => link.focus())
  await user.keyboard('#')
  await screen.findByText(/No se eliminó «Se queda»/)
  expect(await screen.findByRole('link', { name: /^Se queda/ })).toBeVisible()
})

test('a note and an address that are not there are told, and Escape leads back', async () => {
  await obra.open('/apps/notes/00000000-0000-4000-8000-000000000000', inProject)
  await screen.findByText('Esa nota no está')
  await user.keyboard('{Escape}')
  await expectAddress('/apps/notes')
  await obra.open('/apps/notes/a/b', inProject)
  await screen.findByText('Esa dirección no existe')
})
