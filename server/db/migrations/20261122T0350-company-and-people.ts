import { sql } from 'kysely'
import { binaryText, notNull, type AnyDb } from '../columns.ts'

export async function up(db: AnyDb): Promise<void> {
  await addColumns(db, 'developers', [['version', 'integer not null default 1']])
  await addColumns(db, 'memberships', [
    ['version', 'integer not null default 1'],
    ['desde', 'text'],
  ])
  await extendProjects(db)
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('developerId', 'integer', (c) => c.notNull().references('developers.id').onDelete('cascade'))
    .addColumn('mail', 'text', notNull)
    .addColumn('rol', 'text', notNull)
    .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
    .addColumn('sentAt', binaryText(db), notNull)
    .addColumn('expiresAt', binaryText(db), notNull)
    .addColumn('invitedBy', 'text', notNull)
    .addUniqueConstraint('invitations_mail', ['developerId', 'mail'])
    .execute()
}

async function extendProjects(db: AnyDb): Promise<void> {
  await addColumns(db, 'projects', [
    ['codigo', `text not null default ''`],
    ['direccion', `text not null default ''`],
    ['tipo', `text not null default 'otro'`],
    ['estado', `text not null default 'activo'`],
    ['motivo', 'text'],
    ['monedaBase', `text not null default 'ARS'`],
    ['fechaInicio', 'text'],
    ['fechaFinPlan', 'text'],
    ['fechaFinReal', 'text'],
    ['superficieCubierta', 'bigint'],
    ['superficieVendible', 'bigint'],
    ['unidades', 'integer'],
    ['indiceId', 'text'],
    ['mesBase', 'text'],
    ['archivado', 'integer not null default 0'],
    ['version', 'integer not null default 1'],
    // For comparing codes without case and accents.
    ['codigoKey', `text not null default ''`],
    ['searchText', `text not null default ''`],
  ])
  await sql`update projects set codigo = 'P' || id, "codigoKey" = 'p' || id, "searchText" = lower(nombre)`.execute(db)
  await db.schema.createIndex('projects_codigo').unique().on('projects').columns(['developerId', 'codigoKey']).execute()
}

async function addColumns(db: AnyDb, table: string, columns: [name: string, type: string][]): Promise<void> {
  for (const [name, type] of columns) {
    await sql`alter table ${sql.table(table)} add column ${sql.ref(name)} ${sql.raw(type)}`.execute(db)
  }
}
