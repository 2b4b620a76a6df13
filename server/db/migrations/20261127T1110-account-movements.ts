import { sql } from 'kysely'
import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'

/** The account of a receipt, and transfers between accounts (docs/domain/payments.md, Accounts). */
export async function up(db: AnyDb): Promise<void> {
  await db.schema
    .alterTable('cobros')
    .addColumn('cuentaId', 'text', (c) => c.references('cuentas.id'))
    .execute()
  // Partial: with nulls in it, the planner takes the index for useless.
  await db.schema
    .createIndex('cobros_cuentaId')
    .on('cobros')
    .columns(['cuentaId', 'fecha', 'estado', 'importe'])
    .where(sql<boolean>`"cuentaId" is not null`)
    .execute()
  await db.schema
    .createIndex('pagoMedios_cuentaId')
    .on('pagoMedios')
    .columns(['cuentaId', 'dia', 'estado', 'pagoId', 'importe'])
    .where(sql<boolean>`"cuentaId" is not null`)
    .execute()
  await serialKey(db, db.schema.createTable('transferencias'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('desarrolladoraId', 'integer', (c) => c.notNull().references('developers.id').onDelete('cascade'))
    .addColumn('numero', 'integer', notNull)
    .addColumn('fecha', binaryText(db), notNull)
    .addColumn('origenId', 'text', (c) => c.notNull().references('cuentas.id'))
    .addColumn('destinoId', 'text', (c) => c.notNull().references('cuentas.id'))
    .addColumn('importe', 'bigint', notNull)
    .addColumn('importeDestino', 'bigint', notNull)
    .addColumn('nota', 'text', notNull)
    .addColumn('estado', 'text', notNull)
    .addColumn('motivoEstado', 'text')
    .addColumn('version', 'integer', notNull)
    .addColumn('searchText', 'text', notNull)
    .execute()
  for (const columns of [
    ['desarrolladoraId', 'fecha'],
    ['origenId', 'fecha'],
    ['destinoId', 'fecha'],
  ])
    await db.schema
      .createIndex(['transferencias', ...columns].join('_'))
      .on('transferencias')
      .columns(columns)
      .execute()
}
