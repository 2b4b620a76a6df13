import { describe, expect, it } from 'vitest'
import { useTestServer } from '../../../tests/support/server.ts'

const server = useTestServer()
const proyectoId = 2
const company = { desarrolladoraId: 1 }
let indexCount = 0

/** A contract with one item of 10 million, adjusted by its own index: anticipo 20, reparo 5, as in the law's example. */
async function adjustedContract() {
  const api = await server.current.as('demo@obra.test')
  type Rows = { items: { id: string }[] }
  const index = (
    await api('createIndice', {
      params: company,
      body: { codigo: `CAC${(indexCount += 1)}`, nombre: 'CAC', frecuencia: 'mensual' },
    })
  ).body
  const at = { ...company, indiceId: index.id }
  const load = (valores: object[], query: { simular?: boolean } = {}) =>
    api('loadIndiceValores', { params: at, query, wrong: { valores } })
  await load([
    { periodo: '2025-01', valor: '178.3' },
    { periodo: '2025-03', valor: '180.0', provisorio: true },
    { periodo: '2025-04', valor: '181.5', provisorio: true },
    { periodo: '2025-05', valor: '183.0', provisorio: true },
  ])
  const budgets = (await api('listPresupuestos', { params: { proyectoId }, query: { estado: 'aprobado' } }))
    .body as Rows
  const place = { proyectoId, presupuestoId: budgets.items[0]!.id }
  const { items } = (await api('getPresupuestoItems', { params: place })).body
  const suppliers = (await api('listProveedores', { params: company })).body as Rows
  const { body: draft } = await api('createContrato', {
    params: { proyectoId },
    body: {
      proveedorId: suppliers.items[0]!.id,
      objeto: 'Estructura',
      fecha: '2025-01-10',
      plazoDias: 90,
      mesBase: '2025-01',
      indiceId: index.id,
      anticipoPorcentaje: '20',
      fondoReparoPorcentaje: '5',
      items: [{ itemId: items[0]!.id, cantidad: '3', precioUnitario: '10000000' }],
    },
  })
  const { body: contract } = await api('signContrato', { params: { proyectoId, id: draft.id }, body: {} })
  const contractPlace = { proyectoId, contratoId: contract.id }
  const certificatePlace = (id: string) => ({ params: { ...contractPlace, id } })
  const get = async (id: string) => (await api('getCertificado', certificatePlace(id))).body
  const certify = async (periodo: string, cantidadPeriodo: string) => {
    const lineas = [{ itemId: contract.items[0]!.id!, cantidadPeriodo }]
    return (await api('createCertificado', { params: contractPlace, body: { periodo, lineas } })).body
  }
  const approve = async (id: string) => {
    await api('issueCertificado', { ...certificatePlace(id), body: {} })
    return (await api('approveCertificado', { ...certificatePlace(id), body: {} })).body
  }
  return { api, at, load, contract, of: certificatePlace, get, certify, approve }
}

describe('a republished index value', () => {
  it('leaves issued certificates unchanged; the next one has the difference as a line, less fondo de reparo', async () => {
    const { load, certify, approve, get } = await adjustedContract()
    const first = await approve((await certify('2025-03', '1')).id)
    expect(first).toMatchObject({ ajuste: '95344.92', fondoReparo: '504767.25', neto: '7590577.67', diferencias: [] })
    await load([{ periodo: '2025-03', valor: '181.2' }])
    expect(await get(first.id)).toEqual(first)
    const second = await certify('2025-04', '1')
    expect(second).toMatchObject({
      bruto: '10000000.00',
      ajuste: '179472.80',
      diferencias: [
        {
          certificadoId: first.id,
          numero: 1,
          periodo: '2025-03',
          ajusteCertificado: '95344.92',
          ajusteNuevo: '162647.22',
          importe: '67302.30',
        },
      ],
      diferenciaAjuste: '67302.30',
      anticipoAmortizado: '2000000.00',
      fondoReparo: '512338.76',
      neto: '7734436.34',
      brutoAjustadoBase: '10246775.10',
      avisos: [expect.stringContaining('04/2025 es provisorio')],
    })
    const approved = await approve(second.id)
    expect(approved.diferencias).toEqual(second.diferencias)
    // A difference is certified only once.
    expect((await certify('2025-05', '0.5')).diferencias).toEqual([])
  })

  it('recalculates drafts at once with a new version and a history entry, but not drafts of other indices', async () => {
    const { api, at, load, certify, get } = await adjustedContract()
    const other = await adjustedContract()
    const untouched = await other.certify('2025-03', '1')
    const draft = await certify('2025-03', '1')
    const { body: values } = await api('listIndiceValores', { params: at })
    const march = values.items.find(({ periodo }) => periodo === '2025-03')!
    await api('updateIndiceValor', { params: { ...at, id: march.id }, body: { version: 1, provisorio: false } })
    expect(await get(draft.id)).toMatchObject({ version: 2, avisos: [], neto: '7590577.67' })
    expect((await load([{ periodo: '2025-03', valor: '181.2' }], { simular: true })).status).toBe(200)
    expect((await get(draft.id)).version).toBe(2)
    await load([{ periodo: '2025-03', valor: '181.2' }])
    const calculated = await get(draft.id)
    expect(calculated).toMatchObject({ version: 3, ajuste: '162647.22', bruto: draft.bruto })
    expect(calculated.neto).not.toBe(draft.neto)
    const seen = { version: draft.version }
    const stale = await api('issueCertificado', {
      params: { proyectoId, contratoId: draft.contratoId, id: draft.id },
      body: seen,
    })
    expect(stale).toMatchObject({ status: 409, body: { error: 'Stale version' } })
    const history = await api('listProjectHistory', { params: { proyectoId }, query: { entidadId: draft.id } })
    expect(history.body.items.map(({ accion }) => accion)).toEqual(['recalcular', 'recalcular', 'crear'])
    expect(await other.get(untouched.id)).toEqual(untouched)
    // The month has no value any more: the draft stays as it is.
    const { version } = (await api('getIndiceValor', { params: { ...at, id: march.id } })).body
    expect(
      (await api('updateIndiceValor', { params: { ...at, id: march.id }, body: { version, activo: false } })).status,
    ).toBe(200)
    expect(await get(draft.id)).toEqual(calculated)
  })

  it('is certified on the items of the original certificate, up or down, even without new quantities', async () => {
    const { api, load, certify, approve, contract, of } = await adjustedContract()
    await approve((await certify('2025-03', '3')).id)
    expect((await api('issueCertificado', { ...of((await certify('2025-04', '0')).id), body: {} })).status).toBe(409)
    await load([{ periodo: '2025-03', valor: '181.2' }])
    const waiting = (await api('listCertificados', { params: { proyectoId, contratoId: contract.id } })).body as {
      items: { id: string }[]
    }
    const executed = async () =>
      (await api('getControlPresupuestario', { params: { proyectoId }, query: { agrupar: 'rubro' } })).body as {
        totales: { ejecutado: string }
      }
    const before = (await executed()).totales.ejecutado
    const late = await approve(waiting.items[0]!.id)
    expect(late).toMatchObject({
      bruto: '0.00',
      diferenciaAjuste: '201906.90',
      fondoReparo: '10095.35',
      neto: '191811.55',
    })
    const cents = (text: string) => BigInt(text.replace('.', ''))
    expect(cents((await executed()).totales.ejecutado) - cents(before)).toBe(20190690n)
    // An annulled certificate no longer counts, so the next one carries the difference; by then the value went down again.
    await api('annulCertificado', { ...of(late.id), body: { motivo: 'Se cargó mal el índice' } })
    await load([{ periodo: '2025-03', valor: '179.0' }])
    expect((await certify('2025-05', '0')).diferencias).toMatchObject([
      { ajusteCertificado: '286034.77', ajusteNuevo: '117779.02', importe: '-168255.75' },
    ])
  })

  it('can be certified after its contract ended, on a certificate with nothing but the difference', async () => {
    const { api, load, certify, approve, contract, of } = await adjustedContract()
    const first = await approve((await certify('2025-03', '1')).id)
    expect((await api('finishContrato', { params: { proyectoId, id: contract.id }, body: {} })).status).toBe(200)
    const place = { proyectoId, contratoId: contract.id }
    const certifyNow = (cantidadPeriodo: string, query: { simular?: boolean } = {}) =>
      api('createCertificado', {
        params: place,
        query,
        body: { periodo: '2025-04', lineas: [{ itemId: contract.items[0]!.id!, cantidadPeriodo }] },
      })
    const message =
      'El contrato está «finalizado»: solo se certifica la diferencia que dejó un índice que se volvió a publicar.'
    expect(await certifyNow('0', { simular: true })).toMatchObject({ status: 409, body: { message } })
    await load([{ periodo: '2025-03', valor: '181.2' }])
    expect(await certifyNow('0.5')).toMatchObject({ status: 409, body: { message } })
    const control = async () => {
      const query = { agrupar: 'rubro' } as const
      const { totales } = (await api('getControlPresupuestario', { params: { proyectoId }, query })).body as {
        totales: { comprometido: string; ejecutado: string }
      }
      return [totales.comprometido, totales.ejecutado].map((text) => BigInt(text.replace('.', '')))
    }
    const [committed, executed] = (await control()) as [bigint, bigint]
    const late = await approve((await certifyNow('0')).body.id!)
    expect(late).toMatchObject({
      bruto: '0.00',
      diferencias: [{ certificadoId: first.id, importe: '67302.30' }],
      fondoReparo: '3365.12',
      neto: '63937.18',
      saldo: '63937.18',
    })
    // An ended contract commits what was certified of it.
    expect(await control()).toEqual([committed + 6730230n, executed + 6730230n])
    await api('annulCertificado', { ...of(late.id), body: { motivo: 'Se publicó mal' } })
    expect(await control()).toEqual([committed, executed])
  })

  it('that lowers what was certified leaves a credit in the account of the supplier', async () => {
    const { api, load, certify, approve, contract } = await adjustedContract()
    const { proveedorId } = contract
    await approve((await certify('2025-03', '1')).id)
    const query = { proveedorId, moneda: contract.moneda, size: 200 }
    const account = async () => {
      const { items, saldos } = (await api('getCuentaCorriente', { params: { proyectoId }, query })).body
      const { saldo } = saldos.find(({ moneda }) => moneda === contract.moneda)!
      const inCents = (text: string) => BigInt(text.replace('.', ''))
      expect(items.reduce((sum, { haber, debe }) => sum + inCents(haber) - inCents(debe), 0n)).toBe(inCents(saldo))
      return { items, saldo: inCents(saldo) }
    }
    const before = await account()
    await load([{ periodo: '2025-03', valor: '179' }])
    const late = await approve((await certify('2025-04', '0')).id)
    expect(late).toMatchObject({ neto: '-53280.99', saldo: '0.00', estadoPago: null })
    const after = await account()
    expect(after.saldo).toBe(before.saldo - 5_328_099n)
    expect(after.items.find(({ id }) => id === late.id)).toMatchObject({ debe: '53280.99', haber: '0.00' })
    // Its credit note takes its place, and nothing else bills it.
    const bill = (tipo: 'factura' | 'notaCredito') =>
      api('createComprobante', {
        params: { proyectoId },
        body: {
          tipo,
          letra: 'A',
          puntoVenta: 4,
          numero: 1,
          proveedorId,
          fecha: '2026-03-02',
          moneda: contract.moneda,
          total: '53280.99',
          certificadoId: late.id,
          imputaciones: [{ rubroId: contract.items[0]!.rubroId! }],
          estado: 'registrado',
        },
      })
    expect((await bill('factura')).status).toBe(409)
    expect((await bill('notaCredito')).status).toBe(200)
    const noted = await account()
    expect([noted.saldo, noted.items.some(({ id }) => id === late.id)]).toEqual([after.saldo, false])
  })

  it('can be certified in a month without an index value, as nothing is adjusted there', async () => {
    const { api, load, certify, approve, contract } = await adjustedContract()
    const first = await approve((await certify('2025-03', '1')).id)
    await load([{ periodo: '2025-03', valor: '181.2' }])
    const place = { proyectoId, contratoId: contract.id }
    const inJune = (cantidadPeriodo: string) => {
      const body = { periodo: '2025-06', lineas: [{ itemId: contract.items[0]!.id!, cantidadPeriodo }] }
      return api('createCertificado', { params: place, query: { simular: true }, body })
    }
    expect(await inJune('1')).toMatchObject({ status: 409, body: { error: 'Missing index' } })
    await api('finishContrato', { params: { proyectoId, id: contract.id }, body: {} })
    const diferencias = [{ certificadoId: first.id, importe: '67302.30' }]
    expect((await inJune('0')).body).toMatchObject({ bruto: '0.00', ajuste: '0.00', diferencias, neto: '63937.18' })
    const made = await api('createCertificado', { params: place, body: { periodo: '2025-06', lineas: [] } })
    expect(await approve(made.body.id!)).toMatchObject({ estado: 'aprobado', diferencias, saldo: '63937.18' })
  })
})

it('issuing a certificate keeps the quantity that was entered', async () => {
  const { certify, approve } = await adjustedContract()
  const draft = await certify('2025-03', '0.3337')
  expect(draft.lineas[0]).toMatchObject({ cantidadPeriodo: '0.3337', porcentajePeriodo: '11.1233' })
  expect((await approve(draft.id)).lineas[0]).toMatchObject({ cantidadPeriodo: '0.3337' })
})
