/** The tables of the stock ledger: only ledger.service.ts writes them. */
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import type { StockTables } from './tables.ts'

export type StockKey = { depositoId: string; materialId: string }
export type Balance = Omit<StockTables['stockSaldos'], keyof StockKey>

export async function selectBalance(db: Db, key: StockKey): Promise<Balance> {
  const row = await db
    .selectFrom('stockSaldos')
    .select(['fisico', 'reservado', 'valor'])
    .where((eb) => eb.and(key))
    .executeTakeFirst()
  return row ?? { fisico: 0, reservado: 0, valor: 0 }
}

export async function upsertBalance(db: Db, key: StockKey, balance: Balance): Promise<void> {
  await db
    .insertInto('stockSaldos')
    .values({ ...key, ...balance })
    .onConflict((conflict) => conflict.columns(['depositoId', 'materialId']).doUpdateSet(balance))
    .execute()
}

export type CountLine = { seq: number; fecha: string; cantidad: number; contado: number | null }

/** The counts of a key from a day on, in their order. */
export function selectCounts(db: Db, key: StockKey, from: string): Promise<CountLine[]> {
  return db
    .selectFrom('stockLineas')
    .select(['seq', 'fecha', 'cantidad', 'contado'])
    .where((eb) => eb.and(key))
    .where('contado', 'is not', null)
    .where('fecha', '>=', from)
    .orderBy('fecha')
    .orderBy('seq')
    .execute()
}

/** The balance at the end of the last day before `day`, in days that have lines. */
export async function selectClosingBefore(db: Db, key: StockKey, day: string): Promise<number> {
  const row = await db
    .selectFrom('stockDias')
    .select('cierre')
    .where((eb) => eb.and(key))
    .where('fecha', '<', day)
    .orderBy('fecha', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.cierre ?? 0
}

/** Creates the row of a day, with the balance of the day before. */
export async function insertDay(db: Db, key: StockKey, fecha: string): Promise<void> {
  const cierre = await selectClosingBefore(db, key, fecha)
  await db
    .insertInto('stockDias')
    .values({ ...key, fecha, delta: 0, cierre })
    .onConflict((conflict) => conflict.columns(['depositoId', 'materialId', 'fecha']).doNothing())
    .execute()
}

type Days = { from: string; before: string | undefined }

const closings = (db: Db, key: StockKey, { from, before }: Days) => {
  const query = db
    .selectFrom('stockDias')
    .where((eb) => eb.and(key))
    .where('fecha', '>=', from)
  return before === undefined ? query : query.where('fecha', '<', before)
}

/** The first day whose balance is below a quantity. */
export function selectFirstBelow(db: Db, key: StockKey, days: Days, quantity: number) {
  return closings(db, key, days)
    .select(['fecha', 'cierre'])
    .where('cierre', '<', quantity)
    .orderBy('fecha')
    .limit(1)
    .executeTakeFirst()
}

/** Adds a quantity to the balances of the days from `from` until `before`. */
export async function shiftClosings(db: Db, key: StockKey, { from, before }: Days, quantity: number): Promise<void> {
  const query = db
    .updateTable('stockDias')
    .set({ cierre: sql`"cierre" + ${quantity}` })
    .where((eb) => eb.and(key))
    .where('fecha', '>=', from)
  await (before === undefined ? query : query.where('fecha', '<', before)).execute()
}

export async function addToDay(db: Db, key: StockKey, fecha: string, quantity: number): Promise<void> {
  await db
    .updateTable('stockDias')
    .set({ delta: sql`"delta" + ${quantity}` })
    .where((eb) => eb.and({ ...key, fecha }))
    .execute()
}

export async function insertLine(db: Db, line: Omit<StockTables['stockLineas'], 'seq'>): Promise<number> {
  const { seq } = await db.insertInto('stockLineas').values(line).returning('seq').executeTakeFirstOrThrow()
  return seq
}

/** Changes the difference of a count, and its value. */
export async function addToCount(db: Db, seq: number, cantidad: number, valor: number): Promise<void> {
  await db
    .updateTable('stockLineas')
    .set({ cantidad: sql`"cantidad" + ${cantidad}`, valor: sql`"valor" + ${valor}` })
    .where('seq', '=', seq)
    .execute()
}

/** The lines of a document. */
export function selectLinesOf(db: Db, documentoId: string) {
  return db
    .selectFrom('stockLineas')
    .select(['depositoId', 'materialId', 'fecha', 'tramo', 'cantidad', 'valor'])
    .where('documentoId', '=', documentoId)
    .orderBy('seq')
    .execute()
}

/** The names of a material and a deposit, and where else in the company there is some. */
export async function selectNames(db: Db, { depositoId, materialId }: StockKey) {
  const { material, unidad } = await db
    .selectFrom('materiales')
    .innerJoin('unidades', 'unidades.id', 'unidadId')
    .select(['materiales.nombre as material', 'unidades.codigo as unidad'])
    .where('materiales.id', '=', materialId)
    .executeTakeFirstOrThrow()
  const { nombre } = await db
    .selectFrom('depositos')
    .select('nombre')
    .where('id', '=', depositoId)
    .executeTakeFirstOrThrow()
  return { material, unidad, deposito: nombre }
}

/** Those of some deposits that hold a material, the largest quantity first. */
export function selectElsewhere(db: Db, { depositoId, materialId }: StockKey, depositIds: string[]) {
  return db
    .selectFrom('stockSaldos')
    .innerJoin('depositos', 'depositos.id', 'depositoId')
    .select(['nombre', 'fisico'])
    .where('materialId', '=', materialId)
    .where('depositoId', '<>', depositoId)
    .where('depositoId', 'in', depositIds)
    .where('fisico', '>', 0)
    .orderBy('fisico', 'desc')
    .limit(2)
    .execute()
}

/** The `seq` of the last line of a key; 0 without any. */
export async function selectLastSeq(db: Db, key: StockKey): Promise<number> {
  const { seq } = await db
    .selectFrom('stockLineas')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .where((eb) => eb.and(key))
    .executeTakeFirstOrThrow()
  return Number(seq ?? 0)
}

/** The sum of the lines of a day up to one of them. */
export async function sumOfDay(db: Db, key: StockKey, fecha: string, last: number): Promise<number> {
  const { cantidad } = await db
    .selectFrom('stockLineas')
    .select(sql<string>`cast(coalesce(sum("cantidad"), 0) as text)`.as('cantidad'))
    .where((eb) => eb.and({ ...key, fecha }))
    .where('seq', '<=', last)
    .executeTakeFirstOrThrow()
  return Number(cantidad)
}

/** Puts the lines of a day that are later than `seen` after a count. */
export async function placeCount(db: Db, key: StockKey, fecha: string, seen: number, seq: number): Promise<void> {
  await db
    .updateTable('stockLineas')
    .set({ tramo: seq })
    .where((eb) => eb.and({ ...key, fecha }))
    .where('seq', '>', seen)
    .execute()
}
