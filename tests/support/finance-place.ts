/** Finanzas documents in each state, for tests of the rules. */
import { expect } from 'vitest'
import type { OperationId } from '../../server/http/contract.ts'
import { approvedCertificate } from './certificate.ts'
import type { Api, CallInput } from './server.ts'

const proyectoId = 2
const params = { proyectoId }
const company = { desarrolladoraId: 1 }
const motivo = 'Prueba'

/** Calls whose bodies are not type-checked. */
const sender =
  (api: Api) =>
  (id: OperationId, own: object, body?: object): Promise<{ status: number; body: unknown }> =>
    api(id as 'createPago', { params: { ...params, ...own }, ...(body && { wrong: body }) } as CallInput<'createPago'>)

type Rows = { items: { id: string }[] }

/** Documents in each state, for calls that must be refused; refused calls change none of them. */
export async function financePlace(api: Api) {
  const send = sender(api)
  const made = async (id: OperationId, own: object, body: object) => {
    const answer = await send(id, own, body)
    expect([id, answer.status]).toEqual([id, 200])
    return answer.body as { id: string; version: number; items: { id: string; codigo: string }[] }
  }
  const standing = await approvedCertificate(api, proyectoId)
  const [paid, billed] = [await approvedCertificate(api, proyectoId), await approvedCertificate(api, proyectoId)]
  const { contract, others } = standing
  const { proveedorId, moneda } = contract
  const rubroId = others.rubro
  const unidadId = ((await api('listUnidades', { params: company })).body as Rows).items[0]!.id

  let numero = 40_000
  const invoice = (more: object = {}) => {
    const own = { tipo: 'factura', letra: 'A', puntoVenta: 6, numero: (numero += 1), proveedorId, fecha: '2026-03-02' }
    const amounts = { neto: '100', iva: [{ alicuota: '21' }], imputaciones: [{ rubroId }] }
    return { ...own, ...amounts, moneda, estado: 'registrado', ...more }
  }
  const payment = (imputaciones: object[], more: object = {}) => ({
    fecha: '2026-03-10',
    medio: 'efectivo',
    proveedorId,
    moneda,
    imputaciones,
    ...more,
  })
  const bill = (more: object = {}) => made('createComprobante', {}, invoice(more))
  const [registered, draftBill, dollars, annulled, owing] = [
    await bill({ numero: 40_999 }),
    await bill({ estado: 'borrador' }),
    await bill({ moneda: 'USD' }),
    await bill(),
    await bill(),
  ]
  await made('annulComprobante', { id: annulled.id }, { motivo })
  const part = { certificadoId: paid.certificate.id, importe: '1' }
  await made('createPago', {}, payment([part, { comprobanteId: owing.id, importe: '1' }]))
  const late = await made('createPago', {}, payment([], { importe: '5' }))
  const gone = await made('createPago', {}, payment([], { importe: '5' }))
  await made('annulPago', { id: gone.id }, { motivo })
  await made('createComprobante', {}, invoice({ certificadoId: billed.certificate.id }))
  const cobro = { fecha: '2026-03-10', concepto: 'cuota', de: 'Ana', importe: '5', moneda: 'ARS' }
  const annulledCobro = await made('createCobro', {}, cobro)
  await made('annulCobro', { id: annulledCobro.id }, { motivo })

  const finished = await made('createContrato', {}, contractBody())
  await made('signContrato', { id: finished.id }, {})
  await made('finishContrato', { id: finished.id }, {})
  const index = await api('createIndice', {
    params: company,
    body: { codigo: 'VACIO', nombre: 'Sin valores', frecuencia: 'mensual' },
  })
  const indexed = await made('createContrato', {}, contractBody({ indiceId: index.body.id }))
  await made('signContrato', { id: indexed.id }, {})
  const empty = await made('createContrato', {}, contractBody())
  await made('signContrato', { id: empty.id }, {})
  const nothing = await made('createCertificado', { contratoId: empty.id }, { periodo: '2025-02', lineas: [] })

  const budget = await made('createPresupuesto', {}, { nombre: 'Borrador' })
  const line = { rubroId, unidadId, codigo: 'R.1', descripcion: 'Uno', cantidad: '1', precioUnitario: '1' }
  const presupuestoId = budget.id
  await made('updatePresupuestoItems', { presupuestoId }, { version: 1, guardar: [line], borrar: [] })
  const noItems = await made('createPresupuesto', {}, { nombre: 'Vacío' })
  const approved = ((await api('listPresupuestos', { params, query: { estado: 'aprobado' } })).body as Rows).items[0]!
  const change = { tipo: 'adicional', fecha: '2026-03-10', motivo, items: [{ ...line, codigo: 'R.2' }] }
  const draftChange = await made('createModificacion', {}, change)
  const approvedChange = await made('createModificacion', {}, change)
  await made('approveModificacion', { id: approvedChange.id }, {})

  function contractBody(more: object = {}) {
    const items = contract.items.map(({ itemId }) => ({ itemId, cantidad: '10', precioUnitario: '5' }))
    return { proveedorId, objeto: 'Otro', fecha: '2025-01-10', plazoDias: 9, mesBase: '2025-01', items, ...more }
  }
  const lineas = (first: string) => [{ itemId: contract.items[0]!.id!, porcentajePeriodo: first }]
  const ofContract = { contratoId: contract.id }
  const certify = (periodo: string, more: object = {}) =>
    send('createCertificado', ofContract, { periodo, lineas: lineas('1'), ...more })
  return {
    api,
    send,
    made,
    contract,
    standing,
    paid,
    billed,
    others,
    rubroId,
    registered,
    draftBill,
    dollars,
    annulled,
    owing,
    late,
    gone,
    cobro,
    annulledCobro,
    finished,
    indexed,
    empty,
    nothing,
    budget,
    line,
    noItems,
    approved,
    draftChange,
    approvedChange,
    contractBody,
    lineas,
    certify,
    bill: (more: object) => send('createComprobante', {}, invoice(more)),
    pay: (parts: object[], more: object = {}) => send('createPago', {}, payment(parts, more)),
  }
}
