import { sql, type ExpressionBuilder, type Insertable, type Selectable } from 'kysely'
import { rowsAtOnce } from '../../db/insert-rows.ts'
import type { Database, Db } from '../../db/schema.ts'
import type { CargasTables } from './tables.ts'

export type CargaRow = Selectable<CargasTables['cargas']>
export type FilaRow = Selectable<CargasTables['cargaFilas']>
type Estado = CargaRow['estado']

export const insertCarga = (db: Db, row: Insertable<CargasTables['cargas']>) =>
  db.insertInto('cargas').values(row).execute()

export function selectCarga(db: Db, desarrolladoraId: number, id: string): Promise<CargaRow | undefined> {
  return db
    .selectFrom('cargas')
    .selectAll()
    .where('id', '=', id)
    .where('desarrolladoraId', '=', desarrolladoraId)
    .executeTakeFirst()
}

type CargaFilter = {
  tipo?: CargaRow['tipo'] | undefined
  proyectoId?: number | undefined
  /** The projects that the caller sees; null: all. */
  visible: readonly number[] | null
}

function ofCompany(db: Db, desarrolladoraId: number, { tipo, proyectoId, visible }: CargaFilter) {
  let query = db.selectFrom('cargas').where('desarrolladoraId', '=', desarrolladoraId)
  if (tipo !== undefined) query = query.where('tipo', '=', tipo)
  if (proyectoId !== undefined) query = query.where('proyectoId', '=', proyectoId)
  if (visible === null) return query
  if (visible.length === 0) return query.where('proyectoId', 'is', null)
  return query.where((eb) => eb.or([eb('proyectoId', 'is', null), eb('proyectoId', 'in', visible)]))
}

export async function countCargas(db: Db, desarrolladoraId: number, filter: CargaFilter): Promise<number> {
  const { total } = await ofCompany(db, desarrolladoraId, filter)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Newest first. */
export function selectCargas(
  db: Db,
  desarrolladoraId: number,
  filter: CargaFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<CargaRow[]> {
  return ofCompany(db, desarrolladoraId, filter)
    .selectAll()
    .orderBy('seq', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
}

export const deleteCarga = (db: Db, id: string) => db.deleteFrom('cargas').where('id', '=', id).execute()

/** Changes a load that is in one of the states, and in the version if one is given. Returns whether it was. */
export async function updateCarga(
  db: Db,
  { id, version, estados }: { id: string; version?: number | undefined; estados?: Estado[] },
  change: Partial<Insertable<CargasTables['cargas']>>,
): Promise<boolean> {
  let query = db.updateTable('cargas').set(change).where('id', '=', id)
  if (version !== undefined) query = query.where('version', '=', version)
  if (estados) query = query.where('estado', 'in', estados)
  const { numUpdatedRows } = await query.executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Loads in progress of which there was no sign of life since a time. */
export function selectAbandoned(db: Db, before: string): Promise<CargaRow[]> {
  return db
    .selectFrom('cargas')
    .selectAll()
    .where('estado', 'in', ['cargando', 'confirmando', 'cancelando', 'deshaciendo'])
    .where('latido', '<', before)
    .execute()
}

/** Since when nobody touched an old load, by the states in which nothing is loaded. */
type OldCargas = Record<'revisando' | 'lista', string>

const isOld = (old: OldCargas) => (eb: ExpressionBuilder<Database, 'cargas'>) => {
  const before = (estado: keyof OldCargas) => eb.and([eb('estado', '=', estado), eb('latido', '<', old[estado])])
  return eb.or([before('revisando'), before('lista')])
}

export async function deleteOld(db: Db, old: OldCargas): Promise<void> {
  await db.deleteFrom('cargas').where(isOld(old)).execute()
}

/** Whether there are such loads: without them the store needs no write. */
export async function hasOld(db: Db, old: OldCargas): Promise<boolean> {
  const row = await db.selectFrom('cargas').select('id').where(isOld(old)).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Inserts rows, or replaces those with the same number. */
export async function putFilas(db: Db, rows: Insertable<CargasTables['cargaFilas']>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await db
      .insertInto('cargaFilas')
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflict((conflict) =>
        conflict.columns(['cargaId', 'fila']).doUpdateSet((eb) => ({
          tipo: eb.ref('excluded.tipo'),
          principal: eb.ref('excluded.principal'),
          cruda: eb.ref('excluded.cruda'),
          valores: eb.ref('excluded.valores'),
          clave: eb.ref('excluded.clave'),
          accion: eb.ref('excluded.accion'),
          resultado: eb.ref('excluded.resultado'),
          entidadId: eb.ref('excluded.entidadId'),
          versionVista: eb.ref('excluded.versionVista'),
          versionHecha: eb.ref('excluded.versionHecha'),
          antes: eb.ref('excluded.antes'),
          error: eb.ref('excluded.error'),
        })),
      )
      .execute()
}

/** The rows of the sheet after a number, in order. */
export function selectSheetRows(db: Db, cargaId: string, after: number, limit: number): Promise<FilaRow[]> {
  return db
    .selectFrom('cargaFilas')
    .selectAll()
    .where('cargaId', '=', cargaId)
    .where('fila', '>', Math.max(after, 0))
    .orderBy('fila')
    .limit(limit)
    .execute()
}

/** Removes the rows that are no rows of the sheet. */
export const deleteCreated = (db: Db, cargaId: string) =>
  db.deleteFrom('cargaFilas').where('cargaId', '=', cargaId).where('fila', '<', 1).execute()

export function selectFila(db: Db, cargaId: string, fila: number): Promise<FilaRow | undefined> {
  return db
    .selectFrom('cargaFilas')
    .selectAll()
    .where('cargaId', '=', cargaId)
    .where('fila', '=', fila)
    .executeTakeFirst()
}

export function selectByClaves(db: Db, cargaId: string, claves: string[]): Promise<FilaRow[]> {
  return db
    .selectFrom('cargaFilas')
    .selectAll()
    .where('cargaId', '=', cargaId)
    .where('clave', 'in', claves)
    .where('fila', '>', 0)
    .orderBy('fila')
    .execute()
}

export async function selectNewClaves(db: Db, cargaId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cargaFilas')
    .select('clave')
    .where('cargaId', '=', cargaId)
    .where('accion', '=', 'crear')
    .execute()
  return rows.map(({ clave }) => clave)
}

const withValues = (db: Db, cargaId: string) =>
  db
    .selectFrom('cargaFilas')
    .select(['fila', 'valores'])
    .where('cargaId', '=', cargaId)
    .where('principal', 'is', null)
    .orderBy('fila')

/** The values of the records that the rows of the sheet create. */
export const selectNewValues = (db: Db, cargaId: string) =>
  withValues(db, cargaId).where('accion', '=', 'crear').where('fila', '>', 0).execute()

/** The values of the records whose rows have some results. */
export const selectValuesOf = (db: Db, cargaId: string, resultados: FilaRow['resultado'][]) =>
  withValues(db, cargaId).where('resultado', 'in', resultados).where('accion', 'in', ['crear', 'cambiar']).execute()

export async function selectByFilas(db: Db, cargaId: string, filas: number[]): Promise<FilaRow[]> {
  if (filas.length === 0) return []
  return db.selectFrom('cargaFilas').selectAll().where('cargaId', '=', cargaId).where('fila', 'in', filas).execute()
}

/** The number of rows by action and result. */
export async function countFilas(db: Db, cargaId: string) {
  const rows = await db
    .selectFrom('cargaFilas')
    .select(['accion', 'resultado'])
    .select((eb) => eb.fn.countAll().as('cuantas'))
    .where('cargaId', '=', cargaId)
    .groupBy(['accion', 'resultado'])
    .execute()
  return rows.map((row) => ({ ...row, cuantas: Number(row.cuantas) }))
}

/** The problems of rows with an error, in slices by row. */
export function selectProblems(db: Db, cargaId: string) {
  return db
    .selectFrom('cargaFilas')
    .select('error')
    .where('cargaId', '=', cargaId)
    .where('accion', '=', 'error')
    .where('error', 'like', '%desconocidas%')
    .execute()
}

export type FilaFilter = { accion?: FilaRow['accion'] | undefined; resultado?: FilaRow['resultado'] | undefined }

function filteredFilas(db: Db, cargaId: string, { accion, resultado }: FilaFilter) {
  let query = db.selectFrom('cargaFilas').where('cargaId', '=', cargaId)
  query = accion === undefined ? query.where('accion', '<>', 'titulo') : query.where('accion', '=', accion)
  return resultado === undefined ? query : query.where('resultado', '=', resultado)
}

export async function countFiltered(db: Db, cargaId: string, filter: FilaFilter): Promise<number> {
  const { total } = await filteredFilas(db, cargaId, filter)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export function selectFilas(
  db: Db,
  cargaId: string,
  filter: FilaFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<FilaRow[]> {
  return filteredFilas(db, cargaId, filter).selectAll().orderBy('fila').offset(offset).limit(limit).execute()
}

/** Rows to load or to confirm after a row, in the order of the sheet; one for each record. */
export function selectToDo(
  db: Db,
  cargaId: string,
  resultado: 'pendiente' | 'preparada',
  { after, limit }: { after: number; limit: number },
): Promise<FilaRow[]> {
  return db
    .selectFrom('cargaFilas')
    .selectAll()
    .where('cargaId', '=', cargaId)
    .where('accion', 'in', ['crear', 'cambiar'])
    .where('resultado', '=', resultado)
    .where('principal', 'is', null)
    .where('fila', '>', after)
    .orderBy('fila')
    .limit(limit)
    .execute()
}

/** Rows that wrote a record, before a row, the last ones first. */
export function selectLoaded(db: Db, cargaId: string, before: number, limit: number): Promise<FilaRow[]> {
  return db
    .selectFrom('cargaFilas')
    .selectAll()
    .where('cargaId', '=', cargaId)
    .where('resultado', 'in', ['cargada', 'preparada'])
    .where('principal', 'is', null)
    .where('fila', '<', before)
    .orderBy('fila', 'desc')
    .limit(limit)
    .execute()
}

/** Gives further lines of records the result of the first one. */
export async function followPrincipal(
  db: Db,
  cargaId: string,
  principals: number[],
  change: Pick<FilaRow, 'resultado'> & Partial<Pick<FilaRow, 'error'>>,
): Promise<void> {
  if (principals.length === 0) return
  await db
    .updateTable('cargaFilas')
    .set(change)
    .where('cargaId', '=', cargaId)
    .where('principal', 'in', principals)
    .execute()
}

/** Runs work inside a write and takes back what it wrote if it throws: on PostgreSQL a failed statement would end the whole write. */
export async function withSavepoint<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint carga`.execute(db)
  try {
    const result = await work()
    await sql`release savepoint carga`.execute(db)
    return result
  } catch (error) {
    await sql`rollback to savepoint carga`.execute(db)
    await sql`release savepoint carga`.execute(db)
    throw error
  }
}

/** Stores what became of rows of one load. */
export async function storeResults(db: Db, rows: FilaRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce)
    const numbers = some.map(({ fila }) => fila)
    const results = some.map(
      ({ fila, resultado, entidadId, versionHecha, error }) =>
        sql`(cast(${fila} as integer), ${resultado}, cast(${entidadId} as text), cast(${versionHecha} as integer), cast(${error} as text))`,
    )
    // The numbers once more, because SQLite would read all rows of the load.
    await sql`update "cargaFilas" set "resultado" = "done"."column2", "entidadId" = "done"."column3",
      "versionHecha" = "done"."column4", "error" = "done"."column5"
      from (values ${sql.join(results)}) as "done"
      where "cargaFilas"."cargaId" = ${rows[0]!.cargaId} and "cargaFilas"."fila" = "done"."column1"
        and "cargaFilas"."fila" in (${sql.join(numbers)})`.execute(db)
  }
}

export const updateFila = (
  db: Db,
  { cargaId, fila }: FilaRow,
  change: Partial<Insertable<CargasTables['cargaFilas']>>,
) => db.updateTable('cargaFilas').set(change).where('cargaId', '=', cargaId).where('fila', '=', fila).execute()

export function selectMapping(db: Db, desarrolladoraId: number, tipo: string, titulos: string) {
  return db
    .selectFrom('cargaMapeos')
    .select('columnas')
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('tipo', '=', tipo)
    .where('titulos', '=', titulos)
    .executeTakeFirst()
}

export const putMapping = (db: Db, row: CargasTables['cargaMapeos']) =>
  db
    .insertInto('cargaMapeos')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['desarrolladoraId', 'tipo', 'titulos']).doUpdateSet({ columnas: row.columnas }),
    )
    .execute()

/** The projects of a company by name and code, for the column of a deposit. */
export const selectProjects = (db: Db, desarrolladoraId: number) =>
  db.selectFrom('projects').select(['id', 'nombre', 'codigo']).where('companyId', '=', desarrolladoraId).execute()

/** Who changed a record last. */
export function selectLastAuthor(db: Db, desarrolladoraId: number, entidad: string, entidadId: string) {
  return db
    .selectFrom('historial')
    .select(['usuario', 'momento'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('entidad', '=', entidad)
    .where('entidadId', '=', entidadId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The user on whose behalf an abandoned load is undone. */
export const selectUser = (db: Db, id: string) =>
  db.selectFrom('users').select(['id', 'name', 'email']).where('id', '=', id).executeTakeFirst()

/** Counts one more row as done, and notes a sign of life. Returns the state. */
export async function beat(
  db: Db,
  id: string,
  { now, hechas }: { now: string; hechas: number },
): Promise<Estado | undefined> {
  await db
    .updateTable('cargas')
    .set((eb) => ({ latido: now, hechas: eb('hechas', '+', hechas) }))
    .where('id', '=', id)
    .execute()
  const row = await db.selectFrom('cargas').select('estado').where('id', '=', id).executeTakeFirst()
  return row?.estado
}
