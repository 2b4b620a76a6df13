import { sql } from 'kysely'
import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'
import { createIndex, createRecordTable } from '../record-table.ts'

async function createMovements(db: AnyDb): Promise<void> {
  const columns = {
    tipo: 'text',
    fecha: 'day',
    depositoId: 'text',
    destinoId: 'text?',
    sentido: 'text?',
    proveedorId: 'text?',
    rubroId: 'text?',
    remito: 'text',
    motivo: 'text',
    comprobanteId: 'text?',
    anulaId: 'text?',
  } as const
  await createRecordTable(db, 'movimientos', columns, (table) =>
    table
      .addForeignKeyConstraint('movimientos_deposito', ['depositoId'] as never, 'depositos', ['id'])
      .addForeignKeyConstraint('movimientos_destino', ['destinoId'] as never, 'depositos', ['id'])
      .addForeignKeyConstraint('movimientos_proveedor', ['proveedorId'] as never, 'proveedores', ['id'])
      .addForeignKeyConstraint('movimientos_rubro', ['rubroId'] as never, 'rubros', ['id']),
  )
  await createIndex(db, 'movimientos', ['proyectoId', 'fecha', 'seq'])
  await createIndex(db, 'movimientos', ['proyectoId', 'numero', 'seq'])
  await createIndex(db, 'movimientos', ['proyectoId', 'proveedorId', 'remito'])
  for (const column of ['depositoId', 'destinoId', 'proveedorId', 'rubroId', 'comprobanteId'])
    await createIndex(db, 'movimientos', [column])
  // Partial: with nulls in it, the planner takes the index for useless.
  await db.schema
    .createIndex('movimientos_anulaId')
    .unique()
    .on('movimientos')
    .column('anulaId')
    .where(sql<boolean>`"anulaId" is not null`)
    .execute()
  await db.schema
    .createTable('movimientoLineas')
    .addColumn('movimientoId', 'text', (c) => c.notNull().references('movimientos.id').onDelete('cascade'))
    .addColumn('orden', 'integer', notNull)
    .addColumn('materialId', 'text', (c) => c.notNull().references('materiales.id'))
    .addColumn('presentacion', 'text')
    .addColumn('cantidad', 'bigint', notNull)
    .addColumn('cantidadBase', 'bigint', notNull)
    .addColumn('precio', 'bigint')
    .addColumn('moneda', 'text')
    .addColumn('valor', 'bigint', notNull)
    .addPrimaryKeyConstraint('movimientoLineas_key', ['movimientoId', 'orden'])
    .execute()
  await createIndex(db, 'movimientoLineas', ['materialId', 'movimientoId'])
}

/** A table by material and deposit. */
const byKey = (db: AnyDb, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('depositoId', 'text', (c) => c.notNull().references('depositos.id').onDelete('cascade'))
    .addColumn('materialId', 'text', (c) => c.notNull().references('materiales.id').onDelete('cascade'))

async function createBalances(db: AnyDb): Promise<void> {
  await byKey(db, 'stockSaldos')
    .addColumn('fisico', 'bigint', (c) => c.notNull().check(sql`"fisico" >= 0`))
    .addColumn('reservado', 'bigint', (c) => c.notNull().check(sql`"reservado" >= 0`))
    .addColumn('valor', 'bigint', (c) => c.notNull().check(sql`"valor" >= 0 and ("fisico" > 0 or "valor" = 0)`))
    .addPrimaryKeyConstraint('stockSaldos_key', ['depositoId', 'materialId'])
    .execute()
  await createIndex(db, 'stockSaldos', ['materialId', 'depositoId'])
  await byKey(db, 'stockDias')
    .addColumn('fecha', binaryText(db), notNull)
    .addColumn('delta', 'bigint', notNull)
    .addColumn('cierre', 'bigint', (c) => c.notNull().check(sql`"cierre" >= 0`))
    .addPrimaryKeyConstraint('stockDias_key', ['depositoId', 'materialId', 'fecha'])
    .execute()
  await createIndex(db, 'stockDias', ['materialId', 'fecha', 'depositoId'])
}

async function createLines(db: AnyDb): Promise<void> {
  const lines = byKey(db, 'stockLineas')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('fecha', binaryText(db), notNull)
    .addColumn('tramo', 'integer', notNull)
    .addColumn('orden', 'integer', notNull)
    .addColumn('cantidad', 'bigint', notNull)
    .addColumn('valor', 'bigint', notNull)
    .addColumn('contado', 'bigint')
    .addColumn('documentoId', 'text', notNull)
  await serialKey(db, lines, 'seq').execute()
  const order = ['fecha', 'tramo', 'orden', 'seq']
  await db.schema
    .createIndex('stockLineas_kardex')
    .on('stockLineas')
    .columns(['depositoId', 'materialId', ...order])
    .execute()
  await db.schema
    .createIndex('stockLineas_material')
    .on('stockLineas')
    .columns(['materialId', ...order])
    .execute()
  await createIndex(db, 'stockLineas', ['documentoId'])
  await db.schema
    .createIndex('stockLineas_conteos')
    .on('stockLineas')
    .columns(['depositoId', 'materialId', 'fecha', 'seq'])
    .where(sql<boolean>`"contado" is not null`)
    .execute()
}

/** Stock movements and the stock ledger (docs/domain/materials.md). */
export async function up(db: AnyDb): Promise<void> {
  await createMovements(db)
  await createBalances(db)
  await createLines(db)
}
