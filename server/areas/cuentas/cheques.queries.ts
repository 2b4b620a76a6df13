import { sql } from 'kysely'
import { isLike } from '../../db/search.ts'
import type { Db } from '../../db/schema.ts'

export type ChequeFilter = {
  desarrolladoraId: number
  id?: string | undefined
  estado?: string | undefined
  tipo?: string | undefined
  cuentaId?: string | undefined
  search?: string | undefined
  desde?: string | undefined
  hasta?: string | undefined
}

function filtered(db: Db, filter: ChequeFilter) {
  const { desarrolladoraId, id, estado, tipo, cuentaId, search, desde, hasta } = filter
  let query = db
    .selectFrom('pagoMedios as m')
    .innerJoin('pagos as p', 'p.id', 'm.pagoId')
    .innerJoin('proveedores as s', 's.id', 'p.proveedorId')
    .where('m.desarrolladoraId', '=', desarrolladoraId)
    // Only cheques and eCheqs have a day of debit.
    .where('m.fechaDebito', 'is not', null)
    .where('p.estado', '=', 'registrado')
  if (id !== undefined) query = query.where('m.id', '=', id)
  if (estado !== undefined) query = query.where('m.estado', '=', estado)
  if (tipo !== undefined) query = query.where('m.medio', '=', tipo)
  if (cuentaId !== undefined) query = query.where('m.cuentaId', '=', cuentaId)
  if (desde !== undefined) query = query.where('m.fechaDebito', '>=', desde)
  if (hasta !== undefined) query = query.where('m.fechaDebito', '<=', hasta)
  if (!search) return query
  return query.where((eb) => eb.or([isLike('s.searchText', search), isLike('m.numero', search)]))
}

/** The number of matches, and per currency what is issued and not debited, and the part of it whose day has passed, in cents. */
export async function sumCheques(db: Db, filter: ChequeFilter, today: string) {
  const issued = (condition: string) =>
    sql.raw(`case when m."estado" = 'emitido'${condition} then m."importe" else 0 end`)
  return filtered(db, filter)
    .select('p.moneda')
    .select((eb) => eb.fn.countAll().as('total'))
    .select([
      sql<string>`cast(sum(${issued('')}) as text)`.as('porDebitar'),
      sql<string>`cast(sum(case when m."estado" = 'emitido' and m."fechaDebito" < ${today} then m."importe" else 0 end) as text)`.as(
        'vencidos',
      ),
      sql<number>`cast(sum(case when m."estado" = 'emitido' then 1 else 0 end) as integer)`.as('cantidad'),
    ])
    .groupBy('p.moneda')
    .orderBy('p.moneda')
    .execute()
}

/** Without a column: issued ones by day of debit, then the others, the latest first. */
type Range = { column: 'fechaDebito' | 'importe' | undefined; order: 'asc' | 'desc'; offset: number; limit: number }

/** Cheques with their payment, supplier, project and account. */
export function selectCheques(db: Db, filter: ChequeFilter, { column, order, offset, limit }: Range) {
  return filtered(db, filter)
    .innerJoin('projects as j', 'j.id', 'm.proyectoId')
    .leftJoin('cuentas as c', 'c.id', 'm.cuentaId')
    .select(['m.id', 'm.medio as tipo', 'm.numero', 'm.banco', 'm.fechaDebito', 'm.importe', 'p.moneda', 'm.cuentaId'])
    .select(['c.nombre as cuenta', 'm.pagoId', 'p.numero as pagoNumero', 'p.fecha', 'p.proveedorId'])
    .select(['s.razonSocial as proveedor', 'm.proyectoId', 'j.nombre as proyecto', 'm.estado'])
    .select('m.motivo as motivoEstado')
    .$if(column !== undefined, (query) => query.orderBy(`m.${column!}`, order))
    .$if(column === undefined, (query) =>
      query
        .orderBy(sql`case when m."estado" = 'emitido' then 0 else 1 end`)
        .orderBy(sql`case when m."estado" = 'emitido' then m."fechaDebito" end`)
        .orderBy('m.fechaDebito', 'desc'),
    )
    .orderBy('m.id', order)
    .limit(limit)
    .offset(offset)
    .execute()
}

export type ChequeRow = Awaited<ReturnType<typeof selectCheques>>[number]

/** Marks an issued cheque as debited; false if it is no longer issued. */
export async function updateDebited(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pagoMedios')
    .set({ estado: 'debitado' })
    .where('id', '=', id)
    .where('estado', '=', 'emitido')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
