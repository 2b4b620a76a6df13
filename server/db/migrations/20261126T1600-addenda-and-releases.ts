import { sql } from 'kysely'
import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'
import { createIndex, createRecordTable } from '../record-table.ts'

/** What a contract was signed for stays beside what it is with its addenda. */
async function addOriginals(db: AnyDb): Promise<void> {
  const alter = () => db.schema.alterTable('contratos')
  await alter().addColumn('fechaLiberacionPrevista', binaryText(db)).execute()
  await alter()
    .addColumn('plazoDiasOriginal', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await alter()
    .addColumn('totalOriginal', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('contratoItems')
    .addColumn('cantidadOriginal', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db
    .updateTable('contratos')
    .set({ plazoDiasOriginal: sql.ref('plazoDias'), totalOriginal: sql.ref('total') })
    .execute()
  await db
    .updateTable('contratoItems')
    .set({ cantidadOriginal: sql.ref('cantidad') })
    .execute()
}

async function createAddenda(db: AnyDb): Promise<void> {
  const addendum = {
    contratoId: 'text',
    fecha: 'day',
    motivo: 'text',
    plazoDias: 'integer',
    moneda: 'text',
    total: 'bigint',
    totalBase: 'bigint',
  } as const
  await createRecordTable(db, 'adendas', addendum, (table) =>
    table.addForeignKeyConstraint('adendas_contrato', ['contratoId'] as never, 'contratos', ['id']),
  )
  await createIndex(db, 'adendas', ['contratoId', 'estado'])
  await serialKey(db, db.schema.createTable('adendaItems'), 'seq')
    .addColumn('adendaId', 'text', (c) => c.notNull().references('adendas.id').onDelete('cascade'))
    .addColumn('itemId', 'text', (c) => c.notNull().references('presupuestoItems.id'))
    .addColumn('cantidad', 'bigint', notNull)
    .addColumn('precioUnitario', 'bigint', notNull)
    .addColumn('importe', 'bigint', notNull)
    .execute()
  await createIndex(db, 'adendaItems', ['adendaId'])
  await createIndex(db, 'adendaItems', ['itemId'])
}

async function createReleases(db: AnyDb): Promise<void> {
  const release = {
    contratoId: 'text',
    fecha: 'day',
    importe: 'bigint',
    moneda: 'text',
    cotizacion: 'text?',
    importeBase: 'bigint',
    motivo: 'text',
    seguroCaucion: 'text?',
    saldo: 'bigint',
    saldoBase: 'bigint',
  } as const
  await createRecordTable(db, 'liberaciones', release, (table) =>
    table.addForeignKeyConstraint('liberaciones_contrato', ['contratoId'] as never, 'contratos', ['id']),
  )
  await createIndex(db, 'liberaciones', ['contratoId', 'estado'])
}

/** Addenda of contracts, and releases of the money that is retained of them (docs/domain/contracts.md). */
export async function up(db: AnyDb): Promise<void> {
  await addOriginals(db)
  await createAddenda(db)
  await createReleases(db)
}
