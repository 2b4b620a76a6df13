import { sql } from 'kysely'
import { notNull, type AnyDb } from '../columns.ts'
import { createRecordTable } from '../record-table.ts'

const money = { fecha: 'text', moneda: 'text', cotizacion: 'text?', nota: 'text' } as const

async function index(db: AnyDb, table: string, name: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute()
}

async function createInvoices(db: AnyDb): Promise<void> {
  const texts = { tipo: 'text', letra: 'text', proveedorId: 'text', vencimiento: 'text', iva: 'text' } as const
  const inBase = { netoBase: 'bigint', ivaBase: 'bigint', otrosBase: 'bigint', totalBase: 'bigint' } as const
  const amounts = { neto: 'bigint', otrosTributos: 'bigint', total: 'bigint', saldo: 'bigint' } as const
  const columns = { ...money, ...texts, puntoVenta: 'integer', ...amounts, ...inBase, saldoBase: 'bigint' } as const
  await createRecordTable(db, 'comprobantes', columns, (table) =>
    table.addForeignKeyConstraint('comprobantes_proveedor', ['proveedorId'] as never, 'proveedores', ['id']),
  )
  // The number of an annulled document may be used again.
  await db.schema
    .createIndex('comprobantes_numero')
    .unique()
    .on('comprobantes')
    .columns(['proveedorId', 'tipo', 'letra', 'puntoVenta', 'numero'])
    .where(sql<boolean>`"estado" <> 'anulado'`)
    .execute()
  // Each page counts and sums all matches: the columns are in the index, so that no rows are read.
  const filtered = ['estado', 'tipo', 'proveedorId', 'moneda', 'saldo', 'total']
  const summed = [...Object.keys(inBase), 'saldoBase']
  await index(db, 'comprobantes', 'fecha', ['proyectoId', 'fecha', 'seq', 'vencimiento', ...filtered, ...summed])
  await index(db, 'comprobantes', 'vencimiento', ['proyectoId', 'vencimiento', 'seq', 'estado', 'saldo', 'total'])
  await index(db, 'comprobantes', 'total', ['proyectoId', 'total', 'seq', 'estado', 'saldo', 'vencimiento'])
  await index(db, 'comprobantes', 'cuenta', ['proveedorId', 'proyectoId', 'fecha', 'seq'])
  await db.schema
    .createIndex('comprobantes_pendientes')
    .on('comprobantes')
    .columns(['proyectoId', 'vencimiento', 'seq', 'fecha', 'tipo', 'proveedorId', 'moneda', 'total', ...summed])
    .where(sql<boolean>`"estado" = 'registrado' and "saldo" > 0`)
    .execute()
  await db.schema
    .createTable('comprobanteImputaciones')
    .addColumn('comprobanteId', 'text', (c) => c.notNull().references('comprobantes.id').onDelete('cascade'))
    .addColumn('orden', 'integer', notNull)
    .addColumn('proyectoId', 'integer', notNull)
    .addColumn('rubroId', 'text', (c) => c.notNull().references('rubros.id'))
    .addColumn('importe', 'bigint', notNull)
    .addColumn('importeBase', 'bigint', notNull)
    .addPrimaryKeyConstraint('comprobanteImputaciones_key', ['comprobanteId', 'orden'])
    .execute()
  await index(db, 'comprobanteImputaciones', 'rubro', ['proyectoId', 'rubroId', 'comprobanteId', 'importeBase'])
  await index(db, 'comprobanteImputaciones', 'usos', ['rubroId'])
}

async function createPayments(db: AnyDb): Promise<void> {
  const amounts = { importe: 'bigint', importeBase: 'bigint' } as const
  const columns = { ...money, medio: 'text', proveedorId: 'text', ...amounts, aCuenta: 'bigint', aCuentaBase: 'bigint' }
  await createRecordTable(db, 'pagos', columns as never, (table) =>
    table.addForeignKeyConstraint('pagos_proveedor', ['proveedorId'] as never, 'proveedores', ['id']),
  )
  const listed = ['proyectoId', 'fecha', 'seq', 'estado', 'medio', 'proveedorId', 'moneda']
  await index(db, 'pagos', 'fecha', [...listed, 'importeBase', 'aCuentaBase'])
  await index(db, 'pagos', 'importe', ['proyectoId', 'importe', 'seq'])
  await index(db, 'pagos', 'cuenta', ['proveedorId', 'proyectoId', 'fecha', 'seq'])
  await db.schema
    .createTable('pagoImputaciones')
    .addColumn('pagoId', 'text', (c) => c.notNull().references('pagos.id').onDelete('cascade'))
    .addColumn('orden', 'integer', notNull)
    .addColumn('comprobanteId', 'text', (c) => c.notNull().references('comprobantes.id'))
    .addColumn('importe', 'bigint', notNull)
    .addPrimaryKeyConstraint('pagoImputaciones_key', ['pagoId', 'orden'])
    .execute()
  await index(db, 'pagoImputaciones', 'comprobante', ['comprobanteId', 'pagoId', 'importe'])
}

/** Comprobantes, pagos and cobros (docs/domain/documents.md and payments.md). */
export async function up(db: AnyDb): Promise<void> {
  await createInvoices(db)
  await createPayments(db)
  const received = { ...money, concepto: 'text', de: 'text', importe: 'bigint', importeBase: 'bigint' } as const
  await createRecordTable(db, 'cobros', received)
  await index(db, 'cobros', 'fecha', ['proyectoId', 'fecha', 'seq', 'estado', 'concepto', 'moneda', 'importeBase'])
  await index(db, 'cobros', 'importe', ['proyectoId', 'importe', 'seq'])
}
