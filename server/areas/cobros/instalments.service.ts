import type { components } from '../../../openapi/generated/schema.d.ts'
import { fromScaled } from '../../money/decimal.ts'
import { inBase } from '../../money/rates.ts'
import { termsReader } from '../../money/company-rates.ts'
import { ratesOfToday } from '../../money/today-rates.ts'
import type { ProjectScope } from '../../records/record.ts'
import { dueOf, factorOf, type IndexTerms } from './instalments.ts'
import {
  countInstalments,
  selectInstalments,
  type InstalmentFilter,
  type InstalmentRow,
} from './instalments.queries.ts'

export type Cuota = components['schemas']['Cuota']
export type Stated = { cuotas: Cuota[]; avisos: string[] }

/** Instalments with what is due of them today, by due date. */
export async function statedInstalments(
  scope: ProjectScope,
  filter: Omit<InstalmentFilter, 'proyectoId'>,
): Promise<Stated> {
  const { db, project, today } = scope
  const rows = await selectInstalments(db, { ...filter, proyectoId: project.id })
  if (rows.length === 0) return { cuotas: [], avisos: [] }
  const counts = await countInstalments(db, project.id)
  const readTerms = termsReader(scope)
  const rateOf = ratesOfToday(scope)
  const avisos = new Set<string>()
  const cuotas: Cuota[] = []
  for (const row of rows) {
    const { factor, isProvisional } = factorOf(row.vencimiento, await indexOf(row, readTerms))
    const agreed = {
      vencimiento: row.vencimiento,
      importe: fromScaled('importe', row.importe),
      cobrado: fromScaled('importe', row.cobrado ?? 0),
    }
    const due = dueOf(agreed, factor, today)
    const rate = await rateOf(row.moneda)
    if (rate === undefined) avisos.add(`No hay cotización de ${row.moneda}: sus cuotas no están en los totales.`)
    cuotas.push({
      ...due,
      ...agreed,
      id: row.id,
      previstoId: row.previstoId,
      de: row.de,
      concepto: row.concepto as Cuota['concepto'],
      numero: row.numero,
      cuotas: counts.get(row.previstoId)!,
      moneda: row.moneda as Cuota['moneda'],
      ajusteProvisorio: isProvisional,
      saldoBase:
        rate === undefined ? null : inBase(due.saldo, { moneda: row.moneda, cotizacion: rate }, project.monedaBase),
    })
  }
  return { cuotas, avisos: [...avisos] }
}

/** The index of an instalment in pesos; null for a fixed one. */
async function indexOf(
  { moneda, indiceId, codigo, mesBase, indiceDesfase }: InstalmentRow,
  readTerms: ReturnType<typeof termsReader>,
): Promise<IndexTerms | null> {
  if (moneda !== 'ARS' || indiceId === null || codigo === null || mesBase === null) return null
  return { terms: await readTerms([{ indiceId, codigo, peso: '100' }]), mesBase, indiceDesfase }
}
