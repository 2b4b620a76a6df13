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

/** What approved certificates of a project retain, by contract and exchange rate, with the planned days of its release, in cents. */
export function selectRetentions(db: Db, proyectoId: number) {
  const terms = ['k.id', 'k.fecha', 'k.plazoDias', 'k.fechaLiberacionPrevista', 'k.moneda', 'c.cotizacion'] as const
  return db
    .selectFrom('contratos as k')
    .innerJoin('certificados as c', 'c.contratoId', 'k.id')
    .select([...terms, sql<string>`cast(sum(c."fondoReparo") as text)`.as('fondoReparo')])
    .where('k.proyectoId', '=', proyectoId)
    .where('c.estado', '=', 'aprobado')
    .where('c.fondoReparo', '<>', 0)
    .groupBy(terms)
    .execute()
}

/** What was released of the contracts of a project, in their currencies, by contract id. */
export async function selectReleased(db: Db, proyectoId: number): Promise<Map<string, bigint>> {
  const rows = await db
    .selectFrom('liberaciones')
    .select(['contratoId', sumOf('liberaciones.importe')])
    .where('proyectoId', '=', proyectoId)
    .where('estado', '=', 'registrada')
    .groupBy('contratoId')
    .execute()
  return new Map(rows.map(({ contratoId, sum }) => [contratoId, BigInt(sum)]))
}

/** A release with its contract and supplier, as payments of it need them. */
export function selectBalance(db: Db, proyectoId: number, id: string) {
  return db
    .selectFrom('liberaciones')
    .innerJoin('contratos', 'contratos.id', 'liberaciones.contratoId')
    .innerJoin('proveedores', 'proveedores.id', 'contratos.proveedorId')
    .select(['liberaciones.id', 'liberaciones.numero', 'liberaciones.estado', 'liberaciones.moneda'])
    .select(['liberaciones.cotizacion', 'importe', 'importeBase', 'saldo', 'objeto', 'proveedorId'])
    .select('razonSocial as proveedor')
    .where('liberaciones.proyectoId', '=', proyectoId)
    .where('liberaciones.id', '=', id)
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
