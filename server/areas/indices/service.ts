/** Who may: services of the company that the call works in. */
import { fromScaled } from '../../lib/decimal.ts'
import { fold } from '../../lib/text.ts'
import type { IndexValue } from '../../lib/valuation.ts'
import type { Scope } from '../../records/catalogue.ts'
import { selectValuesOf } from './queries.ts'

/** The values of an index by period, to calculate factors with (`indexFactor`); empty where the company has no such index. */
export async function readSeries({ db, desarrolladoraId }: Scope, codigo: string): Promise<Map<string, IndexValue>> {
  const rows = await selectValuesOf(db, desarrolladoraId, fold(codigo))
  return new Map(
    rows.map(({ periodo, valor, provisorio }) => [
      periodo,
      { periodo, valor: fromScaled('cotizacion', valor), provisorio: provisorio === 1 },
    ]),
  )
}

/** The levels of an index by period. */
export async function readIndex(scope: Scope, codigo: string): Promise<Map<string, string>> {
  const series = await readSeries(scope, codigo)
  return new Map([...series].map(([periodo, { valor }]) => [periodo, valor]))
}
