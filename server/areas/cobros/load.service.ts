/** Receipts of a load (docs/domain/bulk-loads.md): they count from its last step on. */
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { identityKey } from '../../lib/text.ts'
import { exact } from '../../money/decimal.ts'
import { projectScope, writeRecords } from '../../records/project-scope.ts'
import { selectCurrent } from '../../records/record.queries.ts'
import { createRecords, deleteDraft, moveRecordWithin } from '../../records/record-write.service.ts'
import type { Made, Step } from '../../records/record.ts'
import { selectReceived } from './load.queries.ts'
import { cobros, validateCobro, type Cobro } from './record.ts'
import { annulCobro } from './service.ts'

type Values = Record<string, unknown>

/** A receipt without number and effect. */
const loadedCobros: typeof cobros = {
  ...cobros,
  rules: { ...cobros.rules, initialState: 'enCarga', isConfirmedAtOnce: false },
}

/** Creates receipts without effect. Throws as `createCobro`. */
export const createLoadedCobros = (ctx: Context, proyectoId: number, bodies: object[]): Promise<Made[]> =>
  createRecords(ctx, loadedCobros, proyectoId, bodies)

// Checked once more: two receipts of a load may pay the same instalment.
const register: Step<Cobro> = {
  accion: 'registrar',
  from: ['enCarga'],
  to: 'registrado',
  confirms: true,
  prepare: validateCobro,
}

/** Numbers receipts of a load, which count from then on. Throws 400, 404 and 409. */
export function confirmLoadedCobros(ctx: Context, proyectoId: number, made: Made[]): Promise<Made[]> {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    const confirmed: Made[] = []
    for (const each of made) confirmed.push(await moveRecordWithin(ctx, scope, loadedCobros, each, each, register))
    return confirmed
  })
}

/** Deletes receipts without effect, and annuls the others. Throws 409. */
export async function undoLoadedCobros(
  ctx: Context,
  { db, proyectoId, motivo }: { db: Db; proyectoId: number; motivo: string },
  made: Made[],
): Promise<void> {
  const ids = made.map(({ id }) => id)
  const current = await currentCobros(db, proyectoId, ids)
  for (const { id, version } of made) {
    const place = { proyectoId, id }
    if (current.get(id)?.estado === 'enCarga') await deleteDraft(ctx, loadedCobros, place, version)
    else await annulCobro(ctx, place, { version, motivo })
  }
}

/** The receipts that are not annulled, by id. */
export const currentCobros = (db: Db, proyectoId: number, ids: string[]) => selectCurrent(db, 'cobros', proyectoId, ids)

const alike = (...parts: unknown[]): string => JSON.stringify(parts)

/**
 * For each row of a sheet the receipt of the same day, payer, purpose and amount, which is not annulled. A receipt is found by one row
 * only, so that two equal rows are two receipts.
 */
export async function findReceived(
  ctx: Context,
  db: Db,
  proyectoId: number,
  rows: Values[],
): Promise<(Made | undefined)[]> {
  const { monedaBase } = (await projectScope(ctx, db, proyectoId)).project
  const days = [...new Set(rows.flatMap(({ fecha }) => (typeof fecha === 'string' ? fecha : [])))]
  const received = Map.groupBy(await selectReceived(db, proyectoId, days), (each) =>
    alike(each.fecha, identityKey(each.de), each.concepto, each.moneda, String(each.importe)),
  )
  return rows.map(({ fecha, de, concepto, moneda, importe }) => {
    if (typeof de !== 'string' || typeof importe !== 'string') return undefined
    const amount = exact(importe).times(100).toFixed()
    return received.get(alike(fecha, identityKey(de.trim()), concepto, moneda ?? monedaBase, amount))?.shift()
  })
}
