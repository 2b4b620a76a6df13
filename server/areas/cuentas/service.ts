import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { dateText } from '../../lib/calendar.ts'
import { conflict, notFound } from '../../lib/problem.ts'
import type { Scope } from '../../records/catalogue.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { cuentas } from './catalogue.ts'
import { selectAccounts } from './queries.ts'

/** A page of the company's entries, or all matching ones as a file. */
export function listCuentas(ctx: Context, query: Query<'listCuentas'>) {
  return listEntries(ctx, cuentas, query)
}

/** Throws 400, and 409 for a duplicate. */
export function createCuenta(ctx: Context, input: Body<'createCuenta'>) {
  return createEntry(ctx, cuentas, input)
}

/** Throws 404. */
export function getCuenta(ctx: Context, id: string) {
  return getEntry(ctx, cuentas, id)
}

/** Merges the sent fields; `activo` archives and restores. Throws 400, 404, and 409 for a stale version or a key in use. */
export function updateCuenta(ctx: Context, id: string, patch: Body<'updateCuenta'>) {
  return updateEntry(ctx, cuentas, id, patch)
}

/** An account that a record names in a field, for an amount in a currency that moves on a day. */
export type AccountUse = { cuentaId: string; field: string; moneda: string; fecha: string }

/**
 * Requires the accounts that a new record names. Throws 404 for one of another company, and 409 for an archived one, another currency,
 * or a day before the account begins.
 */
export async function requireAccounts({ db, desarrolladoraId }: Scope, uses: AccountUse[]): Promise<void> {
  const accounts = await selectAccounts(db, desarrolladoraId, [...new Set(uses.map(({ cuentaId }) => cuentaId))])
  for (const { cuentaId, field, moneda, fecha } of uses) {
    const account = accounts.get(cuentaId)
    if (!account) throw notFound(cuentas.words.missing)
    const { nombre, activo, fechaInicial } = account
    if (activo === 0) throw conflict(`La cuenta «${nombre}» está archivada: elegí otra, o restaurala primero.`, field)
    if (account.moneda !== moneda)
      throw conflict(`La cuenta «${nombre}» es en ${account.moneda}, y el importe en ${moneda}.`, field)
    if (fecha < fechaInicial)
      throw conflict(
        `La cuenta «${nombre}» empieza el ${dateText(fechaInicial)}: no lleva movimientos anteriores.`,
        field,
      )
  }
}
