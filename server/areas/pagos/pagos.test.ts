import { describe, expect, it } from 'vitest'
import { balanceOf as stateOf, invoice, pay, proyectoId } from '../../../tests/support/payments.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { proyectoId }
const demo = () => server.current.as('demo@obra.test')

describe('pagos', () => {
  it('pay several documents at once; the rest stays on account and can be applied later', async () => {
    const api = await demo()
    const [one, two, three] = [await invoice(api, '100'), await invoice(api, '50.5'), await invoice(api, '30')]
    const { body } = await pay(api, one.proveedorId, '130', [
      [one, '100'],
      [two, '20.5'],
    ])
    expect(body).toMatchObject({ importe: '130.00', aCuenta: '9.50', estado: 'registrado', importeBase: '130.00' })
    expect(body.imputaciones.map(({ comprobante }) => comprobante)).toEqual([one.numeroCompleto, two.numeroCompleto])
    expect(await stateOf(api, one)).toEqual({ estadoPago: 'pagado', saldo: '0.00', pagado: '100.00' })
    expect((await stateOf(api, two)).saldo).toBe('30.00')
    const pagoPlace = { proyectoId, id: body.id }
    const apply = (importe: string, query = {}) =>
      api('applyPago', { params: pagoPlace, query, body: { imputaciones: [{ comprobanteId: three.id, importe }] } })
    expect((await apply('9.51')).status).toBe(409)
    expect((await apply('9.5', { simular: true })).body.aCuenta).toBe('0.00')
    const applied = (await apply('9.5')).body
    expect(applied).toMatchObject({ aCuenta: '0.00', aCuentaBase: '0.00', version: 2 })
    expect(applied.imputaciones).toHaveLength(3)
    expect((await stateOf(api, three)).saldo).toBe('20.50')
  })

  it('are numbered in order, and refused ones use no number', async () => {
    const api = await demo()
    const one = await invoice(api, '10')
    const first = (await pay(api, one.proveedorId, '1', [])).body.numero!
    expect((await pay(api, one.proveedorId, '10.01', [[one, '10.01']])).body).toMatchObject({
      error: 'Over balance',
      message: expect.stringContaining('le quedan 10,00'),
    })
    expect((await pay(api, one.proveedorId, '1', [])).body.numero).toBe(first + 1)
  })

  it('restore the balance of their documents when annulled, and stay listed', async () => {
    const api = await demo()
    const one = await invoice(api, '100', { moneda: 'USD' })
    const { id } = (await pay(api, one.proveedorId, '60', [[one, '60']], { moneda: 'USD' })).body
    expect((await stateOf(api, one)).saldo).toBe('40.00')
    const comprobantePlace = { proyectoId, id: one.id }
    expect((await api('annulComprobante', { params: comprobantePlace, body: { motivo: 'x' } })).body).toMatchObject({
      message: expect.stringContaining('pagos aplicados'),
    })
    const annulled = await api('annulPago', { params: { proyectoId, id }, body: { motivo: 'Rebotó' } })
    expect(annulled.body).toMatchObject({
      estado: 'anulado',
      motivoEstado: 'Rebotó',
      imputaciones: [{ importe: '60.00' }],
    })
    const after = (await api('getComprobante', { params: comprobantePlace })).body
    expect(after).toMatchObject({ saldo: '100.00', saldoBase: one.saldoBase, pagado: '0.00' })
    expect((await api('annulPago', { params: { proyectoId, id }, body: { motivo: 'x' } })).status).toBe(409)
    expect((await api('annulComprobante', { params: comprobantePlace, body: { motivo: 'x' } })).status).toBe(200)
  })

  it('apply credit notes as a credit', async () => {
    const api = await demo()
    const [one, note] = [await invoice(api, '100'), await invoice(api, '30', { tipo: 'notaCredito' })]
    expect(
      (
        await pay(api, one.proveedorId, '69.99', [
          [one, '100'],
          [note, '30'],
        ])
      ).status,
    ).toBe(409)
    const { body } = await pay(api, one.proveedorId, '70', [
      [one, '100'],
      [note, '30'],
    ])
    expect(body).toMatchObject({ aCuenta: '0.00', imputaciones: [{ esCredito: false }, { esCredito: true }] })
    expect(await stateOf(api, note)).toEqual({ estadoPago: 'pagado', saldo: '0.00', pagado: '30.00' })
  })

  it('default to the sum of their imputaciones when no amount is given', async () => {
    const api = await demo()
    const one = await invoice(api, '80.25')
    const body = { fecha: '2026-03-10', medio: 'efectivo' as const, proveedorId: one.proveedorId }
    const paid = { ...body, imputaciones: [{ comprobanteId: one.id, importe: '80.25' }] }
    expect((await api('createPago', { params, body: paid })).body).toMatchObject({ importe: '80.25', aCuenta: '0.00' })
    expect((await api('createPago', { params, body })).status).toBe(400)
  })

  it('refuse documents of other suppliers or currencies, repeated or draft documents, and future dates', async () => {
    const api = await demo()
    const one = await invoice(api, '100')
    const draft = await invoice(api, '100', { estado: 'borrador' })
    const dollars = await invoice(api, '100', { moneda: 'USD' })
    const other = (await api('listProveedores', { params: { desarrolladoraId: 1 } })).body.items[1]!.id
    expect((await pay(api, other, '1', [[one, '1']])).status).toBe(409)
    expect((await pay(api, one.proveedorId, '1', [[dollars, '1']])).body).toMatchObject({
      message: expect.stringContaining('en dólares'),
    })
    expect(
      (
        await pay(api, one.proveedorId, '2', [
          [one, '1'],
          [one, '1'],
        ])
      ).status,
    ).toBe(409)
    expect((await pay(api, one.proveedorId, '1', [[draft, '1']])).status).toBe(409)
    expect((await pay(api, one.proveedorId, '1', [[{ id: 'nadie' }, '1']])).status).toBe(404)
    expect((await pay(api, one.proveedorId, '1', [], { fecha: '2026-03-17' })).status).toBe(400)
    expect((await pay(api, one.proveedorId, '0', [])).status).toBe(400)
    expect(await stateOf(api, one)).toMatchObject({ saldo: '100.00' })
  })

  it('apply only one of several concurrent payments of the full balance', async () => {
    const api = await demo()
    const one = await invoice(api, '100')
    const answers = await Promise.all([1, 2, 3].map(() => pay(api, one.proveedorId, '100', [[one, '100']])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await stateOf(api, one)).toMatchObject({ saldo: '0.00', pagado: '100.00' })
  })

  it('are created once for two requests with the same Idempotency-Key', async () => {
    const api = await demo()
    const one = await invoice(api, '100')
    const send = () =>
      api('createPago', {
        params,
        headers: { 'Idempotency-Key': 'pago-1' },
        body: {
          fecha: '2026-03-10',
          medio: 'efectivo',
          proveedorId: one.proveedorId,
          importe: '40',
          imputaciones: [{ comprobanteId: one.id, importe: '40' }],
        },
      })
    const [first, second] = await Promise.all([send(), send()])
    expect(first.body).toEqual(second.body)
    expect((await stateOf(api, one)).saldo).toBe('60.00')
  })

  it('agree with the balances of their documents in any order of paying and annulling', async () => {
    const api = await demo()
    const invoices = await Promise.all(['100', '33.33', '0.01'].map((total) => invoice(api, total)))
    const { proveedorId } = invoices[0]!
    const made: string[] = []
    for (let turn = 0; turn < 24; turn++) {
      const target = invoices[turn % 3]!
      const { body, status } = await pay(api, proveedorId, `${turn + 0.37}`, [[target, turn % 2 ? '0.01' : '12.4']])
      if (status === 200) made.push(body.id)
      if (turn % 4 === 3 && made.length > 0) {
        const id = made.splice((turn * 7) % made.length, 1)[0]!
        await api('annulPago', { params: { proyectoId, id }, body: { motivo: 'prueba' } })
      }
    }
    for (const { id, total } of invoices) {
      const paid = (await api('listPagos', { params, query: { comprobanteId: id, estado: 'registrado', size: 200 } }))
        .body.items
      const parts = paid.flatMap(({ imputaciones }) => imputaciones.filter(({ comprobanteId }) => comprobanteId === id))
      const cents = parts.reduce((all, { importe }) => all + Math.round(Number(importe) * 100), 0)
      expect((await stateOf(api, { id })).saldo).toBe(((Math.round(Number(total) * 100) - cents) / 100).toFixed(2))
    }
  })
})

describe('a finished project', () => {
  it('accepts payments and receipts, and no other documents', async () => {
    const api = await demo()
    const place = { desarrolladoraId: 1, proyectoId: 4 }
    for (const estado of ['activo', 'terminado'] as const) {
      const { version, estado: current } = (await api('getProject', { params: place })).body
      const change = { version, estado, fechaInicio: '2025-01-06' }
      if (current !== estado) await api('updateProject', { params: place, body: change })
    }
    const proveedorId = (await api('listProveedores', { params: { desarrolladoraId: 1 } })).body.items[0]!.id
    const money = { fecha: '2026-03-10', importe: '10' }
    const at = { params: { proyectoId: 4 } }
    const payment = { ...money, medio: 'efectivo' as const, proveedorId, imputaciones: [] }
    expect((await api('createPago', { ...at, body: payment })).status).toBe(200)
    const receipt = { ...money, concepto: 'cuota' as const, de: 'Familia Aráoz' }
    expect((await api('createCobro', { ...at, body: receipt })).status).toBe(200)
    const rubroId = (await api('listRubros', { params: { desarrolladoraId: 1 } })).body.items[0]!.id
    const bill = { tipo: 'factura', letra: 'C', puntoVenta: 9, numero: 77_777, proveedorId, fecha: '2026-03-02' }
    const refused = await api('createComprobante', {
      ...at,
      wrong: { ...bill, total: '1', imputaciones: [{ rubroId }] },
    })
    expect(refused.body).toMatchObject({ error: 'Project closed' })
  })
})
