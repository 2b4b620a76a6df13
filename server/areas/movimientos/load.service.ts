/** Movements of a load (docs/domain/bulk-loads.md): drafts first, all are confirmed at its end. */
import type { Context } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import type { Body } from '../../http/contract.ts'
import { fromScaled, toScaled } from '../../money/decimal.ts'
import type { Made } from '../../records/record.ts'
import { selectCurrent } from '../../records/record.queries.ts'
import * as queries from './queries.ts'
import { normalRemito } from './record.ts'
import { annulMovimiento, confirmMovimiento, createMovimiento, deleteMovimiento } from './service.ts'

type Values = Record<string, unknown>

/** Inside a write: creates drafts. Throws as `createMovimiento`. */
export async function createLoadedMovimientos(ctx: Context, proyectoId: number, bodies: Values[]): Promise<Made[]> {
  const made: Made[] = []
  for (const body of bodies) {
    const input = { ...(body as Body<'createMovimiento'>), estado: 'borrador' as const }
    const { id, version } = await createMovimiento(ctx, proyectoId, input, {})
    made.push({ id, version })
  }
  return made
}

const keyOf = (row: Values): string => {
  const { tipo, proveedorId = null, fecha, depositoId, remito } = row
  // Suppliers number their delivery notes; the vouchers of a site are only unique in their deposit and day.
  const more = proveedorId === null ? [fecha, depositoId] : []
  return JSON.stringify([normalRemito(String(remito ?? '')), tipo, proveedorId, ...more])
}

/** For each row the movement with its remito, kind and supplier; annulled ones do not count. */
export async function findMovimientosByRemito(
  db: Db,
  proyectoId: number,
  rows: Values[],
): Promise<(Made | undefined)[]> {
  const remitos = rows.flatMap(({ remito }) => (typeof remito === 'string' ? normalRemito(remito) : []))
  const found = await queries.selectByRemito(db, proyectoId, [...new Set(remitos.filter((each) => each !== ''))])
  const byKey = new Map(found.map((row) => [keyOf(row), { id: row.id, version: row.version }]))
  return rows.map((row) => (row.remito === undefined ? undefined : byKey.get(keyOf(row))))
}

/** Inside a write: confirms drafts, one after the other. Throws as `confirmMovimiento`. */
export async function confirmLoadedMovimientos(ctx: Context, proyectoId: number, made: Made[]): Promise<Made[]> {
  const confirmed: Made[] = []
  for (const { id, version } of made) {
    const after = await confirmMovimiento(ctx, { proyectoId, id }, { version }, {})
    confirmed.push({ id, version: after.version })
  }
  return confirmed
}

type Input = Body<'createMovimiento'>
type Side = { depositoId: string; isIn: boolean }

/** What a movement does to its deposits. */
function sidesOf({ tipo, sentido, depositoId, destinoId }: Input): Side[] {
  const isIn = tipo === 'ingreso' || (tipo === 'ajuste' && sentido === 'entra')
  const own = { depositoId, isIn }
  return tipo === 'transferencia' && destinoId ? [own, { depositoId: destinoId, isIn: true }] : [own]
}

/**
 * Inside a trial that is taken back: enters what earlier movements of a sheet leave in the deposits from which others take. It enters on
 * the first of their days and leaves on the last, so that days between are not exact; the load itself confirms one after the other.
 */
export async function enterEarlierStock(
  ctx: Context,
  proyectoId: number,
  { bodies, earlier }: { bodies: Values[]; earlier: Values[] },
): Promise<void> {
  const taken = new Set(
    (bodies as Input[]).flatMap((body) =>
      sidesOf(body).flatMap(({ depositoId, isIn }) =>
        isIn ? [] : body.lineas.map(({ materialId }) => `${depositoId} ${materialId}`),
      ),
    ),
  )
  const sums = new Map<string, Side & { fecha: string; lineas: Input['lineas'] }>()
  for (const body of earlier as Input[])
    for (const { depositoId, isIn } of sidesOf(body)) {
      const lineas = body.lineas.filter(({ materialId }) => taken.has(`${depositoId} ${materialId}`))
      if (lineas.length === 0) continue
      const key = `${depositoId} ${isIn}`
      const sum = sums.get(key) ?? { depositoId, isIn, fecha: body.fecha, lineas: [] }
      const isBefore = body.fecha < sum.fecha
      sums.set(key, { ...sum, fecha: isBefore === isIn ? body.fecha : sum.fecha, lineas: [...sum.lineas, ...lineas] })
    }
  for (const { depositoId, isIn, fecha, lineas } of [...sums.values()].toSorted(
    (a, b) => Number(b.isIn) - Number(a.isIn),
  ))
    await createMovimiento(
      ctx,
      proyectoId,
      {
        estado: 'confirmado',
        tipo: 'ajuste',
        sentido: isIn ? 'entra' : 'sale',
        motivo: 'Filas anteriores',
        depositoId,
        fecha,
        // Any price: without one, that of the material may need a rate that is missing.
        lineas: summed(lineas).map((line) => (isIn ? { ...line, precio: '1', moneda: 'ARS' as const } : line)),
      },
      {},
    )
}

/** One line for each material and presentation. */
function summed(lineas: Input['lineas']): Input['lineas'] {
  const groups = Map.groupBy(lineas, ({ materialId, presentacion }) => `${materialId} ${presentacion ?? ''}`)
  return [...groups.values()].map(([first, ...others]) => {
    const { materialId, presentacion, cantidad } = first!
    const total = others.reduce(
      (sum, other) => sum + BigInt(toScaled('cantidad', other.cantidad)),
      BigInt(toScaled('cantidad', cantidad)),
    )
    return { materialId, presentacion, cantidad: fromScaled('cantidad', total) }
  })
}

/** The movements that are not annulled, by id. */
export const currentMovimientos = (db: Db, proyectoId: number, ids: string[]) =>
  selectCurrent(db, 'movimientos', proyectoId, ids)

/** Inside a write: deletes drafts and annuls the others, one after the other. Throws 409 if what one brought was used. */
export async function undoLoadedMovimientos(
  ctx: Context,
  db: Db,
  proyectoId: number,
  made: Made[],
  motivo: string,
): Promise<void> {
  const ids = made.map(({ id }) => id)
  const current = await currentMovimientos(db, proyectoId, ids)
  for (const { id, version } of made) {
    const place = { proyectoId, id }
    if (current.get(id)?.estado === 'borrador') await deleteMovimiento(ctx, place, version)
    else await annulMovimiento(ctx, place, { version, motivo }, {})
  }
}
