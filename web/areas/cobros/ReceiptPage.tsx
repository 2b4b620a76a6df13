import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { q } from '../../api/operations.ts'
import { ApiError } from '../../api/problem.ts'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { useProject } from '../../records/use-base-currency.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { Cobro } from './queries.ts'
import { conceptos } from './words.ts'
import './receipt.css'

/** A receipt to print and sign: one sheet. */
export function ReceiptPage({ proyectoId, id }: { proyectoId: number; id: string }) {
  const query = useQuery(q('getCobro', { proyectoId, id }))
  const back = <Link to={`/finanzas/cobros?abierto=${id}`}>← Cobros</Link>
  if (query.error instanceof ApiError && query.error.status === 404)
    return <EmptyState title="No encontramos ese cobro" actions={<Link to="/finanzas/cobros">← Cobros</Link>} />
  return (
    <div className="money receipt-page">
      <div className="money-head screen-only">
        {back}
        <Button variant="primary" onClick={() => window.print()}>
          <i className="pi pi-print" aria-hidden="true" /> Imprimir
        </Button>
      </div>
      <QueryAnswer query={query} height="20rem">
        {(cobro) => <Receipt proyectoId={proyectoId} cobro={cobro} />}
      </QueryAnswer>
    </div>
  )
}

function Receipt({ proyectoId, cobro }: { proyectoId: number; cobro: Cobro }) {
  const { data: company } = useQuery(q('getCompany', { desarrolladoraId: activeCompanyId() ?? 0 }))
  const project = useProject(proyectoId)
  const { numero, fecha, de, importe, moneda, enLetras, concepto, cuota, cuenta, cotizacion, nota, estado } = cobro
  return (
    <section className="receipt" aria-label={`Recibo N.º ${numero}`}>
      <header>
        <div>
          <strong>{company?.nombre}</strong>
          <span>CUIT {company?.cuit}</span>
          <span>{company?.ubicacion}</span>
        </div>
        <div>
          <h2>Recibo N.º {numero}</h2>
          <span>{dateText(fecha)}</span>
        </div>
      </header>
      <p>
        Recibimos de <strong>{de}</strong> la cantidad de{' '}
        <strong>{enLetras.charAt(0).toLowerCase() + enLetras.slice(1)}</strong>, en concepto de{' '}
        {conceptos[concepto].toLowerCase()}
        {cuota && ` (${cuota.toLowerCase()})`}, por la obra {project?.nombre}.
      </p>
      <dl>
        <div>
          <dt>Importe</dt>
          <dd className="receipt-amount">{moneyText(importe, moneda)}</dd>
        </div>
        {cotizacion && (
          <div>
            <dt>Cotización</dt>
            <dd>
              {decimalText(cotizacion.valor)}, {cotizacion.tipo} del {dateText(cotizacion.fecha)}
            </dd>
          </div>
        )}
        {cuenta && (
          <div>
            <dt>Entró en</dt>
            <dd>{cuenta}</dd>
          </div>
        )}
        {nota && (
          <div>
            <dt>Nota</dt>
            <dd>{nota}</dd>
          </div>
        )}
      </dl>
      <div className="receipt-signatures" aria-hidden="true">
        <span>Firma y aclaración</span>
        <span>Por {company?.nombre}</span>
      </div>
      {estado === 'anulado' && (
        <div className="receipt-mark" aria-hidden="true">
          ANULADO
        </div>
      )}
    </section>
  )
}
