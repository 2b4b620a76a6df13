import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Body, Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { definedFields } from '../../lib/defined.ts'
import { conflict } from '../../lib/problem.ts'
import { projectScope, requireOpenProject, writeRecords, type DryRun } from '../../records/project-scope.ts'
import { findRecords, getRecord, listRecords } from '../../records/record-list.service.ts'
import {
  createRecord,
  deleteDraft,
  insertNewRecord,
  moveRecord,
  moveRecordWithin,
  updateRecord,
} from '../../records/record-write.service.ts'
import type { Place, ProjectScope, RecordKind, Step } from '../../records/record.ts'
import { findOrder, receiveOrder, requireReceivable, returnReceipt } from '../pedidos/door.ts'
import { postMovement, postOpposite } from './post.service.ts'
import { selectAcopio } from './queries.ts'
import { movimientos, writeLines, type Movimiento } from './record.ts'

type MovimientoKind = RecordKind<Movimiento, 'movimientos'>
type Post = (ctx: Context, scope: ProjectScope, movimiento: Movimiento) => Promise<number[]>

/** Inside the write that confirms a movement, once it is stored: what the order of an ingreso learns from it. */
async function receive(ctx: Context, scope: ProjectScope, { pedidoId, lineas }: Movimiento): Promise<void> {
  if (pedidoId !== null) await receiveOrder(ctx, scope, pedidoId, lineas)
}

/** The kind of movements that are confirmed at creation, and change the stock by `post`. */
const confirmedAtOnce = (ctx: Context, post: Post, rules: Partial<MovimientoKind['rules']> = {}): MovimientoKind => ({
  ...movimientos,
  rules: { ...movimientos.rules, initialState: 'confirmado', isConfirmedAtOnce: true, ...rules },
  effects: {
    storeLines: async (scope, movimiento) => {
      await writeLines(scope, movimiento, await post(ctx, scope, movimiento))
      if (movimiento.anulaId === null) await receive(ctx, scope, movimiento)
    },
  },
})

/** A page of the stock movements of a project, or all matching ones as a file. Throws 404. */
export async function listMovimientos(ctx: Context, proyectoId: number, query: Query<'listMovimientos'>) {
  if (query.pedidoId !== undefined) await findOrder(await projectScope(ctx, ctx.store.read, proyectoId), query.pedidoId)
  return listRecords<components['schemas']['MovimientoPage'], 'movimientos'>(ctx, movimientos, proyectoId, query)
}

/** The first movements of a project that match a search. Throws 404. */
export function findMovimientos(ctx: Context, proyectoId: number, query: { search: string; limit: number }) {
  return findRecords(ctx, movimientos, proyectoId, query)
}

export function getMovimiento(ctx: Context, place: Place) {
  return getRecord(ctx, movimientos, place)
}

/** Creates a draft, or confirms at once. Throws 400, 404, and 409 for a closed project, a missing rate or too little stock. */
export function createMovimiento(
  ctx: Context,
  proyectoId: number,
  { estado, ...input }: Body<'createMovimiento'>,
  dryRun: DryRun,
): Promise<Movimiento> {
  const kind = estado === 'confirmado' ? confirmedAtOnce(ctx, postMovement) : movimientos
  return createRecord(ctx, kind, proyectoId, input, dryRun)
}

/** Merges the sent fields into a draft. Throws 400, 404 and 409. */
export function updateMovimiento(ctx: Context, place: Place, patch: Body<'updateMovimiento'>, dryRun: DryRun) {
  return updateRecord(ctx, movimientos, place, patch, dryRun)
}

export function deleteMovimiento(ctx: Context, place: Place, version: number | undefined) {
  return deleteDraft(ctx, movimientos, place, version)
}

/**
 * Enters and confirms the ingreso of an order. Throws 400, 404, and 409 for an order that cannot be received, or for more than its
 * tolerance.
 */
export function receivePedido(
  ctx: Context,
  { proyectoId, id: pedidoId }: Place,
  { version, lineas: delivered, ...input }: Body<'receivePedido'>,
  dryRun: DryRun,
): Promise<Movimiento> {
  return writeRecords(ctx, proyectoId, dryRun, async (scope) => {
    requireOpenProject(scope.project)
    const order = await findOrder(scope, pedidoId)
    requireReceivable(order, version)
    const lineas = delivered.map((line) => {
      const ordered = order.lineas.find(({ materialId }) => materialId === line.materialId)
      return { ...line, presentacion: ordered?.presentacion, precio: ordered?.precio, moneda: ordered?.moneda }
    })
    const ingreso = { depositoId: order.depositoId, ...definedFields(input), tipo: 'ingreso', pedidoId, lineas }
    return insertNewRecord(ctx, scope, confirmedAtOnce(ctx, postMovement), ingreso)
  })
}

/** Confirms a draft. Throws 404, and 409 for a missing rate or too little stock. */
export function confirmMovimiento(ctx: Context, place: Place, seen: Body<'confirmMovimiento'>, dryRun: DryRun) {
  const prepare = async (scope: ProjectScope, movimiento: Movimiento): Promise<Movimiento> => {
    await writeLines(scope, movimiento, await postMovement(ctx, scope, movimiento))
    return movimiento
  }
  const follow = (scope: ProjectScope, movimiento: Movimiento) => receive(ctx, scope, movimiento)
  const step: Step<Movimiento> = {
    accion: 'confirmar',
    from: ['borrador'],
    to: 'confirmado',
    confirms: true,
    prepare,
    follow,
  }
  return moveRecord(ctx, movimientos, place, seen, step, dryRun)
}

/** The step that enters the opposite movement. Throws 409 for a reversal, or if what the movement brought was already used. */
function annulment(ctx: Context, reason: string): Step<Movimiento> {
  const prepare = async (scope: ProjectScope, movimiento: Movimiento): Promise<Movimiento> => {
    const { id, numero, anulaId, anula } = movimiento
    if (anulaId !== null)
      throw conflict(`Este movimiento anula al N.º ${anula}: no se puede anular. Cargá de nuevo lo que corresponda.`)
    const motivo = `Anula el N.º ${numero}: ${reason.trim()}`.slice(0, 500)
    const kind = confirmedAtOnce(ctx, postOpposite, { validate: (_scope, record) => record })
    await insertNewRecord(ctx, scope, kind, { ...movimiento, motivo, anulaId: id })
    return movimiento
  }
  const follow = async (scope: ProjectScope, { pedidoId }: Movimiento) => {
    if (pedidoId !== null) await returnReceipt(ctx, scope, pedidoId)
  }
  return { accion: 'anular', from: ['confirmado'], to: 'anulado', isAlwaysOpen: true, prepare, follow }
}

/** Enters the opposite movement. Throws 404, and 409 for a reversal, an acopio, or if what it brought was already used. */
export function annulMovimiento(ctx: Context, place: Place, seen: Body<'annulMovimiento'>, dryRun: DryRun) {
  const step = annulment(ctx, seen.motivo)
  const prepare = async (scope: ProjectScope, movimiento: Movimiento): Promise<Movimiento> => {
    const acopio = movimiento.tipo === 'ingreso' ? await selectAcopio(scope.db, movimiento.id) : undefined
    if (acopio) throw conflict(`Este ingreso es del acopio N.º ${acopio.numero}. Anulá el acopio.`)
    return step.prepare!(scope, movimiento)
  }
  return moveRecord(ctx, movimientos, place, seen, { ...step, prepare }, dryRun)
}

/** Inside a write: enters and confirms a movement of another record. Throws 400, 404, and 409 for too little stock. */
export function enterMovimiento(ctx: Context, scope: ProjectScope, input: Body<'createMovimiento'>) {
  return insertNewRecord(ctx, scope, confirmedAtOnce(ctx, postMovement), input)
}

/** Inside a write: enters the opposite of a movement of another record. Throws as `annulMovimiento`. */
export function reverseMovimiento(ctx: Context, scope: ProjectScope, id: string, motivo: string) {
  return moveRecordWithin(ctx, scope, movimientos, { id }, { motivo }, annulment(ctx, motivo))
}
