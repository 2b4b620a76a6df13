/** How much the index adds to the price of contracts in force (docs/domain/control.md, Adjustment of contracts). */
import type Big from 'big.js'
import { exact, fromScaled, importe, toScaled } from '../../money/decimal.ts'
import { valueOfMonth } from '../../money/rates.ts'
import { shareOf, shareOut } from './shares.ts'

/** An amount in cents of the project's currency; null if the index has no value for the contract's `mesBase`. */
export type Adjustment = {
  entidad: 'certificado' | 'contrato'
  documentoId: string
  rubroId: string
  proveedorId: string
  fecha: string
  cents: bigint | null
}

/** An index of a formula: its weight in percent, and its values by period. */
type Term = { peso: string; values: Map<string, string> }

/** The sum of peso / 100 x I(last published) / I(mesBase); null if a value is missing. */
export function lastFactor(formula: Term[], mesBase: string): Big | null {
  let sum = exact(0)
  for (const { peso, values } of formula) {
    const base = valueOfMonth(values, mesBase)
    const last = values.get([...values.keys()].toSorted().at(-1) ?? '')
    if (base === undefined || last === undefined) return null
    sum = sum.plus(exact(last).div(base).times(peso))
  }
  return sum.div(100)
}

/** `anticipoPorcentaje` as stored. Where `anticipoCongela`, the advance's share of the price is not adjusted. */
export type AdvanceTerms = { anticipoPorcentaje: number; anticipoCongela: boolean }

/** `uncertified x (1 - anticipo share if anticipoCongela) x (last factor - 1)`, in cents. */
export function uncertifiedAdjustment(
  uncertified: bigint,
  factor: Big,
  { anticipoPorcentaje, anticipoCongela }: AdvanceTerms,
): bigint {
  const adjusted = anticipoCongela ? exact(100).minus(fromScaled('porcentaje', anticipoPorcentaje)).div(100) : exact(1)
  const amount = exact(fromScaled('importe', uncertified)).times(adjusted).times(factor.minus(1))
  return BigInt(toScaled('importe', importe(amount)))
}

/** Amounts of a certificate in its currency, without `brutoAjustadoBase`. */
type Certified = { bruto: number; ajuste: number; diferenciaAjuste: number; brutoAjustadoBase: number }

/** The adjustment of a certificate in the project's currency, split among rubros like the certificate itself. */
export function certifiedAdjustment(
  { bruto, ajuste, diferenciaAjuste, brutoAjustadoBase }: Certified,
  rubros: { importeBase: string }[],
): bigint[] {
  const adjustment = BigInt(ajuste) + BigInt(diferenciaAjuste)
  const inBase = shareOf(BigInt(brutoAjustadoBase), adjustment, BigInt(bruto) + adjustment)
  return shareOut(
    inBase,
    rubros.map(({ importeBase }) => BigInt(importeBase)),
  )
}
