/** What covers the advances of contracts (docs/domain/contracts.md, Advance). */
import { sql, type ExpressionBuilder } from 'kysely'
import type { Database, Db } from '../../db/schema.ts'

type OfContracts = ExpressionBuilder<Database, 'contratos'>

/** What registered documents bill of a contract outside its certificates, mainly the advance; credit notes are negative. */
export const billedAhead = (eb: OfContracts) =>
  eb
    .selectFrom('comprobantes')
    .select(
      sql<string>`cast(coalesce(sum(case when "comprobantes"."tipo" = 'notaCredito' then -"sinImpuestos" else "sinImpuestos" end), 0) as text)`.as(
        'sum',
      ),
    )
    .whereRef('comprobantes.proyectoId', '=', 'contratos.proyectoId')
    .whereRef('comprobantes.contratoId', '=', 'contratos.id')
    .whereRef('comprobantes.moneda', '=', 'contratos.moneda')
    .where('comprobantes.certificadoId', 'is', null)
    .where('comprobantes.estado', '=', 'registrado')

/** What registered payments pay of the advance of a contract without a document, in its currency. */
export const paidAhead = (eb: OfContracts) =>
  eb
    .selectFrom('pagoImputaciones')
    .innerJoin('pagos', 'pagos.id', 'pagoImputaciones.pagoId')
    .select(
      sql<string>`cast(coalesce(sum(coalesce("pagoImputaciones"."importeDocumento", "pagoImputaciones"."importe")), 0) as text)`.as(
        'sum',
      ),
    )
    .whereRef('pagoImputaciones.contratoId', '=', 'contratos.id')
    .where('pagos.estado', '=', 'registrado')

/** A contract with its supplier and what covers its advance, in cents. */
export function selectAdvance(db: Db, proyectoId: number, id: string) {
  return db
    .selectFrom('contratos')
    .innerJoin('proveedores', 'proveedores.id', 'contratos.proveedorId')
    .select(['contratos.numero', 'contratos.objeto', 'contratos.estado', 'contratos.moneda', 'contratos.total'])
    .select(['contratos.anticipoPorcentaje', 'contratos.proveedorId', 'razonSocial as proveedor'])
    .select((eb) => [billedAhead(eb).as('facturado'), paidAhead(eb).as('pagado')])
    .where('contratos.proyectoId', '=', proyectoId)
    .where('contratos.id', '=', id)
    .executeTakeFirst()
}
