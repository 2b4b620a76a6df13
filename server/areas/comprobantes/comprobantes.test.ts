import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'

const server = useTestServer()
const proyectoId = 2
const params = { proyectoId }
const demo = () => server.current.as('demo@obra.test')

async function catalogueEntries(api: Api) {
  const company = { desarrolladoraId: 1 }
  const suppliers = (await api('listProveedores', { params: company })).body.items
  const rubros = (await api('listRubros', { params: company })).body.items
  return {
    supplier: suppliers.find(({ condicionPagoDias }) => condicionPagoDias === 30)!,
    other: suppliers[0]!,
    rubros,
  }
}

let last = 70_000
async function invoice(api: Api, more: object = {}) {
  const { supplier, rubros } = await catalogueEntries(api)
  const base = { tipo: 'factura', letra: 'A', puntoVenta: 3, numero: (last += 1), proveedorId: supplier.id }
  const amounts = { neto: '100000', iva: [{ alicuota: '21' }], imputaciones: [{ rubroId: rubros[0]!.id }] }
  const wrong = { ...base, fecha: '2026-03-02', ...amounts, estado: 'registrado', ...more }
  return api('createComprobante', { params, wrong })
}

describe('comprobantes', () => {
  it('registers one in a single call, with number, due date, totals and balance', async () => {
    const { body } = await invoice(await demo(), { numero: 18_422 })
    expect(body).toMatchObject({
      numeroCompleto: 'A 0003-00018422',
      vencimiento: '2026-04-01',
      moneda: 'ARS',
      cotizacion: null,
      neto: '100000.00',
      total: '121000.00',
      estado: 'registrado',
      estadoPago: 'impago',
      pagado: '0.00',
      saldo: '121000.00',
      saldoBase: '121000.00',
    })
  })

  it('moves from draft to registered to annulled, and refuses changes after that with 409', async () => {
    const api = await demo()
    const { id, version, ...draft } = (await invoice(api, { estado: 'borrador' })).body
    expect(draft).toMatchObject({ estado: 'borrador', estadoPago: null, saldo: '0.00' })
    const draftPlace = { proyectoId, id }
    const change = (body: object) => api('updateComprobante', { params: draftPlace, wrong: body })
    const changed = await change({
      version,
      neto: '200000',
      iva: [{ alicuota: '21' }],
      total: null,
      imputaciones: [{ rubroId: draft.imputaciones[0]!.rubroId }],
    })
    expect(changed.body).toMatchObject({ total: '242000.00', version: 2 })
    expect((await change({ version: 1, nota: 'x' })).body).toMatchObject({ error: 'Stale version' })
    expect((await change({ ...changed.body })).status).toBe(200)
    const registered = await api('registerComprobante', { params: draftPlace, body: { version: 3 } })
    expect(registered.body).toMatchObject({ estado: 'registrado', saldo: '242000.00' })
    expect((await change({ version: 4, total: '1' })).status).toBe(409)
    expect((await api('deleteComprobante', { params: draftPlace })).status).toBe(409)
    expect((await api('annulComprobante', { params: draftPlace, wrong: { motivo: ' ' } })).status).toBe(400)
    const annulled = await api('annulComprobante', { params: draftPlace, body: { motivo: 'Duplicada' } })
    expect(annulled.body).toMatchObject({
      estado: 'anulado',
      motivoEstado: 'Duplicada',
      saldo: '0.00',
      estadoPago: null,
    })
    expect((await api('annulComprobante', { params: draftPlace, body: { motivo: 'Otra vez' } })).status).toBe(409)
    const { items } = (await api('listProjectHistory', { params, query: { entidadId: id } })).body
    expect(items.map(({ accion }) => accion)).toEqual(['anular', 'registrar', 'cambiar', 'cambiar', 'crear'])
  })

  it('deletes drafts', async () => {
    const api = await demo()
    const { id } = (await invoice(api, { estado: 'borrador' })).body
    expect((await api('deleteComprobante', { params: { proyectoId, id } })).body).toBe(true)
    expect((await api('getComprobante', { params: { proyectoId, id } })).status).toBe(404)
  })

  it('refuses a duplicate number with 409 and the id of the first, until that one is annulled', async () => {
    const api = await demo()
    const first = (await invoice(api, { numero: 99_001 })).body
    const again = await invoice(api, { numero: 99_001 })
    expect([again.status, again.body]).toEqual([409, expect.objectContaining({ existenteId: first.id })])
    expect((await invoice(api, { numero: 99_001, tipo: 'notaDebito' })).status).toBe(200)
    await api('annulComprobante', { params: { proyectoId, id: first.id }, body: { motivo: 'Mal cargada' } })
    expect((await invoice(api, { numero: 99_001 })).status).toBe(200)
  })

  it('creates one record for two requests with the same Idempotency-Key, and none in a dry run', async () => {
    const api = await demo()
    const { supplier, rubros } = await catalogueEntries(api)
    const body = {
      tipo: 'factura' as const,
      letra: 'A' as const,
      puntoVenta: 3,
      numero: 99_002,
      proveedorId: supplier.id,
      fecha: '2026-03-02',
      neto: '10',
      imputaciones: [{ rubroId: rubros[0]!.id }],
    }
    const send = (query: { simular?: boolean }, key?: string) =>
      api('createComprobante', { params, query, body, ...(key && { headers: { 'Idempotency-Key': key } }) })
    const dry = await send({ simular: true })
    expect(dry.body).toMatchObject({ total: '10.00', vencimiento: '2026-04-01' })
    const [one, two] = [await send({}, 'k1'), await send({}, 'k1')]
    expect(two.body).toEqual(one.body)
    expect(two.headers.get('Idempotent-Replay')).toBe('true')
    expect((await send({}, 'k2')).status).toBe(409)
  })

  it('adds untaxed amounts, perceptions and the CAE, which a draft may lose again', async () => {
    const api = await demo()
    const percepciones = [
      { impuesto: 'iibb', jurisdiccion: 'caba', importe: '3000' },
      { impuesto: 'iva', importe: '2000' },
    ]
    const more = {
      exento: '500',
      percepciones,
      impuestosInternos: '100',
      cae: '70417054367476',
      caeVence: '2026-03-01',
    }
    const { body } = await invoice(api, { ...more, estado: 'borrador' })
    expect(body).toMatchObject({
      sinImpuestos: '100500.00',
      netoBase: '100500.00',
      otrosTributos: '5100.00',
      otrosBase: '5100.00',
      total: '126600.00',
      percepciones: [{ impuesto: 'iibb', jurisdiccion: 'CABA', importe: '3000.00' }, { jurisdiccion: null }],
      imputaciones: [{ importe: '100500.00' }],
      cae: '70417054367476',
      avisos: expect.arrayContaining(['Su CAE venció el 01/03/2026, antes de su fecha.']),
    })
    const place = { params: { proyectoId, id: body.id } }
    const { imputaciones, iva } = body
    const cleared = { exento: '0', percepciones: [], total: null, cae: null, caeVence: null }
    const onlyRubro = [{ rubroId: imputaciones[0]!.rubroId }]
    const change = { version: 1, ...cleared, imputaciones: onlyRubro, iva }
    // Its other taxes are still 5100.00, also without the perceptions; null has them recalculated.
    expect((await api('updateComprobante', { ...place, wrong: change })).body).toMatchObject({ total: '126100.00' })
    const again = { ...change, version: 2, otrosTributos: null }
    expect((await api('updateComprobante', { ...place, wrong: again })).body).toMatchObject({
      total: '121100.00',
      cae: null,
    })
    expect((await invoice(api, { cae: '123' })).status).toBe(400)
    await api('registerComprobante', { ...place, body: { version: 3 } })
    const late = await api('updateComprobante', { ...place, wrong: { version: 4, exento: '1' } })
    expect([late.status, late.body]).toMatchObject([409, { error: 'Invalid state' }])
  })

  it('counts credit notes as negative in the base currency', async () => {
    const api = await demo()
    const before = (await api('listComprobantes', { params })).body.totales
    const { body } = await invoice(api, { tipo: 'notaCredito' })
    expect(body).toMatchObject({
      total: '121000.00',
      netoBase: '-100000.00',
      totalBase: '-121000.00',
      saldoBase: '-121000.00',
    })
    const after = (await api('listComprobantes', { params })).body.totales
    expect(Number(after.totalBase) - Number(before.totalBase)).toBeCloseTo(-121_000, 2)
  })

  it('stores the exchange rate of its day for another currency, or the given one', async () => {
    const api = await demo()
    const { body } = await invoice(api, { moneda: 'USD', neto: '100', iva: [] })
    expect(body.cotizacion).toMatchObject({ tipo: 'oficial', fecha: '2026-03-02' })
    expect(body.totalBase).toBe((100 * Number(body.cotizacion!.valor)).toFixed(2))
    const ownRate = { tipo: 'MEP', fecha: '2026-02-10', valor: '1500', fuente: 'a mano' }
    const withOwnRate = (await invoice(api, { moneda: 'USD', neto: '100', iva: [], cotizacion: ownRate })).body
    expect(withOwnRate).toMatchObject({
      cotizacion: ownRate,
      totalBase: '150000.00',
      avisos: expect.arrayContaining(['cotización de hace 20 días']),
    })
    expect((await invoice(api, { moneda: 'EUR' })).body).toMatchObject({ error: 'Missing rate' })
  })

  it('warns of a letter that the supplier does not issue', async () => {
    const api = await demo()
    const company = { desarrolladoraId: 1 }
    const query = { condicionIva: 'monotributo' } as const
    const supplier = (await api('listProveedores', { params: company, query })).body.items[0]!
    expect(supplier.letraHabitual).toBe('C')
    const { body } = await invoice(api, { proveedorId: supplier.id })
    const warning = 'El proveedor es monotributista: le corresponde la letra C, sin IVA, y este comprobante es A.'
    expect(body).toMatchObject({ condicionIva: 'monotributo', avisos: [warning] })
    expect((await invoice(api, { proveedorId: supplier.id, letra: 'C', iva: [] })).body.avisos).toEqual([])
    // Documents of earlier years are judged by the condition that the supplier had then.
    const { id, version } = supplier
    const place = { params: { ...company, id } }
    await api('updateProveedor', { ...place, body: { version, condicionIva: 'RI' } })
    const seen = await api('getComprobante', { params: { ...params, id: body.id } })
    expect(seen.body.avisos).toEqual([warning])
    await api('updateProveedor', { ...place, body: { version: version + 1, condicionIva: 'monotributo' } })
  })

  it('keeps its stored exchange rate when the rate table changes later', async () => {
    const api = await demo()
    const { id, cotizacion, totalBase } = (await invoice(api, { moneda: 'USD', neto: '100', iva: [] })).body
    const body = { moneda: 'USD', tipo: 'oficial', fecha: cotizacion!.fecha, compra: '1', venta: '2', fuente: 'otra' }
    const rates = await api('listCotizaciones', {
      params: { desarrolladoraId: 1 },
      query: { moneda: 'USD', tipo: 'oficial', size: 200, sort: 'fecha', order: 'desc' },
    })
    const { items } = rates.body as { items: { id: string; version: number; fecha: string }[] }
    const rate = items.find(({ fecha }) => fecha === cotizacion!.fecha)!
    const at = { params: { desarrolladoraId: 1, id: rate.id } }
    expect((await api('updateCotizacion', { ...at, wrong: { ...body, version: rate.version } })).status).toBe(200)
    const after = (await api('getComprobante', { params: { proyectoId, id } })).body
    expect(after).toMatchObject({ cotizacion, totalBase })
    expect((await invoice(api, { moneda: 'USD', neto: '100', iva: [] })).body.totalBase).toBe('200.00')
  })

  it.each([
    [{ fecha: '2026-03-17' }, 'fecha'],
    [{ vencimiento: '2026-03-01' }, 'vencimiento'],
    [{ neto: '0', iva: [] }, 'total'],
    [{ total: '99' }, 'total'],
  ])('refuses %j with 400 at its field', async (more, field) => {
    const { status, body } = await invoice(await demo(), more)
    expect([status, body]).toEqual([400, expect.objectContaining({ issues: [expect.objectContaining({ field })] })])
  })

  it('refuses suppliers and rubros of another company with 404, and closed projects with 409', async () => {
    const api = await demo()
    const foreign = { desarrolladoraId: 2 }
    const supplier = (await api('listProveedores', { params: foreign })).body.items[0]!.id
    const rubro = (await api('listRubros', { params: foreign })).body.items[0]!.id
    expect((await invoice(api, { proveedorId: supplier })).status).toBe(404)
    expect((await invoice(api, { imputaciones: [{ rubroId: rubro }] })).status).toBe(404)
    expect((await api('listComprobantes', { params, query: { proveedorId: supplier } })).status).toBe(404)
    const { id } = (await invoice(api)).body
    expect((await api('getComprobante', { params: { proyectoId: 1, id } })).status).toBe(404)
    const project = { desarrolladoraId: 1, proyectoId }
    const { version } = (await api('getProject', { params: project })).body
    await api('updateProject', { params: project, body: { version, estado: 'pausado' } })
    const refused = await invoice(api)
    expect([refused.status, (refused.body as { message?: string }).message]).toEqual([
      409,
      expect.stringContaining('pausado'),
    ])
    expect((await api('annulComprobante', { params: { proyectoId, id }, body: { motivo: 'x' } })).status).toBe(200)
    await api('updateProject', { params: project, body: { version: version + 1, estado: 'activo' } })
  })

  it('refuses archived suppliers and rubros, and keeps those that it has', async () => {
    const api = await demo()
    const company = { desarrolladoraId: 1 }
    const rubro = (await api('createRubro', { params: company, body: { codigo: '99.98', nombre: 'De prueba' } })).body
    const split = { imputaciones: [{ rubroId: rubro.id }], estado: 'borrador' }
    const { id, version } = (await invoice(api, split)).body
    const archived = { version: rubro.version, activo: false }
    await api('updateRubro', { params: { ...company, id: rubro.id }, body: archived })
    expect(await invoice(api, split)).toMatchObject({ status: 409, body: { issues: [{ field: 'imputaciones' }] } })
    const at = { params: { proyectoId, id } }
    expect((await api('updateComprobante', { ...at, body: { version, nota: 'Sigue' } })).status).toBe(200)
    const [supplier] = (await api('listProveedores', { params: company, query: { order: 'desc' } })).body.items
    const place = { params: { ...company, id: supplier!.id } }
    const { version: seen } = (
      await api('updateProveedor', { ...place, body: { version: supplier!.version, activo: false } })
    ).body
    const refused = await invoice(api, { proveedorId: supplier!.id })
    expect(refused).toMatchObject({ status: 409, body: { issues: [{ field: 'proveedorId' }] } })
    await api('updateProveedor', { ...place, body: { version: seen, activo: true } })
  })

  it('is due within 7 and 30 days if it is on the last of them', async () => {
    const api = await demo()
    const due = async () => {
      const { en7Dias, en30Dias } = (await api('getVencimientos', { params })).body
      return [en7Dias.cantidad, en30Dias.cantidad]
    }
    const [week, month] = await due()
    for (const vencimiento of ['2026-03-23', '2026-03-24', '2026-04-15', '2026-04-16'])
      await invoice(api, { vencimiento })
    expect(await due()).toEqual([week! + 1, month! + 3])
  })

  it('splits a bill in dollars on several rubros to the cent of its net', async () => {
    const api = await demo()
    const rubros = (await api('listRubros', { params: { desarrolladoraId: 1 } })).body.items
    const spent = async () => {
      const { totales } = (await api('getControlPresupuestario', { params })).body as { totales: { ejecutado: string } }
      return BigInt(totales.ejecutado.replace('.', ''))
    }
    const before = await spent()
    const cotizacion = { tipo: 'manual', fecha: '2026-03-02', valor: '1.5', fuente: 'a mano' }
    const imputaciones = ['33.33', '33.33', '33.35'].map((importe, row) => ({ rubroId: rubros[row]!.id, importe }))
    const { body } = await invoice(api, { moneda: 'USD', cotizacion, neto: '100.01', iva: [], imputaciones })
    expect(body.netoBase).toBe('150.02')
    expect((await spent()) - before).toBe(15_002n)
  })

  it('becomes overdue the day after its due date without a write', async () => {
    const api = await demo()
    const { id, version } = (await invoice(api, { vencimiento: '2026-03-16' })).body
    const seen = async () => (await api('getComprobante', { params: { proyectoId, id } })).body
    expect(await seen()).toMatchObject({ estadoPago: 'impago', version })
    server.current.advance(86_400_000)
    expect(await seen()).toMatchObject({ estadoPago: 'vencido', version })
    server.current.advance(-86_400_000)
  })

  it('filters by payment state, and due amounts add up to what is owed', async () => {
    const api = await demo()
    const pageOf = async (estadoPago: 'impago' | 'parcial' | 'vencido' | 'pagado' | 'pendiente') =>
      (await api('listComprobantes', { params, query: { estadoPago, size: 200 } })).body
    for (const state of ['impago', 'vencido', 'pagado', 'parcial'] as const)
      for (const { estadoPago } of (await pageOf(state)).items) expect(estadoPago).toBe(state)
    const debts = (await pageOf('pendiente')).items.filter(({ tipo }) => tipo !== 'notaCredito')
    const cents = (texts: string[]) => texts.reduce((all, text) => all + BigInt(text.replace('.', '')), 0n)
    const due = (await api('getVencimientos', { params, query: { semanas: 53 } })).body
    const weeks = [due.vencido, ...due.semanas, due.masAdelante]
    const certificates = (
      await api('listProjectCertificados', { params, query: { estadoPago: 'pendiente', size: 200 } })
    ).body.items
    expect(certificates.length).toBeGreaterThan(0)
    const owed = [...debts, ...certificates].map(({ saldoBase }) => saldoBase)
    expect(cents(weeks.map(({ importe }) => importe))).toBe(cents(owed))
    expect(weeks.reduce((all, { cantidad }) => all + cantidad, 0)).toBe(owed.length)
    expect(weeks.reduce((all, { certificados }) => all + certificados, 0)).toBe(certificates.length)
  })
})
