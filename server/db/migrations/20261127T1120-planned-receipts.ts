import { sql } from 'kysely'
import { binaryText, notNull, type AnyDb } from '../columns.ts'
import { createIndex, createRecordTable } from '../record-table.ts'

/** Planned receipts with their instalments, and the instalment that a receipt pays (docs/domain/payments.md, Planned receipts). */
export async function up(db: AnyDb): Promise<void> {
  const columns = {
    de: 'text',
    concepto: 'text',
    moneda: 'text',
    indiceId: 'text?',
    mesBase: 'day?',
    indiceDesfase: 'integer',
    nota: 'text',
  } as const
  await createRecordTable(db, 'cobrosPrevistos', columns, (table) =>
    table.addForeignKeyConstraint('cobrosPrevistos_indice', ['indiceId'] as never, 'indices', ['id']),
  )
  await createIndex(db, 'cobrosPrevistos', ['proyectoId', 'numero', 'seq'])
  await createIndex(db, 'cobrosPrevistos', ['indiceId'])
  await db.schema
    .createTable('cuotas')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('previstoId', 'text', (c) => c.notNull().references('cobrosPrevistos.id').onDelete('cascade'))
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('numero', 'integer', notNull)
    .addColumn('vencimiento', binaryText(db), notNull)
    .addColumn('moneda', 'text', notNull)
    .addColumn('importe', 'bigint', notNull)
    .execute()
  await createIndex(db, 'cuotas', ['previstoId', 'numero'])
  await createIndex(db, 'cuotas', ['proyectoId', 'vencimiento'])
  await db.schema
    .alterTable('cobros')
    .addColumn('cuotaId', 'text', (c) => c.references('cuotas.id').onDelete('set null'))
    .execute()
  await db.schema.alterTable('cobros').addColumn('importeCuota', 'bigint').execute()
  // Partial: with nulls in it, the planner takes the index for useless.
  await db.schema
    .createIndex('cobros_cuotaId')
    .on('cobros')
    .columns(['proyectoId', 'cuotaId', 'estado', 'importeCuota'])
    .where(sql<boolean>`"cuotaId" is not null`)
    .execute()
}
