import { expect, test } from 'vitest'
import { expectText, fireEvent, inProject, screen, useObra, user, waitFor, within } from './app.ts'
import { expectNoRole, fill, norteApi, openDialog, press } from './company-support.ts'

const obra = useObra()
const params = { proyectoId: 1 }

const findForm = async () => within(await screen.findByRole('dialog'))

/** Types a text and presses Enter at once, which picks the first match. */
async function pick(label: string, text: string, value: RegExp, index = 0): Promise<void> {
  const box = (await findForm()).getAllByRole<HTMLInputElement>('combobox', { name: label })[index]!
  fireEvent.change(box, { target: { value: text } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(box.value).toMatch(value))
}

const openForm = () => obra.open('/materiales/movimientos?nuevo=si', inProject)
const field = async (name: string) =>
  waitFor(() => document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? Promise.reject(new Error(name)))
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })

/** A delivery of 20 m² of a floor, by its code, and leaves the form open. */
async function typeDelivery(remito: string): Promise<void> {
  await pick('Depósito', 'obrador torre', /Obrador Torre Barrancas/)
  await pick('Proveedor', '30-71200347', /Corralón San Martín/)
  await fill('Remito', remito)
  await pick('Material', 'PISO-10X30-SUB', /10x30 subte/)
  await type('lineas.0.cantidad', '20')
}

const storedMovements = async (search: string) =>
  (await (await norteApi(obra))('listMovimientos', { params, query: { search } })).body.items

test('a delivery is typed by keyboard, with the resulting stock in view, and is confirmed', async () => {
  await openForm()
  await typeDelivery('R 0009-00000001')
  await waitFor(async () => expect(await field('lineas.0.cantidad')).toHaveFocus())
  await expectText(/Quedan [\d.,]+ m² en Obrador Torre Barrancas/)
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await field('lineas.1.material')).toHaveFocus())
  await press('Guardar')
  await expectNoRole('dialog')
  expect(await storedMovements('0009-00000001')).toMatchObject([
    { estado: 'confirmado', lineas: [{ cantidad: '20.0000' }] },
  ])
})

test('a scanner types the address of a label and Enter, line after line', async () => {
  const api = await norteApi(obra)
  const { body } = await api('listMateriales', { params: { desarrolladoraId: 1 }, query: { search: 'PISO' } })
  const [first, second] = body.items
  await openForm()
  await pick('Material', `https://obra.test/m/${first!.id}`, new RegExp(first!.codigo))
  await waitFor(async () => expect(await field('lineas.0.cantidad')).toHaveFocus())
  await type('lineas.0.cantidad', '2')
  await user.keyboard('{Enter}')
  await waitFor(async () => expect(await field('lineas.1.material')).toHaveFocus())
  await pick('Material', `https://obra.test/m/${second!.id}`, new RegExp(second!.codigo), 1)
  await waitFor(async () => expect(await field('lineas.1.cantidad')).toHaveFocus())
})

test('an invoice of the supplier is linked to its delivery', async () => {
  const api = await norteApi(obra)
  const { body } = await api('listComprobantes', {
    params,
    query: { estado: 'registrado', search: 'Corralón San Martín' },
  })
  const invoice = body.items[0]!
  await openForm()
  await typeDelivery('R 0009-00000077')
  await pick('Factura', invoice.numeroCompleto, new RegExp(`[a-z] ${invoice.numeroCompleto}`))
  await press('Guardar')
  await expectNoRole('dialog')
  expect(await storedMovements('0009-00000077')).toMatchObject([{ comprobanteId: invoice.id }])
})

test('a remito that was already received is a warning with its link', async () => {
  await openForm()
  await typeDelivery('R 0009-00000001')
  await expectText('ya está en el movimiento')
  expect((await findForm()).getByRole('link', { name: /Ver el que ya tiene ese remito/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/materiales/movimientos?abierto='),
  )
})

test('without a connection a movement waits, survives a reload, and is sent once', async () => {
  await openForm()
  await typeDelivery('R 0009-00000002')
  const reconnect = obra.network.cut('createMovimiento')
  await press('Guardar')
  await expectNoRole('dialog')
  await expectText('se envía solo cuando vuelva la conexión')
  await obra.reload()
  await expectText('se envía solo cuando vuelva la conexión')
  expect(await storedMovements('0009-00000002')).toEqual([])
  // The answer to the first attempt gets lost: the second one has the same key.
  reconnect()
  const listen = obra.network.lose('createMovimiento')
  await obra.reload()
  await waitFor(async () => expect(await storedMovements('0009-00000002')).toHaveLength(1))
  listen()
  await obra.reload()
  await waitFor(() => expect(document.body).not.toHaveTextContent('se envía solo'))
  expect(await storedMovements('0009-00000002')).toHaveLength(1)
})

test('a waiting movement that the server refuses says why, and can be discarded', async () => {
  await openForm()
  await typeDelivery('R 0009-00000003')
  const reconnect = obra.network.cut('createMovimiento')
  await press('Guardar')
  await expectText('se envía solo')
  reconnect()
  obra.network.fail('createMovimiento', 409, { message: 'El proyecto está cerrado.' })
  await obra.reload()
  await expectText('no se cargó. El proyecto está cerrado.')
  await press('Descartar')
  await user.click((await openDialog('Descartar el movimiento')).getByRole('button', { name: 'Descartar' }))
  await waitFor(() => expect(document.body).not.toHaveTextContent('no se cargó'))
})

test('too little stock is shown at its line, and refused there', async () => {
  await openForm()
  await user.selectOptions((await findForm()).getByLabelText('Tipo'), 'egreso')
  await pick('Depósito', 'obrador torre', /Obrador Torre Barrancas/)
  await pick('Material', 'PISO-10X30-SUB', /10x30 subte/)
  await type('lineas.0.cantidad', '999999')
  await press('Guardar')
  await waitFor(async () => expect(await field('lineas.0.cantidad')).toBeInvalid())
})

test('what was typed before a reload is offered', async () => {
  await openForm()
  await fill('Remito', 'R 0009-00000004')
  window.dispatchEvent(new Event('pagehide'))
  await obra.reload()
  await press(/Recuperar/)
  expect((await findForm()).getByLabelText('Remito')).toHaveValue('R 0009-00000004')
})

test('a draft is confirmed, and annulled with a reason', async () => {
  await openForm()
  await typeDelivery('R 0009-00000005')
  await user.selectOptions((await findForm()).getByLabelText('Se guarda como'), 'borrador')
  await press('Guardar')
  await expectNoRole('dialog')
  await obra.open('/materiales/movimientos?buscar=0009-00000005', inProject)
  await press(/^Ingreso/)
  await press('Confirmar')
  await user.click((await openDialog('¿Confirmar el movimiento?')).getByRole('button', { name: 'Confirmar' }))
  await press('Anular')
  await fill('Motivo', 'Era de otra obra')
  const dialog = await openDialog(/Anular el movimiento/)
  await user.click(dialog.getByRole('button', { name: 'Anular' }))
  await expectNoRole('dialog')
  const stored = await storedMovements('0009-00000005')
  expect(stored.map(({ estado }) => estado).toSorted()).toEqual(['anulado', 'confirmado'])
})
