import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import type { Scope } from '../../records/catalogue.ts'
import {
  checkedEntry,
  createEntry,
  getEntry,
  insertEntry,
  listEntries,
  requireKeyIsFree,
  updateEntry,
} from '../../records/catalogue.service.ts'
import { announceCatalogues } from '../../records/history.ts'
import { depositos } from './catalogue.ts'
import { selectSupplierDeposit } from './queries.ts'

/** A page of the company's entries, or all matching ones as a file. */
export function listDepositos(ctx: Context, query: Query<'listDepositos'>) {
  return listEntries(ctx, depositos, query)
}

/** Throws 400, 404, and 409 for a duplicate. */
export function createDeposito(ctx: Context, input: Body<'createDeposito'>) {
  return createEntry(ctx, depositos, input)
}

/** Throws 404. */
export function getDeposito(ctx: Context, id: string) {
  return getEntry(ctx, depositos, id)
}

/** Merges the sent fields; `activo` archives and restores. Throws 400, 404, and 409 for a stale version or a key in use. */
export function updateDeposito(ctx: Context, id: string, patch: Body<'updateDeposito'>) {
  return updateEntry(ctx, depositos, id, patch)
}

/** Inside a write: the id of a supplier's deposit, which is created if it has none. Throws 409 if its name is taken. */
export async function supplierDeposit(
  ctx: Context,
  scope: Scope,
  { id: proveedorId, razonSocial }: { id: string; razonSocial: string },
): Promise<string> {
  const found = await selectSupplierDeposit(scope.db, scope.desarrolladoraId, proveedorId)
  if (found) return found.id
  const input = { nombre: `Acopio ${razonSocial}`.slice(0, 120), tipo: 'proveedor', proveedorId }
  const entry = await checkedEntry(scope, depositos, input)
  await requireKeyIsFree(scope, depositos, entry)
  const { id } = await insertEntry(ctx, scope, depositos, entry)
  await announceCatalogues(ctx, scope.db)
  return id
}
