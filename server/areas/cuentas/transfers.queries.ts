import type { Insertable } from 'kysely'
import { isLike } from '../../db/search.ts'
import type { Database, Db } from '../../db/schema.ts'

export type TransferFilter = {
  desarrolladoraId: number
  id?: string | undefined
  cuentaId?: string | undefined
  estado?: string | undefined
  search?: string | undefined
  desde?: string | undefined
  hasta?: string | undefined
}

function filtered(db: Db, filter: TransferFilter) {
  const { desarrolladoraId, id, cuentaId, estado, search, desde, hasta } = filter
  let query = db
    .selectFrom('transferencias as t')
    .innerJoin('cuentas as d', 'd.id', 't.origenId')
    .innerJoin('cuentas as h', 'h.id', 't.destinoId')
    .where('t.desarrolladoraId', '=', desarrolladoraId)
  if (id !== undefined) query = query.where('t.id', '=', id)
  if (cuentaId !== undefined)
    query = query.where((eb) => eb.or([eb('t.origenId', '=', cuentaId), eb('t.destinoId', '=', cuentaId)]))
  if (estado !== undefined) query = query.where('t.estado', '=', estado)
  if (desde !== undefined) query = query.where('t.fecha', '>=', desde)
  if (hasta !== undefined) query = query.where('t.fecha', '<=', hasta)
  return search ? query.where(isLike('t.searchText', search)) : query
}

export async function countTransfers(db: Db, filter: TransferFilter): Promise<number> {
  const { total } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

type Range = { column: 'fecha' | 'importe' | 'seq'; order: 'asc' | 'desc'; offset: number; limit: number }

/** Transfers with the names and currencies of their accounts. */
export function selectTransfers(db: Db, filter: TransferFilter, { column, order, offset, limit }: Range) {
  return filtered(db, filter)
    .select(['t.id', 't.numero', 't.fecha', 't.origenId', 't.destinoId', 't.importe', 't.importeDestino', 't.nota'])
    .select(['t.estado', 't.motivoEstado', 't.version'])
    .select(['d.nombre as origen', 'd.moneda as monedaOrigen', 'h.nombre as destino', 'h.moneda as monedaDestino'])
    .orderBy(`t.${column}`, order)
    .orderBy('t.seq', order)
    .limit(limit)
    .offset(offset)
    .execute()
}

export type TransferRow = Awaited<ReturnType<typeof selectTransfers>>[number]

export async function insertTransfer(db: Db, row: Insertable<Database['transferencias']>): Promise<void> {
  await db.insertInto('transferencias').values(row).execute()
}

/** Annuls a transfer; false if its version is stale. */
export async function updateAnnulled(
  db: Db,
  { id, version }: { id: string; version: number },
  motivoEstado: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('transferencias')
    .set({ estado: 'anulada', motivoEstado, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
