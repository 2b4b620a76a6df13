/**
 * Finance with 20,000 budget items, 50,000 documents and 50,000 payments in one project: how long the server takes for the
 * control, the cash flow and each list's first page in each valuation, on both stores.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../support/postgres.ts'
import { signIn } from './calls.ts'
import { addFinance, proyectoId } from './finance-data.ts'
import { startObra } from './processes.ts'
import { median } from './statistics.ts'

const turns = 9
const sumsMilliseconds = 150
const listMilliseconds = 20
const project = `/api/Proyectos/${proyectoId}`
const valuations = {
  'as entered': '',
  'in dollars': '&valuacion=dolar',
  'in constant money': '&valuacion=constante',
}
/** What adds up all of a project. */
const sums = {
  'control by rubro': '/control-presupuestario?agrupar=rubro',
  'control by item': '/control-presupuestario?agrupar=item',
  'control by supplier': '/control-presupuestario?agrupar=proveedor',
  resumen: '/control-presupuestario/resumen?',
  flujo: '/flujo?',
  'cuentas corrientes': '/cuentas-corrientes?',
}
const lists = (proveedorId: string) => ({
  vencimientos: '/vencimientos?',
  'what is behind a number': '/control-presupuestario/movimientos?columna=ejecutado',
  comprobantes: '/comprobantes?',
  'comprobantes still to be paid': '/comprobantes?estadoPago=pendiente&sort=vencimiento',
  'comprobantes overdue': '/comprobantes?estadoPago=vencido&sort=vencimiento',
  pagos: '/pagos?',
  cobros: '/cobros?',
  certificados: '/certificados?',
  contratos: '/contratos?',
  presupuestos: '/presupuestos?',
  'cuenta corriente': `/cuenta-corriente?proveedorId=${proveedorId}`,
})

type Figure = { milliseconds: number; most: number }
type ServerFigures = Record<string, Figure>
/** What the server takes, by the store. */
export type FinanceFigures = Record<'sqlite' | 'postgresql', ServerFigures>

async function measureServer(origin: string): Promise<ServerFigures> {
  const headers = { authorization: `Bearer ${await signIn(origin)}`, 'obra-desarrolladora': '1' }
  const get = async (address: string) => {
    const response = await fetch(origin + project + address, { headers })
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  // The lines of the control are made when they are first asked for.
  await get('/control-presupuestario?')
  const { items } = (await get('/comprobantes?')) as { items: { proveedorId: string }[] }
  const addresses = { [sumsMilliseconds]: sums, [listMilliseconds]: lists(items[0]!.proveedorId) }
  const figures: ServerFigures = {}
  for (const [most, named] of Object.entries(addresses).toReversed())
    for (const [name, address] of Object.entries(named))
      for (const [valuation, query] of Object.entries(valuations)) {
        const times: number[] = []
        for (let turn = 0; turn < turns; turn++) {
          const started = performance.now()
          await get(address + query)
          times.push(performance.now() - started)
        }
        figures[`${name} ${valuation}`] = { milliseconds: median(times), most: Number(most) }
      }
  return figures
}

type Location = { OBRA_DATA_DIR: string } | { DATABASE_URL: string }

type Seed = (location: Location, scale: number) => void

/** Fills a store, starts Obra on it and measures. */
async function onStore(location: Location, seedStore: Seed): Promise<ServerFigures> {
  seedStore(location, 1)
  const isFile = 'OBRA_DATA_DIR' in location
  const file = isFile ? path.join(location.OBRA_DATA_DIR, 'obra.sqlite') : ''
  await addFinance({ databaseUrl: isFile ? undefined : location.DATABASE_URL, file })
  const obra = await startObra(location)
  try {
    return await measureServer(obra.origin)
  } finally {
    await obra.stop()
  }
}

/** Measures on stores of its own. `seedStore` puts the sample data into one. */
export async function measureFinance(seedStore: Seed): Promise<FinanceFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-bench-finance-'))
  const postgres = await startPostgres({ isDurable: true })
  try {
    const sqlite = await onStore({ OBRA_DATA_DIR: folder }, seedStore)
    return { sqlite, postgresql: await onStore({ DATABASE_URL: postgres.adminUrl }, seedStore) }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Each goal beside what was measured. */
export function financeGoals(stores: FinanceFigures) {
  return Object.entries(stores).flatMap(([store, figures]) =>
    Object.entries(figures).map(([name, { milliseconds, most }]) => ({
      goal: `${store}: ${name}, ms`,
      measured: milliseconds,
      'at most': most,
      holds: milliseconds <= most,
    })),
  )
}
