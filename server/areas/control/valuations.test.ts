/** In every valuation the totals of each finance list are the sums of its rows, to the cent. */
import { describe, expect, it } from 'vitest'
import { useTestServer, type Api } from '../../../tests/support/server.ts'
import type { OperationId } from '../../http/contract.ts'
import { toScaled } from '../../money/decimal.ts'

const server = useTestServer()
const demo = () => server.current.as('demo@obra.test')
const cents = (text: string | null | undefined) => BigInt(toScaled('importe', text ?? '0'))
const valuations = [
  {},
  { valuacion: 'dolar' },
  { valuacion: 'dolar', tipoCotizacion: 'oficial' },
  { valuacion: 'constante' },
] as const
/** The base currency of the second project is the peso, of the third one the dollar. */
const projects = [2, 3]

type Valued = Record<string, string | null>
type Row = { id: string; estado: string; valuado: Valued; importeBase?: string; totalBase?: string }
type Page = {
  items: Row[]
  lastPage: number
  totalesValuados: Valued
  totales: Record<string, string>
  avisos: string[]
}

/** All rows of a list, with the totals of its first page. */
async function readAll(api: Api, operation: OperationId, proyectoId: number, query: object) {
  const pages: Page[] = []
  for (let page = 1; page <= (pages[0]?.lastPage ?? 1); page++) {
    const { status, body } = await api(operation as 'listPagos', {
      params: { proyectoId },
      query: { size: 200, page, ...query } as never,
    })
    expect(status).toBe(200)
    pages.push(body as never)
  }
  return { ...pages[0]!, items: pages.flatMap(({ items }) => items) }
}

const lists = [
  'listComprobantes',
  'listPagos',
  'listCobros',
  'listContratos',
  'listProjectCertificados',
  'listModificaciones',
] as const
/** Rows in these states are listed but not counted in the totals. */
const uncountedStates = ['anulado', 'anulada', 'rechazado']

describe.each(lists)('in every valuation: %s', (operation) => {
  it.each(projects)('adds up to the cent in project %i', async (proyectoId) => {
    const api = await demo()
    for (const valuation of valuations) {
      const { items, totalesValuados } = await readAll(api, operation, proyectoId, valuation)
      const counted = items.filter(({ estado }) => !uncountedStates.includes(estado))
      for (const [name, total] of Object.entries(totalesValuados))
        expect([name, cents(total)]).toEqual([
          name,
          counted.reduce((sum, { valuado }) => sum + cents(valuado[name]), 0n),
        ])
    }
  })
})

describe('the valuation of a list', () => {
  it('follows the rule of the control, each document by its own day, and explains it in words', async () => {
    const api = await demo()
    const query = { valuacion: 'dolar', tipoCotizacion: 'oficial' } as const
    const { body } = await api('listPagos', { params: { proyectoId: 2 }, query: { ...query, size: 10 } })
    const page = body as Extract<typeof body, object>
    expect(page.valuacion).toMatchObject({
      tipo: 'dolar',
      moneda: 'USD',
      nombre: 'US$ oficial del día de cada movimiento',
    })
    expect(page.valuacion.regla).toContain('con IVA, dividido por la cotización oficial del dólar')
    const rates = (
      await api('listCotizaciones', {
        params: { desarrolladoraId: 1 },
        query: { moneda: 'USD', tipo: 'oficial', size: 200, sort: 'fecha', order: 'desc' } as never,
      })
    ).body as { items: { fecha: string; venta: string }[] }
    for (const { fecha, importeBase, valuado } of page.items) {
      const rate = rates.items.filter((each) => each.fecha <= fecha).toSorted((a, b) => (a.fecha < b.fecha ? 1 : -1))[0]
      if (!rate) continue
      const expected = Math.round((Number(importeBase) / Number(rate.venta)) * 100)
      expect(Math.abs(Number(cents(valuado!.importe)) - expected)).toBeLessThanOrEqual(1)
    }
  })

  it('is added beside the entered amounts, also in files; 409 without a factor, 400 for an unknown valuation', async () => {
    const api = await demo()
    const params = { proyectoId: 2 }
    const plain = await readAll(api, 'listPagos', 2, {})
    expect(plain.totalesValuados.importe).toBe(plain.totales.importeBase)
    const file = await api('listPagos', { params, query: { formato: 'csv', valuacion: 'dolar' } })
    expect(new TextDecoder().decode(file.bytes)).toContain('Importe en US$ MEP del día de cada movimiento')
    const refused = await api('listComprobantes', {
      params,
      query: { valuacion: 'constante', mesReferencia: '1999-01' },
    })
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ error: 'Missing index' })])
    expect((await api('listCobros', { params, query: { valuacion: 'oro' } as never })).status).toBe(400)
  })
})

describe('a budget in every valuation', () => {
  it.each([1, 2, 3])('adds up from its lines and equals the control: project %i', async (proyectoId) => {
    const api = await demo()
    const params = { proyectoId }
    for (const valuation of valuations) {
      const versions = (await api('listPresupuestos', { params, query: { ...valuation, size: 200 } })).body
      const all = (versions as Extract<typeof versions, object>).items
      for (const { id, valuado, estado } of all) {
        const found = await api('getPresupuestoItems', { params: { ...params, presupuestoId: id }, query: valuation })
        const sheet = found.body as Extract<typeof found.body, object>
        const sum = sheet.items.reduce((total, { importeValuado }) => total + cents(importeValuado), 0n)
        const roots = sheet.rubros.filter(({ padreId }) => padreId === null)
        expect(roots.reduce((total, { importeValuado }) => total + cents(importeValuado), 0n)).toBe(sum)
        expect([cents(sheet.presupuesto.valuado!.total), cents(valuado!.total)]).toEqual([sum, sum])
        if (estado !== 'aprobado') continue
        const control = await api('getControlPresupuestario', { params, query: valuation })
        expect(cents((control.body as { totales: { original: string } }).totales.original)).toBe(sum)
      }
      const [a, b] = all
      if (!a || !b) continue
      const compared = await api('comparePresupuestos', {
        params: { ...params, presupuestoId: a.id },
        query: { con: b.id, ...valuation },
      })
      const lines = compared.body.lineas.reduce((total, { valuado }) => total + cents(valuado!.diferencia), 0n)
      expect(cents(compared.body.diferenciaValuada)).toBe(lines)
    }
  })
})

describe('accounts and due dates in every valuation', () => {
  it.each(projects)('add up to the cent: project %i', async (proyectoId) => {
    const api = await demo()
    const params = { proyectoId }
    for (const valuation of valuations.slice(1)) {
      const balances = (await api('listCuentasCorrientes', { params, query: { size: 200, ...valuation } })).body
      const { items } = balances as Extract<typeof balances, object>
      expect(new Set(items.map(({ proveedorId }) => proveedorId)).size).toBe(items.length)
      const [first] = items
      if (!first) continue
      const query = { proveedorId: first.proveedorId, size: 200, order: 'asc', ...valuation } as const
      const found = (await api('getCuentaCorriente', { params, query })).body
      const account = found as Extract<typeof found, object>
      let running = 0n
      for (const { debe, haber, saldo, moneda } of account.items) {
        running += cents(haber) - cents(debe)
        expect([cents(saldo), moneda]).toEqual([running, first.moneda])
      }
      if (account.total <= 200) expect([account.saldos[0]!.saldo, cents(first.saldo)]).toEqual([first.saldo, running])
    }
    for (const valuation of valuations) {
      const due = (await api('getVencimientos', { params, query: { semanas: 53, ...valuation } })).body
      const flow = await api('getFlujo', { params, query: { desde: '2020-01', hasta: '2027-12', ...valuation } })
      const { totales } = flow.body as { totales: { comprobantes: string; certificados: string } }
      const weeks = due.semanas.reduce((all, { importe }) => all + cents(importe), 0n)
      const owed = cents(totales.comprobantes) + cents(totales.certificados)
      // The flow values whole days, due dates also separate kinds of documents; the totals must still agree.
      const apart = owed - (cents(due.vencido.importe) + weeks + cents(due.masAdelante.importe))
      expect(apart).toBe(0n)
    }
  })
})

it('lists a document from before the first rate, and warns that it has no value', async () => {
  const api = await demo()
  const cobro = { fecha: '1951-03-02', concepto: 'cuota', de: 'Ana', importe: '5', moneda: 'ARS' } as const
  const made = await api('createCobro', { params: { proyectoId: 2 }, body: cobro })
  expect(made.status).toBe(200)
  const { items, totalesValuados, avisos } = await readAll(api, 'listCobros', 2, { valuacion: 'dolar' })
  expect(items.find(({ id }) => id === made.body.id)!.valuado.importe).toBeNull()
  const counted = items.filter(({ estado }) => estado !== 'anulado')
  expect(cents(totalesValuados.importe)).toBe(counted.reduce((sum, { valuado }) => sum + cents(valuado.importe), 0n))
  expect(avisos.join()).toContain('1 movimiento')
})
