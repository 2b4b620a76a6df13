import { sql } from 'kysely'
import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'
import { createIndex } from '../record-table.ts'

/** Events of projects, their occurrences, and the links to subscribe to a calendar (docs/domain/calendar.md). */
export async function up(db: AnyDb): Promise<void> {
  await createEvents(db)
  await createOccurrences(db)
  await createUndo(db)
  await createLinks(db)
}

async function createEvents(db: AnyDb): Promise<void> {
  const time = binaryText(db)
  await serialKey(db, db.schema.createTable('eventos'), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('uid', 'text', notNull)
    .addColumn('titulo', 'text', notNull)
    .addColumn('tipoId', 'text', (c) => c.references('tiposEvento.id'))
    .addColumn('todoElDia', 'integer', notNull)
    .addColumn('inicio', time, notNull)
    .addColumn('fin', time, notNull)
    .addColumn('lugar', 'text', notNull)
    .addColumn('notas', 'text', notNull)
    .addColumn('asignados', 'text', notNull)
    .addColumn('recordatorios', 'text', notNull)
    .addColumn('vinculoEntidad', 'text')
    .addColumn('vinculoId', 'text')
    .addColumn('recurrencia', 'text')
    .addColumn('estado', 'text', notNull)
    .addColumn('anteriorId', 'text')
    .addColumn('creadoPor', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('secuencia', 'integer', notNull)
    .addColumn('extendidaHasta', time)
    .addColumn('version', 'integer', notNull)
    .addColumn('searchText', 'text', notNull)
    .addUniqueConstraint('eventos_uid', ['proyectoId', 'uid'] as never)
    .execute()
  await createIndex(db, 'eventos', ['proyectoId', 'inicio', 'seq'])
  await createIndex(db, 'eventos', ['tipoId'])
  await createIndex(db, 'eventos', ['creadoPor'])
  await createPartialIndex(db, 'eventos', 'extendidaHasta')
}

async function createOccurrences(db: AnyDb): Promise<void> {
  const time = binaryText(db)
  await db.schema
    .createTable('eventoExcepciones')
    .addColumn('eventoId', 'text', (c) => c.notNull().references('eventos.id').onDelete('cascade'))
    .addColumn('dia', time, notNull)
    .addColumn('borrada', 'integer', notNull)
    .addColumn('cambios', 'text', notNull)
    .addPrimaryKeyConstraint('eventoExcepciones_key', ['eventoId', 'dia'])
    .execute()
  await db.schema
    .createTable('ocurrencias')
    .addColumn('eventoId', 'text', (c) => c.notNull().references('eventos.id').onDelete('cascade'))
    .addColumn('dia', time, notNull)
    .addColumn('proyectoId', 'integer', notNull)
    .addColumn('inicio', time, notNull)
    .addColumn('fin', time, notNull)
    .addColumn('todoElDia', 'integer', notNull)
    .addColumn('variosDias', 'integer', notNull)
    .addColumn('titulo', 'text', notNull)
    .addColumn('tipoId', 'text')
    .addColumn('lugar', 'text', notNull)
    .addColumn('estado', 'text', notNull)
    .addColumn('asignados', 'text', notNull)
    .addColumn('cambiada', 'integer', notNull)
    .addColumn('searchText', 'text', notNull)
    .addColumn('proximoAviso', time)
    .addPrimaryKeyConstraint('ocurrencias_key', ['eventoId', 'dia'])
    .execute()
  await createIndex(db, 'ocurrencias', ['proyectoId', 'variosDias', 'inicio'])
  await createPartialIndex(db, 'ocurrencias', 'proximoAviso')
}

async function createUndo(db: AnyDb): Promise<void> {
  await db.schema
    .createTable('eventoCambios')
    .addColumn('eventoId', 'text', (c) => c.primaryKey())
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('momento', binaryText(db), notNull)
    .addColumn('antes', 'text', notNull)
    .addColumn('despues', 'text', notNull)
    .execute()
  await createIndex(db, 'eventoCambios', ['proyectoId'])
  await createIndex(db, 'eventoCambios', ['momento'])
}

async function createLinks(db: AnyDb): Promise<void> {
  const time = binaryText(db)
  await db.schema
    .createTable('calendarios')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('nombre', 'text', notNull)
    .addColumn('conVencimientos', 'integer', notNull)
    .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
    .addColumn('creado', time, notNull)
    .addColumn('usado', time)
    .execute()
  await createIndex(db, 'calendarios', ['proyectoId', 'userId', 'creado'])
  await createIndex(db, 'calendarios', ['userId'])
}

/** Few rows have a value: the others need no entry. */
async function createPartialIndex(db: AnyDb, table: string, column: string): Promise<void> {
  await db.schema
    .createIndex(`${table}_${column}`)
    .on(table)
    .column(column)
    .where(sql<boolean>`${sql.ref(column)} is not null`)
    .execute()
}
