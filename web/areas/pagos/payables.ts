/** What a payment to a supplier can pay: documents, certificates, released funds and advances of contracts. */
import { useQueries, useQuery } from '@tanstack/react-query'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { tipos } from '../comprobantes/door.ts'
import { partKey } from './pago-draft.ts'
import { contractsOfSupplierQuery, pendingCertificatesQuery, pendingQuery, releasesOfContractQuery } from './queries.ts'

/** One of them, with a balance. */
export type Payable = {
  key: string
  name: string
  detail: string
  saldo: string
  moneda: Schema<'Moneda'>
  isCredit: boolean
  /** The rate that it was entered with; null in the currency of the project, and for an advance. */
  rate: string | null
}

const dueText = (vencimiento: string | null, estadoPago: string | null) =>
  vencimiento ? `${estadoPago === 'vencido' ? 'venció' : 'vence'} el ${dateText(vencimiento)}` : ''

function ofDocument(document: Schema<'Comprobante'>): Payable {
  const { id, numeroCompleto, tipo, vencimiento, estadoPago, saldo, moneda, cotizacion } = document
  const isCredit = tipo === 'notaCredito'
  return {
    key: partKey('comprobanteId', id),
    name: numeroCompleto,
    detail: isCredit ? tipos.notaCredito : dueText(vencimiento, estadoPago),
    saldo,
    moneda,
    isCredit,
    rate: cotizacion?.valor ?? null,
  }
}

function ofCertificate(certificate: Schema<'Certificado'>): Payable {
  const { id, numero, periodo, contrato, vencimiento, estadoPago, saldo, moneda, cotizacion } = certificate
  return {
    key: partKey('certificadoId', id),
    name: `Certificado N.º ${numero}, ${dateText(periodo)}`,
    detail: [contrato, dueText(vencimiento, estadoPago)].filter(Boolean).join(' · '),
    saldo,
    moneda,
    isCredit: false,
    rate: cotizacion?.valor ?? null,
  }
}

function ofRelease({ id, numero, contrato, fecha, saldo, moneda, cotizacion }: Schema<'Liberacion'>): Payable {
  return {
    key: partKey('liberacionId', id),
    name: `Fondo de reparo, liberación N.º ${numero}`,
    detail: `${contrato} · liberado el ${dateText(fecha)}`,
    saldo,
    moneda,
    isCredit: false,
    rate: cotizacion?.valor ?? null,
  }
}

function ofAdvance({ id, numero, objeto, moneda, anticipo, resumen }: Schema<'Contrato'>): Payable {
  const { anticipoPorPagar, anticipoPorRecuperar } = resumen
  const isTakenBack = Number(anticipoPorRecuperar) < Number(anticipo)
  return {
    key: partKey('contratoId', id),
    name: `Anticipo del contrato N.º ${numero}`,
    // Certificates take an advance back, also if it was paid before it was entered here.
    detail: isTakenBack
      ? `${objeto} · los certificados ya descontaron parte: quedan por recuperar ${moneyText(anticipoPorRecuperar, moneda)}`
      : objeto,
    saldo: anticipoPorPagar,
    moneda,
    isCredit: false,
    rate: null,
  }
}

/** What can be paid to a supplier; undefined until all of it is loaded. */
export function usePayables(proyectoId: number, supplierId: string) {
  const documents = useQuery(pendingQuery(proyectoId, supplierId))
  const certificates = useQuery(pendingCertificatesQuery(proyectoId, supplierId))
  const contracts = useQuery(contractsOfSupplierQuery(proyectoId, supplierId))
  const withReleases = (contracts.data?.items ?? []).filter(({ resumen }) => Number(resumen.fondoLiberado) > 0)
  const releases = useQueries({ queries: withReleases.map(({ id }) => releasesOfContractQuery(proyectoId, id)) })
  const queries = [documents, certificates, contracts, ...releases]
  const isLoaded = queries.every(({ data }) => data !== undefined)
  return {
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => void Promise.all(queries.filter(({ error }) => error).map(({ refetch }) => refetch())),
    payables: isLoaded
      ? [
          ...documents.data!.items.map(ofDocument),
          ...certificates.data!.items.map(ofCertificate),
          ...releases.flatMap(({ data }) => data!.items.filter(({ saldo }) => Number(saldo) > 0).map(ofRelease)),
          ...contracts.data!.items.filter(({ resumen }) => Number(resumen.anticipoPorPagar) > 0).map(ofAdvance),
        ]
      : undefined,
  }
}
