import type { Db } from '../../db/schema.ts'

/** The parent of a rubro, or null. */
export async function selectParentId(db: Db, desarrolladoraId: number, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('rubros')
    .select('padreId')
    .where('id', '=', id)
    .where('desarrolladoraId', '=', desarrolladoraId)
    .executeTakeFirst()
  return row?.padreId ?? null
}

/** The number of active child rubros. */
export async function selectChildren(db: Db, desarrolladoraId: number, id: string): Promise<number> {
  const { count } = await db
    .selectFrom('rubros')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('padreId', '=', id)
    .where('activo', '=', 1)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The children of a rubro, or the top-level rubros, in order. */
export function selectSiblings(db: Db, desarrolladoraId: number, padreId: string | null) {
  return db
    .selectFrom('rubros')
    .select(['id', 'orden'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('padreId', padreId === null ? 'is' : '=', padreId)
    .orderBy('orden')
    .execute()
}

export async function updateOrder(db: Db, id: string, orden: number): Promise<void> {
  await db
    .updateTable('rubros')
    .set((eb) => ({ orden, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** The parent of each rubro of a company. */
export async function selectParents(db: Db, desarrolladoraId: number): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('rubros')
    .select(['id', 'padreId'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .execute()
  return new Map(rows.map(({ id, padreId }) => [id, padreId]))
}

/** The rubros of a company, by code. */
export function selectRubros(db: Db, desarrolladoraId: number) {
  return db
    .selectFrom('rubros')
    .select(['id', 'codigo', 'nombre', 'padreId'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .orderBy('sortKey')
    .execute()
}
