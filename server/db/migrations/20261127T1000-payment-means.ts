import { sql } from 'kysely'
import { binaryText, notNull, type AnyDb } from '../columns.ts'
import { createIndex } from '../record-table.ts'

/** The means of payments. Each existing payment has one, with its own id; its eCheq was debited on the day of the payment. */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('pagoMedios')
    .addColumn('pagoId', 'text', (c) => c.notNull().references('pagos.id').onDelete('cascade'))
    .addColumn('orden', 'integer', notNull)
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('proyectoId', 'integer', notNull)
    .addColumn('desarrolladoraId', 'integer', notNull)
    .addColumn('medio', 'text', notNull)
    .addColumn('cuentaId', 'text')
    .addColumn('importe', 'bigint', notNull)
    .addColumn('importeBase', 'bigint', notNull)
    .addColumn('numero', 'text', notNull)
    .addColumn('banco', 'text', notNull)
    .addColumn('fechaDebito', binaryText(db))
    .addColumn('dia', binaryText(db), notNull)
    .addColumn('estado', 'text', notNull)
    .addColumn('motivo', 'text')
    .addPrimaryKeyConstraint('pagoMedios_key', ['pagoId', 'orden'])
    .execute()
  const columns = ['pagoId', 'orden', 'id', 'proyectoId', 'desarrolladoraId', 'medio', 'importe', 'importeBase']
  const before = db
    .selectFrom('pagos as p')
    .innerJoin('projects', 'projects.id', 'p.proyectoId')
    .select(['p.id as pagoId', sql<number>`0`.as('orden'), 'p.id', 'p.proyectoId', 'projects.companyId', 'p.medio'])
    .select(['p.importe', 'p.importeBase', sql<string>`''`.as('numero'), sql<string>`''`.as('banco')])
    .select(sql<string>`case when p."medio" = 'echeq' then p."fecha" end`.as('fechaDebito'))
    .select(['p.fecha as dia', sql<string>`'debitado'`.as('estado')])
  await db
    .insertInto('pagoMedios')
    .columns([...columns, 'numero', 'banco', 'fechaDebito', 'dia', 'estado'])
    .expression(before)
    .execute()
  await createIndex(db, 'pagoMedios', ['proyectoId', 'dia', 'estado', 'pagoId', 'importeBase'])
  await createIndex(db, 'pagoMedios', ['desarrolladoraId', 'cuentaId', 'dia', 'estado', 'pagoId', 'importe'])
  await createIndex(db, 'pagoMedios', ['desarrolladoraId', 'fechaDebito', 'estado', 'id'])
  await sql`analyze "pagoMedios"`.execute(db)
}
