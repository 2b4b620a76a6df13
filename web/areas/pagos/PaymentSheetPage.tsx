import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { q } from '../../api/operations.ts'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { useProject } from '../../records/use-base-currency.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useAddressWithValuation } from '../control/door.ts'
import { PaymentOrder, WithholdingCertificate } from './PaymentSheet.tsx'
import './PaymentSheet.css'

type PaymentSheetPageProps = {
  proyectoId: number
  id: string
  /** The withholding of the certificate; undefined for the payment order. */
  retencionId: string | undefined
}

/** A payment order or a certificate of withholding, as it is printed. */
export function PaymentSheetPage({ proyectoId, id, retencionId }: PaymentSheetPageProps) {
  const desarrolladoraId = activeCompanyId() ?? 0
  const withValuation = useAddressWithValuation()
  const payment = useQuery(q('getPago', { proyectoId, id }))
  const company = useQuery(q('getCompany', { desarrolladoraId }))
  const supplier = useQuery({
    ...q('getProveedor', { desarrolladoraId, id: payment.data?.proveedorId ?? '' }),
    enabled: payment.data !== undefined,
  })
  const project = useProject(proyectoId)
  const back = withValuation(`/finanzas/pagos?abierto=${id}`)
  const failed = [payment, company, supplier].find(({ error, data }) => error && !data)
  const retencion = payment.data?.retenciones.find((each) => each.id === retencionId)
  const isMissing = failed?.error instanceof ApiError && failed.error.status === 404
  if (isMissing || (payment.data && retencionId && !retencion)) {
    const title = retencionId ? 'No encontramos esa retención' : 'No encontramos ese pago'
    return <NotFound title={title} to={withValuation('/finanzas/pagos')} label="Ver los pagos" />
  }
  if (failed) return <ErrorState message={errorMessage(failed.error)} onRetry={() => void failed.refetch()} />
  if (!payment.data || !company.data || !supplier.data || !project) return <Skeleton height="20rem" />
  const parties = { company: company.data, supplier: supplier.data, work: project }
  return (
    <div className="record-list">
      <div className="payment-sheet-actions">
        <Link to={back}>← Pago N.º {payment.data.numero}</Link>
        <Button variant="primary" onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
      {retencion ? (
        <WithholdingCertificate pago={payment.data} retencion={retencion} {...parties} />
      ) : (
        <PaymentOrder pago={payment.data} {...parties} />
      )}
    </div>
  )
}
