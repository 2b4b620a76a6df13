import { monthOf } from '../../lib/calendar.ts'
import { formulasOf, termsReader } from '../../money/company-rates.ts'
import { lastFactor } from '../../money/contract-adjustment.ts'
import { valueOnDay, type Valuation } from '../../money/valuation.ts'
import type { ProjectScope } from '../../records/record.ts'
import { certifiedAdjustment, uncertifiedAdjustment, type Adjustment } from './adjustments.ts'
import { selectIndexedCertificates, selectIndexedContracts } from './adjustments.queries.ts'
import { shareOf } from './shares.ts'

export type AdjustmentFilter = { rubroIds?: string[] | undefined; proveedorId?: string | undefined }

/** `ajusteContratos` line by line: of each certificate by its day, of what is left to certify by today. Lines of 0 are left out. */
export async function readAdjustments(
  scope: ProjectScope,
  { rubroIds, proveedorId }: AdjustmentFilter,
): Promise<Adjustment[]> {
  const { db, project, today } = scope
  const contracts = await selectIndexedContracts(db, project.id)
  if (contracts.length === 0) return []
  const certified = await selectIndexedCertificates(db, project.id)
  const certificates = Map.groupBy(certified, ({ id }) => id)
  const ofCertificates = [...certificates.values()].flatMap((rubros) => {
    const shares = certifiedAdjustment(rubros[0]!, rubros)
    return rubros.map(({ id, rubroId, proveedorId: supplier, fecha }, row): Adjustment => {
      return { entidad: 'certificado', documentoId: id, rubroId, proveedorId: supplier, fecha, cents: shares[row]! }
    })
  })
  const keyOf = (contratoId: string, rubroId: string) => `${contratoId} ${rubroId}`
  const done = new Map<string, bigint>()
  for (const { contratoId, rubroId, importe } of certified) {
    const key = keyOf(contratoId, rubroId)
    done.set(key, (done.get(key) ?? 0n) + BigInt(importe))
  }
  const formulas = await formulasOf(db, [...new Set(contracts.map(({ id }) => id))])
  const readTerms = termsReader(scope)
  const ofRests: Adjustment[] = []
  for (const { id, rubroId, proveedorId: supplier, ...contract } of contracts) {
    const left = BigInt(contract.importe) - (done.get(keyOf(id, rubroId)) ?? 0n)
    const rest = left > 0n ? shareOf(BigInt(contract.importeBase), left, BigInt(contract.importe)) : 0n
    const factor = lastFactor(await readTerms(formulas.get(id)!), contract, monthOf(today))
    const cents = rest === 0n ? 0n : factor && uncertifiedAdjustment(rest, factor, contract)
    ofRests.push({ entidad: 'contrato', documentoId: id, rubroId, proveedorId: supplier, fecha: today, cents })
  }
  return [...ofRests, ...ofCertificates].filter(
    (line) =>
      line.cents !== 0n &&
      (!rubroIds || rubroIds.includes(line.rubroId)) &&
      (proveedorId === undefined || line.proveedorId === proveedorId),
  )
}

/** An adjustment in a valuation; null without a rate or an index value. */
export const adjustmentIn = (valuation: Valuation, { cents, fecha }: Adjustment): bigint | null =>
  cents === null ? null : valueOnDay(valuation, cents, fecha)

/** `ajusteContratos` by rubro in a valuation; null for a rubro with a line that cannot be valued. */
export function adjustmentsByRubro(lines: Adjustment[], valuation: Valuation): Map<string, bigint | null> {
  const sums = new Map<string, bigint | null>()
  for (const line of lines) {
    const [sum, cents] = [sums.get(line.rubroId), adjustmentIn(valuation, line)]
    sums.set(line.rubroId, sum === null || cents === null ? null : (sum ?? 0n) + cents)
  }
  return sums
}
