import { sql } from 'kysely'
import type { AnyDb } from '../columns.ts'

/** What the summary of a project looks for: few rows of many, or the same twice; each in an index of its own. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createIndex('pagos_a_cuenta')
    .on('pagos')
    .columns(['proyectoId', 'estado', 'fecha', 'aCuentaBase'])
    .where(sql<boolean>`"aCuentaBase" <> 0`)
    .execute()
  await db.schema
    .createIndex('comprobantes_repetidos')
    .on('comprobantes')
    .columns(['proyectoId', 'fecha', 'proveedorId', 'moneda', 'total', 'estado', 'tipo'])
    .where(sql<boolean>`"estado" = 'registrado' and "tipo" in ('factura', 'recibo', 'ticket')`)
    .execute()
  await db.schema
    .createIndex('comprobantes_de_contratos')
    .on('comprobantes')
    .columns(['proyectoId', 'contratoId', 'id', 'moneda', 'tipo', 'neto', 'total'])
    .where(sql<boolean>`"contratoId" is not null`)
    .execute()
  for (const table of ['pagos', 'comprobantes']) await sql`analyze ${sql.table(table)}`.execute(db)
}
