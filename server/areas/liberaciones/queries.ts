import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

const sumOf = (column: string) => sql<string>`cast(coalesce(sum(${sql.ref(column)}), 0) as text)`.as('sum')

/** A contract with what its approved certificates retained and what was released of it, in cents. */
export function selectFund(db: Db, proyectoId: number, contratoId: string) {
  return db
    .selectFrom('contratos')
    .select(['id', 'objeto', 'estado', 'moneda', 'fecha'])
    .select((eb) => [
      eb
        .selectFrom('certificados')
        .select(sumOf('certificados.fondoReparo'))
        .whereRef('certificados.contratoId', '=', 'contratos.id')
        .where('certificados.estado', '=', 'aprobado')
        .as('retenido'),
      eb
        .selectFrom('liberaciones')
        .select(sumOf('liberaciones.importe'))
        .whereRef('liberaciones.contratoId', '=', 'contratos.id')
        .where('liberaciones.estado', '=', 'registrada')
        .as('liberado'),
    ])
    .where('proyectoId', '=', proyectoId)
    .where('id', '=', contratoId)
    .executeTakeFirst()
}

/** Subject and supplier of contracts by id. */
export async function selectContracts(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('contratos')
    .innerJoin('proveedores', 'proveedores.id', 'contratos.proveedorId')
    .select(['contratos.id', 'objeto', 'proveedorId', 'razonSocial as proveedor'])
    .where('contratos.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
