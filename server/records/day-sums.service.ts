/** The totals of a list from its cached day sums. */
import { factorsOn, type Counted, type Valuation } from '../money/valuation.ts'
import type { ProjectScope, QueriedKind } from './record.ts'
import * as queries from './day-sums.queries.ts'

/** Totals over all matches of a list's filter; `days` are those that a valuation may warn about. */
export type Totals = { total: number; counted: number; sums: Record<string, string>; days: Counted[] }
type Write = <T>(work: (scope: ProjectScope) => Promise<T>) => Promise<T>
type TotalsQuery = { address: Record<string, unknown>; valuation?: Valuation | undefined }

/** Query parameters that do not filter. */
const nonFilters = [
  'page',
  'size',
  'sort',
  'order',
  'formato',
  'hoy',
  'valuacion',
  'tipoCotizacion',
  'mesReferencia',
  'indiceId',
]
const supportedParams = new Set(['estado', 'desde', 'hasta', ...nonFilters])

const attempts = 3

/**
 * The totals from the cached day sums, which are created if missing. Undefined if the list has no day sums, if the filter uses
 * more than state and days, or if an amount is too large to cache.
 */
export async function totalsByDays(
  { db, project }: ProjectScope,
  { shape: { table }, list: { uncounted = [] } }: QueriedKind,
  { address, valuation }: TotalsQuery,
  write: Write,
): Promise<Totals | undefined> {
  const isNarrower = Object.entries(address).some(([name, value]) => value !== undefined && !supportedParams.has(name))
  if (!queries.isDaySumTable(table) || isNarrower) return undefined
  const list = { proyectoId: project.id, table }
  const filter = address as queries.DaysFilter
  if (!(await queries.hasDaySums(db, list)))
    await write(async (scope) => (await queries.hasDaySums(scope.db, list)) || queries.createDaySums(scope.db, list))
  const sumAsEntered = () => queries.sumFound(db, list, filter, uncounted)
  if (!valuation?.ranges) return { ...(await sumAsEntered()), days: [] }
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const [entered, found] = await Promise.all([sumAsEntered(), queries.selectFoundDays(db, list, filter, uncounted)])
    const days = factorsOn(valuation.factors, found)
    const valued = new Set(days.map(({ fecha }) => fecha))
    const expected = found.reduce((rows, { fecha, filas }) => rows + (valued.has(fecha) ? filas : 0), 0)
    const worth = await queries.sumWorth(db, list, { estado: filter.estado, days }, uncounted)
    if (worth.filas === expected) {
      const counted = found.map((day) => ({ fecha: day.fecha, cantidad: day.counted }))
      return { ...entered, sums: { ...entered.sums, ...worth.sums }, days: counted }
    }
    if (!(await write((scope) => queries.storeDays(scope.db, list, days)))) return undefined
  }
  return undefined
}
