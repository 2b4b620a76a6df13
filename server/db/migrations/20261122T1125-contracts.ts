import { createRecordTable, createIndex } from '../record-table.ts'
import { notNull, serialKey, type AnyDb } from '../columns.ts'

async function createContracts(db: AnyDb): Promise<void> {
  const contract = {
    proveedorId: 'text',
    objeto: 'text',
    moneda: 'text',
    cotizacion: 'text?',
    anticipoPorcentaje: 'bigint',
    fondoReparoPorcentaje: 'bigint',
    indiceId: 'text?',
    mesBase: 'text',
    fecha: 'text',
    plazoDias: 'integer',
    total: 'bigint',
    totalBase: 'bigint',
  } as const
  await createRecordTable(db, 'contratos', contract, (table) =>
    table
      .addForeignKeyConstraint('contratos_proveedor', ['proveedorId'] as never, 'proveedores', ['id'])
      .addForeignKeyConstraint('contratos_indice', ['indiceId'] as never, 'indices', ['id']),
  )
  await createIndex(db, 'contratos', ['proveedorId'])
  await createIndex(db, 'contratos', ['indiceId'])
  await serialKey(db, db.schema.createTable('contratoItems'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('contratoId', 'text', (c) => c.notNull().references('contratos.id').onDelete('cascade'))
    .addColumn('itemId', 'text', (c) => c.notNull().references('presupuestoItems.id'))
    .addColumn('cantidad', 'bigint', notNull)
    .addColumn('precioUnitario', 'bigint', notNull)
    .addColumn('importe', 'bigint', notNull)
    .addColumn('importeBase', 'bigint', notNull)
    .execute()
  await createIndex(db, 'contratoItems', ['contratoId', 'itemId', 'importeBase'])
  await createIndex(db, 'contratoItems', ['itemId'])
}

async function createCertificates(db: AnyDb): Promise<void> {
  const certificate = {
    contratoId: 'text',
    periodo: 'text',
    fecha: 'text',
    fechaEmision: 'text?',
    moneda: 'text',
    cotizacion: 'text?',
    otrasRetenciones: 'bigint',
    excedeConNota: 'text?',
    bruto: 'bigint',
    ajuste: 'bigint',
    anticipoAmortizado: 'bigint',
    fondoReparo: 'bigint',
    neto: 'bigint',
    netoBase: 'bigint',
    brutoAjustadoBase: 'bigint',
    avance: 'bigint',
    avisos: 'text',
  } as const
  await createRecordTable(db, 'certificados', certificate, (table) =>
    table.addForeignKeyConstraint('certificados_contrato', ['contratoId'] as never, 'contratos', ['id']),
  )
  await createIndex(db, 'certificados', ['contratoId', 'periodo', 'estado'])
  await createIndex(db, 'certificados', ['proyectoId', 'periodo', 'seq'])
  await serialKey(db, db.schema.createTable('certificadoLineas'), 'seq')
    .addColumn('certificadoId', 'text', (c) => c.notNull().references('certificados.id').onDelete('cascade'))
    .addColumn('contratoItemId', 'text', (c) => c.notNull().references('contratoItems.id'))
    .addColumn('porcentaje', 'bigint', notNull)
    .addColumn('cantidad', 'bigint', notNull)
    .addColumn('importe', 'bigint', notNull)
    // Includes its share of the adjustment, in the project's currency.
    .addColumn('importeBase', 'bigint', notNull)
    .execute()
  await createIndex(db, 'certificadoLineas', ['certificadoId', 'contratoItemId', 'importeBase'])
  await createIndex(db, 'certificadoLineas', ['contratoItemId'])
}

/** Contracts of budget items with suppliers, and their monthly certificates. */
export async function up(db: AnyDb): Promise<void> {
  await createContracts(db)
  await createCertificates(db)
}
