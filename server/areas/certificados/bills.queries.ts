/** The supplier's documents that bill certificates, and those that seem to. */
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'

/** What may be billed of a certificate, in cents: the advance was billed before, and what is withheld is billed too. */
export const billable = (certificate: string): RawBuilder<number> => {
  const [bruto, ajuste, diferenciaAjuste, anticipoAmortizado] = [
    'bruto',
    'ajuste',
    'diferenciaAjuste',
    'anticipoAmortizado',
  ].map((column) => sql.ref(`${certificate}.${column}`))
  return sql<number>`(${bruto} + ${ajuste} + ${diferenciaAjuste} - ${anticipoAmortizado})`
}

/** The registered documents of certificates, credit notes included, in order of registration. */
export function selectDocuments(db: Db, certificateIds: string[]) {
  return db
    .selectFrom('comprobantes')
    .select(['id', 'certificadoId', 'tipo', 'letra', 'puntoVenta', 'numero', 'moneda', 'sinImpuestos', 'retenido'])
    .where('certificadoId', 'in', certificateIds)
    .where('estado', '=', 'registrado')
    .orderBy('seq')
    .execute()
}

/** The registered documents that bill certificates; credit notes do not. */
export async function selectBills(db: Db, certificateIds: string[]) {
  return (await selectDocuments(db, certificateIds)).filter(({ tipo }) => tipo !== 'notaCredito')
}

/**
 * Documents that seem to bill a certificate without naming it: of its supplier and currency, not before its month, and either of its
 * contract for at most what it may bill, or of no contract for exactly that or the net amount.
 */
function unlinked(db: Db) {
  const amount = billable('c')
  return db
    .selectFrom('comprobantes as d')
    .innerJoin('contratos as k', (join) =>
      join.onRef('k.proveedorId', '=', 'd.proveedorId').onRef('k.proyectoId', '=', 'd.proyectoId'),
    )
    .innerJoin('certificados as c', (join) =>
      join.onRef('c.contratoId', '=', 'k.id').onRef('c.moneda', '=', 'd.moneda'),
    )
    .where('d.certificadoId', 'is', null)
    .where('d.tipo', '<>', 'notaCredito')
    .where('c.estado', 'in', ['emitido', 'aprobado'])
    .where('c.neto', '>', 0)
    .where(sql<SqlBool>`d."fecha" >= c."periodo" || '-01'`)
    .where(
      sql<SqlBool>`case when d."contratoId" is null then d."sinImpuestos" = ${amount} or d."total" = c."neto"
        else d."contratoId" = c."contratoId" and d."sinImpuestos" <= ${amount} end`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('comprobantes as bill')
            .select('bill.id')
            .whereRef('bill.certificadoId', '=', 'c.id')
            .where('bill.estado', '=', 'registrado')
            .where('bill.tipo', '<>', 'notaCredito'),
        ),
      ),
    )
}

/** The registered documents that seem to bill certificates. */
export function selectUnlinkedDocuments(db: Db, certificateIds: string[]) {
  return unlinked(db)
    .select(['c.id as certificadoId', 'd.id', 'd.letra', 'd.puntoVenta', 'd.numero', 'd.total', 'd.version'])
    .where('c.id', 'in', certificateIds)
    .where('d.estado', '=', 'registrado')
    .orderBy('d.seq')
    .execute()
}

/** The certificates that documents seem to bill. */
export function selectUnlinkedCertificates(db: Db, documentIds: string[]) {
  return unlinked(db)
    .select(['d.id as comprobanteId', 'c.numero', 'c.periodo', 'c.estado', 'k.numero as contrato'])
    .where('d.id', 'in', documentIds)
    .where('d.estado', '<>', 'anulado')
    .orderBy('c.periodo')
    .execute()
}

/** Equalities, each with an index: comparing every document of a supplier with every certificate takes seconds in a large project. */
const similarities = () => [
  sql<SqlBool>`c."contratoId" = d."contratoId" and c."periodo" = substr(d."fecha", 1, 7)`,
  sql<SqlBool>`d."sinImpuestos" = ${billable('c')}`,
  sql<SqlBool>`d."total" = c."neto"`,
]

/** The newest registered documents that seem to bill an approved certificate of the project: of the same amount or the same month. */
export function selectDoubtfulBills(db: Db, proyectoId: number, limit: number) {
  const [month, net, total] = similarities().map((isSimilar) =>
    unlinked(db)
      .select(['d.letra', 'd.puntoVenta', 'd.numero', 'k.objeto', 'c.id', 'c.contratoId', 'c.periodo'])
      .select(['c.numero as certificado', 'd.fecha as dia', 'd.seq as orden'])
      .where('c.proyectoId', '=', proyectoId)
      .where('d.proyectoId', '=', proyectoId)
      .where('c.estado', '=', 'aprobado')
      .where('d.estado', '=', 'registrado')
      .where(isSimilar),
  )
  return month!.union(net!).union(total!).orderBy('dia', 'desc').orderBy('orden', 'desc').limit(limit).execute()
}
