import type { Pago } from './queries.ts'

type Part = Pago['imputaciones'][number]

/** What an imputación pays, in words. */
export function partName({ comprobante, certificado, liberacion, contrato }: Part): string {
  if (comprobante !== null) return comprobante
  if (certificado !== null) return `Certificado ${certificado}`
  return liberacion === null ? `Anticipo del contrato ${contrato}` : `Fondo de reparo, liberación ${liberacion}`
}

/** The screen with what an imputación pays. */
export function partPath({ comprobanteId, comprobante, certificadoId, liberacionId, contratoId }: Part): string {
  if (comprobanteId) return `/finanzas/comprobantes?buscar=${encodeURIComponent(comprobante!)}&abierto=${comprobanteId}`
  const contract = `/finanzas/contratos/${contratoId}`
  if (certificadoId) return `${contract}/certificados/${certificadoId}`
  return liberacionId ? `${contract}#fondo` : contract
}

/** The id of what an imputación pays. */
export const partId = ({ comprobanteId, certificadoId, liberacionId, contratoId }: Part) =>
  comprobanteId ?? certificadoId ?? liberacionId ?? contratoId
