/** Stored sums of a valuation, updated when its factors change. */
import type { Context } from '../../context.ts'
import { amountTooLarge } from '../../lib/problem.ts'
import { factorsOn, type Counted, type Valuation } from '../../money/valuation.ts'
import type { ProjectScope } from '../../records/record.ts'
import { writeRecords } from '../../records/project-scope.ts'
import { asEntered } from './queries.ts'
import * as queries from './sums.queries.ts'

/** The name of a stored valuation, and the line count of each day. */
export type StoredValuation = { valuacion: string; counted: Counted[] }

const nameOf = ({ wire, ranges }: Valuation): string =>
  ranges ? [wire.tipo, wire.tipoCotizacion ?? `${wire.indiceId}:${wire.mesReferencia}`].join(':') : asEntered

/** The days whose stored factor differs from the current one, before and after. */
function outdatedDays(valuation: Valuation, days: queries.StoredDay[]) {
  const factors = new Map(factorsOn(valuation.factors, days).map((day) => [day.fecha, day]))
  const changed = days.filter(({ fecha, p, q, faltan }) => {
    const now = factors.get(fecha)
    return now ? faltan > 0 || now.p !== p || now.q !== q : p !== null
  })
  const before = changed.filter(({ p }) => p !== null)
  return { changed, before, after: changed.flatMap(({ fecha }) => factors.get(fecha) ?? []) }
}

/** Recalculates the days whose rate or index value changed. Throws 409. */
async function bringUpToDate(ctx: Context, proyectoId: number, valuation: Valuation, valuacion: string) {
  await writeRecords(ctx, proyectoId, {}, async ({ db }) => {
    const { before, after } = outdatedDays(valuation, await queries.selectDays(db, proyectoId, valuacion))
    await queries.storeValuation(db, proyectoId, valuacion)
    if (!(await queries.restateDays(db, { proyectoId, valuacion }, { before, after }))) throw amountTooLarge()
  })
}

const attempts = 5

/** Reads with the stored sums of a valuation. A concurrent call may drop it: then it is rebuilt and `work` runs again. */
export async function bySums<T>(
  ctx: Context,
  { db, project }: ProjectScope,
  valuation: Valuation,
  work: (stored: StoredValuation) => Promise<T>,
): Promise<T> {
  const valuacion = nameOf(valuation)
  if (valuacion === asEntered) return work({ valuacion, counted: [] })
  const readSeq = () => queries.selectValuationSeq(db, project.id, valuacion)
  for (let attempt = 1; ; attempt++) {
    const [days, seq] = await Promise.all([queries.selectDays(db, project.id, valuacion), readSeq()])
    const isUpToDate = seq !== undefined && outdatedDays(valuation, days).changed.length === 0
    if (!isUpToDate) await bringUpToDate(ctx, project.id, valuation, valuacion)
    const since = isUpToDate ? seq : await readSeq()
    const answer = await work({ valuacion, counted: days.filter(({ cantidad }) => cantidad > 0) })
    const isStill = since !== undefined && (await readSeq()) === since
    if (isStill || attempt === attempts) return answer
  }
}
