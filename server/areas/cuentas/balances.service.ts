import type { Scope } from '../../records/catalogue.ts'
import { selectInCurrency, selectMoved } from './queries.ts'

/**
 * The balances of the company's accounts in a currency, archived ones included, in cents; null if it has none, and for a member who does
 * not see all projects.
 */
export async function accountsIn(
  { db, desarrolladoraId, today, proyectos }: Scope,
  moneda: string,
): Promise<{ count: number; balance: bigint; projected: bigint } | null> {
  if (proyectos) return null
  const accounts = await selectInCurrency(db, desarrolladoraId, moneda)
  if (accounts.length === 0) return null
  const moved = await selectMoved(
    db,
    accounts.map(({ id }) => id),
    today,
  )
  let [balance, projected] = [0n, 0n]
  for (const { id, saldoInicial } of accounts) {
    const sums = moved.get(id) ?? { today: 0n, all: 0n }
    balance += BigInt(saldoInicial) + sums.today
    projected += BigInt(saldoInicial) + sums.all
  }
  return { count: accounts.length, balance, projected }
}
