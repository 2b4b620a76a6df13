import { sql, type Insertable } from 'kysely'
import type { Database, Db } from '../../db/schema.ts'

export async function replaceItems(
  db: Db,
  contratoId: string,
  rows: Insertable<Database['contratoItems']>[],
): Promise<void> {
  await db.deleteFrom('contratoItems').where('contratoId', '=', contratoId).execute()
  await db.insertInto('contratoItems').values(rows).execute()
}

/** The lines of contracts with their item, rubro and unit. */
export function selectItems(db: Db, contractIds: string[]) {
  return db
    .selectFrom('contratoItems')
    .innerJoin('presupuestoItems', 'presupuestoItems.id', 'contratoItems.itemId')
    .innerJoin('unidades', 'unidades.id', 'presupuestoItems.unidadId')
    .select([
      'contratoItems.id',
      'contratoItems.contratoId',
      'contratoItems.itemId',
      'contratoItems.cantidad',
      'contratoItems.precioUnitario',
      'contratoItems.importe',
      'presupuestoItems.codigo',
      'presupuestoItems.descripcion',
      'presupuestoItems.rubroId',
      'unidades.codigo as unidad',
    ])
    .where('contratoItems.contratoId', 'in', contractIds)
    .orderBy('contratoItems.seq')
    .execute()
}

/** Derived fields: supplier, index, and totals of the approved certificates. */
export function selectContractFacts(db: Db, ids: string[]) {
  return db
    .selectFrom('contratos')
    .innerJoin('proveedores', 'proveedores.id', 'contratos.proveedorId')
    .leftJoin('indices', 'indices.id', 'contratos.indiceId')
    .select(['contratos.id', 'proveedores.razonSocial as proveedor', 'indices.codigo as indice'])
    .select((eb) =>
      eb
        .selectFrom('certificados')
        .select(sql<string>`cast(coalesce(sum(${sql.ref('bruto')}), 0) as text)`.as('sum'))
        .whereRef('certificados.contratoId', '=', 'contratos.id')
        .where('certificados.estado', '=', 'aprobado')
        .as('certificado'),
    )
    .where('contratos.id', 'in', ids)
    .execute()
}

/** A draft or issued certificate of the contract, if any. */
export function selectOpenCertificate(db: Db, contratoId: string) {
  return db
    .selectFrom('certificados')
    .select(['periodo', 'estado'])
    .where('contratoId', '=', contratoId)
    .where('estado', 'in', ['borrador', 'emitido'])
    .orderBy('periodo')
    .executeTakeFirst()
}
