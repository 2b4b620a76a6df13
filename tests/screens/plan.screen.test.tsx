import { expect, test } from 'vitest'
import { expectAddress, expectText, inProject, newcomer, screen, useObra, user, waitFor, within } from './app.ts'
import { norteApi, openDialog } from './company-support.ts'

const obra = useObra()
const params = { proyectoId: 4 }
const inEmptyProject = { ...inProject, choice: { companyId: 1, projectId: 4 } }

const findGrid = () => screen.findByRole('treegrid', { name: 'Tareas del plan' })
const api = () => norteApi(obra)
const storedTasks = async () => (await (await api())('getPlan', { params })).body.tareas

/** Replaces the plan: excavation from 16 to 20 March, then the structure. */
async function givePlan() {
  const call = await api()
  const { version, tareas } = (await call('getPlan', { params })).body
  const borrar = tareas.map(({ id }) => id)
  const after = { dependencias: [{ tareaId: 'a', desfaseDias: 0 }] }
  const guardar = [
    { clave: 'a', nombre: 'Excavación', inicio: '2026-03-16', duracionDias: 5 },
    { clave: 'b', nombre: 'Estructura', inicio: '2026-03-16', duracionDias: 10, ...after },
  ]
  const made = await call('updateTareas', { params, body: { version, guardar, borrar } })
  expect(made.status).toBe(200)
}

test('a first task is typed into an empty plan and saved with Ctrl+S', async () => {
  await obra.open('/calendario/plan', inEmptyProject)
  await expectText(/Todavía no hay tareas/)
  const grid = await findGrid()
  await user.click(grid.querySelector('[data-line="0"][data-column="0"]')!)
  await user.keyboard('Replanteo')
  await user.tab()
  await expectText('1 cambio sin guardar')
  await user.keyboard('{Control>}s{/Control}')
  await waitFor(async () => expect(await storedTasks()).toMatchObject([{ nombre: 'Replanteo', inicio: '2026-03-16' }]))
})

test('a change that moves other tasks is shown first, saved and undone', async () => {
  await givePlan()
  await obra.open('/calendario/plan?ver=tabla', inEmptyProject)
  const row = (await within(await findGrid()).findByText('Excavación')).closest('tr')!
  await user.click(row.querySelector('[data-column="1"]')!)
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await expectText(/1 cambio sin guardar · corre 1 tarea más/)
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  const dialog = await openDialog(/corre otras tareas/)
  expect(await dialog.findByText('Sigue a «Excavación», que termina el 23/03/2026.')).toBeVisible()
  expect((await storedTasks())[1]!.inicio).toBe('2026-03-23')
  await user.click(dialog.getByRole('button', { name: 'Correr y guardar' }))
  await waitFor(async () => expect((await storedTasks())[1]!.inicio).toBe('2026-03-25'))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(async () => expect((await storedTasks())[1]!.inicio).toBe('2026-03-23'))
})

test('a spreadsheet is imported after its summary, and undone; what is wrong with it is said', async () => {
  await givePlan()
  await obra.open('/calendario/plan', inEmptyProject)
  await user.click(await screen.findByRole('button', { name: 'Más acciones' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Importar tareas' }))
  const dialog = await openDialog('Importar tareas')
  const choose = (text: string) =>
    user.upload(dialog.dialog.querySelector('input')!, new File([text], 'plan.csv', { type: 'text/csv' }))
  await choose('Código;Nombre\n1;Techos')
  await dialog.findByText('Faltan columnas en el archivo: inicio, duracion.')
  expect(dialog.getByRole('button', { name: 'Agregar al plan' })).toBeDisabled()
  await choose('Código;Nombre;Inicio;Duración\n1;Techos;06/04/2026;\n1.1;Cubierta;06/04/2026;5')
  await dialog.findByText('Se agregan 2 tareas, del 06/04/2026 al 10/04/2026.')
  await user.click(dialog.getByRole('button', { name: 'Agregar al plan' }))
  const names = async () => (await storedTasks()).map(({ codigo, nombre }) => `${codigo} ${nombre}`)
  await waitFor(async () => expect(await names()).toEqual(['1 Excavación', '2 Estructura', '3 Techos', '3.1 Cubierta']))
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }))
  await waitFor(async () => expect(await names()).toEqual(['1 Excavación', '2 Estructura']))
})

test('the history says who changed which task, also one that is gone', async () => {
  await givePlan()
  const call = await api()
  const { version, tareas } = (await call('getPlan', { params })).body
  const [first, second] = tareas
  const { id, nombre, inicio, duracionDias } = first!
  const guardar = [{ id, nombre, inicio, duracionDias, avance: 40 }]
  await call('updateTareas', { params, body: { version, guardar, borrar: [second!.id] } })
  await obra.open('/calendario/plan', inEmptyProject)
  await user.click(await screen.findByRole('button', { name: 'Ver historial' }))
  const history = within(await screen.findByRole('region', { name: 'Historial' }))
  await history.findAllByText('1 Excavación')
  expect(history.getAllByText('1 Excavación')[0]!.closest('li')).toHaveTextContent('Avance %: 0 → 40')
  expect(history.getAllByText('Estructura')[0]!.closest('li')).toHaveTextContent('lo borró')
})

test('a circle is refused with its path, and an unknown code at its cell', async () => {
  await givePlan()
  await obra.open('/calendario/plan?ver=tabla', inEmptyProject)
  const row = (await within(await findGrid()).findByText('Excavación')).closest('tr')!
  await user.click(row.querySelector('[data-column="6"]')!)
  await user.keyboard('9{Enter}')
  await waitFor(() => expect(row.querySelector('[data-column="6"]')).toHaveAttribute('aria-invalid', 'true'))
  await user.click(row.querySelector('[data-column="6"]')!)
  await user.keyboard('2{Enter}')
  await expectText(/Las dependencias dan la vuelta: «Excavación» → «Estructura» → «Excavación»/)
})

test('changed holidays offer to move the tasks', async () => {
  await givePlan()
  const company = { desarrolladoraId: 1 }
  const body = { fecha: '2026-03-18', motivo: 'Asueto municipal' }
  expect((await (await api())('createFeriado', { params: company, body })).status).toBe(200)
  await obra.open('/calendario/plan', inEmptyProject)
  await user.click(await screen.findByRole('button', { name: 'Ver y reprogramar' }))
  const dialog = await openDialog(/Reprogramar/)
  await user.click(await dialog.findByRole('button', { name: 'Correr y guardar' }))
  await waitFor(async () => expect((await storedTasks())[0]!.fin).toBe('2026-03-23'))
})

test('the progress shows planned and real work by month and by rubro; a failure offers to try again', async () => {
  await obra.open('/calendario/plan', inProject)
  await findGrid()
  await user.click(screen.getByRole('link', { name: 'Avance físico' }))
  await expectAddress(/calendario\/avance/)
  await expectText(/A este ritmo/)
  expect(await screen.findByRole('treegrid', { name: 'Avance por rubro' })).toBeVisible()
  obra.network.fail('getPlan', 503)
  await obra.open('/calendario/plan', inProject)
  expect(await screen.findByRole('button', { name: /Reintentar|Probar de nuevo/ })).toBeVisible()
})

test('a link to a task marks its row; a lector types nothing', async () => {
  await obra.server.join(newcomer.email, 1, 'lector')
  await givePlan()
  const { id } = (await storedTasks())[1]!
  await obra.open(`/calendario/plan?tarea=${id}`, { ...inEmptyProject, as: newcomer })
  const grid = within(await findGrid())
  expect((await grid.findByText('Estructura')).closest('tr')).toHaveClass('plan-linked')
  expect(grid.queryByText('Fila nueva')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Guardar línea de base' })).toBeNull()
})
