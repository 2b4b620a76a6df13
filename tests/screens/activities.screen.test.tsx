import { expect, test } from 'vitest'
import { demo, expectAddress, inProject, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()

const address = '/pages/activities'
const rows = () => [...document.querySelectorAll<HTMLElement>('main .activity')]
const expectRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count))
const filter = async (label: string, option: string) =>
  user.selectOptions(await screen.findByLabelText(label), await screen.findByRole('option', { name: option }))

test('activities load page by page, and are filtered by kind and person', async () => {
  await obra.open(address, inProject)
  await expectRows(20)
  await user.click(screen.getByRole('button', { name: 'Cargar más' }))
  await waitFor(() => expect(rows().length).toBeGreaterThan(20))
  await filter('Clase', 'Ventas')
  await expectAddress(/clase=ventas/)
  await filter('Persona', 'Camila Arrieta (1)')
  await expectRows(1)
  await obra.reload()
  await expectRows(1)
  await filter('Clase', 'Obra')
  await screen.findByText(/No hay actividad que coincida/)
  await user.click(screen.getByRole('button', { name: 'Ver toda' }))
  await expectRows(20)
  await filter('Persona', 'Luciano Ferrari (1)')
  await expectRows(1)
  await user.click(screen.getByRole('link', { name: 'Abrir el chat' }))
  await expectAddress(/^\/apps\/chat/)
})

test('a change by a member of the company appears as an activity that links to the record', async () => {
  const api = await obra.server.as(demo.email, 1)
  const [board] = (await api('listBoards')).body
  const { lists } = (await api('getBoard', { query: { id: board!.id } })).body
  await api('createCard', { body: { card: { listId: lists[0]!.id, title: 'Pedir el encofrado' } } })
  await obra.open(address, inProject)
  const text = await screen.findByText(/creó la tarjeta/)
  const activity = text.closest<HTMLElement>('.activity')!
  expect(activity).toHaveTextContent('creó la tarjeta Pedir el encofrado')
  within(activity).getByRole('link', { name: 'Abrir la tarea' })
  await user.click(text)
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Título' })[0]).toHaveValue('Pedir el encofrado'))
})

test('an unreachable server is reported, and can be retried', async () => {
  const restore = obra.network.fail('listActivities', 503)
  await obra.open(address, inProject)
  await screen.findByText('No pudimos traer la actividad')
  restore()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(rows()).not.toEqual([]))
})
