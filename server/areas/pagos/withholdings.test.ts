import { describe, expect, it } from 'vitest'
import { balanceOf, invoice, pay, proyectoId } from '../../../tests/support/payments.ts'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { proyectoId }
const demo = () => server.current.as('demo@obra.test')
const issueOf = ({ body }: { body: unknown }) => (body as { issues: { field: string }[] }).issues[0]!.field
const cents = (text: string) => Math.round(Number(text) * 100)

const ganancias = { impuesto: 'ganancias', base: '9200000', alicuota: '2' }
const withheld = (retenciones: object[], more: object = {}) => ({ importe: undefined, retenciones, ...more })

async function sumsOf(api: Api, proveedorId: string) {
  const account = (await api('getCuentaCorriente', { params, query: { proveedorId } })).body
  const flow = (await api('getFlujo', { params })).body
  const control = (await api('getControlPresupuestario', { params })).body
  if (typeof account === 'string' || typeof flow === 'string' || typeof control === 'string') throw new Error('a file')
  const totals = (await api('listPagos', { params })).body.totales
  const months = new Map(flow.meses.map((month) => [month.mes, month]))
  return {
    saldo: cents(account.saldos.find(({ moneda }) => moneda === 'ARS')?.saldo ?? '0'),
    pagado: cents(control.totales.pagado!),
    pagos: cents(months.get('2026-03')!.pagos),
    retenciones: cents(months.get('2026-04')!.retenciones),
    chequesDeJunio: cents(months.get('2026-06')!.pagos),
    importe: cents(totals.importeBase),
    retenido: cents(totals.retenidoBase),
  }
}

describe('the retenciones of a payment', () => {
  it('cancel the debt together with its means, as in the example of the rules', async () => {
    const api = await demo()
    const bill = await invoice(api, '10572000')
    const before = await sumsOf(api, bill.proveedorId)
    const medios = [
      { medio: 'transferencia', importe: '388000' },
      { medio: 'echeq', importe: '10000000', fechaDebito: '2026-06-08' },
    ]
    const fields = withheld([ganancias], { medio: undefined, medios })
    const { body } = await pay(api, bill.proveedorId, '', [[bill, '10572000']], fields)
    expect(body).toMatchObject({
      importe: '10388000.00',
      retenido: '184000.00',
      aCuenta: '0.00',
      netoAplicado: '10572000.00',
    })
    expect(body.retenciones).toEqual([
      expect.objectContaining({ importe: '184000.00', base: '9200000.00', alicuota: '2.00', jurisdiccion: null }),
    ])
    expect((await balanceOf(api, bill)).saldo).toBe('0.00')
    const after = await sumsOf(api, bill.proveedorId)
    const change = Object.fromEntries(
      Object.entries(after).map(([name, value]) => [name, value - before[name as 'saldo']]),
    )
    // The invoice has no VAT, so all of it is paid without VAT; of the money only the transfer left in March.
    expect(change).toEqual({
      saldo: -10_572_000_00,
      pagado: 10_572_000_00,
      pagos: 388_000_00,
      retenciones: 184_000_00,
      chequesDeJunio: 10_000_000_00,
      importe: 10_388_000_00,
      retenido: 184_000_00,
    })
    await api('annulPago', { params: { proyectoId, id: body.id }, body: { motivo: 'Prueba' } })
    expect(await sumsOf(api, bill.proveedorId)).toEqual(before)
  })

  it('are taken off the amount that is left out, and may leave a rest on account', async () => {
    const api = await demo()
    const bill = await invoice(api, '1000')
    const iibb = { impuesto: 'iibb', jurisdiccion: 'Córdoba', regimen: 'General', base: '333.33', alicuota: '2.5' }
    const { body } = await pay(api, bill.proveedorId, '', [[bill, '1000']], withheld([iibb]))
    expect(body).toMatchObject({ importe: '991.67', retenido: '8.33', medios: [{ importe: '991.67' }] })
    const more = (await pay(api, bill.proveedorId, '100', [], { retenciones: [iibb] })).body
    expect(more).toMatchObject({ aCuenta: '108.33', aCuentaBase: '108.33' })
  })

  it('number their certificates by company, tax and year, and refuse a number twice', async () => {
    const api = await demo()
    const { proveedorId } = await invoice(api, '1')
    const suss = { impuesto: 'suss', base: '100', alicuota: '1' }
    const send = (retenciones: object[], more: object = {}) => pay(api, proveedorId, '10', [], { retenciones, ...more })
    const typed = { ...suss, numeroCertificado: '2026-000002' }
    const first = (await send([typed])).body
    const numbers = (await send([suss, { ...suss, base: '50' }])).body.retenciones.map((each) => each.numeroCertificado)
    expect(numbers).toEqual(['2026-000001', '2026-000003'])
    const earlier = (await send([suss], { fecha: '2025-12-30' })).body
    expect(earlier.retenciones[0]!.numeroCertificado).toBe('2025-000001')
    const refused = await send([typed])
    expect([refused.status, issueOf(refused)]).toEqual([409, 'retenciones.0.numeroCertificado'])
    await api('annulPago', { params: { proyectoId, id: first.id }, body: { motivo: 'x' } })
    expect((await send([typed])).status).toBe(200)
    const dry = await api('createPago', {
      params,
      query: { simular: true },
      wrong: { fecha: '2026-03-10', medio: 'efectivo', proveedorId, importe: '1', retenciones: [suss] },
    })
    expect(dry.body.retenciones[0]!.numeroCertificado).toBe('2026-000004')
    expect((await send([suss])).body.retenciones[0]!.numeroCertificado).toBe('2026-000004')
  })

  it.each([
    ['another amount', { ...ganancias, importe: '184000.01' }, 'importe'],
    ['no base', { ...ganancias, base: '0' }, 'base'],
    ['no rate', { ...ganancias, alicuota: '0' }, 'alicuota'],
    ['a rate above 100', { ...ganancias, alicuota: '101' }, 'alicuota'],
    ['a province of a national tax', { ...ganancias, jurisdiccion: 'Salta' }, 'jurisdiccion'],
    ['less than a cent', { ...ganancias, base: '0.1' }, 'base'],
  ])('refuse %s', async (_, retencion, field) => {
    const api = await demo()
    const supplier = (await api('listProveedores', { params: { desarrolladoraId: 1 } })).body.items[0]!.id
    const refused = await pay(api, supplier, '10', [], { retenciones: [retencion] })
    expect(refused.status).toBe(400)
    expect(issueOf(refused)).toBe(`retenciones.0.${field}`)
  })
})
