import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import type { Query } from '../../http/contract.ts'
import { toScaled } from '../../money/decimal.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'

type Control = components['schemas']['ControlPresupuestario']
type Movements = components['schemas']['ControlMovimientoPage']
const server = useTestServer()
const demo = () => server.current.as('demo@obra.test')
const cents = (text: string | null) => (text === null ? 0n : BigInt(toScaled('importe', text)))

async function control(api: Api, proyectoId: number, query: Partial<Query<'getControlPresupuestario'>> = {}) {
  const pages: Control[] = []
  for (let page = 1; page <= (pages[0]?.lastPage ?? 1); page++) {
    const { status, body } = await api('getControlPresupuestario', {
      params: { proyectoId },
      query: { size: 200, page, ...query },
    })
    expect(status).toBe(200)
    pages.push(body as Control)
  }
  return { ...pages[0]!, items: pages.flatMap(({ items }) => items) }
}

const larger = (a: bigint, b: bigint) => (a > b ? a : b)

/** The formulas of each row and of the totals (docs/domain/control.md, Control presupuestario). */
function expectIdentities({ items, totales, agrupar }: Control): void {
  const fields = Object.keys(totales) as (keyof typeof totales)[]
  const top = items.filter(({ padreId }) => padreId === null)
  for (const field of fields) expect(cents(totales[field])).toBe(top.reduce((sum, row) => sum + cents(row[field]), 0n))
  for (const row of items.filter(({ vigente, comprometido }) => vigente !== null && comprometido !== null)) {
    expect(cents(row.vigente)).toBe(cents(row.original) + cents(row.modificaciones))
    expect(cents(row.saldo)).toBe(cents(row.vigente) - cents(row.comprometido))
    if (agrupar !== 'rubro') {
      expect([row.ajusteContratos, row.proyeccion, row.costoFinal, row.desvio]).toEqual([null, null, null, null])
      continue
    }
    expect(cents(row.desvio)).toBe(cents(row.vigente) - cents(row.costoFinal))
    const below = items.filter(({ padreId }) => padreId === row.id)
    if (row.esSuma) {
      for (const field of fields)
        expect(cents(row[field])).toBe(below.reduce((sum, each) => sum + cents(each[field]), 0n))
      continue
    }
    if (!row.proyeccionManual) expect(cents(row.proyeccion)).toBe(larger(cents(row.saldo), 0n))
    const spent = larger(cents(row.comprometido) + cents(row.ajusteContratos), cents(row.ejecutado))
    expect(cents(row.costoFinal)).toBe(spent + cents(row.proyeccion))
  }
}

const valuations = [{}, { valuacion: 'dolar' }, { valuacion: 'constante' }] as const

describe('the budget control', () => {
  it.each([1, 2, 3])('adds up to the cent in every valuation and grouping: project %i', async (proyectoId) => {
    const api = await demo()
    for (const valuation of valuations) {
      const { totales } = await control(api, proyectoId, valuation)
      for (const agrupar of ['rubro', 'item', 'proveedor'] as const) {
        const found = await control(api, proyectoId, { ...valuation, agrupar })
        expectIdentities(found)
        expect(found.totales).toEqual(totales)
        if (agrupar !== 'rubro' && found.total > 0) expect(found.items.at(-1)!.nombre).toBe('Proyección por rubro')
      }
    }
  })

  it('lists the movements of each number, which add up to it', async () => {
    const api = await demo()
    const rowsOf = async (query: object) =>
      (await api('listControlMovimientos', { params: { proyectoId: 2 }, query: query as never })).body as Movements
    for (const valuation of valuations) {
      const byRubro = await control(api, 2, valuation)
      const row = byRubro.items.find(
        ({ ejecutado, esSuma, id, rubroId }) => !esSuma && id === rubroId && cents(ejecutado) > 0n,
      )!
      for (const columna of ['vigente', 'comprometido', 'ejecutado', 'pagado'] as const) {
        const found = await rowsOf({ columna, rubroId: row.rubroId, soloDirecto: true, ...valuation })
        expect(found.totales.importe).toBe(row[columna])
        if (found.total <= 25)
          expect(found.items.reduce((sum, { importe }) => sum + cents(importe), 0n)).toBe(cents(row[columna]))
      }
      const adjusted = await rowsOf({ columna: 'ajusteContratos', ...valuation })
      expect(adjusted.totales.importe).toBe(byRubro.totales.ajusteContratos)
      const items = await control(api, 2, { ...valuation, agrupar: 'item', rubroId: row.rubroId! })
      const item = items.items.find(({ item: code }) => code)!
      const found = await rowsOf({ columna: 'vigente', rubroId: row.rubroId, item: item.item, ...valuation })
      expect(found.totales.importe).toBe(item.vigente)
      expect(found.items[0]).toMatchObject({
        entidad: expect.any(String),
        documento: expect.stringMatching(/^Presupuesto|^Adicional|^Econom/),
      })
    }
  })

  it('reflects registered and annulled invoices and payments', async () => {
    const api = await demo()
    const params = { proyectoId: 2 }
    const totals = async () => (await control(api, 2)).totales
    const before = await totals()
    const suppliers = (await api('listProveedores', { params: { desarrolladoraId: 1 } })).body as {
      items: { id: string }[]
    }
    const rubros = (await api('listRubros', { params: { desarrolladoraId: 1 } })).body as { items: { id: string }[] }
    const proveedorId = suppliers.items[0]!.id
    const body = {
      tipo: 'factura',
      letra: 'A',
      puntoVenta: 7,
      numero: 99_001,
      proveedorId,
      fecha: '2026-03-02',
      moneda: 'ARS',
      neto: '1000',
      iva: [{ alicuota: '21' }],
      estado: 'registrado',
      imputaciones: [
        { rubroId: rubros.items[0]!.id, importe: '333.33' },
        { rubroId: rubros.items[1]!.id, importe: '666.67' },
      ],
    }
    const invoice = (await api('createComprobante', { params, body: body as never })).body
    const pay = (importe: string) =>
      api('createPago', {
        params,
        body: {
          fecha: '2026-03-03',
          medio: 'efectivo',
          proveedorId,
          moneda: 'ARS',
          imputaciones: [{ comprobanteId: invoice.id, importe }],
        },
      })
    const more = (now: typeof before, field: keyof typeof before) => cents(now[field]) - cents(before[field])
    const registered = await totals()
    expect([more(registered, 'comprometido'), more(registered, 'ejecutado'), more(registered, 'pagado')]).toEqual([
      100_000n,
      100_000n,
      0n,
    ])
    const { body: first } = await pay('605')
    expect(more(await totals(), 'pagado')).toBe(50_000n)
    const { body: second } = await pay('605')
    expect(more(await totals(), 'pagado')).toBe(100_000n)
    for (const { id } of [first, second])
      await api('annulPago', { params: { ...params, id }, body: { motivo: 'Error' } })
    expect(more(await totals(), 'pagado')).toBe(0n)
    await api('annulComprobante', { params: { ...params, id: invoice.id }, body: { motivo: 'Error' } })
    expect(await totals()).toEqual(before)
    expectIdentities(await control(api, 2))
  })

  it('sets and removes a manual projection, checked by version', async () => {
    const api = await demo()
    const row = (await control(api, 2)).items.find(({ esSuma, rubroId, id }) => !esSuma && id === rubroId)!
    const set = (body: object) =>
      api('setControlProyeccion', { params: { proyectoId: 2, rubroId: row.rubroId! }, wrong: body })
    expect((await set({ importe: '123456.78', nota: 'Falta el cerco', version: 0 })).body).toMatchObject({
      version: 1,
      importe: '123456.78',
    })
    expect((await set({ importe: '1', version: 0 })).status).toBe(409)
    expect((await set({ importe: '-1', version: 1 })).status).toBe(400)
    const changed = await control(api, 2)
    expectIdentities(changed)
    expect(changed.items.find(({ id }) => id === row.id)).toMatchObject({
      proyeccion: '123456.78',
      proyeccionManual: { nota: 'Falta el cerco' },
    })
    expect((await set({ importe: null, version: 1 })).body).toMatchObject({ importe: null, version: 2 })
    expect((await control(api, 2)).items.find(({ id }) => id === row.id)).toEqual(row)
  })

  it('answers 404 for unknown ids and 409 for a missing index, and warns about provisional values', async () => {
    const api = await demo()
    const ask = (query: object) => api('getControlPresupuestario', { params: { proyectoId: 1 }, query: query as never })
    expect((await ask({ valuacion: 'constante', mesReferencia: '1999-01' })).body).toMatchObject({
      error: 'Missing index',
    })
    expect((await ask({ valuacion: 'dolar', tipoCotizacion: 'blue' })).status).toBeOneOf([200, 409])
    expect((await ask({ rubroId: 'nadie' })).status).toBe(404)
    expect((await ask({ valuacion: 'constante', indiceId: 'nadie' })).status).toBe(404)
    const found = (await ask({ valuacion: 'constante' })).body as Control
    expect(found.valuacion).toMatchObject({ indice: 'CAC', nombre: expect.stringContaining('provisorio') })
    expect(found.avisos.join(' ')).toContain('CAC')
  })

  it('exports to a file', async () => {
    const api = await demo()
    const { bytes } = await api('getControlPresupuestario', {
      params: { proyectoId: 2 },
      query: { formato: 'csv', valuacion: 'dolar' },
    })
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain('Código;Nombre;Original;Modificaciones;Vigente;Comprometido')
  })
})
