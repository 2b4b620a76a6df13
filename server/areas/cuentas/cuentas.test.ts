import { describe, expect, it } from 'vitest'
import { invoice, pay, balanceOf, proyectoId } from '../../../tests/support/payments.ts'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const params = { desarrolladoraId: 1 }
const demo = () => server.current.as('demo@obra.test')
const cents = (text: string) => BigInt(text.replace('.', ''))
const bank = { nombre: 'Galicia dólares', tipo: 'banco', moneda: 'USD', fechaInicial: '2026-01-01' } as const

describe('cuentas', () => {
  it('have a valid CBU, and cash boxes neither a bank nor a CBU', async () => {
    const api = await demo()
    const issueOf = async (more: object) => (await api('createCuenta', { params, wrong: { ...bank, ...more } })).body
    expect(await issueOf({ cbu: '0110599520000012345679' })).toMatchObject({ issues: [{ field: 'cbu' }] })
    expect(await issueOf({ tipo: 'caja', banco: 'Galicia' })).toMatchObject({ issues: [{ field: 'banco' }] })
    const { body } = await api('createCuenta', {
      params,
      body: { ...bank, cbu: ' 01105995 20000012345678 ', saldoInicial: '-12.5' },
    })
    expect(body).toMatchObject({ cbu: '0110599520000012345678', saldoInicial: '-12.50', saldo: '-12.50' })
    expect(await issueOf({ nombre: 'GALICIA Dolares' })).toMatchObject({ error: 'Conflict' })
  })

  it('start with the sample, in which no account is overdrawn and all movements add up', async () => {
    const api = await demo()
    const { items, totales, sinCuenta } = (await api('listCuentas', { params, query: { search: 'banco' } })).body
    expect(items.map(({ saldo }) => cents(saldo) > 0n)).toEqual([true, true])
    expect(totales.find(({ moneda }) => moneda === 'ARS')).toMatchObject({
      saldo: items.find(({ moneda }) => moneda === 'ARS')!.saldo,
    })
    expect(sinCuenta.map(({ moneda }) => moneda)).toContain('ARS')
    const { id, saldoInicial, saldoProyectado } = items[0]!
    const place = { params: { ...params, id } }
    const { body } = await api('getCuentaMovimientos', { ...place, query: { order: 'asc', size: 200 } })
    expect([body.saldoAnterior, body.saldo]).toEqual([saldoInicial, saldoProyectado])
    let running = cents(saldoInicial)
    for (const { ingreso, egreso, saldo } of body.items)
      expect(cents(saldo)).toBe((running += cents(ingreso) - cents(egreso)))
    // A later first day begins with the balance of the earlier movements, and pages go on where the last one ended.
    const { fecha } = body.items[30]!
    const before = body.items.findLast((each) => each.fecha < fecha)!
    const late = (await api('getCuentaMovimientos', { ...place, query: { order: 'asc', desde: fecha, size: 10 } })).body
    expect(late.saldoAnterior).toBe(before.saldo)
    expect(late.items[0]).toEqual(body.items[body.items.indexOf(before) + 1])
    const file = await api('getCuentaMovimientos', { ...place, query: { formato: 'csv' } })
    expect(new TextDecoder().decode(file.bytes)).toContain('Saldo')
  })

  it('are moved by receipts in their currency, from their first day on', async () => {
    const api = await demo()
    const account = (await api('createCuenta', { params, body: { ...bank, nombre: 'Cobros', saldoInicial: '100' } }))
      .body
    const cobro = { fecha: '2026-03-10', concepto: 'cuota', de: 'Ana', importe: '50.25', cuentaId: account.id } as const
    const project = { proyectoId: 2 }
    const receive = (more: object) =>
      api('createCobro', { params: project, body: { ...cobro, moneda: 'USD', ...more } })
    expect((await receive({ moneda: 'ARS' })).body).toMatchObject({ issues: [{ field: 'cuentaId' }] })
    expect((await receive({ fecha: '2025-12-31' })).body).toMatchObject({ issues: [{ field: 'cuentaId' }] })
    expect((await receive({ cuentaId: '00000009-0020-4000-8000-000000000001' })).status).toBe(404)
    const { body } = await receive({})
    expect(body).toMatchObject({ cuentaId: account.id, cuenta: 'Cobros' })
    const place = { params: { ...params, id: account.id } }
    const now = (await api('getCuenta', place)).body
    expect([now.saldo, now.usos]).toEqual(['150.25', 1])
    const change = async (patch: object) =>
      (await api('updateCuenta', { ...place, wrong: { version: 1, ...patch } })).status
    expect([await change({ moneda: 'ARS' }), await change({ fechaInicial: '2026-03-11' })]).toEqual([409, 409])
    expect(await change({ activo: false })).toBe(200)
    expect((await receive({})).status).toBe(409)
    await api('annulCobro', { params: { ...project, id: body.id }, body: { motivo: 'Prueba' } })
    expect((await api('getCuenta', place)).body.saldo).toBe('100.00')
  })
})

describe('the account of registered money', () => {
  it('is given to a receipt later, with version and history, and filters the list', async () => {
    const api = await demo()
    const account = (await api('createCuenta', { params, body: { ...bank, nombre: 'Después' } })).body.id
    const project = { proyectoId: 2 }
    const cobro = { fecha: '2026-03-10', concepto: 'cuota', de: 'Zoe', importe: '50', moneda: 'USD' } as const
    const { body } = await api('createCobro', { params: project, body: cobro })
    const place = { params: { ...project, id: body.id } }
    const found = async (query: { sinCuenta?: boolean; cuentaId?: string }) =>
      (await api('listCobros', { params: project, query: { search: 'zoe', ...query } })).body.items.length
    expect([await found({ sinCuenta: true }), await found({ cuentaId: account })]).toEqual([1, 0])
    const after = await api('updateCobro', { ...place, body: { version: 1, cuentaId: account, nota: 'Depósito' } })
    expect(after.body).toMatchObject({ cuenta: 'Después', nota: 'Depósito', version: 2, importe: '50.00' })
    expect([await found({ sinCuenta: true }), await found({ sinCuenta: false, cuentaId: account })]).toEqual([0, 1])
    expect((await api('getCuenta', { params: { ...params, id: account } })).body.saldo).toBe('50.00')
    const pesos = (await api('createCuenta', { params, body: { ...bank, nombre: 'Pesos', moneda: 'ARS' } })).body.id
    const status = async (more: object) =>
      (await api('updateCobro', { ...place, wrong: { version: 2, ...more } })).status
    expect(await status({ version: 1, cuentaId: null })).toBe(409)
    expect(await status({ cuentaId: pesos })).toBe(409)
    expect(await status({ importe: '9' })).toBe(400)
    const history = (await api('listProjectHistory', { params: project, query: { entidadId: body.id } })).body.items
    expect(history.map(({ accion }) => accion)).toEqual(['corregir', 'crear'])
    await api('annulCobro', { ...place, body: { motivo: 'Prueba' } })
    expect((await api('updateCobro', { ...place, body: { version: 3, nota: '' } })).status).toBe(409)
  })

  it('is given to each of the means of a payment later', async () => {
    const api = await demo()
    const due = await invoice(api, '100')
    const account = (await api('createCuenta', { params, body: { ...bank, nombre: 'Medios', moneda: 'ARS' } })).body.id
    const medios = ['40', '60'].map((importe, index) => ({ medio: index ? 'echeq' : 'efectivo', importe }))
    const paid = (await pay(api, due.proveedorId, '', [[due, '100']], { medio: undefined, importe: undefined, medios }))
      .body
    const place = { params: { proyectoId, id: paid.id } }
    const change = (sent: [number, string | null][], version = 1) =>
      api('updatePago', {
        ...place,
        body: { version, medios: sent.map(([index, cuentaId]) => ({ id: paid.medios[index]!.id, cuentaId })) },
      })
    const found = async (query: { sinCuenta?: boolean; cuentaId?: string; size?: number }) =>
      (await api('listPagos', { params: { proyectoId }, query })).body.items.some(({ id }) => id === paid.id)
    expect(await found({ sinCuenta: true, size: 200 })).toBe(true)
    const one = (await change([[1, account]])).body
    expect(one.medios.map(({ cuenta }) => cuenta)).toEqual([null, 'Medios'])
    expect(one).toMatchObject({ importe: '100.00', aCuenta: '0.00', version: 2 })
    expect([await found({ sinCuenta: true, size: 200 }), await found({ cuentaId: account })]).toEqual([true, true])
    expect((await change([[0, account]])).status).toBe(409)
    const twice: [number, string][] = [
      [0, account],
      [0, account],
    ]
    expect((await change(twice, 2)).status).toBe(400)
    const both = (await change([[0, account]], 2)).body
    expect(both.medios.map(({ cuentaId }) => cuentaId)).toEqual([account, account])
    expect(await found({ sinCuenta: true, size: 200 })).toBe(false)
    expect((await api('getCuenta', { params: { ...params, id: account } })).body.saldo).toBe('-100.00')
    expect((await balanceOf(api, due)).saldo).toBe('0.00')
    const strange = { version: 3, medios: [{ id: account, cuentaId: null }] }
    expect((await api('updatePago', { ...place, body: strange })).status).toBe(404)
  })
})

describe('transferencias', () => {
  it('move money between two accounts, change it between currencies, and can be annulled', async () => {
    const api = await demo()
    const make = async (nombre: string, moneda: 'ARS' | 'USD') =>
      (await api('createCuenta', { params, body: { ...bank, nombre, moneda, saldoInicial: '1000' } })).body.id
    const [pesos, dollars, other] = [await make('T1', 'ARS'), await make('T2', 'USD'), await make('T3', 'ARS')]
    const body = { fecha: '2026-03-10', origenId: dollars, destinoId: pesos, importe: '10' }
    const issueOf = async (more: object) => {
      const { body: refused } = await api('createTransferencia', { params, wrong: { ...body, ...more } })
      return (refused as unknown as { issues: { field: string }[] }).issues[0]!.field
    }
    expect(await issueOf({})).toBe('importeDestino')
    expect(await issueOf({ origenId: pesos })).toBe('destinoId')
    expect(await issueOf({ origenId: other, importeDestino: '9' })).toBe('importeDestino')
    expect(await issueOf({ fecha: '2026-03-17', importeDestino: '9' })).toBe('fecha')
    expect(await issueOf({ importe: '0', importeDestino: '9' })).toBe('importe')
    const { body: made } = await api('createTransferencia', { params, body: { ...body, importeDestino: '14200.5' } })
    expect(made).toMatchObject({ importe: '10.00', importeDestino: '14200.50', monedaOrigen: 'USD', destino: 'T1' })
    const balances = async () =>
      Promise.all(
        [pesos, dollars].map(async (id) => (await api('getCuenta', { params: { ...params, id } })).body.saldo),
      )
    expect(await balances()).toEqual(['15200.50', '990.00'])
    const found = (await api('listTransferencias', { params, query: { cuentaId: pesos, search: 't2' } })).body
    expect(found.items.map(({ id }) => id)).toEqual([made.id])
    const place = { params: { ...params, id: made.id } }
    expect((await api('annulTransferencia', { ...place, body: { motivo: 'Doble' } })).body).toMatchObject({
      estado: 'anulada',
      version: 2,
    })
    expect((await api('annulTransferencia', { ...place, body: { motivo: 'Doble' } })).status).toBe(409)
    expect(await balances()).toEqual(['1000.00', '1000.00'])
  })
})

describe('cheques', () => {
  it('count on their day of debit, are debited once, and give the debt back when they are rejected', async () => {
    const api = await demo()
    const first = await invoice(api, '900')
    const account = (await api('createCuenta', { params, body: { ...bank, nombre: 'Cheques', moneda: 'ARS' } })).body.id
    const means = (numero: string, importe: string, fechaDebito: string) => ({
      medio: 'echeq',
      numero,
      importe,
      fechaDebito,
      cuentaId: account,
    })
    const medios = [means('1001', '300', '2026-03-12'), means('1002', '600', '2026-04-20')]
    const paid = await pay(api, first.proveedorId, '900', [[first, '900']], { medio: undefined, medios })
    expect(paid.status).toBe(200)
    const list = async (query: object) =>
      (await api('listCheques', { params, query: { cuentaId: account, ...query } })).body
    const { items, totales } = await list({})
    expect(items.map(({ numero, atrasado }) => [numero, atrasado])).toEqual([
      ['1001', true],
      ['1002', false],
    ])
    expect(totales).toEqual([{ moneda: 'ARS', porDebitar: '900.00', vencidos: '300.00', cantidad: 2 }])
    const balances = async () => {
      const { saldo, saldoProyectado } = (await api('getCuenta', { params: { ...params, id: account } })).body
      return [saldo, saldoProyectado]
    }
    expect(await balances()).toEqual(['-300.00', '-900.00'])
    const [one, two] = items.map(({ id }) => ({ params: { ...params, id } }))
    expect((await api('debitCheque', one!)).body.estado).toBe('debitado')
    expect((await api('debitCheque', one!)).status).toBe(409)
    expect((await api('rejectCheque', { ...two!, body: { motivo: 'Sin fondos' } })).body).toMatchObject({
      estado: 'rechazado',
      motivoEstado: 'Sin fondos',
    })
    expect((await balanceOf(api, first)).saldo).toBe('600.00')
    expect(await balances()).toEqual(['-300.00', '-300.00'])
    expect((await list({ estado: 'emitido' })).items).toEqual([])
    expect((await list({ search: '1002' })).items.map(({ estado }) => estado)).toEqual(['rechazado'])
    await api('annulPago', { params: { proyectoId, id: paid.body.id }, body: { motivo: 'Prueba' } })
    expect((await list({})).items).toEqual([])
  })
})
