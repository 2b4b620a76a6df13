/** A rate wrong by a factor of a million makes amounts exceed an `Importe`: every call refuses it, on both databases. */
import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

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

describe('amounts that a valuation makes too large', () => {
  it('are refused with a message by every operation that values amounts', async () => {
    const { api, proveedorId } = await makeLarge()
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
