/** The totals of a list by the kept sums of its days. */
import { factorsOn, type Counted, type Valuation } from '../money/valuation.ts'
import type { ProjectScope, QueriedKind } from './record.ts'
import * as queries from './day-sums.queries.ts'

/** What a list answers about all that its filter finds; `days` are those about which a valuation may have to say something. */
export type Totals = { total: number; counted: number; sums: Record<string, string>; days: Counted[] }
type Write = <T>(work: (scope: ProjectScope) => Promise<T>) => Promise<T>
type Asked = { address: Record<string, unknown>; valuation?: Valuation | undefined }

/** Fields of the address that say nothing of which documents are meant beside their state and days. */
const others = [
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
const known = new Set(['estado', 'desde', 'hasta', ...others])

const attempts = 3

/**
 * The totals of documents by state and day from what is kept of their days, which is made where it is not there yet; undefined
 * where a list is not kept, its filter asks for more, or an amount is worth too much to be kept.
 */
export async function totalsByDays(
  { db, project }: ProjectScope,
  { shape: { table }, list: { uncounted = [] } }: QueriedKind,
  { address, valuation }: Asked,
  write: Write,
): Promise<Totals | undefined> {
  const isNarrower = Object.entries(address).some(([name, value]) => value !== undefined && !known.has(name))
  if (!queries.isKeptTable(table) || isNarrower) return undefined
  const list = { proyectoId: project.id, table }
  const filter = address as queries.DaysFilter
  if (!(await queries.isKept(db, list)))
    await write(async (scope) => (await queries.isKept(scope.db, list)) || queries.keepList(scope.db, list))
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
    if (!(await write((scope) => queries.keepDays(scope.db, list, days)))) return undefined
  }
  return undefined
}
