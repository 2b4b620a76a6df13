/**
 * Adjusts certificates by the index of their contract. A re-issued value changes no confirmed certificate: the difference becomes a
 * line of the next one (docs/domain/contracts.md, Re-issued index values).
 */
import type Big from 'big.js'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Db } from '../../db/schema.ts'
import { exact, fromScaled, importe, roundTo, toScaled } from '../../money/decimal.ts'
import { indexFactor, valueOfMonth } from '../../money/rates.ts'
import type { ProjectScope } from '../../records/record.ts'
import { readSeries } from '../../money/company-rates.ts'
import { adjustmentOf } from './formulas.ts'
import { splitAmount } from '../../money/split-amount.ts'
import { dateText } from '../../lib/calendar.ts'
import { replaceDifferences, selectAdjusted, selectDifferences, selectLines } from './queries.ts'

type Certificado = components['schemas']['Certificado']
type Diferencia = components['schemas']['CertificadoDiferencia']

/**
 * The adjustment factor I(periodo) / I(mesBase) by month (1 without an index), as it is shown, and warnings for provisional values.
 * `factorOf` and `shownFactor` throw 409 `Missing index`.
 */
export async function adjustments(
  scope: ProjectScope,
  { indice, mesBase }: { indice: string | null; mesBase: string },
) {
  if (!indice) return { factorOf: () => exact(1), shownFactor: () => null, provisionalIn: () => [] }
  const series = await readSeries(scope, indice)
  const factorOf = (periodo: string) => indexFactor(indice, series, mesBase, periodo)
  const valueOf = (month: string) => valueOfMonth(series, month)!.valor
  return {
    factorOf,
    shownFactor(mes: string): Certificado['factor'] {
      const factor = roundTo(factorOf(mes), 6)
      return { indice, mesBase, valorBase: valueOf(mesBase), mes, valor: valueOf(mes), factor }
    },
    provisionalIn: (months: string[]) =>
      [...new Set([mesBase, ...months])]
        .filter((each) => valueOfMonth(series, each)?.provisorio)
        .map((each) => `El índice ${indice} de ${dateText(each)} es provisorio.`),
  }
}

/** The differences between the adjustment by current index values and what was already certified, for each earlier certificate. */
export async function differencesOf(
  { db }: ProjectScope,
  { contratoId, periodo }: Pick<Certificado, 'contratoId' | 'periodo'>,
  factorOf: (periodo: string) => Big,
): Promise<Diferencia[]> {
  const earlier = await selectAdjusted(db, contratoId, periodo)
  return earlier.flatMap((row) => {
    const ajusteNuevo = adjustmentOf(fromScaled('importe', row.bruto), factorOf(row.periodo))
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
