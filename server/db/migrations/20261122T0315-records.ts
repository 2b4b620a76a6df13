import { binaryText, required, serialKey, type AnyDb } from '../columns.ts'

/** What all business records share: history, stored responses for idempotency keys, gapless numbers. */
export async function up(db: AnyDb): Promise<void> {
  await serialKey(db, db.schema.createTable('historial'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('desarrolladoraId', 'integer', (c) => c.notNull().references('developers.id').onDelete('cascade'))
    .addColumn('proyectoId', 'integer', (c) => c.references('projects.id').onDelete('cascade'))
    .addColumn('entidad', 'text', required)
    .addColumn('entidadId', 'text', required)
    .addColumn('accion', 'text', required)
    .addColumn('usuarioId', 'text', required)
    .addColumn('usuario', 'text', required)
    .addColumn('momento', binaryText(db), required)
    .addColumn('antes', 'text', required)
    .addColumn('despues', 'text', required)
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
    .addColumn('key', 'text', required)
    .addColumn('operation', 'text', required)
    .addColumn('bodyHash', 'text', required)
    .addColumn('answer', 'text', required)
    .addColumn('madeAt', binaryText(db), required)
    .addPrimaryKeyConstraint('idempotentAnswers_key', ['userId', 'key'])
    .execute()
  await db.schema
    .createTable('correlativos')
    .addColumn('ambito', 'text', required)
    .addColumn('tipo', 'text', required)
    .addColumn('ultimo', 'integer', required)
    .addPrimaryKeyConstraint('correlativos_key', ['ambito', 'tipo'])
    .execute()
}
