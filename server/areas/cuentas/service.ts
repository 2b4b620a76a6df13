import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import type { Body, Query } from '../../http/contract.ts'
import { dateText } from '../../lib/calendar.ts'
import { conflict, notFound } from '../../lib/problem.ts'
import { SheetFile } from '../../lib/sheet.ts'
import { sumOfAmounts } from '../../money/amounts.ts'
import { amountText } from '../../money/valuation.ts'
import type { Scope } from '../../records/catalogue.ts'
import { createEntry, getEntry, listEntries, updateEntry } from '../../records/catalogue.service.ts'
import { mostExported } from '../../records/page.ts'
import { requireAllProjects } from '../../records/visible-projects.ts'
import { cuentas, type Cuenta } from './catalogue.ts'
import { selectAccounts, selectUnassigned } from './queries.ts'

type Moneda = components['schemas']['Moneda']
const currencies: Moneda[] = ['ARS', 'USD', 'EUR', 'UVA']

/** The sums of the balances per currency. */
function totalsOf(accounts: Cuenta[]): components['schemas']['CuentaTotal'][] {
  const byCurrency = Map.groupBy(accounts, ({ moneda }) => moneda)
  return currencies.flatMap((moneda) => {
    const each = byCurrency.get(moneda)
    if (!each) return []
    const saldo = sumOfAmounts(each.map((account) => account.saldo))
    return [{ moneda, saldo, saldoProyectado: sumOfAmounts(each.map((account) => account.saldoProyectado)) }]
  })
}

/** A page of the company's accounts with the sums of all matches and the money without an account, or all matches as a file. */
export async function listCuentas(ctx: Context, query: Query<'listCuentas'>) {
  const page = await listEntries(ctx, cuentas, query)
  if (page instanceof SheetFile) return page
  const { page: _page, ...filter } = query
  const [all, unassigned] = await Promise.all([
    page.lastPage === 1 ? page : listEntries(ctx, cuentas, { ...filter, size: mostExported }),
    selectUnassigned(ctx.store.read, ctx.company.id),
  ])
  const sinCuenta = unassigned.map(({ moneda, ingresos, egresos, cantidad }) => ({
    moneda: moneda as Moneda,
    ingresos: amountText(BigInt(ingresos)),
    egresos: amountText(BigInt(egresos)),
    saldo: amountText(BigInt(ingresos) - BigInt(egresos)),
    movimientos: Number(cantidad),
  }))
  return { ...page, totales: totalsOf(all instanceof SheetFile ? [] : all.items), sinCuenta }
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
 * Requires the accounts that a record names. Throws 403 for a member who does not see all projects, 404 for an account of another
 * company, and 409 for an archived one, another currency, or a day before the account begins.
 */
export async function requireAccounts(scope: Scope, uses: AccountUse[]): Promise<void> {
  if (uses.length === 0) return
  requireAllProjects(scope)
  const { db, desarrolladoraId } = scope
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
