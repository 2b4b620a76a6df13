import type { AnyDb } from '../columns.ts'
import { createFilledIndex } from '../record-table.ts'

/** Payments of the advance of a contract and of released retained funds. */
export async function up(db: AnyDb): Promise<void> {
  const parts = () => db.schema.alterTable('pagoImputaciones')
  for (const column of ['contratoId', 'liberacionId']) {
    await parts().addColumn(column, 'text').execute()
    await createFilledIndex(db, 'pagoImputaciones', [column, 'pagoId', 'importe'])
  }
}
