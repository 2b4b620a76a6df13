import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { q, type Output } from '../../api/operations.ts'
import { sumAmounts } from '../../lib/cents.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { useDocumentAddress } from '../comprobantes/door.ts'
import { useAddressWithValuation } from '../control/door.ts'
import type { Certificado } from './queries.ts'

type CertificateLinksProps = { proyectoId: number; certificate: Certificado }
type Pago = Output<'listPagos'>['items'][number]

/** The registered documents that bill an approved certificate, and the payments of both. */
export function CertificateLinks({ proyectoId, certificate }: CertificateLinksProps) {
  const { id } = certificate
  const of = { proyectoId, certificadoId: id, estado: 'registrado', size: 200 } as const
  const { data: documents } = useQuery(q('listComprobantes', of))
  const { data: payments } = useQuery(q('listPagos', of))
  const addressOf = useDocumentAddress()
  const withValuation = useAddressWithValuation()
  if (!documents || !payments) return null
  const documentIds = new Set(documents.items.map((each) => each.id))
  /** What a payment paid of them, in their currency. */
  const paid = ({ imputaciones }: Pago) => {
    const parts = imputaciones.filter((part) => part.certificadoId === id || documentIds.has(part.comprobanteId ?? ''))
    const amounts = parts.map(({ importeDocumento, esCredito }) =>
      esCredito ? `-${importeDocumento}` : importeDocumento,
    )
    return moneyText(sumAmounts(amounts), parts[0]?.moneda ?? certificate.moneda)
  }
  return (
    <dl className="record-facts certificate-payment">
      <div>
        <dt>Facturado, sin IVA</dt>
        {documents.total === 0 && <dd>Sin factura</dd>}
        {documents.items.map((each) => (
          <dd key={each.id}>
            <Link to={addressOf(each)}>{each.numeroCompleto}</Link> del {dateText(each.fecha)}:{' '}
            {moneyText(each.tipo === 'notaCredito' ? `-${each.sinImpuestos}` : each.sinImpuestos, each.moneda)}
          </dd>
        ))}
        <dd>A facturar: {moneyText(certificate.aFacturar, certificate.moneda)}</dd>
      </div>
      <div>
        <dt>Pagado</dt>
        {payments.total === 0 && <dd>Sin pagos</dd>}
        {payments.items.map((each) => (
          <dd key={each.id}>
            <Link to={withValuation(`/finanzas/pagos?abierto=${each.id}&proveedor=${each.proveedorId}`)}>
              Pago {each.numero}
            </Link>{' '}
            del {dateText(each.fecha)}: {paid(each)}
          </dd>
        ))}
      </div>
    </dl>
  )
}
