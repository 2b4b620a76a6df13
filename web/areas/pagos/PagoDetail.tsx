import { Link } from 'react-router-dom'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { DocumentHistory } from '../../records/DocumentHistory.tsx'
import { Button } from '../../ui/Button.tsx'
import { useAddressWithValuation } from '../control/door.ts'
import { ownerOf, StoredFiles } from '../comprobantes/door.ts'
import { useSeesAllProjects } from '../developers/door.ts'
import { ApprovalActions } from './ApprovalActions.tsx'
import { MeansList, WithholdingList } from './PagoFigures.tsx'
import { partId, partName, partPath } from './part-names.ts'
import type { Pago } from './queries.ts'

function PartLink({ part }: { part: Pago['imputaciones'][number] }) {
  const path = partPath(part)
  const [page = '', section] = path.split('#')
  const address = useAddressWithValuation()(page)
  return <Link to={section ? `${address}#${section}` : address}>{partName(part)}</Link>
}

type PagoDetailProps = {
  proyectoId: number
  pago: Pago
  monedaBase: Schema<'Moneda'>
  mayWrite: boolean
  onApply: () => void
  onAssign: () => void
  onAnnul: () => void
}

/** A payment's expanded row: what it paid, history and actions. */
export function PagoDetail({ proyectoId, pago, monedaBase, mayWrite, onApply, onAssign, onAnnul }: PagoDetailProps) {
  const { imputaciones, cotizacion, moneda } = pago
  const withValuation = useAddressWithValuation()
  const seesAccounts = useSeesAllProjects()
  return (
    <div className="money-detail">
      {cotizacion && (
        <p>
          Son {moneyText(pago.importeBase, monedaBase)} al {cotizacion.tipo} del {dateText(cotizacion.fecha)}:{' '}
          {decimalText(cotizacion.valor)}.
        </p>
      )}
      <MeansList pago={pago} />
      <WithholdingList pago={pago} />
      {imputaciones.length === 0 && <p>No se aplicó a nada: está todo a cuenta.</p>}
      <ul className="money-payments" aria-label="Lo que pagó">
        {imputaciones.map((part) => (
          <li key={partId(part)}>
            <PartLink part={part} />: {moneyText(part.esCredito ? `-${part.importe}` : part.importe, moneda)}
            {part.esCredito && ' (nota de crédito)'}
            {part.cotizacion &&
              ` por ${moneyText(part.importeDocumento, part.moneda)}, a ${decimalText(part.cotizacion.valor)}`}
            {Number(part.diferenciaCambio) !== 0 &&
              ` · diferencia de cambio ${moneyText(part.diferenciaCambio, monedaBase)}`}
          </li>
        ))}
      </ul>
      <p>
        <Link to={withValuation(`/finanzas/cuenta-corriente?proveedor=${pago.proveedorId}`)}>
          Cuenta corriente de {pago.proveedor}
        </Link>
      </p>
      {pago.nota && <p>{pago.nota}</p>}
      {pago.motivoEstado && (
        <p>
          {pago.estado === 'rechazado' ? 'Se rechazó' : 'Se anuló'}: {pago.motivoEstado}
        </p>
      )}
      {(mayWrite || pago.documentos.length > 0) && (
        <StoredFiles owner={ownerOf('pago', proyectoId, pago.id)} documentos={pago.documentos} mayWrite={mayWrite} />
      )}
      {pago.numero !== null && (
        <p>
          <Link to={withValuation(`/finanzas/pagos/${pago.id}`)}>Orden de pago para imprimir</Link>
        </p>
      )}
      {mayWrite && pago.estado === 'pendiente' && <ApprovalActions proyectoId={proyectoId} pago={pago} />}
      {mayWrite && pago.estado === 'registrado' && (
        <div className="money-actions">
          {Number(pago.aCuenta) > 0 && (
            <Button variant="primary" onClick={onApply}>
              Aplicar {moneyText(pago.aCuenta, moneda)}
            </Button>
          )}
          {seesAccounts && (
            <Button onClick={onAssign}>
              {pago.medios.every(({ cuentaId }) => cuentaId) ? 'Cambiar cuenta' : 'Asignar cuenta'}
            </Button>
          )}
          <Button onClick={onAnnul}>Anular</Button>
        </div>
      )}
      <DocumentHistory proyectoId={proyectoId} id={pago.id} />
    </div>
  )
}
