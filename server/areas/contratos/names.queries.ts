import type { Db } from '../../db/schema.ts'

/** The contracts of a project with the names by which people call them. */
export function selectContractNames(db: Db, proyectoId: number) {
  return db
    .selectFrom('contratos')
    .select(['id', 'numero', 'objeto'])
    .where('proyectoId', '=', proyectoId)
    .orderBy('seq')
    .execute()
}
