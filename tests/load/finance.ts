/**
 * Finance with 20,000 budget items, 50,000 documents and 50,000 payments in one project: the server's time for the budget
 * control, the cash flow and each list's first page in each valuation, on both stores.
 */
import { addFinance, proyectoId } from './finance-data.ts'
import {
  goalLines,
  measureGet,
  onBothStores,
  signedIn,
  type Goal,
  type PageFigures,
  type SeedStore,
  type StoreKind,
} from './stores.ts'

const sumsMilliseconds = 150
const listMilliseconds = 20
const project = `/api/Proyectos/${proyectoId}`
const valuations = {
  'as entered': '',
  'in dollars': '&valuacion=dolar',
  'in constant money': '&valuacion=constante',
}
/** The operations that sum a whole project. */
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

/** The server's times, by store. */
export type FinanceFigures = Record<StoreKind, Record<'sums' | 'lists', PageFigures>>

async function measureServer(origin: string): Promise<FinanceFigures[StoreKind]> {
  const get = await signedIn(origin)
  // The lines of the control are created on the first request.
  await get(`${project}/control-presupuestario?`)
  const { items } = (await (await get(`${project}/comprobantes?`)).json()) as { items: { proveedorId: string }[] }
  const measureAll = async (named: Record<string, string>) => {
    const figures: PageFigures = {}
    for (const [name, address] of Object.entries(named))
      for (const [valuation, query] of Object.entries(valuations))
        figures[`${name} ${valuation}`] = await measureGet(get, project + address + query)
    return figures
  }
  return { sums: await measureAll(sums), lists: await measureAll(lists(items[0]!.proveedorId)) }
}

/** Measures on dedicated stores. `seedStore` fills one with the sample data. */
export const measureFinance = (seedStore: SeedStore): Promise<FinanceFigures> =>
  onBothStores({ seedStore, addMany: addFinance }, measureServer)

/** The goals with the measured values. */
export function financeGoals(stores: FinanceFigures) {
  const goals = Object.entries(stores).flatMap(([store, { sums: summed, lists: listed }]) => {
    const of = (figures: PageFigures, most: number) =>
      Object.entries(figures).map(([name, spent]): Goal => [`${store}: ${name}, ms`, spent, most])
    return [...of(summed, sumsMilliseconds), ...of(listed, listMilliseconds)]
  })
  return goalLines(goals)
}
