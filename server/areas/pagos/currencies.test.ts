import { describe, expect, it } from 'vitest'
import { balanceOf, invoice, pay, proyectoId } from '../../../tests/support/payments.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { proyectoId }
const demo = () => server.current.as('demo@obra.test')
const issueOf = ({ body }: { body: unknown }) => (body as { issues: { field: string }[] }).issues[0]!.field
const rate = (valor: string) => ({ tipo: 'oficial', fecha: '2026-03-02', valor, fuente: 'Prueba' })
const balancesOf = async (api: Api, proveedorId: string) => {
  const { body } = await api('getCuentaCorriente', { params, query: { proveedorId, size: 200 } })
  if (typeof body === 'string') throw new Error('a file')
  return {
    saldos: Object.fromEntries(body.saldos.map(({ moneda, saldo }) => [moneda, Number(saldo)])),
    worth: Object.fromEntries(body.saldos.map(({ moneda, saldoHoy }) => [moneda, saldoHoy?.importe])),
    diferenciaCambio: body.diferenciaCambio,
    items: body.items,
  }
}

describe('a payment of a document in another currency', () => {
  it('pays it in its currency, states the exchange difference, and gives both back', async () => {
    const api = await demo()
    const dollars = await invoice(api, '1000', { moneda: 'USD', cotizacion: rate('1000') })
    const pesos = await invoice(api, '50000')
    const before = await balancesOf(api, dollars.proveedorId)
    const totals = async () => (await api('listPagos', { params })).body.totales.diferenciaCambio
    const earlier = Number(await totals())
    const imputaciones = [
      { comprobanteId: dollars.id, importe: '448000', importeDocumento: '400', cotizacion: rate('1120') },
      { comprobanteId: pesos.id, importe: '50000' },
    ]
    const { body } = await pay(api, dollars.proveedorId, '500000', [], { imputaciones })
    expect(body).toMatchObject({ aCuenta: '2000.00', diferenciaCambio: '48000.00', aplicadoEnOtraMoneda: '448000.00' })
    expect(body.imputaciones).toMatchObject([
      { moneda: 'USD', importe: '448000.00', importeDocumento: '400.00', diferenciaCambio: '48000.00' },
      { moneda: 'ARS', importeDocumento: '50000.00', cotizacion: null, diferenciaCambio: '0.00' },
    ])
    expect(await balanceOf(api, dollars)).toMatchObject({ saldo: '600.00', pagado: '400.00' })
    expect(Number(await totals()) - earlier).toBeCloseTo(48_000)
    const open = (
      await api('listComprobantes', { params, query: { estadoPago: 'pendiente', search: String(dollars.numero) } })
    ).body
    const { cotizacion, importe } = open.items.find(({ id }) => id === dollars.id)!.saldoHoy!
    expect(Number(importe)).toBeCloseTo(600 * Number(cotizacion.valor), 2)
    const plain = (await api('getComprobante', { params: { proyectoId, id: pesos.id } })).body
    expect([plain.saldoHoy, dollars.saldoHoy]).toEqual([undefined, undefined])
    // The account has 52000 pesos and 400 dollars of it, each in its currency.
    const paid = await balancesOf(api, dollars.proveedorId)
    expect(before.saldos.USD! - paid.saldos.USD!).toBeCloseTo(400)
    expect(before.saldos.ARS! - paid.saldos.ARS!).toBeCloseTo(52_000)
    const movements = paid.items.filter(({ id }) => id === body.id)
    expect(movements.map(({ diferenciaCambio }) => diferenciaCambio)).toEqual(['48000.00', undefined])
    expect(Number(paid.diferenciaCambio) - Number(before.diferenciaCambio)).toBeCloseTo(48_000)
    expect(Number(paid.worth.USD)).toBeCloseTo(paid.saldos.USD! * Number(cotizacion.valor), 1)
    expect(paid.worth.ARS).toBeUndefined()
    expect(movements.map(({ moneda, debe }) => [moneda, debe]).toSorted()).toEqual([
      ['ARS', '52000.00'],
      ['USD', '400.00'],
    ])
    await api('annulPago', { params: { proyectoId, id: body.id }, body: { motivo: 'x' } })
    expect(await balanceOf(api, dollars)).toMatchObject({ saldo: '1000.00' })
    expect((await balancesOf(api, dollars.proveedorId)).saldos).toEqual(before.saldos)
    expect(Number(await totals())).toBeCloseTo(earlier)
  })

  it('has a difference too if the payment is in the currency of the document, at another rate', async () => {
    const api = await demo()
    const dollars = await invoice(api, '100', { moneda: 'USD', cotizacion: rate('1000') })
    const { body } = await pay(api, dollars.proveedorId, '30', [[dollars, '30']], {
      moneda: 'USD',
      cotizacion: rate('1100'),
    })
    expect(body).toMatchObject({ diferenciaCambio: '3000.00', aplicadoEnOtraMoneda: '0.00' })
    const pesos = await invoice(api, '110000')
    const imputaciones = [{ comprobanteId: pesos.id, importe: '100', importeDocumento: '110000' }]
    const crossed = (
      await pay(api, pesos.proveedorId, '', [], {
        moneda: 'USD',
        cotizacion: rate('1100'),
        imputaciones,
        importe: '100',
      })
    ).body
    expect(crossed.imputaciones[0]).toMatchObject({
      cotizacion: { tipo: 'manual', valor: '1100.00' },
      diferenciaCambio: '0.00',
    })
  })

  it('applies what is left on account', async () => {
    const api = await demo()
    const dollars = await invoice(api, '10', { moneda: 'USD', cotizacion: rate('1000') })
    const { id } = (await pay(api, dollars.proveedorId, '20000', [])).body
    const imputaciones = [{ comprobanteId: dollars.id, importe: '11000', importeDocumento: '10' }]
    const { body } = await api('applyPago', { params: { proyectoId, id }, body: { imputaciones } })
    expect(body).toMatchObject({ aCuenta: '9000.00', aplicadoEnOtraMoneda: '11000.00', diferenciaCambio: '1000.00' })
    expect(body.imputaciones[0]!.cotizacion).toMatchObject({ valor: '1100.00' })
  })

  it.each([
    ['no amount in its currency', { importe: '100' }, 409, 'comprobanteId'],
    ['more than its balance', { importe: '1000', importeDocumento: '10.01' }, 409, 'importeDocumento'],
    ['an amount of 0', { importe: '1000', importeDocumento: '0' }, 400, 'importeDocumento'],
    [
      'amounts that are not at the rate',
      { importe: '1001', importeDocumento: '1', cotizacion: rate('1000') },
      400,
      'importe',
    ],
    ['an impossible rate', { importe: '9999999999999', importeDocumento: '0.01' }, 400, 'importeDocumento'],
  ])('refuses %s', async (_, part, status, field) => {
    const api = await demo()
    const dollars = await invoice(api, '10', { moneda: 'USD', cotizacion: rate('1000') })
    const imputaciones = [{ comprobanteId: dollars.id, ...part }]
    const refused = await pay(api, dollars.proveedorId, '9999999999999', [], { imputaciones })
    expect([refused.status, issueOf(refused)]).toEqual([status, `imputaciones.0.${field}`])
  })

  it('refuses an amount in the currency of a document that is that of the payment', async () => {
    const api = await demo()
    const one = await invoice(api, '10')
    const imputaciones = [{ comprobanteId: one.id, importe: '5', importeDocumento: '6' }]
    expect((await pay(api, one.proveedorId, '5', [], { imputaciones })).status).toBe(400)
  })
})
