import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'

/** The bank accounts and cash boxes of a company (docs/domain/payments.md, Accounts). */
export async function up(db: AnyDb): Promise<void> {
  await serialKey(db, db.schema.createTable('cuentas'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('desarrolladoraId', 'integer', (c) => c.notNull().references('developers.id').onDelete('cascade'))
    .addColumn('activo', 'integer', notNull)
    .addColumn('version', 'integer', notNull)
    .addColumn('clave', 'text', notNull)
    .addColumn('sortKey', binaryText(db), notNull)
    .addColumn('searchText', 'text', notNull)
    .addColumn('nombre', 'text', notNull)
    .addColumn('tipo', 'text', notNull)
    .addColumn('moneda', 'text', notNull)
    .addColumn('banco', 'text', notNull)
    .addColumn('cbu', 'text', notNull)
    .addColumn('saldoInicial', 'bigint', notNull)
    .addColumn('fechaInicial', binaryText(db), notNull)
    .addUniqueConstraint('cuentas_clave', ['desarrolladoraId', 'clave'])
    .execute()
  const order = ['desarrolladoraId', 'sortKey', 'seq', 'activo', 'searchText']
  await db.schema.createIndex('cuentas_order').on('cuentas').columns(order).execute()
}
