import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'

/** What all business records share: history, stored responses for idempotency keys, gapless numbers. */
export async function up(db: AnyDb): Promise<void> {
  await serialKey(db, db.schema.createTable('historial'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('desarrolladoraId', 'integer', (c) => c.notNull().references('developers.id').onDelete('cascade'))
    .addColumn('proyectoId', 'integer', (c) => c.references('projects.id').onDelete('cascade'))
    .addColumn('entidad', 'text', notNull)
    .addColumn('entidadId', 'text', notNull)
    .addColumn('accion', 'text', notNull)
    .addColumn('usuarioId', 'text', notNull)
    .addColumn('usuario', 'text', notNull)
    .addColumn('momento', binaryText(db), notNull)
    .addColumn('antes', 'text', notNull)
    .addColumn('despues', 'text', notNull)
    .execute()
  for (const columns of [
    ['desarrolladoraId', 'entidad', 'entidadId', 'seq'],
    ['desarrolladoraId', 'seq'],
    ['proyectoId', 'entidad', 'entidadId', 'seq'],
    ['proyectoId', 'seq'],
  ]) {
    const name = `historial_${columns.slice(0, 2).join('_')}`
    await db.schema.createIndex(name).on('historial').columns(columns).execute()
  }
  await db.schema
    .createTable('idempotentAnswers')
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', notNull)
    .addColumn('operation', 'text', notNull)
    .addColumn('bodyHash', 'text', notNull)
    .addColumn('answer', 'text', notNull)
    .addColumn('madeAt', binaryText(db), notNull)
    .addPrimaryKeyConstraint('idempotentAnswers_key', ['userId', 'key'])
    .execute()
  await db.schema
    .createTable('correlativos')
    .addColumn('ambito', 'text', notNull)
    .addColumn('tipo', 'text', notNull)
    .addColumn('ultimo', 'integer', notNull)
    .addPrimaryKeyConstraint('correlativos_key', ['ambito', 'tipo'])
    .execute()
}
