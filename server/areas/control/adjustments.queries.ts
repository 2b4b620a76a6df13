/** Contracts in force with an index, and what was certified of them, by rubro. */
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'

const cents = (amount: string) => sql<string>`cast(sum(${sql.raw(amount)}) as text)`

const isIndexed = sql<SqlBool>`exists (select 1 from "contratoIndices" as x where x."contratoId" = c."id")`

/** Contracted amounts by contract and rubro. */
export function selectIndexedContracts(db: Db, proyectoId: number) {
  const terms = [
    'c.id',
    'c.proveedorId',
    'c.mesBase',
    'c.indiceDesfase',
    'c.anticipoPorcentaje',
    'c.anticipoCongela',
  ] as const
  return db
    .selectFrom('contratos as c')
    .innerJoin('contratoItems as l', 'l.contratoId', 'c.id')
    .innerJoin('presupuestoItems as i', 'i.id', 'l.itemId')
    .select([...terms, 'i.rubroId'])
    .select([cents('"l"."importe"').as('importe'), cents('"l"."importeBase"').as('importeBase')])
    .where('c.proyectoId', '=', proyectoId)
    .where('c.estado', '=', 'vigente')
    .where(isIndexed)
    .groupBy([...terms, 'i.rubroId'])
    .orderBy('c.id')
    .orderBy('i.rubroId')
    .execute()
}

/** Approved certificates of those contracts, by rubro. `importe` is without adjustment, in the currency of the contract. */
export function selectIndexedCertificates(db: Db, proyectoId: number) {
  const ofCertificate = ['e.id', 'e.contratoId', 'e.fecha', 'e.bruto', 'e.ajuste', 'e.diferenciaAjuste'] as const
  return db
    .selectFrom('contratos as c')
    .innerJoin('certificados as e', 'e.contratoId', 'c.id')
    .innerJoin('certificadoLineas as l', 'l.certificadoId', 'e.id')
    .innerJoin('contratoItems as ci', 'ci.id', 'l.contratoItemId')
    .innerJoin('presupuestoItems as i', 'i.id', 'ci.itemId')
    .select([...ofCertificate, 'e.brutoAjustadoBase', 'c.proveedorId', 'i.rubroId'])
    .select([cents('"l"."importe"').as('importe'), cents('"l"."importeBase"').as('importeBase')])
    .where('c.proyectoId', '=', proyectoId)
    .where('c.estado', '=', 'vigente')
    .where(isIndexed)
    .where('e.estado', '=', 'aprobado')
    .groupBy([...ofCertificate, 'e.brutoAjustadoBase', 'c.proveedorId', 'i.rubroId'])
    .orderBy('e.id')
    .orderBy('i.rubroId')
    .execute()
}
