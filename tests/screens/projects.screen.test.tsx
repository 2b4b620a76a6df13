import { expect, test } from 'vitest'
import {
  address,
  demo,
  expectAddress,
  expectFocus,
  inProject,
  newcomer,
  screen,
  useObra,
  user,
  waitFor,
  within,
} from './app.ts'

const obra = useObra()

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const notices = () => within(screen.getByRole('region', { name: 'Avisos' }))

async function openProjects(): Promise<void> {
  await obra.open('/seleccionar-desarrolladora', { as: demo })
  await user.click(await screen.findByRole('button', { name: /Norte Desarrollos/ }))
  await expectFocus(await heading('Selección de Proyecto'))
}

test('the back button leads to the companies and clears the project', async () => {
  await openProjects()
  expect(localStorage.getItem('desarrolladoraActiva')).toBe('1')
  localStorage.setItem('proyectoActivo', '1')
  await user.click(screen.getByRole('button', { name: 'Cambiar Desarrolladora' }))
  await expectFocus(await heading('Selección de Desarrolladora'))
  expect(localStorage.getItem('proyectoActivo')).toBeNull()
})

test('leaving a selection opened by mistake loses nothing', async () => {
  await obra.open('/dashboards/project', inProject)
  await user.click(await screen.findByRole('button', { name: /Desarrolladora y proyecto activos/ }))
  await user.click(await screen.findByRole('link', { name: 'Cambiar desarrolladora' }))
  await heading('Selección de Desarrolladora')
  await user.click(await screen.findByRole('link', { name: 'Volver a Torre Barrancas' }))
  await heading('Tablero del proyecto')
  const { desarrolladoraActiva, proyectoActivo } = localStorage
  expect([desarrolladoraActiva, proyectoActivo]).toEqual(['1', '1'])
})

test('loading projects is announced', async () => {
  const release = obra.network.hold('listProjects')
  await openProjects()
  await screen.findByText('Cargando proyectos...')
  release()
  await screen.findByRole('button', { name: /Torre Barrancas/ })
})

test('a company without projects says so, and a project without description shows a fallback', async () => {
  const fill = obra.network.answer('listProjects', { isSuccess: true, message: '', data: [] })
  await openProjects()
  await screen.findByText('No hay proyectos disponibles')
  expect(screen.getByText('Esta desarrolladora no tiene proyectos asignados.')).toBeInTheDocument()
  fill()
  const data = [{ id: 1, nombre: 'Sin texto', descripcion: '' }]
  obra.network.answer('listProjects', { isSuccess: true, message: '', data })
  await user.click(screen.getByRole('button', { name: 'Cambiar Desarrolladora' }))
  await user.click(await screen.findByRole('button', { name: /Norte Desarrollos/ }))
  await screen.findByText('Proyecto de desarrollo')
})

test('a failed load of projects is reported once', async () => {
  obra.network.fail('listProjects', 503)
  await openProjects()
  await waitFor(() => expect(notices().getByText('Error al cargar proyectos')).toBeInTheDocument())
  notices().getByText('No se pudieron cargar los proyectos. Por favor, intente nuevamente.')
  expect(notices().getAllByRole('button', { name: /^Cerrar el aviso/ })).toHaveLength(1)
})

for (const [how, refuse] of [
  ['refused', () => obra.network.answer('setActiveProject', { isSuccess: false, message: '' })],
  ['failed', () => obra.network.fail('setActiveProject', 503)],
] as const) {
  test(`a project selection that is ${how} is reported on its card`, async () => {
    refuse()
    await openProjects()
    await user.click(await screen.findByRole('button', { name: /Torre Barrancas/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No se pudo seleccionar el proyecto. Probá de nuevo o elegí otro.',
    )
    expect(screen.getByRole('region', { name: 'Avisos' })).toBeEmptyDOMElement()
    expect(localStorage.getItem('proyectoActivo')).toBeNull()
    expect(address()).toBe('/seleccionar-desarrolladora')
  })
}

test('one company with one project is chosen without asking, but not when coming from the project', async () => {
  const api = await obra.server.as(newcomer.email)
  const input = { nombre: 'Delta Viviendas', cuit: '30-71777009-5', mail: 'hola@delta.test' }
  const { id } = (await api('createDeveloper', { body: input })).body.data!
  const params = { desarrolladoraId: id }
  const create = (nombre: string) => api('createProject', { params, body: { nombre } })
  const { body: project } = await create('Muelle Uno')
  await obra.open('/finanzas', { as: newcomer })
  await expectAddress(`/finanzas?proyecto=${project.id}`)
  await heading('Finanzas')
  expect(localStorage.getItem('desarrolladoraActiva')).toBe(String(id))

  await obra.open('/seleccionar-desarrolladora')
  await user.click(await screen.findByRole('button', { name: /Delta Viviendas/ }))
  await heading('Selección de Proyecto')
  await screen.findByRole('button', { name: /Muelle Uno/ })
  expect(address()).toBe('/seleccionar-desarrolladora')

  await create('Muelle Dos')
  localStorage.removeItem('desarrolladoraActiva')
  localStorage.removeItem('proyectoActivo')
  sessionStorage.clear()
  await obra.open('/finanzas')
  await heading('Selección de Proyecto')
  await screen.findByRole('button', { name: /Muelle Dos/ })
})
