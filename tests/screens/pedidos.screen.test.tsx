import { expect, test } from 'vitest'
import { expectText, fireEvent, inProject, newcomer, screen, useObra, user, waitFor, within } from './app.ts'
import { expectNoRole, fill, norteApi, openDialog, press } from './company-support.ts'

const obra = useObra()
const params = { proyectoId: 1 }

const open = (part = '') =>
  obra.open(`/materiales/pedidos${part}`, { ...inProject, choice: { companyId: 1, projectId: 1 } })

/** Types a text into a picker of the open dialog and presses Enter, which picks the first match. */
async function pick(label: string, text: string, value: RegExp): Promise<void> {
  const box = within(await screen.findByRole('dialog')).getByRole<HTMLInputElement>('combobox', { name: label })
  fireEvent.change(box, { target: { value: text } })
  fireEvent.keyDown(box, { key: 'Enter' })
  await waitFor(() => expect(box.value).toMatch(value))
}

/** Presses an entry of the '…' menu. */
async function pressMore(name: string): Promise<void> {
  await press('Más acciones')
  await user.click(await screen.findByRole('menuitem', { name }))
}

/** Presses the button of a step, and the one of the same name in its question. */
async function confirmStep(step: string): Promise<void> {
  await press(step)
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: step }))
  await expectNoRole('dialog')
}

/** A fully received order of the sample. */
async function receivedOrder() {
  const api = await norteApi(obra)
  const { body } = await api('listPedidos', { params, query: { estado: 'recibidoTotal' } })
  if (typeof body === 'string') throw new Error('no list')
  return body.items[0]!
}

/** A new order as the received one, which waits for approval. */
async function requestedOrder() {
  const api = await norteApi(obra)
  const { proveedorId, depositoId, lineas } = await receivedOrder()
  const input = { proveedorId, depositoId, fechaPedida: '2026-03-20', lineas }
  const { id } = (await api('createPedido', { params, body: input })).body
  return (await api('requestPedido', { params: { ...params, id }, body: {} })).body
}

async function approvedOrder() {
  const { id } = await requestedOrder()
  return (await (await norteApi(obra))('approvePedido', { params: { ...params, id }, body: {} })).body
}

test('what is below its minimum becomes an order, which is approved and received in parts', async () => {
  await open()
  await press('A reponer')
  const short = await openDialog('A reponer')
  const tiles = within(await short.findByRole('region', { name: 'Pisos Cerro Negro' }))
  await user.click(tiles.getByRole('button', { name: 'Armar el pedido' }))
  const form = await openDialog('Nuevo pedido')
  expect(form.getByRole<HTMLInputElement>('combobox', { name: 'Proveedor' }).value).toBe('Pisos Cerro Negro')
  expect(form.getByRole<HTMLInputElement>('combobox', { name: 'Material' }).value).toMatch(/^PEG-C/)
  await user.click(form.getByRole('button', { name: 'Crear borrador' }))
  await form.findByText('Elegí el depósito.')
  await pick('Depósito', 'barrancas', /Obrador Torre Barrancas/)
  await fill('Cantidad', '10')
  await user.click(form.getByRole('button', { name: 'Crear borrador' }))
  await screen.findByRole('heading', { name: 'Pedido en borrador, Pisos Cerro Negro' })
  await confirmStep('Pedir aprobación')
  await screen.findByRole('heading', { name: /^Pedido N\.º \d+, Pisos Cerro Negro$/ })
  await confirmStep('Aprobar')
  await press('Recibir')
  const receipt = await openDialog(/^Recibir el pedido/)
  const quantity = receipt.getByLabelText(/^Adhesivo cementicio/)
  expect(quantity).toHaveValue('10')
  fireEvent.change(quantity, { target: { value: '11' } })
  await receipt.findByText(/podés recibir hasta/)
  fireEvent.change(quantity, { target: { value: '4' } })
  await user.click(receipt.getByRole('button', { name: 'Recibir' }))
  await expectNoRole('dialog')
  await expectText('Recibido parcial')
  const receipts = within(await screen.findByRole('region', { name: 'Recepciones' }))
  expect(receipts.getByRole('link', { name: /^movimiento N\.º/ })).toHaveAttribute(
    'href',
    expect.stringContaining('/materiales/movimientos?abierto='),
  )
})

test('an approved order is sent by mail as it was seen, and gets the date that the supplier confirmed', async () => {
  const { id, numero } = await approvedOrder()
  await open(`/${id}`)
  await press('Mandar por mail')
  const mail = await openDialog(`Mandar el pedido N.º ${numero}`)
  const text = await mail.findByLabelText<HTMLTextAreaElement>(/^Texto/)
  expect(text.value).toContain(`Les pasamos el pedido N.º ${numero}`)
  await fill('Para', 'ventas')
  await user.click(mail.getByRole('button', { name: 'Mandar' }))
  await mail.findByText(/^Escribí un mail/)
  await fill('Para', 'ventas@corralon.test')
  await user.click(mail.getByRole('button', { name: 'Mandar' }))
  await expectNoRole('dialog')
  await expectText(/ventas@corralon\.test, el /)
  await pressMore('Fecha confirmada')
  const date = await openDialog('Fecha confirmada')
  fireEvent.change(date.getByLabelText('El proveedor entrega el'), { target: { value: '30/03/2026' } })
  await user.click(date.getByRole('button', { name: 'Guardar' }))
  await expectNoRole('dialog')
  await expectText('30/03/2026')
})

test('an order is cancelled with a reason, and one that was received offers no more steps', async () => {
  const [approved, received] = [await approvedOrder(), await receivedOrder()]
  await open(`/${approved.id}`)
  await pressMore('Cancelar el pedido')
  const reason = await openDialog('Cancelar el pedido')
  await fill('Motivo', 'Cerró el corralón')
  await user.click(reason.getByRole('button', { name: 'Cancelar el pedido' }))
  await expectNoRole('dialog')
  await expectText('Cerró el corralón')
  expect(screen.queryByRole('button', { name: 'Recibir' })).toBeNull()
  await open(`/${received.id}`)
  await screen.findByRole('heading', { name: new RegExp(`^Pedido N\\.º ${received.numero}`) })
  await press('Más acciones')
  await screen.findByRole('menuitem', { name: 'Imprimir' })
  expect(screen.queryByRole('menuitem', { name: 'Cancelar el pedido' })).toBeNull()
  await open('/00000001-0018-4000-8000-00000000ffff')
  await expectText('No encontramos ese pedido')
})

test('a lector sees the orders and what must be ordered, and no step', async () => {
  await obra.server.join(newcomer.email, 1, 'lector')
  const { id } = await requestedOrder()
  const api = await norteApi(obra)
  const { body } = await api('getPedido', { params: { ...params, id } })
  const { materialId } = body.lineas[0]!
  const material = (await api('getMaterial', { params: { desarrolladoraId: 1, id: materialId } })).body
  const minimum = { version: material.version, stockMinimo: '99999' }
  await api('updateMaterial', { params: { desarrolladoraId: 1, id: materialId }, body: minimum })
  const openAsReader = (part: string) =>
    obra.open(`/materiales/pedidos${part}`, { as: newcomer, choice: { companyId: 1, projectId: 1 } })
  await openAsReader('')
  await screen.findByRole('table', { name: 'Pedidos' })
  expect(screen.queryByRole('button', { name: 'Nuevo pedido' })).toBeNull()
  await press('A reponer')
  const short = await openDialog('A reponer')
  await short.findByText(material.nombre)
  expect(short.queryByRole('button', { name: 'Armar el pedido' })).toBeNull()
  await openAsReader(`/${id}`)
  await press('Más acciones')
  await screen.findByRole('menuitem', { name: 'Imprimir' })
  expect(screen.getAllByRole('menuitem')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Aprobar' })).toBeNull()
})
