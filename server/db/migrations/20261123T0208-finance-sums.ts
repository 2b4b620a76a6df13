import { sql } from 'kysely'
import type { AnyDb } from '../columns.ts'
import { createIndex } from '../record-table.ts'

/** Indexes for finance sums, in the order of their groups, and for amounts in a valuation, by document date. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema.dropIndex('controlLineas_proyectoId_columna_rubroId').execute()
  await createIndex(db, 'controlLineas', ['proyectoId', 'rubroId', 'item', 'columna', 'fecha', 'importe'])
  await createIndex(db, 'controlLineas', ['proyectoId', 'proveedorId', 'columna', 'fecha', 'importe'])
  const account = ['proyectoId', 'proveedorId', 'moneda', 'fecha', 'estado']
  await createIndex(db, 'comprobantes', [...account, 'tipo', 'total', 'totalBase'])
  await createIndex(db, 'pagos', [...account, 'importe', 'importeBase'])
  const certificate = ['contratoId', 'saldo', 'brutoAjustadoBase', 'netoBase']
  await createIndex(db, 'certificados', ['proyectoId', 'fecha', 'seq', 'estado', ...certificate])
  await createIndex(db, 'contratos', ['proyectoId', 'fecha', 'seq', 'estado', 'proveedorId', 'totalBase'])
  // Without statistics SQLite would use the new indexes even where others are better.
  for (const table of ['controlLineas', 'comprobantes', 'pagos', 'certificados', 'contratos'])
    await sql`analyze ${sql.table(table)}`.execute(db)
}
