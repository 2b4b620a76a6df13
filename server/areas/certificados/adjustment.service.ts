/**
 * Adjusts certificates by the formula of their contract. A re-issued value changes no confirmed certificate: the difference becomes a
 * line of the next one (docs/domain/contracts.md, Re-issued index values).
 */
import type Big from 'big.js'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Db } from '../../db/schema.ts'
import { exact, fromScaled, importe, roundTo, toScaled } from '../../money/decimal.ts'
import { formulaFactor, valueOfMonth } from '../../money/rates.ts'
import type { ProjectScope } from '../../records/record.ts'
import { termsReader } from '../../money/company-rates.ts'
import { adjustmentBase, adjustmentOf, monthOfValues } from '../../money/contract-adjustment.ts'
import type { Contract } from './contract.service.ts'
import { splitAmount } from '../../money/split-amount.ts'
import { dateText } from '../../lib/calendar.ts'
import { replaceDifferences, selectAdjusted, selectDifferences, selectLines } from './queries.ts'

type Certificado = components['schemas']['Certificado']
type Diferencia = components['schemas']['CertificadoDiferencia']

/**
 * The adjustment factor by month of a certificate (1 without an index), how it comes about, and warnings for provisional values.
 * `factorOf` and `shownFactor` throw 409 `Missing index`.
 */
export async function adjustments(
  scope: ProjectScope,
  { indices, mesBase, indiceDesfase }: Pick<Contract, 'indices' | 'mesBase' | 'indiceDesfase'>,
) {
  const terms = await termsReader(scope)(indices)
  const monthOf = (periodo: string) => monthOfValues(periodo, indiceDesfase)
  const factorOf = (periodo: string) => formulaFactor(terms, mesBase, monthOf(periodo))
  return {
    factorOf,
    shownFactor(periodo: string): Certificado['factor'] {
      if (terms.length === 0) return null
      const mes = monthOf(periodo)
      const factor = roundTo(factorOf(periodo), 6)
      const shown = terms.map(({ codigo: indice, peso, values }) => ({
        indice,
        peso,
        valorBase: valueOfMonth(values, mesBase)!.valor,
        valor: valueOfMonth(values, mes)!.valor,
      }))
      return { mesBase, mes, factor, indices: shown }
    },
    provisionalIn(periodos: string[]): string[] {
      const months = [...new Set([mesBase, ...periodos.map(monthOf)])]
      return terms.flatMap(({ codigo, values }) =>
        months
          .filter((each) => valueOfMonth(values, each)?.provisorio)
          .map((each) => `El índice ${codigo} de ${dateText(each)} es provisorio.`),
      )
    },
  }
}

/** The differences between the adjustment by current index values and what was already certified, for each earlier certificate. */
export async function differencesOf(
  { db }: ProjectScope,
  { contratoId, periodo }: Pick<Certificado, 'contratoId' | 'periodo'>,
  { anticipoCongela }: Contract,
  factorOf: (periodo: string) => Big,
): Promise<Diferencia[]> {
  const earlier = await selectAdjusted(db, contratoId, periodo)
  return earlier.flatMap((row) => {
    const [bruto, amortizado] = [fromScaled('importe', row.bruto), fromScaled('importe', row.anticipoAmortizado)]
    const ajusteNuevo = adjustmentOf(adjustmentBase(bruto, amortizado, anticipoCongela === 1), factorOf(row.periodo))
    const ajusteCertificado = fromScaled('importe', BigInt(row.ajuste) + BigInt(row.diferencias ?? 0))
    const amount = importe(exact(ajusteNuevo).minus(ajusteCertificado))
    const { id: certificadoId, numero } = row
    const line = { certificadoId, numero, periodo: row.periodo, ajusteCertificado, ajusteNuevo, importe: amount }
    return exact(amount).eq(0) ? [] : [line]
  })
}

/** Stores the differences of a certificate and returns them by item, shared out like the lines of the original certificate. */
export async function storeDifferences(db: Db, { id, diferencias }: Certificado): Promise<Map<string, Big>> {
  const rows = diferencias.map((each) => ({
    certificadoId: id,
    deCertificadoId: each.certificadoId,
    ajusteCertificado: toScaled('importe', each.ajusteCertificado),
    ajusteNuevo: toScaled('importe', each.ajusteNuevo),
    importe: toScaled('importe', each.importe),
  }))
  await replaceDifferences(db, id, rows)
  const byItem = new Map<string, Big>()
  if (diferencias.length === 0) return byItem
  const ids = diferencias.map(({ certificadoId }) => certificadoId)
  const lines = Map.groupBy(await selectLines(db, ids), ({ certificadoId }) => certificadoId)
  for (const { certificadoId, importe: amount } of diferencias) {
    const spent = lines.get(certificadoId) ?? []
    const shares = splitAmount(
      amount,
      spent.map((line) => fromScaled('importe', line.importe)),
    )
    for (const [row, { contratoItemId }] of spent.entries())
      byItem.set(contratoItemId, (byItem.get(contratoItemId) ?? exact(0)).plus(shares[row]!))
  }
  return byItem
}

/** The stored differences by certificate id. */
export async function differencesOfMany(db: Db, ids: string[]): Promise<Map<string, Diferencia[]>> {
  const rows = Map.groupBy(await selectDifferences(db, ids), ({ en }) => en)
  const toDiferencia = ({
    en: _in,
    ajusteCertificado,
    ajusteNuevo,
    importe: amount,
    ...certificate
  }: NonNullable<ReturnType<typeof rows.get>>[number]) => ({
    ...certificate,
    ajusteCertificado: fromScaled('importe', ajusteCertificado),
    ajusteNuevo: fromScaled('importe', ajusteNuevo),
    importe: fromScaled('importe', amount),
  })
  return new Map([...rows].map(([id, differences]) => [id, differences.map(toDiferencia)]))
}
