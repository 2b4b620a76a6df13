import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Db } from '../../db/schema.ts'

type SupplierNames = { razonSocial: string; cuit: string; condicionIva: components['schemas']['CondicionIva'] }

/** Name, CUIT and VAT condition of suppliers by id. */
export async function selectSupplierNames(db: Db, ids: Iterable<string>): Promise<Map<string, SupplierNames>> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return new Map()
  const rows = await db
    .selectFrom('proveedores')
    .select(['id', 'razonSocial', 'cuit', 'condicionIva'])
    .where('id', 'in', unique)
    .execute()
  return new Map(rows.map(({ id, ...names }) => [id, names as SupplierNames]))
}
