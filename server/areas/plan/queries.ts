import { sql, type Insertable, type Updateable } from 'kysely'
import { deleteRows } from '../../db/delete-rows.ts'
import { insertRows, rowsAtOnce } from '../../db/insert-rows.ts'
import { isLike } from '../../db/search.ts'
import type { Database, Db } from '../../db/schema.ts'
import { fold } from '../../lib/text.ts'
import { seesProject } from '../../records/visible-projects.queries.ts'
import type { PlanTables } from './tables.ts'
import type { Task } from './tree.ts'

type TaskRow = Insertable<Database['tareas']>

export async function selectVersion(db: Db, proyectoId: number): Promise<number> {
  const row = await db.selectFrom('planes').select('version').where('proyectoId', '=', proyectoId).executeTakeFirst()
  return row?.version ?? 1
}

export async function raiseVersion(db: Db, proyectoId: number): Promise<void> {
  await db
    .insertInto('planes')
    .values({ proyectoId, version: 2 })
    .onConflict((conflict) =>
      conflict.column('proyectoId').doUpdateSet((eb) => ({ version: eb('planes.version', '+', 1) })),
    )
    .execute()
}

/** The tasks of a project, siblings in order. */
export function selectTasks(db: Db, proyectoId: number) {
  return db
    .selectFrom('tareas')
    .select(['id', 'nombre', 'padreId', 'orden', 'rubroId', 'inicio', 'duracionDias', 'fin', 'avance', 'estado'])
    .select(['causa', 'responsableId', 'version'])
    .where('proyectoId', '=', proyectoId)
    .orderBy('orden')
    .orderBy('seq')
    .execute()
}

/** The versions of all tasks of a project. */
export function selectVersions(db: Db, proyectoId: number) {
  return db.selectFrom('tareas').select(['id', 'version']).where('proyectoId', '=', proyectoId).execute()
}

export function selectLinks(db: Db, proyectoId: number) {
  return db
    .selectFrom('tareaDependencias as d')
    .innerJoin('tareas', 'tareas.id', 'd.tareaId')
    .select(['d.tareaId', 'd.anteriorId', 'd.desfaseDias'])
    .where('proyectoId', '=', proyectoId)
    .execute()
}

/** The days of the company's holidays, in order. */
export async function selectHolidays(db: Db, desarrolladoraId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('feriados')
    .select('fecha')
    .distinct()
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('activo', '=', 1)
    .orderBy('fecha')
    .execute()
  return rows.map(({ fecha }) => fecha)
}

/** The names of the members of a company, by id; with `viewing`, only of those who see that project. */
export async function selectMemberNames(
  db: Db,
  desarrolladoraId: number,
  viewing?: number,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id', 'users.name'])
    .where('companyId', '=', desarrolladoraId)
    .$if(viewing !== undefined, (query) => query.where(seesProject(sql`${viewing}`)))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Tasks whose name contains the words of a search, the first ones by date. */
export function selectFound(db: Db, proyectoId: number, { search, limit }: { search: string; limit: number }) {
  return db
    .selectFrom('tareas')
    .select(['id', 'nombre', 'inicio', 'fin', 'estado'])
    .where('proyectoId', '=', proyectoId)
    .where(isLike('searchText', search))
    .orderBy('inicio')
    .orderBy('seq')
    .limit(limit)
    .execute()
}

/** The stored columns of a task. */
export function taskRow({ dependencias: _links, ...task }: Task, proyectoId: number): TaskRow {
  return { ...task, proyectoId, searchText: fold(task.nombre) }
}

export const insertTasks = (db: Db, rows: TaskRow[]) => insertRows(db, 'tareas', rows)

export async function updateTask(db: Db, id: string, columns: Updateable<Database['tareas']>): Promise<void> {
  await db.updateTable('tareas').set(columns).where('id', '=', id).execute()
}

export const deleteTasks = (db: Db, ids: string[]) => deleteRows(db, 'tareas', 'id', ids)

/** Replaces what a task waits for. */
export async function writeLinks(db: Db, links: Map<string, { tareaId: string; desfaseDias: number }[]>) {
  await deleteRows(db, 'tareaDependencias', 'tareaId', [...links.keys()])
  const rows = [...links].flatMap(([tareaId, each]) =>
    each.map(({ tareaId: anteriorId, desfaseDias }) => ({ tareaId, anteriorId, desfaseDias })),
  )
  await insertRows(db, 'tareaDependencias', rows)
}

/** Stores the progress of tasks on a day, each task once; it replaces that of the same day. */
export async function writeProgress(db: Db, rows: PlanTables['tareaAvances'][]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await db
      .insertInto('tareaAvances')
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflict((conflict) =>
        conflict.columns(['tareaId', 'fecha']).doUpdateSet(({ ref }) => ({ avance: ref('excluded.avance') })),
      )
      .execute()
}

/** The progress of each task by day, in order. */
export function selectProgress(db: Db, proyectoId: number) {
  return db
    .selectFrom('tareaAvances as a')
    .innerJoin('tareas', 'tareas.id', 'a.tareaId')
    .select(['a.tareaId', 'a.fecha', 'a.avance'])
    .where('proyectoId', '=', proyectoId)
    .orderBy('a.fecha')
    .execute()
}

const baselineColumns = ['id', 'nombre', 'creada', 'creadaPor', 'tareas', 'inicio', 'fin'] as const

export async function countBaselines(db: Db, proyectoId: number): Promise<number> {
  const { count } = await db
    .selectFrom('lineasBase')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('proyectoId', '=', proyectoId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Baselines, the last one first. */
export function selectBaselines(db: Db, proyectoId: number, { offset, size }: { offset: number; size: number }) {
  return db
    .selectFrom('lineasBase')
    .select(baselineColumns)
    .where('proyectoId', '=', proyectoId)
    .orderBy('seq', 'desc')
    .offset(offset)
    .limit(size)
    .execute()
}

export function selectBaselineTasks(db: Db, lineaBaseId: string) {
  return db
    .selectFrom('lineaBaseTareas')
    .select(['tareaId', 'inicio', 'fin'])
    .where('lineaBaseId', '=', lineaBaseId)
    .execute()
}

export async function insertBaseline(
  db: Db,
  row: Insertable<Database['lineasBase']>,
  tasks: Pick<TaskRow, 'id' | 'inicio' | 'fin'>[],
): Promise<void> {
  await db.insertInto('lineasBase').values(row).execute()
  const rows = tasks.map(({ id, inicio, fin }) => ({ lineaBaseId: row.id, tareaId: id, inicio, fin }))
  await insertRows(db, 'lineaBaseTareas', rows)
}

/** What each rubro has in the approved budget, in cents of the project's currency. */
export async function selectBudgeted(db: Db, proyectoId: number): Promise<Map<string, bigint>> {
  const rows = await db
    .selectFrom('presupuestos')
    .innerJoin('presupuestoItems as i', 'i.presupuestoId', 'presupuestos.id')
    .select(['i.rubroId', sql<string>`cast(sum(i."importeBase") as text)`.as('importe')])
    .where('presupuestos.proyectoId', '=', proyectoId)
    .where('presupuestos.estado', '=', 'aprobado')
    .groupBy('i.rubroId')
    .execute()
  return new Map(rows.map(({ rubroId, importe }) => [rubroId, BigInt(importe)]))
}

/** The items of the contracts that count: the rubro, what is contracted in cents, and the certified share in ten thousandths of a percent. */
export async function selectCertified(db: Db, proyectoId: number) {
  const certified = db
    .selectFrom('certificados as e')
    .innerJoin('certificadoLineas as l', 'l.certificadoId', 'e.id')
    .select(['l.contratoItemId', sql<string>`cast(sum(l."porcentaje") as text)`.as('porcentaje')])
    .where('e.proyectoId', '=', proyectoId)
    .where('e.estado', '=', 'aprobado')
    .groupBy('l.contratoItemId')
    .as('certified')
  const rows = await db
    .selectFrom('contratos as c')
    .innerJoin('contratoItems as i', 'i.contratoId', 'c.id')
    .innerJoin('presupuestoItems as b', 'b.id', 'i.itemId')
    .leftJoin(certified, 'certified.contratoItemId', 'i.id')
    .select(['b.rubroId', 'i.importeBase', 'certified.porcentaje'])
    .where('c.proyectoId', '=', proyectoId)
    .where('c.estado', 'in', ['vigente', 'finalizado', 'rescindido'])
    .execute()
  return rows.map(({ rubroId, importeBase, porcentaje }) => ({
    rubroId,
    importe: BigInt(importeBase),
    porcentaje: BigInt(porcentaje ?? 0),
  }))
}
