/** How much the index adds to the price of contracts in force (docs/domain/control.md, Adjustment of contracts). */
import type Big from 'big.js'
import { adjustmentBase, adjustmentOf, advanceShare } from '../../money/contract-adjustment.ts'
import { exact, fromScaled, toScaled } from '../../money/decimal.ts'
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

/** `anticipoPorcentaje` and `anticipoCongela` as stored. Where the advance freezes its share of the price, that is not adjusted. */
export type AdvanceTerms = { anticipoPorcentaje: number; anticipoCongela: number }

/** What the last factor adds to what is left to certify, in cents: as if one certificate had all of it. */
export function uncertifiedAdjustment(
  uncertified: bigint,
  factor: Big,
  { anticipoPorcentaje, anticipoCongela }: AdvanceTerms,
): bigint {
  const rest = fromScaled('importe', uncertified)
  const ofAdvance = advanceShare(exact(rest), fromScaled('porcentaje', anticipoPorcentaje))
  return BigInt(toScaled('importe', adjustmentOf(adjustmentBase(rest, ofAdvance, anticipoCongela === 1), factor)))
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
