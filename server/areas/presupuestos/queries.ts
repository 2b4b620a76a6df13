import { sql, type Insertable } from 'kysely'
import { deleteRows } from '../../db/delete-rows.ts'
import { insertRows } from '../../db/insert-rows.ts'
import type { Database, Db } from '../../db/schema.ts'
import { dayRows, valuedAmount } from '../../money/valued.queries.ts'
import { fromScaled } from '../../money/decimal.ts'
import type { DayFactor } from '../../money/factors.ts'
import { newId } from '../../lib/ids.ts'
import { inBase, type FixedRate } from '../../money/rates.ts'
import { cents } from '../../money/amounts.ts'

export type ItemRow = Insertable<Database['presupuestoItems']>
/** The owner of lines: a budget or a change of one. */
export type Owner = { presupuestoId: string } | { modificacionId: string }

function itemsOfOwner(db: Db, owner: Owner) {
  const [column, id] = Object.entries(owner)[0]!
  return db.selectFrom('presupuestoItems').where(`presupuestoItems.${column as 'presupuestoId'}`, '=', id)
}

/** Item count and totals of budgets. */
export async function selectTotals(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('presupuestoItems')
    .select(['presupuestoId', (eb) => eb.fn.countAll().as('count')])
    .select(sql<string>`cast(sum(${sql.ref('importe')}) as text)`.as('total'))
    .where('presupuestoId', 'in', ids)
    .groupBy('presupuestoId')
    .execute()
  return new Map(rows.map((row) => [row.presupuestoId!, row]))
}

/**
 * Budget totals in a valuation: each line by the factor of the first day of its base month. Budgets without a factor are left out.
 */
export async function selectValuedTotals(db: Db, ids: string[], days: DayFactor[]) {
  const query = sql<{ presupuestoId: string; total: string }>`
    with d as materialized (${dayRows(db, days)})
    select b."id" as "presupuestoId", (
      select cast(coalesce(sum(${valuedAmount(sql`i."importeBase"`, days)}), 0) as text)
      from "presupuestoItems" as i where i."presupuestoId" = b."id"
    ) as "total"
    from d cross join "presupuestos" as b
    where b."id" in (${sql.join(ids)}) and b."mesBase" || '-01' = d."fecha"`
  return (await query.execute(db)).rows
}

/** Line amounts of a budget in the project's currency. */
export function selectInBase(db: Db, presupuestoId: string) {
  return itemsOfOwner(db, { presupuestoId }).select(['id', 'importeBase']).execute()
}

/** What changes compare with all items of a budget. */
export function selectNamed(db: Db, presupuestoId: string) {
  return itemsOfOwner(db, { presupuestoId })
    .select(['id', 'rubroId', 'codigo', 'descripcion', 'importe'])
    .orderBy('seq')
    .execute()
}

/** The lines of a budget or of a change, ordered by rubro and code; only some if their ids are given. */
export function selectItems(db: Db, owner: Owner, ids?: string[]) {
  return itemsOfOwner(db, owner)
    .$if(ids !== undefined, (query) => query.where('presupuestoItems.id', 'in', ids!))
    .innerJoin('rubros', 'rubros.id', 'presupuestoItems.rubroId')
    .innerJoin('unidades', 'unidades.id', 'presupuestoItems.unidadId')
    .select([
      'presupuestoItems.id',
      'presupuestoItems.rubroId',
      'presupuestoItems.codigo',
      'presupuestoItems.descripcion',
      'presupuestoItems.unidadId',
      'unidades.codigo as unidad',
      'presupuestoItems.cantidad',
      'presupuestoItems.precioUnitario',
      'presupuestoItems.importe',
    ])
    .orderBy('rubros.sortKey')
    .orderBy('presupuestoItems.sortKey')
    .orderBy('presupuestoItems.seq')
    .execute()
}

/** The insumos of the items of a budget, in the order of each item; only of some items if their ids are given. */
export function selectInsumos(db: Db, presupuestoId: string, ids?: string[]) {
  return db
    .selectFrom('presupuestoItems')
    .innerJoin('presupuestoInsumos', 'presupuestoInsumos.itemId', 'presupuestoItems.id')
    .innerJoin('materiales', 'materiales.id', 'presupuestoInsumos.materialId')
    .innerJoin('unidades', 'unidades.id', 'materiales.unidadId')
    .select(['presupuestoInsumos.itemId', 'presupuestoInsumos.materialId', 'presupuestoInsumos.cantidadPorUnidad'])
    .select(['materiales.codigo', 'materiales.nombre as material', 'unidades.codigo as unidad'])
    .where('presupuestoItems.presupuestoId', '=', presupuestoId)
    .$if(ids !== undefined, (query) => query.where('presupuestoItems.id', 'in', ids!))
    .orderBy('presupuestoInsumos.itemId')
    .orderBy('presupuestoInsumos.orden')
    .execute()
}

type InsumoRow = Database['presupuestoInsumos']

export async function replaceInsumos(db: Db, itemIds: string[], rows: InsumoRow[]): Promise<void> {
  await deleteRows(db, 'presupuestoInsumos', 'itemId', itemIds)
  await insertInsumos(db, rows)
}

export const insertInsumos = (db: Db, rows: InsumoRow[]) => insertRows(db, 'presupuestoInsumos', rows)

/** The lines of several changes. */
export function selectItemsOfChanges(db: Db, ids: string[]) {
  return db
    .selectFrom('presupuestoItems')
    .innerJoin('unidades', 'unidades.id', 'presupuestoItems.unidadId')
    .select([
      'presupuestoItems.id',
      'presupuestoItems.modificacionId',
      'presupuestoItems.rubroId',
      'presupuestoItems.codigo',
      'presupuestoItems.descripcion',
      'presupuestoItems.unidadId',
      'unidades.codigo as unidad',
      'presupuestoItems.cantidad',
      'presupuestoItems.precioUnitario',
      'presupuestoItems.importe',
    ])
    .where('modificacionId', 'in', ids)
    .orderBy('presupuestoItems.seq')
    .execute()
}

export const insertItems = (db: Db, rows: ItemRow[]) => insertRows(db, 'presupuestoItems', rows)

export async function updateItem(db: Db, { id, ...columns }: Partial<ItemRow> & { id: string }): Promise<void> {
  await db.updateTable('presupuestoItems').set(columns).where('id', '=', id).execute()
}

export const deleteItems = (db: Db, ids: string[]) => deleteRows(db, 'presupuestoItems', 'id', ids)

export async function deleteItemsOf(db: Db, modificacionId: string): Promise<void> {
  await db.deleteFrom('presupuestoItems').where('modificacionId', '=', modificacionId).execute()
}

/** Copies the items of another budget of the project, with their insumos; false if that budget does not exist. */
export async function copyItems(db: Db, proyectoId: number, from: string, to: string): Promise<boolean> {
  const source = await db
    .selectFrom('presupuestos')
    .select('id')
    .where('id', '=', from)
    .where('proyectoId', '=', proyectoId)
    .executeTakeFirst()
  if (!source) return false
  const rows = await itemsOfOwner(db, { presupuestoId: from }).selectAll().orderBy('seq').execute()
  const insumos = await itemsOfOwner(db, { presupuestoId: from })
    .innerJoin('presupuestoInsumos', 'presupuestoInsumos.itemId', 'presupuestoItems.id')
    .selectAll('presupuestoInsumos')
    .execute()
  const copies = new Map(rows.map(({ id }) => [id, newId()]))
  await insertItems(
    db,
    rows.map(({ seq: _seq, ...row }) => ({ ...row, id: copies.get(row.id)!, presupuestoId: to })),
  )
  await insertInsumos(
    db,
    insumos.map((insumo) => ({ ...insumo, itemId: copies.get(insumo.itemId)! })),
  )
  return true
}

/** Recalculates `importeBase` of a budget's items after its exchange rate changed. Throws 400. */
export async function restateItems(
  db: Db,
  presupuestoId: string,
  money: { moneda: string; cotizacion: FixedRate | null },
  monedaBase: string,
): Promise<void> {
  const rows = await itemsOfOwner(db, { presupuestoId }).select(['id', 'importe', 'importeBase']).execute()
  for (const { id, importe, importeBase } of rows) {
    const stated = cents('cotizacion', inBase(fromScaled('importe', importe), money, monedaBase))
    if (stated !== importeBase) await updateItem(db, { id, importeBase: stated })
  }
}

/** Of these items, those in the approved budget of the project or in an approved change of it. */
export function selectInForce(db: Db, proyectoId: number, ids: string[]) {
  return db
    .selectFrom('presupuestoItems')
    .leftJoin('presupuestos', 'presupuestos.id', 'presupuestoItems.presupuestoId')
    .leftJoin('modificaciones', 'modificaciones.id', 'presupuestoItems.modificacionId')
    .select(['presupuestoItems.id', 'presupuestoItems.rubroId'])
    .where('presupuestoItems.proyectoId', '=', proyectoId)
    .where('presupuestoItems.id', 'in', ids)
    .where((eb) => eb.or([eb('presupuestos.estado', '=', 'aprobado'), eb('modificaciones.estado', '=', 'aprobada')]))
    .execute()
}

/**
 * What the items of rubros are worth in a budget with its approved changes, in cents of its currency, by rubro and code. `isItem` is 0
 * for codes that only economías have.
 */
export function selectWorth(db: Db, presupuestoId: string, rubroIds: string[]) {
  const signed = sql`case when "modificaciones"."tipo" = 'economia' then -"presupuestoItems"."importe"
    else "presupuestoItems"."importe" end`
  return db
    .selectFrom('presupuestoItems')
    .leftJoin('modificaciones', 'modificaciones.id', 'presupuestoItems.modificacionId')
    .select(['presupuestoItems.rubroId', 'presupuestoItems.codigo'])
    .select(sql<string>`cast(sum(${signed}) as text)`.as('importe'))
    .select(sql<number>`max(case when "modificaciones"."tipo" = 'economia' then 0 else 1 end)`.as('isItem'))
    .where('presupuestoItems.rubroId', 'in', rubroIds)
    .where((eb) =>
      eb.or([
        eb('presupuestoItems.presupuestoId', '=', presupuestoId),
        eb.and([eb('modificaciones.presupuestoId', '=', presupuestoId), eb('modificaciones.estado', '=', 'aprobada')]),
      ]),
    )
    .groupBy(['presupuestoItems.rubroId', 'presupuestoItems.codigo'])
    .execute()
}

/** The approved budget of a project, or undefined. */
export function selectApproved(db: Db, proyectoId: number) {
  return db
    .selectFrom('presupuestos')
    .select(['id', 'nombre', 'moneda', 'mesBase', 'cotizacion'])
    .where('proyectoId', '=', proyectoId)
    .where('estado', '=', 'aprobado')
    .executeTakeFirst()
}

/** The budgets of a project that may change, oldest first. */
export function selectDrafts(db: Db, proyectoId: number) {
  return db
    .selectFrom('presupuestos')
    .select(['id', 'nombre', 'version'])
    .where('proyectoId', '=', proyectoId)
    .where('estado', '=', 'borrador')
    .orderBy('seq')
    .execute()
}

/** The ids of the budgets to which items of a project belong. */
export async function selectBudgetsOf(db: Db, proyectoId: number, itemIds: string[]): Promise<string[]> {
  if (itemIds.length === 0) return []
  const rows = await db
    .selectFrom('presupuestoItems')
    .select('presupuestoId')
    .distinct()
    .where('proyectoId', '=', proyectoId)
    .where('presupuestoId', 'is not', null)
    .where('id', 'in', itemIds)
    .execute()
  return rows.map(({ presupuestoId }) => presupuestoId!)
}
