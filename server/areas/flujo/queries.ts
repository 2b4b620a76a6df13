import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { billedAhead, paidAhead } from '../contratos/door.ts'

type Kind = 'cobros' | 'pagos' | 'retenciones' | 'comprobantes' | 'certificados'

/** `clave` is a month or a day, as requested. */
export type SumRow = { kind: Kind; clave: string; importe: string; cantidad: number }

/**
 * Receipts, means of payments, withholdings by the day of their payment, and open balances by due date, grouped by month or by day;
 * credit notes are no debt. Released retained funds count with the certificates that retained them.
 */
export async function selectSums(db: Db, proyectoId: number, by: 'mes' | 'fecha'): Promise<SumRow[]> {
  const [day, due] =
    by === 'fecha' ? ['"fecha"', '"vencimiento"'] : ['substr("fecha", 1, 7)', 'substr("vencimiento", 1, 7)']
  const [fecha, vencimiento] = [sql.raw(day), sql.raw(due)]
  const dia = sql.raw(by === 'fecha' ? 'm."dia"' : 'substr(m."dia", 1, 7)')
  const { rows } = await sql<SumRow>`
    select 'cobros' as "kind", ${fecha} as "clave", cast(sum("importeBase") as text) as "importe", count(*) as "cantidad"
    from "cobros" where "proyectoId" = ${proyectoId} and "estado" = 'registrado' group by ${fecha}
    union all
    select 'pagos', ${dia}, cast(sum(m."importeBase") as text), count(*)
    from "pagoMedios" as m inner join "pagos" as p on p."id" = m."pagoId"
    where m."proyectoId" = ${proyectoId} and m."estado" <> 'rechazado' and p."estado" = 'registrado' group by ${dia}
    union all
    select 'retenciones', ${fecha}, cast(sum("importeBase") as text), count(*)
    from "pagoRetenciones" where "proyectoId" = ${proyectoId} and "anulada" = 0 group by ${fecha}
    union all
    select 'comprobantes', ${vencimiento}, cast(sum("saldoBase") as text), count(*)
    from "comprobantes" where "proyectoId" = ${proyectoId} and "estado" = 'registrado' and "saldo" > 0
      and "tipo" <> 'notaCredito' group by ${vencimiento}
    union all
    select 'certificados', ${vencimiento}, cast(sum("saldoBase") as text), count(*)
    from "certificados" where "proyectoId" = ${proyectoId} and "saldo" > 0 group by ${vencimiento}
    union all
    select 'certificados', ${fecha}, cast(sum("saldoBase") as text), count(*)
    from "liberaciones" where "proyectoId" = ${proyectoId} and "saldo" > 0 group by ${fecha}`.execute(db)
  return rows
}

/** Unapplied payments by day. */
export function selectOnAccount(db: Db, proyectoId: number) {
  return db
    .selectFrom('pagos')
    .select(['fecha', sql<string>`cast(sum("aCuentaBase") as text)`.as('importe')])
    .where('proyectoId', '=', proyectoId)
    .where('estado', '=', 'registrado')
    .where(sql<SqlBool>`"aCuentaBase" <> 0`)
    .groupBy('fecha')
    .execute()
}

/**
 * Contracts in force with what their certificates owe of the price (`certificado`, less the advance that they take back), that part of
 * the advance (`amortizado`), what was billed outside certificates, mainly the advance (`facturado`), and what was paid of the advance
 * without a document (`pagado`). All without adjustments and VAT.
 */
export function selectContracts(db: Db, proyectoId: number) {
  const sum = (amount: string) => sql<string>`cast(coalesce(sum(${sql.raw(amount)}), 0) as text)`.as('sum')
  return db
    .selectFrom('contratos')
    .select(['id', 'fecha', 'plazoDias', 'total', 'totalBase'])
    .select((eb) => {
      const certificates = eb
        .selectFrom('certificados')
        .whereRef('certificados.contratoId', '=', 'contratos.id')
        .where('certificados.estado', '=', 'aprobado')
      return [
        certificates.select(sum('"bruto" - "anticipoAmortizado"')).as('certificado'),
        certificates.select(sum('"anticipoAmortizado"')).as('amortizado'),
        billedAhead(eb).as('facturado'),
        paidAhead(eb).as('pagado'),
      ]
    })
    .where('proyectoId', '=', proyectoId)
    .where('estado', '=', 'vigente')
    .execute()
}
