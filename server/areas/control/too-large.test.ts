/** Amounts whose values or sums exceed an `Importe`: every call refuses them as its contract says, on both databases. */
import { beforeAll, describe, expect, it } from 'vitest'
import { allOperations } from '../../../tests/contract/schemas.ts'
import { useTestServer } from '../../../tests/support/server.ts'
import type { OperationId } from '../../http/contract.ts'

const server = useTestServer()
const proyectoId = 2
const company = { desarrolladoraId: 1 }
const dollars = { valuacion: 'dolar', tipoCotizacion: 'CCL' }
const largestAmount = '9999999999999.99'

/** Creates an invoice and a payment of the largest amount, and a dollar rate close to 0. */
async function makeLarge() {
  const api = await server.current.as('demo@obra.test')
  const { items } = (await api('listProveedores', { params: company })).body
  const rubros = (await api('listRubros', { params: company })).body
  const proveedorId = items[0]!.id
  const common = { proveedorId, fecha: '2026-03-02', moneda: 'ARS' }
  const invoice = { ...common, tipo: 'factura', letra: 'C', puntoVenta: 8, numero: 81_000, total: largestAmount }
  const imputaciones = [{ rubroId: rubros.items[1]!.id }]
  const params = { proyectoId }
  const made = [
    await api('createComprobante', { params, wrong: { ...invoice, estado: 'registrado', imputaciones } }),
    await api('createPago', {
      params,
      wrong: { ...common, medio: 'transferencia', importe: largestAmount, imputaciones: [] },
    }),
    await api('createCotizacion', {
      params: company,
      body: {
        moneda: 'USD',
        tipo: 'CCL',
        fecha: '2020-01-02',
        compra: '0.000001',
        venta: '0.000001',
        fuente: 'Prueba',
      },
    }),
  ]
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200])
  return { api, proveedorId }
}

let large: Awaited<ReturnType<typeof makeLarge>>
beforeAll(async () => {
  large = await makeLarge()
})

describe('amounts that a valuation makes too large', () => {
  it('are refused with a message by every operation that values amounts', async () => {
    const { api, proveedorId } = large
    const calls = [
      ['listComprobantes', {}],
      ['listComprobantes', { search: '81000' }],
      ['listComprobantes', { estadoPago: 'pendiente', sort: 'vencimiento' }],
      ['listPagos', {}],
      ['listPagos', { search: 'transferencia' }],
      ['listPresupuestos', {}],
      ['getCuentaCorriente', { proveedorId }],
      ['listCuentasCorrientes', {}],
      ['getControlPresupuestario', {}],
      ['listControlMovimientos', { columna: 'ejecutado' }],
      ['getControlResumen', {}],
      ['getFlujo', {}],
    ] as const
    const answers = []
    for (const [operation, query] of calls) {
      const { status, body } = await api(operation, {
        params: { proyectoId },
        query: { ...query, ...dollars },
      } as never)
      answers.push([operation, status, (body as { message?: string }).message])
    }
    const refusal =
      'Hay importes demasiado grandes para guardarlos o mostrarlos. Revisá las cotizaciones y los índices.'
    expect(answers).toEqual(calls.map(([operation]) => [operation, 409, refusal]))
  })
})

describe('amounts whose sums are too large', () => {
  it('break no answer of any read, and a plan of receipts with such a sum is refused', async () => {
    const { api, proveedorId } = large
    const params = { proyectoId }
    const rubros = (await api('listRubros', { params: company })).body
    const account = (nombre: string, saldoInicial: string) => ({
      params: company,
      wrong: { nombre, tipo: 'caja', moneda: 'ARS', fechaInicial: '2020-01-01', saldoInicial },
    })
    const [from, to] = [
      await api('createCuenta', account('Caja con todo', largestAmount)),
      await api('createCuenta', account('Caja vacía', '0')),
    ]
    const invoice = { proveedorId, fecha: '2026-03-02', moneda: 'ARS', tipo: 'factura', letra: 'C', puntoVenta: 8 }
    const rest = { total: largestAmount, estado: 'registrado', imputaciones: [{ rubroId: rubros.items[1]!.id }] }
    const receipt = { fecha: '2026-03-02', concepto: 'cuota', de: 'Ana', importe: largestAmount, moneda: 'ARS' }
    const transfer = { fecha: '2026-03-02', origenId: from.body.id, destinoId: to.body.id, importe: largestAmount }
    const made = [
      from,
      to,
      await api('createComprobante', { params, wrong: { ...invoice, numero: 81_001, ...rest } }),
      await api('createCobro', { params, wrong: { ...receipt, cuentaId: from.body.id } }),
      await api('createCobro', { params, wrong: { ...receipt, cuentaId: to.body.id } }),
      await api('createTransferencia', { params: company, wrong: transfer }),
    ]
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const generar = { cantidad: 3, primera: '2026-01-10', importe: largestAmount }
    const plan = { de: 'Ana', concepto: 'cuota', moneda: 'ARS', generar }
    expect((await api('createCobroPrevisto', { params, wrong: plan })).status).toBe(409)
    expect((await api('listCobrosPrevistos', { params })).status).toBe(200)

    const ids: Record<string, unknown> = { ...params, ...company, cuentaId: to.body.id }
    const statuses: Record<string, number> = {}
    for (const { id, entry, isEndless } of allOperations) {
      const names = [...entry.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
      if (entry.method !== 'get' || isEndless || names.some((name) => !(name in ids))) continue
      const own = Object.fromEntries(names.map((name) => [name, ids[name]]))
      // It throws if the contract does not promise the answer.
      statuses[id] = (await api(id, { params: own } as never)).status
    }
    const refusing: OperationId[] = ['getDeudas', 'getLibroIvaCompras', 'listCobros', 'listComprobantes', 'listCuentas']
    expect(refusing.map((id) => [id, statuses[id]])).toEqual(refusing.map((id) => [id, 409]))
    expect(Object.values(statuses).filter((status) => status >= 500)).toEqual([])
  })
})
