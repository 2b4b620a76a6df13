/** Warnings of comprobantes, derived when they are read (docs/domain/documents.md: Totals and VAT, Letters, Links). */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Db } from '../../db/schema.ts'
import { dateText } from '../../lib/calendar.ts'
import { fullNumber } from '../../lib/document-number.ts'
import { exact } from '../../money/decimal.ts'
import { rateWarning } from '../../money/rates.ts'
import type { Stored } from '../../records/record.ts'
import { billsOf, certificateName, unlinkedCertificates } from '../certificados/door.ts'
import { letterWarning } from '../proveedores/door.ts'
import { roundingWarnings } from './calculate-amounts.ts'

type Comprobante = Stored<components['schemas']['Comprobante'], 'comprobantes'>

/** A document without a certificate that seems to bill one: both would be owed. */
function unlinkedWarning(
  { estado, contratoId }: Comprobante,
  certificate: { numero: number | null; periodo: string; estado: string; contrato: number | null },
): string {
  const name = `el certificado ${certificateName(certificate)} del contrato ${certificate.contrato}`
  const first = certificate.estado === 'emitido' ? 'Cuando esté aprobado, ' : ''
  const step = estado === 'registrado' ? 'vinculá este comprobante con ese certificado' : 'elegí ese certificado'
  const why = contratoId === null ? 'Parece facturar' : 'Puede facturar'
  return `${why} ${name}, y la deuda se contaría dos veces. ${first}${first ? step : step.charAt(0).toUpperCase() + step.slice(1)}.`
}

/** A function from each of these documents to its warnings. */
export async function warnings(db: Db, documents: Comprobante[]): Promise<(comprobante: Comprobante) => string[]> {
  const certificateIds = documents.flatMap(({ certificadoId }) => certificadoId ?? [])
  const [bills, unlinked] = await Promise.all([
    billsOf(db, certificateIds),
    unlinkedCertificates(
      db,
      documents.map(({ id }) => id),
    ),
  ])
  return (comprobante) => {
    const { id, tipo, estado, certificadoId, cotizacion, fecha, condicionIva, letra, iva, caeVence } = comprobante
    const isBill = tipo !== 'notaCredito' && estado !== 'anulado' && certificadoId !== null
    const others = isBill ? (bills.get(certificadoId) ?? []).filter((bill) => bill.id !== id) : []
    const hasVat = iva.some(({ importe }) => exact(importe).gt(0))
    const all = [
      cotizacion && rateWarning(cotizacion, fecha),
      ...roundingWarnings(iva),
      letterWarning(condicionIva, letra, hasVat),
      caeVence && caeVence < fecha && `Su CAE venció el ${dateText(caeVence)}, antes de su fecha.`,
      others.length > 0 && `Su certificado también está facturado en ${others.map(fullNumber).join(', ')}.`,
      ...(unlinked.get(id) ?? []).map((certificate) => unlinkedWarning(comprobante, certificate)),
    ]
    return all.filter((each) => typeof each === 'string').slice(0, mostWarnings)
  }
}

const mostWarnings = 10
