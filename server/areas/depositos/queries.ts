import type { Db } from '../../db/schema.ts'

/** Whether the company has a project. */
export async function hasProject(db: Db, desarrolladoraId: number, proyectoId: number): Promise<boolean> {
  const row = await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', proyectoId)
    .where('companyId', '=', desarrolladoraId)
    .executeTakeFirst()
  return row !== undefined
}

/** The deposits that a project may use, by name: its own, the company's central ones and those at suppliers. */
export function selectUsableDeposits(db: Db, desarrolladoraId: number, proyectoId: number) {
  return db
    .selectFrom('depositos')
    .select(['id', 'nombre', 'tipo'])
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where((eb) => eb.or([eb('proyectoId', 'is', null), eb('proyectoId', '=', proyectoId)]))
    .orderBy('sortKey')
    .execute()
}

/** The first deposit in use that a supplier has. */
export function selectSupplierDeposit(db: Db, desarrolladoraId: number, proveedorId: string) {
  return db
    .selectFrom('depositos')
    .select('id')
    .where('desarrolladoraId', '=', desarrolladoraId)
    .where('proveedorId', '=', proveedorId)
    .where('activo', '=', 1)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
}
