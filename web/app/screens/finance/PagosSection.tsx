import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { amountIn, useKeptAddress, useValuation } from '../../../areas/control/door.ts'
import { useMay } from '../../../areas/developers/queries.ts'
import { dateText } from '../../../lib/date-text.ts'
import type { Schema } from '../../../api/types.ts'
import { moneyText } from '../../../lib/money-text.ts'
import { decimalText } from '../../../lib/number-text.ts'
import { activeProjectId } from '../../../lib/session.ts'
import { useUrlState, type UrlCodec } from '../../../lib/use-url-state.ts'
import { Button } from '../../../ui/Button.tsx'
import type { DataColumn } from '../../../ui/DataTable.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { StateTag } from '../../../ui/StateTag.tsx'
import { DocumentHistory } from './DocumentHistory.tsx'
import { MoneyList } from './MoneyList.tsx'
import { pagosQuery, projectQuery, type Pago } from './queries.ts'
import { todayText } from '../../../lib/today.ts'
import { moneyView } from './view.ts'
import { medios, optionsOf } from './words.ts'

type Moneda = Schema<'Moneda'>

const PagoDialog = onDemand(async () => (await import('./PagoDialog.tsx')).PagoDialog)
const ApplyDialog = onDemand(async () => (await import('./ApplyDialog.tsx')).ApplyDialog)
const AnnulDialog = onDemand(async () => (await import('./AnnulDialog.tsx')).AnnulDialog)

const states = [
  { value: 'registrado', label: 'Registrado' },
  { value: 'anulado', label: 'Anulado' },
]

/** The supplier whom a new payment is for, '' where none is chosen yet and null while no form is open; and its currency. */
const formCodec: UrlCodec<{ asked: string | null; moneda: string | null }> = {
  read: (search) => ({ asked: search.get('nuevo'), moneda: search.get('moneda') }),
  write: ({ asked, moneda }) => ({ nuevo: asked ?? undefined, moneda: moneda ?? undefined }),
}

/** What was paid to suppliers. `payAddress` opens the form for a supplier. */
export function PagosSection() {
  const [view, changeView] = useUrlState(moneyView)
  const [{ asked, moneda }, changeForm] = useUrlState(formCodec)
  const [annulled, setAnnulled] = useState<Pago | null>(null)
  const [applied, setApplied] = useState<Pago | null>(null)
  const { data: project } = useQuery(projectQuery())
  const mayWrite = useMay('createPago')
  const base = project?.monedaBase ?? 'ARS'
  const openForm = (supplier: string | null) =>
    changeForm({ asked: supplier, moneda: null }, { replace: supplier === null })
  const add = mayWrite && (
    <Button variant="primary" onClick={() => openForm('')}>
      <i className="pi pi-plus" aria-hidden="true" /> Nuevo pago
    </Button>
  )
  const query = pagosQuery(view, useValuation())
  const { data: shown } = useQuery(query)
  const columns = columnsOf(shown?.valuacion, view.open, (open) => changeView({ open }))
  return (
    <div className="money">
      <div className="money-head">
        <h2>Pagos</h2>
        {add}
      </div>
      <MoneyList
        noun="pagos"
        words={['pagos', 'pago']}
        query={query}
        view={view}
        onView={changeView}
        choices={[
          { name: 'clase', label: 'Medio', options: optionsOf(medios) },
          { name: 'estado', label: 'Estado', options: states },
        ]}
        columns={columns}
        detail={(each) => (
          <Detail pago={each} base={base} {...(mayWrite && { onAnnul: setAnnulled, onApply: setApplied })} />
        )}
        totals={({ totales, totalesValuados, valuacion }) => (
          <p className="money-totals">
            Pagado{' '}
            <strong>
              {amountIn(valuacion, totalesValuados.importe, { amount: totales.importeBase, moneda: base })}
            </strong>{' '}
            · a cuenta{' '}
            <strong>
              {amountIn(valuacion, totalesValuados.aCuenta, { amount: totales.aCuentaBase, moneda: base })}
            </strong>
            <small>De todo lo que coincide, sin lo anulado; cada uno a su cotización.</small>
          </p>
        )}
        add={add}
      />
      {asked !== null && mayWrite && project && (
        <PagoDialog
          supplierId={asked || null}
          moneda={moneda}
          today={todayText()}
          monedaBase={project.monedaBase}
          onClose={() => openForm(null)}
        />
      )}
      {applied && <ApplyDialog pago={applied} onClose={() => setApplied(null)} />}
      {annulled && (
        <AnnulDialog
          noun="pagos"
          id={annulled.id}
          name={`el pago ${annulled.numero}`}
          effect="Lo que pagó se vuelve a deber."
          onClose={() => setAnnulled(null)}
        />
      )}
    </div>
  )
}

const columnsOf = (
  valuacion: Schema<'ControlValuacion'> | undefined,
  openId: string | null,
  onOpen: (id: string | null) => void,
): DataColumn<Pago>[] => {
  const worth = (each: Pago, name: 'importe' | 'aCuenta') =>
    amountIn(valuacion, each.valuado?.[name], { amount: each[name], moneda: each.moneda })
  return [
    {
      key: 'numero',
      header: 'Pago',
      cell: (each) => (
        <button
          type="button"
          className="money-open"
          aria-expanded={each.id === openId}
          onClick={() => onOpen(each.id === openId ? null : each.id)}
        >
          N.º {each.numero}
        </button>
      ),
    },
    { key: 'proveedor', header: 'Proveedor', cell: (each) => each.proveedor },
    { key: 'fecha', header: 'Fecha', isSortable: true, cell: (each) => dateText(each.fecha) },
    { key: 'medio', header: 'Medio', cell: (each) => medios[each.medio] },
    {
      key: 'importe',
      header: 'Importe',
      isSortable: true,
      isNumber: true,
      cell: (each) => worth(each, 'importe'),
    },
    {
      key: 'aCuenta',
      header: 'A cuenta',
      isNumber: true,
      cell: (each) => (Number(each.aCuenta) > 0 ? worth(each, 'aCuenta') : '—'),
    },
    { key: 'estado', header: 'Estado', cell: (each) => <StateTag state={each.estado} /> },
  ]
}

type DetailProps = { pago: Pago; base: Moneda; onAnnul?: (pago: Pago) => void; onApply?: (pago: Pago) => void }

function Detail({ pago, base, onAnnul, onApply }: DetailProps) {
  const { imputaciones, cotizacion, moneda } = pago
  const kept = useKeptAddress()
  return (
    <div className="money-detail">
      {cotizacion && (
        <p>
          Son {moneyText(pago.importeBase, base)} al {cotizacion.tipo} del {dateText(cotizacion.fecha)}:{' '}
          {decimalText(cotizacion.valor)}.
        </p>
      )}
      {imputaciones.length === 0 && <p>No se aplicó a nada: está todo a cuenta.</p>}
      <ul className="money-payments" aria-label="Lo que pagó">
        {imputaciones.map(
          ({ comprobanteId, comprobante, certificadoId, certificado, contratoId, esCredito, importe }) => (
            <li key={comprobanteId ?? certificadoId}>
              {comprobanteId ? (
                <Link
                  to={kept(
                    `/finanzas/comprobantes?buscar=${encodeURIComponent(comprobante!)}&abierto=${comprobanteId}`,
                  )}
                >
                  {comprobante}
                </Link>
              ) : (
                <Link to={kept(`/finanzas/contratos/${contratoId}/certificados/${certificadoId}`)}>
                  Certificado {certificado}
                </Link>
              )}
              : {moneyText(esCredito ? `-${importe}` : importe, moneda)}
              {esCredito && ' (nota de crédito)'}
            </li>
          ),
        )}
      </ul>
      <p>
        <Link to={kept(`/finanzas/cuenta-corriente?proveedor=${pago.proveedorId}`)}>
          Cuenta corriente de {pago.proveedor}
        </Link>
      </p>
      {pago.nota && <p>{pago.nota}</p>}
      {pago.motivoEstado && <p>Se anuló: {pago.motivoEstado}</p>}
      {onAnnul && pago.estado === 'registrado' && (
        <div className="money-actions">
          {Number(pago.aCuenta) > 0 && (
            <Button variant="primary" onClick={() => onApply?.(pago)}>
              Aplicar {moneyText(pago.aCuenta, moneda)}
            </Button>
          )}
          <Button onClick={() => onAnnul(pago)}>Anular</Button>
        </div>
      )}
      <DocumentHistory proyectoId={activeProjectId() ?? 0} id={pago.id} />
    </div>
  )
}
