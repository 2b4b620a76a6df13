import { binaryText, required, serialKey, type AnyDb } from '../columns.ts'

export async function up(db: AnyDb): Promise<void> {
  await serialKey(db, db.schema.createTable('developers'), 'id')
    .addColumn('nombre', 'text', required)
    .addColumn('cuit', 'text', required)
    .addColumn('telefono', 'text', required)
    .addColumn('mail', 'text', required)
    .addColumn('ubicacion', 'text', required)
    .addColumn('sortKey', binaryText(db), required)
    .addColumn('createdAt', binaryText(db), required)
    .execute()
  await db.schema
    .createTable('memberships')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('developerId', 'integer', (c) => c.notNull().references('developers.id').onDelete('cascade'))
    .addColumn('cuitDigits', 'text', required)
    .addPrimaryKeyConstraint('memberships_key', ['userId', 'developerId'])
    .addUniqueConstraint('memberships_cuit', ['userId', 'cuitDigits'])
    .execute()
  await serialKey(db, db.schema.createTable('projects'), 'id')
    .addColumn('developerId', 'integer', (c) => c.notNull().references('developers.id').onDelete('cascade'))
    .addColumn('nombre', 'text', required)
    .addColumn('descripcion', 'text', required)
    .addColumn('sortKey', binaryText(db), required)
    .execute()
  await db.schema.createIndex('projects_developer').on('projects').columns(['developerId', 'sortKey']).execute()
}
