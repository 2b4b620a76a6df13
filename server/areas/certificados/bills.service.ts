/** What the supplier's documents bill of a certificate (docs/domain/documents.md, Links). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Db } from '../../db/schema.ts'
import { fullNumber } from '../../lib/document-number.ts'
import { Problem } from '../../lib/problem.ts'
import { exact, fromScaled, importe, inSpanish } from '../../money/decimal.ts'
import type { ProjectScope } from '../../records/record.ts'
import {
  selectBills,
  selectDocuments,
  selectDoubtfulBills,
  selectUnlinkedCertificates,
  selectUnlinkedDocuments,
} from './bills.queries.ts'
import { certificateName } from './names.ts'
import { selectBalance } from './queries.ts'

type Certificado = components['schemas']['Certificado']
type Bill = { moneda: string; sinImpuestos: string }

/**
 * Throws 409 with the earlier document if the documents of a certificate bill more than it may be billed for, without VAT. Documents in
 * another currency are not compared: their rate is of another day.
 */
export async function requireNotOverbilled(
  scope: ProjectScope,
  id: string,
  { moneda, sinImpuestos }: Bill,
): Promise<void> {
  const row = (await selectBalance(scope.db, scope.project.id, id))!
  if (row.moneda !== moneda) return
  const documents = (await selectDocuments(scope.db, [id])).filter((each) => each.moneda === moneda)
  const billed = documents.reduce(
    (sum, each) => sum + (each.tipo === 'notaCredito' ? -each.sinImpuestos : each.sinImpuestos),
    0,
  )
  const facturable = fromScaled('importe', row.facturable)
  const left = importe(exact(facturable).minus(fromScaled('importe', billed)))
  if (exact(sinImpuestos).lte(left)) return
  const last = documents.findLast(({ tipo }) => tipo !== 'notaCredito')
  const before = last ? `, y ya tiene ${inSpanish(fromScaled('importe', billed))} (${fullNumber(last)})` : ''
  const message = `El certificado ${certificateName(row)} se factura por ${inSpanish(facturable)} sin IVA${before}: no se le pueden facturar ${inSpanish(sinImpuestos)}.`
  const issues = [{ field: 'certificadoId', message }]
  throw new Problem(409, 'Conflict', message, { issues, ...(last && { existenteId: last.id }) })
}

/** What may be billed of a certificate, and what it withholds of that: the fondo de reparo and the other retentions. */
export async function withheldOf({ db, project }: ProjectScope, id: string) {
  const { moneda, facturable, fondoReparo, otrasRetenciones } = (await selectBalance(db, project.id, id))!
  return {
    moneda,
    facturable: fromScaled('importe', facturable),
    withheld: fromScaled('importe', fondoReparo + otrasRetenciones),
  }
}

/** The registered documents that bill certificates, by certificate id. */
export async function billsOf(db: Db, certificateIds: string[]) {
  if (certificateIds.length === 0) return new Map<string | null, Awaited<ReturnType<typeof selectBills>>>()
  return Map.groupBy(await selectBills(db, certificateIds), ({ certificadoId }) => certificadoId)
}

/** The certificates that documents seem to bill without naming them, by document id. */
export async function unlinkedCertificates(db: Db, documentIds: string[]) {
  return Map.groupBy(await selectUnlinkedCertificates(db, documentIds), ({ comprobanteId }) => comprobanteId)
}

const mostUnlinked = 20

/** The registered documents that seem to bill certificates without naming them, by certificate id. */
export async function unlinkedDocuments(
  db: Db,
  certificateIds: string[],
): Promise<Map<string, Certificado['comprobantesSinVincular']>> {
  const rows = Map.groupBy(await selectUnlinkedDocuments(db, certificateIds), ({ certificadoId }) => certificadoId)
  const shown = ([id, documents]: [string, NonNullable<ReturnType<typeof rows.get>>]) =>
    [
      id,
      documents.slice(0, mostUnlinked).map((each) => ({
        id: each.id,
        numeroCompleto: fullNumber(each),
        total: fromScaled('importe', each.total),
        version: each.version,
      })),
    ] as const
  return new Map([...rows].map(shown))
}

/** Documents that may be the bill of a certificate that is owed too, with both names. */
export async function doubtfulBills({ db, project }: ProjectScope, limit: number) {
  const rows = await selectDoubtfulBills(db, project.id, limit)
  return rows.map(({ id, contratoId, objeto, certificado, periodo, ...document }) => ({
    id,
    contratoId,
    comprobante: fullNumber(document),
    certificado: `${certificateName({ numero: certificado, periodo })} de «${objeto}»`,
  }))
}
