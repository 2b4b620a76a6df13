import type { Db } from '../../db/schema.ts'

/** The accounts of a company by id. */
export async function selectAccounts(db: Db, desarrolladoraId: number, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('cuentas')
    .select(['id', 'nombre', 'moneda', 'activo', 'fechaInicial'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
