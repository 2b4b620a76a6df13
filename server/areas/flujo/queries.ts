import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'

export type MonthRow = { kind: 'cobros' | 'pagos' | 'comprobantes' | 'certificados'; mes: string; importe: string }

/** The sums of each month: what came in and went out, and what is left to pay by when it is due; credit notes are no debt. */
export async function selectMonths(db: Db, proyectoId: number): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select 'cobros' as "kind", substr("fecha", 1, 7) as "mes", cast(sum("importeBase") as text) as "importe"
    from "cobros" where "proyectoId" = ${proyectoId} and "estado" = 'registrado' group by substr("fecha", 1, 7)
    union all
    select 'pagos', substr("fecha", 1, 7), cast(sum("importeBase") as text)
    from "pagos" where "proyectoId" = ${proyectoId} and "estado" = 'registrado' group by substr("fecha", 1, 7)
    union all
    select 'comprobantes', substr("vencimiento", 1, 7), cast(sum("saldoBase") as text)
    from "comprobantes" where "proyectoId" = ${proyectoId} and "estado" = 'registrado' and "saldo" > 0
      and "tipo" <> 'notaCredito' group by substr("vencimiento", 1, 7)
    union all
    select 'certificados', substr("vencimiento", 1, 7), cast(sum("saldoBase") as text)
    from "certificados" where "proyectoId" = ${proyectoId} and "saldo" > 0 group by substr("vencimiento", 1, 7)`.execute(
    db,
  )
  return rows
}

/** What was paid and applied to nothing yet. */
export async function selectOnAccount(db: Db, proyectoId: number): Promise<string> {
  const row = await db
    .selectFrom('pagos')
    .select(sql<string>`cast(coalesce(sum("aCuentaBase"), 0) as text)`.as('importe'))
    .where('proyectoId', '=', proyectoId)
    .where('estado', '=', 'registrado')
    .executeTakeFirstOrThrow()
  return row.importe
}

/** The contracts in force, with what their approved certificates have of them before adjustments. */
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
