import type { Db } from '../../db/schema.ts'

/** The names that reservations refer to, and the balance of their deposit. */
export async function selectDetails(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('reservas')
    .innerJoin('materiales', 'materiales.id', 'reservas.materialId')
    .innerJoin('unidades', 'unidades.id', 'unidadId')
    .innerJoin('depositos', 'depositos.id', 'reservas.depositoId')
    .innerJoin('rubros', 'rubros.id', 'reservas.rubroId')
    .leftJoin('stockSaldos', (join) =>
      join
        .onRef('stockSaldos.depositoId', '=', 'reservas.depositoId')
        .onRef('stockSaldos.materialId', '=', 'reservas.materialId'),
    )
    .select(['reservas.id', 'materiales.codigo', 'materiales.nombre as material', 'unidades.codigo as unidad'])
    .select(['depositos.nombre as deposito', 'rubros.codigo as rubroCodigo', 'rubros.nombre as rubroNombre'])
    .select(['fisico', 'reservado'])
    .where('reservas.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
