import type { Db } from '../../db/schema.ts'

/** Name and CUIT of suppliers by id. */
export async function selectSupplierNames(
  db: Db,
  ids: Iterable<string>,
): Promise<Map<string, { razonSocial: string; cuit: string }>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const rows = await db
    .selectFrom('proveedores')
    .select(['id', 'razonSocial', 'cuit'])
    .where('id', 'in', unique)
    .execute()
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}
