import type { Insertable } from 'kysely'
import type { Database, Db } from '../../db/schema.ts'

export async function replaceItems(
  db: Db,
  adendaId: string,
  rows: Insertable<Database['adendaItems']>[],
): Promise<void> {
  await db.deleteFrom('adendaItems').where('adendaId', '=', adendaId).execute()
  if (rows.length > 0) await db.insertInto('adendaItems').values(rows).execute()
}

/** The lines of addenda with their item and unit. */
export function selectItems(db: Db, ids: string[]) {
  return db
    .selectFrom('adendaItems')
    .innerJoin('presupuestoItems', 'presupuestoItems.id', 'adendaItems.itemId')
    .innerJoin('unidades', 'unidades.id', 'presupuestoItems.unidadId')
    .select(['adendaItems.adendaId', 'adendaItems.itemId', 'adendaItems.cantidad', 'adendaItems.precioUnitario'])
    .select(['adendaItems.importe', 'presupuestoItems.codigo', 'presupuestoItems.descripcion'])
    .select('unidades.codigo as unidad')
    .where('adendaItems.adendaId', 'in', ids)
    .orderBy('adendaItems.seq')
    .execute()
}

/** The approved addenda of a contract, in the order of their numbers. */
export function selectApproved(db: Db, contratoId: string) {
  return db
    .selectFrom('adendas')
    .select(['id', 'plazoDias'])
    .where('contratoId', '=', contratoId)
    .where('estado', '=', 'aprobada')
    .orderBy('numero')
    .execute()
}

/** The subjects of contracts by id. */
export async function selectSubjects(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('contratos').select(['id', 'objeto']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, objeto }) => [id, objeto]))
}
