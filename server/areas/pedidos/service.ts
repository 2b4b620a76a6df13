import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Body, Query } from '../../http/contract.ts'
import type { Context } from '../../context.ts'
import { requireOpenProject, writeRecords, type DryRun } from '../../records/project-scope.ts'
import { findRecord, findRecords, getRecord, listRecords } from '../../records/record-list.service.ts'
import {
  changeRecord,
  createRecord,
  deleteDraft,
  moveRecord,
  requireSeen,
  updateRecord,
} from '../../records/record-write.service.ts'
import type { Place } from '../../records/record.ts'
import { pedidos } from './record.ts'

/** A page of the orders of a project, or all matching ones as a file. */
export function listPedidos(ctx: Context, proyectoId: number, query: Query<'listPedidos'>) {
  return listRecords<components['schemas']['PedidoPage'], 'pedidos'>(ctx, pedidos, proyectoId, query)
}

/** The first orders of a project that match a search. Throws 404. */
export function findPedidos(ctx: Context, proyectoId: number, query: { search: string; limit: number }) {
  return findRecords(ctx, pedidos, proyectoId, query)
}

export function getPedido(ctx: Context, place: Place) {
  return getRecord(ctx, pedidos, place)
}

/** Creates a draft. Throws 400, 404, and 409 for a closed project. */
export function createPedido(ctx: Context, proyectoId: number, input: Body<'createPedido'>, dryRun: DryRun) {
  return createRecord(ctx, pedidos, proyectoId, input, dryRun)
}

/** Merges the sent fields into a draft. Throws 400, 404 and 409. */
export function updatePedido(ctx: Context, place: Place, patch: Body<'updatePedido'>, dryRun: DryRun) {
  return updateRecord(ctx, pedidos, place, patch, dryRun)
}

export function deletePedido(ctx: Context, place: Place, version: number | undefined) {
  return deleteDraft(ctx, pedidos, place, version)
}

/** Numbers a draft. Throws 404 and 409. */
export function requestPedido(ctx: Context, place: Place, seen: Body<'requestPedido'>) {
  return moveRecord(ctx, pedidos, place, seen, { accion: 'pedir', from: ['borrador'], to: 'pedido', confirms: true })
}

/** Throws 404 and 409. */
export function approvePedido(ctx: Context, place: Place, seen: Body<'approvePedido'>) {
  return moveRecord(ctx, pedidos, place, seen, { accion: 'aprobar', from: ['pedido'], to: 'aprobado' })
}

/** Cancels what an order still expects. Throws 404, and 409 if it was fully received. */
export function cancelPedido(ctx: Context, place: Place, seen: Body<'cancelPedido'>) {
  const from = ['pedido', 'aprobado', 'recibidoParcial'] as const
  return moveRecord(ctx, pedidos, place, seen, {
    accion: 'cancelar',
    from: [...from],
    to: 'cancelado',
    isAlwaysOpen: true,
  })
}

/** Stores the date that the supplier confirmed, or removes it. Throws 404, and 409 for a draft or once nothing is expected. */
export function confirmPedidoFecha(
  ctx: Context,
  { proyectoId, id }: Place,
  { version, fechaConfirmada }: Body<'confirmPedidoFecha'>,
) {
  return writeRecords(ctx, proyectoId, {}, async (scope) => {
    requireOpenProject(scope.project)
    const before = await findRecord(scope, pedidos, id)
    requireSeen(pedidos, before, version, ['pedido', 'aprobado', 'recibidoParcial'])
    const record = { ...before, fechaConfirmada }
    return changeRecord(ctx, scope, pedidos, { accion: 'confirmarFecha', before, record })
  })
}
