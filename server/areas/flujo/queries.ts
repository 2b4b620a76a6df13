import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../db/schema.ts'

type Kind = 'cobros' | 'pagos' | 'comprobantes' | 'certificados'

/** `clave` is a month or a day, as requested. */
export type SumRow = { kind: Kind; clave: string; importe: string; cantidad: number }

/** Receipts, payments and open balances by due date, grouped by month or by day; credit notes are no debt. */
export async function selectSums(db: Db, proyectoId: number, by: 'mes' | 'fecha'): Promise<SumRow[]> {
  const [day, due] =
    by === 'fecha' ? ['"fecha"', '"vencimiento"'] : ['substr("fecha", 1, 7)', 'substr("vencimiento", 1, 7)']
  const [fecha, vencimiento] = [sql.raw(day), sql.raw(due)]
  const { rows } = await sql<SumRow>`
    select 'cobros' as "kind", ${fecha} as "clave", cast(sum("importeBase") as text) as "importe", count(*) as "cantidad"
    from "cobros" where "proyectoId" = ${proyectoId} and "estado" = 'registrado' group by ${fecha}
    union all
    select 'pagos', ${fecha}, cast(sum("importeBase") as text), count(*)
    from "pagos" where "proyectoId" = ${proyectoId} and "estado" = 'registrado' group by ${fecha}
    union all
    select 'comprobantes', ${vencimiento}, cast(sum("saldoBase") as text), count(*)
    from "comprobantes" where "proyectoId" = ${proyectoId} and "estado" = 'registrado' and "saldo" > 0
      and "tipo" <> 'notaCredito' group by ${vencimiento}
    union all
    select 'certificados', ${vencimiento}, cast(sum("saldoBase") as text), count(*)
    from "certificados" where "proyectoId" = ${proyectoId} and "saldo" > 0 group by ${vencimiento}`.execute(db)
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

/** Contracts in force with their certified amount, without adjustments. */
export function selectContracts(db: Db, proyectoId: number) {
  return db
    .selectFrom('contratos')
    .select(['id', 'fecha', 'plazoDias', 'total', 'totalBase'])
    .select((eb) =>
      eb
        .selectFrom('certificados')
        .select(sql<string>`cast(coalesce(sum("bruto"), 0) as text)`.as('sum'))
        .whereRef('certificados.contratoId', '=', 'contratos.id')
        .where('certificados.estado', '=', 'aprobado')
        .as('certificado'),
    )
    .where('proyectoId', '=', proyectoId)
    .where('estado', '=', 'vigente')
    .execute()
}
