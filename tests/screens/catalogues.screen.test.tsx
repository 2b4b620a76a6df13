import { expect, test } from 'vitest'
import { demo, expectAddress, fireEvent, inProject, screen, useObra, user, waitFor, within } from './app.ts'

const obra = useObra()
const address = '/solo-desarrollo/carga-categoricos'
const openList = (query: string) => obra.open(`${address}?lista=${query}`, inProject)
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const rowNamed = async (table: string, name: RegExp) =>
  within(await screen.findByRole('table', { name: table })).findByRole('row', { name })
const form = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const expectClosed = (name: string | RegExp) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

type Form = Awaited<ReturnType<typeof form>>
const fill = (dialog: Form, label: string | RegExp, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } })
const save = (dialog: Form) => user.click(dialog.getByRole('button', { name: 'Guardar' }))

test('a unit with a code in use is refused next to its field', async () => {
  await openList('unidades')
  await press('Nueva unidad')
  const dialog = await form('Nueva unidad')
  fill(dialog, /^Código/, 'BOLSA')
  fill(dialog, /^Nombre/, 'Bolsón')
  await save(dialog)
  await waitFor(() => expect(dialog.getAllByText('Ya existe la unidad bolsa: Bolsa.').length).toBeGreaterThan(0))
  expect(dialog.getByLabelText(/^Código/)).toBeInvalid()
})

test('a concurrent change by somebody else is reported, and their other fields survive', async () => {
  const api = await obra.server.as(demo.email, 1)
  const params = { desarrolladoraId: 1 }
  const unit = { codigo: 'tarima', nombre: 'Tarima', tipo: 'cantidad' as const }
  const made = (await api('createUnidad', { params, body: unit })).body
  await openList('unidades&buscar=tarima')
  await press('Editar tarima Tarima')
  const dialog = await form('Editar unidad')
  fill(dialog, /^Nombre/, 'Tarima de obra')
  const change = { version: made.version, nombre: 'Pallet', decimales: 0 }
  await api('updateUnidad', { params: { ...params, id: made.id }, body: change })
  await save(dialog)
  const question = await form(/Otra persona cambió/)
  question.getByText(/Nombre: cambió a «Pallet»; vos escribiste «Tarima de obra»\./)
  await user.click(question.getByRole('button', { name: 'Guardar lo mío' }))
  await expectClosed('Editar unidad')
  await rowNamed('Unidades', /tarima Tarima de obra/)
  const stored = (await api('getUnidad', { params: { ...params, id: made.id } })).body
  expect(stored).toMatchObject({ nombre: 'Tarima de obra', decimales: 0 })
})

test('the chart of rates shows the currency and kind of the URL', async () => {
  await openList('cotizaciones')
  await screen.findByRole('heading', { name: 'USD oficial' })
  await waitFor(() => expect(document.body).toHaveTextContent(/Último valor: \S+ venta, \S+ compra/))
  await user.selectOptions(screen.getByLabelText('Tipo del gráfico'), 'MEP')
  await expectAddress(/serie=USD-MEP/)
  await obra.reload()
  await screen.findByRole('heading', { name: 'USD MEP' })
  await user.selectOptions(screen.getByLabelText('Moneda del gráfico'), 'EUR')
  await screen.findByText('Todavía no hay valores.')
})
