import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { addEntries } from '../../records/catalogue-load.ts'
import { createEntry, findEntries, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { proveedores } from './catalogue.ts'

/** A page of the company's entries, or all matching ones as a file. */
export function listProveedores(ctx: Context, query: Query<'listProveedores'>) {
  return listEntries(ctx, proveedores, query)
}

/** The first entries of the company that match a search. */
export function findProveedores(ctx: Context, query: { search: string; limit: number }) {
  return findEntries(ctx, proveedores, query)
}

/** Throws 400, 404, and 409 for a duplicate. */
export function createProveedor(ctx: Context, input: Body<'createProveedor'>) {
  return createEntry(ctx, proveedores, input)
}

/** Throws 404. */
export function getProveedor(ctx: Context, id: string) {
  return getEntry(ctx, proveedores, id)
}

/** Merges the sent fields; `activo` archives and restores. Throws 400, 404, and 409 for a stale version or a key in use. */
export function updateProveedor(ctx: Context, id: string, patch: Body<'updateProveedor'>) {
  return updateEntry(ctx, proveedores, id, patch)
}

/** Adds the valid suppliers with a new CUIT, and returns the refused ones. `simular` stores nothing. Throws 409. */
export function loadProveedores(
  ctx: Context,
  { proveedores: inputs }: Body<'loadProveedores'>,
  { simular }: Query<'loadProveedores'>,
) {
  return addEntries(ctx, proveedores, inputs, { simular })
}
