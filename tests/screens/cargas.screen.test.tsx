import { expect, test } from 'vitest'
import { expectAddress, fireEvent, inProject, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()
const address = '/solo-desarrollo/carga-categoricos/cargar'
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const settled = () => obra.server.services.background.settled()

test('cells are pasted, corrected, loaded and undone', async () => {
  await obra.open('/solo-desarrollo/carga-categoricos?lista=materiales', inProject)
  await press('Más acciones')
  await user.click(await screen.findByRole('menuitem', { name: 'Cargar desde una planilla' }))
  await expectAddress(/carga-categoricos\/cargar/)
  const text =
    'Código\tNombre\tUnidad\tRubro\tMínimo\nZQP-1\tPegamento\tbalde\t05\t1.000\nZQP-2\tPastina\tbalde\t\t2.000'
  fireEvent.change(await screen.findByLabelText(/^O pegá las celdas/), { target: { value: text } })
  await press('Revisar lo pegado')
  await screen.findByText(/Hay 2 filas con errores/)
  // A name that no unit has, once for both rows; and how 1.000 is read.
  await press('Crear «balde»')
  await screen.findByText('Unidad «balde»: se crea en Unidades.')
  await user.click(screen.getByRole('radio', { name: '1' }))
  await screen.findByText(/Hay 1 fila con error/)
  expect(screen.getByRole('button', { name: 'Cargar 2 filas' })).toBeDisabled()
  await press(/^Errores \(1\)/)
  await press('Corregir Rubro de la fila 3')
  const cell = screen.getByLabelText('Rubro de la fila 3')
  fireEvent.change(cell, { target: { value: '05' } })
  fireEvent.blur(cell)
  await screen.findByText('Se agregan 3.')
  await press('Cargar 3 filas')
  await settled()
  await screen.findByText(/^Se cargaron 3 filas\./)
  const api = await obra.server.as('demo@obra.test', 1)
  const found = async () =>
    (await api('listMateriales', { params: { desarrolladoraId: 1 }, query: { search: 'ZQP-' } })).body.items
  expect(await found()).toMatchObject([
    { unidad: 'balde', stockMinimo: '2.0000' },
    { unidad: 'balde', stockMinimo: '1.0000' },
  ])
  await press('Deshacer la carga')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Deshacer' }))
  await settled()
  await screen.findByText(/^Se deshicieron 3 filas\./)
  expect(await found()).toEqual([])
  await press('Otra planilla')
  await screen.findByRole('button', { name: 'Celdas pegadas.txt' })
})

test('a bad file says what is wrong, and a lector only reads', async () => {
  await obra.open(address, inProject)
  const file = new File([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0])], 'vieja.xlsx')
  await user.upload(await screen.findByLabelText('Planilla de Materiales'), file)
  await screen.findByText(/Es un Excel viejo/)
  await obra.server.join('martin@obra.test', 1, 'lector')
  await obra.open(address, { ...inProject, as: { email: 'martin@obra.test' } })
  await screen.findByRole('heading', { name: 'Cargas hechas' })
  await waitFor(() => expect(screen.queryByLabelText(/^Qué vas a cargar/)).toBeNull())
})
