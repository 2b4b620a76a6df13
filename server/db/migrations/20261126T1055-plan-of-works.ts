import { binaryText, notNull, serialKey, type AnyDb } from '../columns.ts'
import { createIndex } from '../record-table.ts'

/** The plan of works: tasks, what they wait for, their progress by day, and baselines (docs/domain/plan.md). */
export async function up(db: AnyDb): Promise<void> {
  await createTasks(db)
  await createBaselines(db)
}

const createNamed = (db: AnyDb, table: string) =>
  serialKey(db, db.schema.createTable(table), 'seq')
    .addColumn('id', 'text', (c) => c.notNull().unique())
    .addColumn('proyectoId', 'integer', (c) => c.notNull().references('projects.id').onDelete('cascade'))
    .addColumn('nombre', 'text', notNull)

async function createTasks(db: AnyDb): Promise<void> {
  const day = binaryText(db)
  await db.schema
    .createTable('planes')
    .addColumn('proyectoId', 'integer', (c) => c.primaryKey().references('projects.id').onDelete('cascade'))
    .addColumn('version', 'integer', notNull)
    .execute()
  await createNamed(db, 'tareas')
    .addColumn('searchText', 'text', notNull)
    .addColumn('padreId', 'text', (c) => c.references('tareas.id').onDelete('cascade'))
    .addColumn('orden', 'integer', notNull)
    .addColumn('rubroId', 'text', (c) => c.references('rubros.id'))
    .addColumn('inicio', day, notNull)
    .addColumn('duracionDias', 'integer', notNull)
    .addColumn('fin', day, notNull)
    .addColumn('avance', 'integer', notNull)
    .addColumn('estado', 'text', notNull)
    .addColumn('causa', 'text')
    .addColumn('responsableId', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('version', 'integer', notNull)
    .execute()
  await createIndex(db, 'tareas', ['proyectoId', 'orden'])
  for (const column of ['padreId', 'rubroId', 'responsableId']) await createIndex(db, 'tareas', [column])
  await db.schema
    .createTable('tareaDependencias')
    .addColumn('tareaId', 'text', (c) => c.notNull().references('tareas.id').onDelete('cascade'))
    .addColumn('anteriorId', 'text', (c) => c.notNull().references('tareas.id').onDelete('cascade'))
    .addColumn('desfaseDias', 'integer', notNull)
    .addPrimaryKeyConstraint('tareaDependencias_key', ['tareaId', 'anteriorId'])
    .execute()
  await createIndex(db, 'tareaDependencias', ['anteriorId'])
  await db.schema
    .createTable('tareaAvances')
    .addColumn('tareaId', 'text', (c) => c.notNull().references('tareas.id').onDelete('cascade'))
    .addColumn('fecha', day, notNull)
    .addColumn('avance', 'integer', notNull)
    .addPrimaryKeyConstraint('tareaAvances_key', ['tareaId', 'fecha'])
    .execute()
}

async function createBaselines(db: AnyDb): Promise<void> {
  const day = binaryText(db)
  await createNamed(db, 'lineasBase')
    .addColumn('creada', binaryText(db), notNull)
    .addColumn('creadaPor', 'text', notNull)
    .addColumn('tareas', 'integer', notNull)
    .addColumn('inicio', day, notNull)
    .addColumn('fin', day, notNull)
    .execute()
  await createIndex(db, 'lineasBase', ['proyectoId', 'seq'])
  // Without a reference to the task: a baseline keeps the tasks that are deleted later.
  await db.schema
    .createTable('lineaBaseTareas')
    .addColumn('lineaBaseId', 'text', (c) => c.notNull().references('lineasBase.id').onDelete('cascade'))
    .addColumn('tareaId', 'text', notNull)
    .addColumn('inicio', day, notNull)
    .addColumn('fin', day, notNull)
    .addPrimaryKeyConstraint('lineaBaseTareas_key', ['lineaBaseId', 'tareaId'])
    .execute()
}
