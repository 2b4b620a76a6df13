import { notNull, type AnyDb } from '../columns.ts'
import { createIndex, createRecordTable } from '../record-table.ts'

/** Counts and reservations of stock (docs/domain/materials.md). */
export async function up(db: AnyDb): Promise<void> {
  await createRecordTable(db, 'conteos', { fecha: 'day', depositoId: 'text', ciego: 'integer' }, (table) =>
    table.addForeignKeyConstraint('conteos_deposito', ['depositoId'] as never, 'depositos', ['id']),
  )
  await createIndex(db, 'conteos', ['proyectoId', 'fecha', 'seq'])
  await createIndex(db, 'conteos', ['proyectoId', 'numero', 'seq'])
  await createIndex(db, 'conteos', ['depositoId'])
  await db.schema
    .createTable('conteoLineas')
    .addColumn('conteoId', 'text', (c) => c.notNull().references('conteos.id').onDelete('cascade'))
    .addColumn('materialId', 'text', (c) => c.notNull().references('materiales.id'))
    .addColumn('contado', 'bigint')
    .addColumn('contadoEn', 'text')
    .addColumn('vistoSeq', 'integer', notNull)
    .addColumn('teorico', 'bigint', notNull)
    .addPrimaryKeyConstraint('conteoLineas_key', ['conteoId', 'materialId'])
    .execute()
  await createIndex(db, 'conteoLineas', ['materialId'])
  const reserved = {
    materialId: 'text',
    depositoId: 'text',
    cantidad: 'bigint',
    rubroId: 'text',
    hasta: 'day?',
    nota: 'text',
  } as const
  await createRecordTable(db, 'reservas', reserved, (table) =>
    table
      .addForeignKeyConstraint('reservas_material', ['materialId'] as never, 'materiales', ['id'])
      .addForeignKeyConstraint('reservas_deposito', ['depositoId'] as never, 'depositos', ['id'])
      .addForeignKeyConstraint('reservas_rubro', ['rubroId'] as never, 'rubros', ['id']),
  )
  await createIndex(db, 'reservas', ['proyectoId', 'numero', 'seq'])
  await createIndex(db, 'reservas', ['proyectoId', 'hasta', 'seq'])
  for (const column of ['materialId', 'depositoId', 'rubroId']) await createIndex(db, 'reservas', [column])
}
