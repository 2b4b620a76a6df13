/** Cached day sums equal the sums of the documents, and a list has the same totals with and without the cache. */
import { beforeEach, describe, expect, it } from 'vitest'
import { keptDays } from '../../tests/support/kept-sums.ts'
import { useTestServer, type Api } from '../../tests/support/server.ts'
import { certificados } from '../areas/certificados/record.ts'
import { cobros } from '../areas/cobros/record.ts'
import { comprobantes } from '../areas/comprobantes/record.ts'
import { pagos } from '../areas/pagos/record.ts'
import { daySumLists } from './day-sums.queries.ts'

const server = useTestServer()
const proyectoId = 2
const params = { proyectoId }
const company = { desarrolladoraId: 1 }
const lists = ['listComprobantes', 'listPagos', 'listCobros', 'listProjectCertificados'] as const
const valuations = [{}, { valuacion: 'dolar' }, { valuacion: 'constante' }]
const store = () => server.current.services.store
let api: Api
let number = 80_000

beforeEach(async () => {
  api = await server.current.as('demo@obra.test')
})

type Page = { total: number; totales: object; totalesValuados: object; avisos: string[] }

async function look(list: (typeof lists)[number], query: object): Promise<Page> {
  const { status, body } = await api(list, { params, query } as never)
  expect(status).toBe(200)
  const { total, totales, totalesValuados, avisos } = body as Page
  return { total, totales, totalesValuados, avisos }
}

const lookAtAll = async () => {
  for (const list of lists) for (const valuation of valuations) await look(list, valuation)
}

async function expectSumsMatch(): Promise<void> {
  const { kept, calculated } = await keptDays(store())
  expect(Object.keys(kept).length).toBeGreaterThan(0)
  // Valued sums are cached after a request; those as entered always are.
  expect(kept).toEqual(calculated)
}

async function bill(fecha: string, total = '12345.67', estado = 'registrado') {
  const { items } = (await api('listProveedores', { params: company })).body
  const rubros = (await api('listRubros', { params: company })).body
  const body = {
    tipo: 'factura',
    letra: 'C',
    puntoVenta: 8,
    numero: (number += 1),
    proveedorId: items[0]!.id,
    fecha,
    moneda: 'ARS',
    total,
    estado,
    imputaciones: [{ rubroId: rubros.items[1]!.id }],
  }
  const { status, body: made } = await api('createComprobante', { params, wrong: body })
  expect(status).toBe(200)
  return made
}

it('caches the amounts in the totals of each list, by the day of their valuation', () => {
  for (const kind of [comprobantes, pagos, cobros, certificados]) {
    const amounts = Object.values(kind.list.valued!.amounts).map(({ column }) => column)
    expect(daySumLists[kind.shape.table]).toEqual(Object.keys(kind.list.totals!))
    expect(Object.keys(kind.list.totals!)).toEqual(expect.arrayContaining(amounts))
    // The list of certificates has no filter by day.
    const day = kind.shape.table === 'certificados' ? undefined : 'fecha'
    expect([kind.list.day, kind.list.valued!.day]).toEqual([day, 'fecha'])
  }
})

describe('cached day sums', () => {
  it('follow documents that are created, updated, moved to another day, annulled and deleted', async () => {
    await lookAtAll()
    await expectSumsMatch()
    const made = await bill('2026-03-02', '500', 'borrador')
    await expectSumsMatch()
    const at = { params: { proyectoId, id: made.id } }
    const moved = await api('updateComprobante', { ...at, body: { version: made.version, fecha: '2026-02-27' } })
    expect(moved.status).toBe(200)
    await expectSumsMatch()
    const { status } = await api('deleteComprobante', { ...at, query: { version: moved.body.version } })
    expect(status).toBe(200)
    await expectSumsMatch()
    const { id } = await bill('2026-03-02')
    expect((await api('annulComprobante', { params: { proyectoId, id }, body: { motivo: 'Prueba' } })).status).toBe(200)
    await expectSumsMatch()
  })

  it('follow the balance of documents after payments', async () => {
    await lookAtAll()
    const { id, proveedorId } = await bill('2026-03-03', '100')
    const before = await look('listComprobantes', { valuacion: 'dolar' })
    const body = { fecha: '2026-03-10', medio: 'transferencia', proveedorId, importe: '40' }
    const imputaciones = [{ comprobanteId: id, importe: '40' }]
    const paid = await api('createPago', { params, wrong: { ...body, imputaciones } })
    expect(paid.status).toBe(200)
    await expectSumsMatch()
    expect(await look('listComprobantes', { valuacion: 'dolar' })).not.toEqual(before)
    await api('annulPago', { params: { proyectoId, id: paid.body.id }, body: { motivo: 'Prueba' } })
    await expectSumsMatch()
    expect(await look('listComprobantes', { valuacion: 'dolar' })).toEqual(before)
  })

  it('are recalculated when a rate changes, and count documents on days without a rate', async () => {
    const dollars = { valuacion: 'dolar', tipoCotizacion: 'CCL' }
    const rate = (fecha: string, venta: string) =>
      api('createCotizacion', {
        params: company,
        body: { moneda: 'USD', tipo: 'CCL', fecha, compra: venta, venta, fuente: 'Prueba' },
      })
    expect((await rate('2025-12-01', '1177.5')).status).toBe(200)
    const before = await look('listPagos', dollars)
    expect(before.avisos.join(' ')).toMatch(/no hay|falta/i)
    expect((await rate('2026-01-15', '1234.56')).status).toBe(200)
    const after = await look('listPagos', dollars)
    expect(after.totalesValuados).not.toEqual(before.totalesValuados)
    expect(after.totales).toEqual(before.totales)
    await expectSumsMatch()
  })

  it('give the same totals as the documents: by state, by days, and for an empty project', async () => {
    await bill('2026-03-02', '500', 'borrador')
    for (const valuation of valuations)
      for (const filter of [
        {},
        { estado: 'borrador' },
        { estado: 'anulado' },
        { desde: '2025-12-01', hasta: '2026-01-31' },
      ]) {
        const byDays = await look('listComprobantes', { ...valuation, ...filter })
        // A search bypasses the cache. '-' is in the search text of every document.
        const { total, totales, totalesValuados } = await look('listComprobantes', {
          ...valuation,
          ...filter,
          search: '-',
        })
        expect({ total, totales, totalesValuados }).toEqual({
          total: byDays.total,
          totales: byDays.totales,
          totalesValuados: byDays.totalesValuados,
        })
      }
    const { body } = await api('listPagos', { params: { proyectoId: 4 }, query: { valuacion: 'dolar' } })
    expect(body).toMatchObject({ total: 0, totales: { importeBase: '0.00' } })
  })

  it('are cached for a limited number of factors per day', async () => {
    const months = Array.from({ length: 9 }, (_, index) => `2025-0${index + 1}`)
    for (const mesReferencia of months) await look('listCobros', { valuacion: 'constante', mesReferencia })
    const rows = await store()
      .read.selectFrom('documentoDias')
      .select(['fecha', 'p', 'q'])
      .distinct()
      .where('tabla', '=', 'cobros')
      .where('proyectoId', '=', proyectoId)
      .execute()
    const days = new Set(rows.map(({ fecha }) => fecha)).size
    expect(rows.length).toBeLessThanOrEqual(days * 8)
    await expectSumsMatch()
  })
})
