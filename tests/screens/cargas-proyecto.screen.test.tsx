import { expect, test } from 'vitest'
import { address, demo, expectAddress, fireEvent, inProject, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()
const loads = '/solo-desarrollo/carga-transaccionales'
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const settled = () => obra.server.services.background.settled()

test('receipts of a project are read, corrected by keyboard, loaded and undone', async () => {
  await obra.open('/finanzas/cobros', inProject)
  await press('Más acciones')
  await user.click(await screen.findByRole('menuitem', { name: 'Cargar desde una planilla' }))
  await expectAddress(/carga-transaccionales\?lista=cobros/)
  await screen.findByText('Torre Barrancas · Norte Desarrollos', { exact: false })
  const text =
    'Fecha;De;Concepto;Moneda;Importe\n25/02/2026;Zoe Compradora;Otro;ARS;1.500,50\n26/02/2026;Zoe Compradora;Otro;ARS;doscientos\n'
  await user.upload(await screen.findByLabelText('Planilla de Cobros'), new File([text], 'cobros.csv'))
  await screen.findByText(/Hay 1 fila con error: corregila/)
  ;(await screen.findByRole('button', { name: 'Corregir Importe de la fila 3' })).focus()
  await user.keyboard('{Enter}')
  fireEvent.change(screen.getByLabelText('Importe de la fila 3'), { target: { value: '200,00' } })
  await user.keyboard('{Enter}')
  await screen.findByText('Se agregan 2 filas.')
  await press('Cargar 2 filas')
  await settled()
  await screen.findByText(/^Se cargaron 2 filas\./)
  const load = address()
  const api = await obra.server.as('demo@obra.test', 1)
  const found = async () =>
    (await api('listCobros', { params: { proyectoId: 1 }, query: { search: 'Zoe Compradora' } })).body.items
  expect((await found()).map(({ importe, estado }) => [importe, estado]).toSorted()).toEqual([
    ['1500.50', 'registrado'],
    ['200.00', 'registrado'],
  ])
  await user.click(await screen.findByRole('link', { name: 'Abrir lo de la fila 2' }))
  await expectAddress(/^\/finanzas\/cobros\?.*abierto=/)
  await waitFor(() => expect(screen.getAllByText('Zoe Compradora')).not.toHaveLength(0))

  await obra.open(load)
  await press('Deshacer la carga')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deshacer' }))
  await settled()
  await screen.findByText(/^Se deshicieron 2 filas\./)
  expect((await found()).filter(({ estado }) => estado === 'registrado')).toEqual([])
  // The loads of the company have it too, and lead here.
  await obra.open('/solo-desarrollo/carga-categoricos/cargar')
  expect(await screen.findByRole('link', { name: 'cobros.csv' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/solo-desarrollo\/carga-transaccionales\?proyecto=1&carga=/),
  )
  // A tab keeps its project.
  sessionStorage.clear()
  await obra.open(loads, { as: demo, choice: { companyId: 1, projectId: 2 } })
  await screen.findByText('Todavía no hay cargas')
})

test('a load in progress is followed until its preview; its modes depend on the kind', async () => {
  const api = await obra.server.as('demo@obra.test', 1)
  const body = new FormData()
  body.append('tipo', 'cobros')
  body.append('proyectoId', '1')
  const rows = Array.from({ length: 205 }, (_, index) => `25/02/2026;Persona ${index};Otro;ARS;${index + 1},00\n`)
  body.append('archivo', new File(['Fecha;De;Concepto;Moneda;Importe\n', ...rows], 'muchos.csv'))
  const { body: carga } = await api('createCarga', { params: { desarrolladoraId: 1 }, wrong: body })
  expect(carga).toMatchObject({ estado: 'revisando', proyectoId: 1, puedeCambiar: false })
  await obra.open(`${loads}?carga=${carga.id}`, inProject)
  await settled()
  await screen.findByText('Se agregan 205 filas.')
  expect(screen.queryByLabelText('Qué filas se cargan')).toBeNull()
  await obra.open(`/solo-desarrollo/carga-categoricos/cargar?carga=${carga.id}`)
  await user.click(await screen.findByRole('link', { name: 'Es de un proyecto: abrila ahí.' }))
  await expectAddress(new RegExp(`carga-transaccionales\\?.*carga=${carga.id}`))
})

test('it needs a project, opens with a list, and a lector only reads', async () => {
  await obra.open(loads, { as: demo })
  await expectAddress(/^\/seleccionar-desarrolladora/)
  await obra.open(`${loads}?lista=movimientos`, inProject)
  expect(await screen.findByLabelText('Qué vas a cargar')).toHaveValue('movimientos')
  await obra.server.join('martin@obra.test', 1, 'lector')
  await obra.open(loads, { ...inProject, as: { email: 'martin@obra.test' } })
  await screen.findByRole('heading', { name: 'Cargas hechas' })
  await waitFor(() => expect(screen.queryByLabelText(/^Qué vas a cargar/)).toBeNull())
})
