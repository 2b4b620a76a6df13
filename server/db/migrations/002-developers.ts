import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'

export async function up(db: AnyDb): Promise<void> {
  await serialKey(db, db.schema.createTable('developers'), 'id')
    .addColumn('nombre', 'text', notNull)
    .addColumn('cuit', 'text', notNull)
    .addColumn('telefono', 'text', notNull)
    .addColumn('mail', 'text', notNull)
    .addColumn('ubicacion', 'text', notNull)
    .addColumn('sortKey', binaryText(db), notNull)
    .addColumn('createdAt', binaryText(db), notNull)
    .execute()
  await db.schema
    .createTable('memberships')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('developerId', 'integer', (c) => c.notNull().references('developers.id').onDelete('cascade'))
    .addColumn('cuitDigits', 'text', notNull)
    .addPrimaryKeyConstraint('memberships_key', ['userId', 'developerId'])
    .addUniqueConstraint('memberships_cuit', ['userId', 'cuitDigits'])
    .execute()
  await serialKey(db, db.schema.createTable('projects'), 'id')
    .addColumn('developerId', 'integer', (c) => c.notNull().references('developers.id').onDelete('cascade'))
    .addColumn('nombre', 'text', notNull)
    .addColumn('descripcion', 'text', notNull)
    .addColumn('sortKey', binaryText(db), notNull)
    .execute()
  await db.schema.createIndex('projects_developer').on('projects').columns(['developerId', 'sortKey']).execute()
}
