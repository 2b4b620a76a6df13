import { sql } from 'kysely'
import type { AnyDb } from '../columns.ts'

/** Indexes for the checks of the project summary: payments on account, duplicate invoices, invoices of contracts. */
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
