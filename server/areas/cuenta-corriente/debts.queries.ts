/** What a project still owes to its suppliers (docs/domain/payments.md, Open debts). */
import { sql } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { billable } from '../certificados/door.ts'

/** The number and the sum of what is unpaid: documents, certificates and released funds, in the project's currency. */
export async function selectUnpaid(db: Db, proyectoId: number): Promise<{ cantidad: number; importe: string }> {
  const unpaid = (table: 'comprobantes' | 'certificados' | 'liberaciones') =>
    sql`select "saldoBase" from ${sql.table(table)} where "proyectoId" = ${proyectoId} and "saldo" > 0`
  const { rows } = await sql<{ cantidad: number; importe: string }>`
    select count(*) as "cantidad", cast(coalesce(sum("saldoBase"), 0) as text) as "importe" from (
      ${unpaid('comprobantes')} and "estado" = 'registrado' and "tipo" <> 'notaCredito'
      union all ${unpaid('certificados')} union all ${unpaid('liberaciones')}) as m`.execute(db)
  return { cantidad: Number(rows[0]!.cantidad), importe: rows[0]!.importe }
}

/** What documents do not bill yet of approved certificates, in cents of their currency. */
export async function selectUnbilled(db: Db, proyectoId: number) {
  const rows = await db
    .selectFrom('certificados as c')
    .select(['c.moneda', 'c.cotizacion'])
    .select((eb) => [
      sql<string>`cast(${billable('c')} as text)`.as('facturable'),
      eb
        .selectFrom('comprobantes as d')
        .select(
          sql<string>`cast(coalesce(sum(case when d."tipo" = 'notaCredito' then -d."sinImpuestos" else d."sinImpuestos" end), 0) as text)`.as(
            'sum',
          ),
        )
        .whereRef('d.certificadoId', '=', 'c.id')
        .whereRef('d.moneda', '=', 'c.moneda')
        .where('d.estado', '=', 'registrado')
        .as('facturado'),
    ])
    .where('c.proyectoId', '=', proyectoId)
    .where('c.estado', '=', 'aprobado')
    .execute()
  return rows.map(({ facturable, facturado, ...row }) => ({
    ...row,
    cents: BigInt(facturable) - BigInt(facturado ?? 0),
  }))
}
