import { expect, test } from 'vitest'
import { addDays, dayAt } from '../../server/lib/calendar.ts'
import { act, demo, expectAddress, inProject, screen, useObra, user, waitFor, within } from './app.ts'
import { expectNotice, newBoard, press, takeBack } from './boards.ts'
import { minutesAgo, openDashboard, openPanel, replaceAll } from './panels.ts'

const obra = useObra()

const link = (title: string) => screen.getByRole('link', { name: title })
const row = (title: string) => within(link(title).closest('li')!)
const findRow = async (title: string) => {
  await screen.findByRole('link', { name: title })
  return row(title)
}
const expectGone = (title: string) => waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull())
const pane = () => within(screen.getByRole('region', { name: 'Tarea' }))
const expectOpen = (title: string) =>
  waitFor(() => expect(pane().getByRole('textbox', { name: 'Título' })).toHaveValue(title))
const expectGroup = (name: string, titles: string[]) =>
  waitFor(() => {
    const links = within(screen.getByRole('region', { name })).getAllByRole('link')
    expect(links.map((each) => each.textContent)).toEqual(titles)
  })

const dayAhead = (days: number) => addDays(dayAt(new Date()), days)

/** A board with three cards: overdue and Lucía's, far ahead and unassigned, without a due date. */
async function openTasks(title: string) {
  const board = await newBoard(obra, title, `Vieja ${title}`, `Lejana ${title}`, `Suelta ${title}`)
  const { id } = (await board.api('getUser')).body
  const change = (index: number, card: object) => board.api('updateCard', { body: { id: board.cards[index]!, card } })
  await change(0, { dueDate: dayAhead(-1), members: [id] })
  await change(1, { dueDate: dayAhead(60), priority: 'high' })
  await obra.open(`/apps/tasks?de=todas&tablero=${board.id}`, inProject)
  await findRow(`Vieja ${title}`)
  return board
}

test('a shortcut, a notification and the search open tasks', async () => {
  const board = await newBoard(obra, 'Caminos', 'Vieja', 'Lejana de Caminos')
  const path = `/apps/tasks/${board.cards[0]!}`
  const icon = 'pi pi-check-square'
  const notice = { title: 'Te asignaron una tarea', description: 'Vieja', time: minutesAgo(1), link: path, icon }
  await replaceAll(obra, 'shortcuts', [{ label: 'Mis tareas', icon, link: '/apps/tasks', useRouter: true }])
  await replaceAll(obra, 'notifications', [{ ...notice, useRouter: true }])
  await openDashboard(obra)
  const shortcuts = await openPanel('Accesos directos', 'Accesos directos')
  await user.click(await shortcuts.findByRole('link', { name: /Mis tareas/ }))
  await screen.findByRole('heading', { name: 'Tareas', level: 1 })
  const notices = await openPanel(/^Notificaciones/, 'Notificaciones')
  await user.click(await notices.findByRole('link', { name: /Te asignaron una tarea/ }))
  await expectOpen('Vieja')
  await press('{Escape}')
  await press('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox', { name: /^Buscar/ }), 'lejana de caminos')
  await user.click(await screen.findByRole('option', { name: /Lejana de Caminos/ }))
  await expectOpen('Lejana de Caminos')
})

test('tasks are grouped, filtered by person, date and text, and sorted, with the state in the URL', async () => {
  const title = 'Filtros'
  await openTasks(title)
  await expectGroup('Vencidas', [`Vieja ${title}`])
  await expectGroup('Más adelante', [`Lejana ${title}`])
  await expectGroup('Sin fecha', [`Suelta ${title}`])
  await user.selectOptions(screen.getByLabelText('Orden'), 'Por prioridad')
  await expectGroup('Prioridad alta', [`Lejana ${title}`])
  await user.click(screen.getByRole('button', { name: /^Vencidas/ }))
  await expectGone(`Lejana ${title}`)
  await obra.reload()
  await findRow(`Vieja ${title}`)
  await expectGone(`Lejana ${title}`)
  await user.click(screen.getByRole('button', { name: /^Pendientes/ }))
  await user.click(screen.getByRole('button', { name: 'Libres' }))
  await findRow(`Lejana ${title}`)
  await expectGone(`Vieja ${title}`)
  await user.type(screen.getByLabelText('Buscar tareas'), 'suelta')
  await expectGone(`Lejana ${title}`)
  await findRow(`Suelta ${title}`)
  await user.type(screen.getByLabelText('Buscar tareas'), ' no hay tal cosa')
  await screen.findByText('Nada con esa búsqueda')
  await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }))
  await waitFor(() => expect(screen.queryByText('Nada con esa búsqueda')).toBeNull())
})

async function setDueToday(title: string): Promise<void> {
  await user.click(row(title).getByRole('button', { name: /^Vencimiento de/ }))
  const picker = within(await screen.findByRole('dialog', { name: /Elegir vencimiento/ }))
  await user.click(picker.getByRole('button', { name: 'Hoy' }))
}

test('tasks are completed, dated and prioritised in place; failed changes roll back', async () => {
  const title = 'En su lugar'
  await openTasks(title)
  await setDueToday(`Suelta ${title}`)
  await expectGroup('Hoy', [`Suelta ${title}`])
  await user.click(row(`Suelta ${title}`).getByRole('button', { name: /^Prioridad de/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Media' }))
  await waitFor(() => row(`Suelta ${title}`).getByRole('img', { name: 'Prioridad media' }))
  await user.click(row(`Suelta ${title}`).getByRole('checkbox'))
  await expectGone(`Suelta ${title}`)
  await takeBack('Terminaste')
  await findRow(`Suelta ${title}`)
  const works = obra.network.cut('updateCard')
  await user.click(row(`Vieja ${title}`).getByRole('checkbox'))
  await expectNotice(`No se cambió «Vieja ${title}»`)
  expect(row(`Vieja ${title}`).getByRole('checkbox')).not.toBeChecked()
  works()
  await user.click(row(`Vieja ${title}`).getByRole('checkbox'))
  await expectGone(`Vieja ${title}`)
  await user.click(screen.getByRole('button', { name: /^Terminadas/ }))
  await findRow(`Vieja ${title}`)
})

test('a changed task stays in place while the list is refetched, and a menu stays open', async () => {
  const title = 'Quieta'
  await openTasks(title)
  const before = obra.network.requests('listTasks').length
  const release = obra.network.hold('listTasks')
  await setDueToday(`Suelta ${title}`)
  // The list is refetched only once the change is stored.
  await waitFor(() => expect(obra.network.requests('listTasks').length).toBeGreaterThan(before))
  await expectGroup('Hoy', [`Suelta ${title}`])
  await user.click(row(`Suelta ${title}`).getByRole('button', { name: /^Prioridad de/ }))
  const medium = await screen.findByRole('menuitemradio', { name: 'Media' })
  release()
  await expectGroup('Hoy', [`Suelta ${title}`])
  await user.click(medium)
  await waitFor(() => row(`Suelta ${title}`).getByRole('img', { name: 'Prioridad media' }))
})

test('a task opens beside the list, is edited there, and keys move to the next', async () => {
  const title = 'Al lado'
  const board = await openTasks(title)
  // Anywhere in the row.
  await user.click(link(`Vieja ${title}`).closest('li')!)
  await expectAddress(new RegExp(`^/apps/tasks/${board.cards[0]!}\\?`))
  await expectOpen(`Vieja ${title}`)
  const field = pane().getByRole('textbox', { name: 'Título' })
  await user.clear(field)
  await user.type(field, `Vieja y sabia ${title}`)
  await user.click(pane().getByRole('button', { name: 'Guardar' }))
  await findRow(`Vieja y sabia ${title}`)
  await user.selectOptions(pane().getByLabelText('Prioridad'), 'Baja')
  await waitFor(() => row(`Vieja y sabia ${title}`).getByRole('img', { name: 'Prioridad baja' }))
  act(() => link(`Vieja y sabia ${title}`).focus())
  await press('j')
  await expectOpen(`Lejana ${title}`)
  await press('x')
  await expectGone(`Lejana ${title}`)
  await press('z')
  await findRow(`Lejana ${title}`)
  await user.click(pane().getByRole('button', { name: 'Archivar' }))
  await expectGone(`Lejana ${title}`)
  await takeBack('Archivaste')
  await findRow(`Lejana ${title}`)
  await press('?')
  await screen.findByRole('dialog', { name: 'Atajos de teclado' })
})

test('a task is created in a chosen board and list', async () => {
  const title = 'Nueva'
  await openTasks(title)
  await press('n')
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva tarea' }))
  await user.type(await dialog.findByLabelText(/^Título/), 'Techar')
  await user.click(dialog.getByRole('button', { name: 'Crear tarea' }))
  await dialog.findByText('Elegí una lista.')
  await user.selectOptions(dialog.getByLabelText(/^Lista/), 'En curso')
  await user.selectOptions(dialog.getByLabelText(/^Prioridad/), 'Alta')
  const works = obra.network.cut('createCard')
  await user.click(dialog.getByRole('button', { name: 'Crear tarea' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('No se creó la tarea')
  works()
  await user.click(dialog.getByRole('button', { name: 'Crear tarea' }))
  await waitFor(() => screen.getByRole('region', { name: 'Tarea' }))
  await expectOpen('Techar')
  await waitFor(() => row('Techar').getByText(`${title} · En curso`))
  await user.click(pane().getByRole('link', { name: 'Ver en el tablero' }))
  await screen.findByRole('dialog', { name: 'En «En curso»' })
})

test('failures and unknown tasks are reported', async () => {
  const works = obra.network.cut('listTasks')
  await obra.open('/apps/tasks', inProject)
  await screen.findByText('No pudimos traer las tareas')
  works()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await screen.findByRole('region', { name: 'Vencidas' })
  await obra.open('/apps/tasks/no-such-task', { as: demo })
  await screen.findByText('No encontramos esa tarea')
  await user.click(screen.getByRole('button', { name: 'Ver la lista' }))
  await expectAddress('/apps/tasks')
})

test('tasks stay visible if they cannot be refetched, and the list says so', async () => {
  const title = 'Quietas'
  const { api, cards } = await openTasks(title)
  await user.selectOptions(screen.getByLabelText('Orden'), 'Mi orden')
  await expectGroup('Sin sección', [`Vieja ${title}`, `Lejana ${title}`, `Suelta ${title}`])
  const ends = [obra.network.cut('listTasks'), obra.network.cut('listTaskSections'), obra.network.cut('countTasks')]
  await api('updateCard', { body: { id: cards[0]!, card: { priority: 'low' } } })
  await screen.findByText(/No pudimos actualizar la lista\./)
  expect(screen.queryByText('No pudimos traer tus secciones')).toBeNull()
  await expectGroup('Sin sección', [`Vieja ${title}`, `Lejana ${title}`, `Suelta ${title}`])
  for (const works of ends) works()
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.queryByText(/No pudimos actualizar la lista\./)).toBeNull())
  await waitFor(() => expect(link(`Vieja ${title}`).closest('li')!.querySelector('[data-priority=low]')).not.toBeNull())
})
