/** For sample data: the ledger of lines that are posted in the order of their days, calculated in memory. */
import { insertRows } from '../../db/insert-rows.ts'
import type { Db } from '../../db/schema.ts'
import type { SampledTable } from '../../records/sample.ts'
import { sampleId } from '../../records/sample.ts'
import type { Posting, StockKey } from './ledger.service.ts'
import { added, valueOf, type Amounts } from './stock-value.ts'
import type { StockTables } from './tables.ts'

type Line = Omit<StockTables['stockLineas'], 'seq'>
type SampleLine = Omit<Posting, 'field' | 'tramo'>

const table: SampledTable = 'stockLineas'
const nameOf = ({ depositoId, materialId }: StockKey) => `${depositoId} ${materialId}`

/** The ledger of a company. */
export function createSampleLedger(company: number) {
  const balances = new Map<string, StockKey & Amounts>()
  const days = new Map<string, StockTables['stockDias']>()
  const lines: Line[] = []
  const balanceOf = (key: StockKey) => balances.get(nameOf(key)) ?? { ...key, fisico: 0, valor: 0 }
  return {
    balanceOf,
    /** Adds a line and returns its value. */
    post(
      proyectoId: number,
      { depositoId, materialId, fecha, cantidad, valor: wanted, documentoId }: SampleLine,
    ): number {
      const key = { depositoId, materialId }
      const before = balanceOf(key)
      const valor = valueOf(before, cantidad, wanted)
      const after = added(before, cantidad, valor)
      balances.set(nameOf(key), { ...key, ...after })
      const day = days.get(`${nameOf(key)} ${fecha}`)
      const delta = (day?.delta ?? 0) + cantidad
      days.set(`${nameOf(key)} ${fecha}`, { ...key, fecha, delta, cierre: after.fisico })
      const orden = cantidad > 0 ? 1 : 2
      const id = sampleId(company, table, lines.length)
      lines.push({ id, proyectoId, ...key, fecha, tramo: 0, orden, cantidad, valor, contado: null, documentoId })
      return valor
    },
    async insert(db: Db): Promise<void> {
      const rows = [...balances.values()].map((balance) => ({ ...balance, reservado: 0 }))
      await insertRows(db, 'stockSaldos', rows)
      await insertRows(db, 'stockDias', [...days.values()])
      await insertRows(db, 'stockLineas', lines)
    },
  }
}
