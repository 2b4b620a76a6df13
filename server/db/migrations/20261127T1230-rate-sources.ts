import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'

/** The addresses that a company reads exchange rates and index values from. */
export async function up(db: AnyDb): Promise<void> {
  await serialKey(db, db.schema.createTable('fuentes'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('companyId', 'integer', (c) => c.notNull().references('developers.id').onDelete('cascade'))
    .addColumn('url', 'text', notNull)
    .addColumn('formato', 'text', notNull)
    .addColumn('moneda', 'text')
    .addColumn('tipo', 'text')
    .addColumn('indiceId', 'text', (c) => c.references('indices.id').onDelete('cascade'))
    .addColumn('diaria', 'integer', notNull)
    .addColumn('ultimaVez', binaryText(db))
    .addColumn('proximaVez', binaryText(db))
    .addColumn('nuevos', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('error', 'text')
    .addColumn('autorId', 'text', notNull)
    .addColumn('autor', 'text', notNull)
    .addColumn('version', 'integer', notNull)
    .execute()
  await db.schema.createIndex('fuentes_company').on('fuentes').columns(['companyId', 'seq']).execute()
  await db.schema.createIndex('fuentes_next').on('fuentes').columns(['diaria', 'proximaVez']).execute()
}
