import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { tellFailure } from '../../../api/tell-failure.ts'
import { amountIn, useKeptAddress, useValuation } from '../../../areas/control/door.ts'
import { useMay } from '../../../areas/developers/queries.ts'
import { payAddress } from '../../../areas/proveedores/queries.ts'
import { dateText } from '../../../lib/date-text.ts'
import type { Schema } from '../../../api/types.ts'
import { moneyText } from '../../../lib/money-text.ts'
import { decimalText } from '../../../lib/number-text.ts'
import { activeProjectId } from '../../../lib/session.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { Button } from '../../../ui/Button.tsx'
import { confirm } from '../../../ui/confirm.ts'
import type { DataColumn } from '../../../ui/DataTable.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { StateTag } from '../../../ui/StateTag.tsx'
import { StoredFiles } from './ComprobanteFiles.tsx'
import { ownerOf } from './comprobante-files.ts'
import { DocumentHistory } from './DocumentHistory.tsx'
import { MoneyList } from './MoneyList.tsx'
import {
  comprobantesQuery,
  deleteComprobante,
  paymentsOfQuery,
  projectQuery,
  registerComprobante,
  type Comprobante,
} from './queries.ts'
import { todayText } from '../../../lib/today.ts'
import { moneyView } from './view.ts'
import { estadosPago, optionsOf, paymentWord, tipos } from './words.ts'

type Moneda = Schema<'Moneda'>

const ComprobanteDialog = onDemand(async () => (await import('./ComprobanteDialog.tsx')).ComprobanteDialog)
const AnnulDialog = onDemand(async () => (await import('./AnnulDialog.tsx')).AnnulDialog)

type Edited = { kind: 'edit'; comprobante?: Comprobante } | { kind: 'annul'; comprobante: Comprobante } | null

const states = [
  { value: 'registrado', label: 'Registrado' },
  { value: 'borrador', label: 'Borrador' },
  { value: 'anulado', label: 'Anulado' },
]

/** The documents of suppliers: what was billed, how far it is paid, and the form to enter one. */
export function ComprobantesSection() {
  const [view, changeView] = useUrlState(moneyView)
  const [edited, setEdited] = useState<Edited>(null)
  const { data: project } = useQuery(projectQuery())
  const mayWrite = useMay('createComprobante')
  const base = project?.monedaBase ?? 'ARS'
  const add = mayWrite && (
    <Button variant="primary" onClick={() => setEdited({ kind: 'edit' })}>
      <i className="pi pi-plus" aria-hidden="true" /> Nuevo comprobante
    </Button>
  )
  const query = comprobantesQuery(view, useValuation())
  const { data: shown } = useQuery(query)
  const columns: DataColumn<Comprobante>[] = [
    {
      key: 'numero',
      header: 'Número',
      cell: (each) => (
        <>
          <button
            type="button"
            className="money-open"
            aria-expanded={each.id === view.open}
            onClick={() => changeView({ open: each.id === view.open ? null : each.id })}
          >
            {each.numeroCompleto}
            {each.tipo !== 'factura' && <small>{tipos[each.tipo]}</small>}
          </button>
          <HasFiles count={each.documentos.length} />
          <small className="money-party">{each.proveedor}</small>
        </>
      ),
    },
    { key: 'proveedor', header: 'Proveedor', cell: (each) => each.proveedor },
    { key: 'fecha', header: 'Fecha', isSortable: true, cell: (each) => dateText(each.fecha) },
    { key: 'vencimiento', header: 'Vence', isSortable: true, cell: (each) => dateText(each.vencimiento) },
    { key: 'total', header: 'Total', isSortable: true, isNumber: true, cell: (each) => worth(shown, each, 'total') },
    {
      key: 'saldo',
      header: 'Saldo',
      isNumber: true,
      cell: (each) => (each.estado === 'registrado' ? worth(shown, each, 'saldo') : '—'),
    },
    { key: 'estado', header: 'Estado', cell: (each) => <PaymentTag comprobante={each} /> },
  ]
  return (
    <div className="money">
      <div className="money-head">
        <h2>Comprobantes</h2>
        {add}
      </div>
      <MoneyList
        noun="comprobantes"
        words={['comprobantes', 'comprobante']}
        query={query}
        view={view}
        onView={changeView}
        choices={[
          { name: 'estadoPago', label: 'Pago', options: optionsOf(estadosPago) },
          { name: 'clase', label: 'Tipo', options: optionsOf(tipos) },
          { name: 'estado', label: 'Estado', options: states },
        ]}
        columns={columns}
        detail={(each) => <Detail comprobante={each} base={base} mayWrite={mayWrite} onEdit={setEdited} />}
        totals={({ totales, totalesValuados, valuacion }) => (
          <p className="money-totals">
            Neto{' '}
            <strong>{amountIn(valuacion, totalesValuados.neto, { amount: totales.netoBase, moneda: base })}</strong> ·
            IVA <strong>{amountIn(valuacion, totalesValuados.iva, { amount: totales.ivaBase, moneda: base })}</strong> ·
            Total{' '}
            <strong>{amountIn(valuacion, totalesValuados.total, { amount: totales.totalBase, moneda: base })}</strong> ·
            Saldo{' '}
            <strong>{amountIn(valuacion, totalesValuados.saldo, { amount: totales.saldoBase, moneda: base })}</strong>
            <small>De todo lo que coincide, sin lo anulado; cada uno a su cotización.</small>
          </p>
        )}
        add={add}
      />
      {edited?.kind === 'edit' && (
        <ComprobanteDialog
          comprobante={edited.comprobante}
          today={todayText()}
          monedaBase={base}
          onClose={() => setEdited(null)}
        />
      )}
      {edited?.kind === 'annul' && (
        <AnnulDialog
          noun="comprobantes"
          id={edited.comprobante.id}
          name={edited.comprobante.numeroCompleto}
          effect="Deja de contar en los gastos y en lo que se debe."
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

/** The total or the balance of a document in the valuation that the list has. */
const worth = (
  shown: { valuacion: Schema<'ControlValuacion'> } | undefined,
  each: Comprobante,
  name: 'total' | 'saldo',
) => amountIn(shown?.valuacion, each.valuado?.[name], { amount: counted(each, each[name]), moneda: each.moneda })

const counted = ({ tipo }: Comprobante, amount: string) =>
  tipo === 'notaCredito' && Number(amount) > 0 ? `-${amount}` : amount

function HasFiles({ count }: { count: number }) {
  if (count === 0) return null
  const text = count === 1 ? 'Tiene 1 archivo' : `Tiene ${count} archivos`
  return <i className="pi pi-paperclip money-has-files" role="img" aria-label={text} title={text} />
}

function PaymentTag({ comprobante: { tipo, estado, estadoPago } }: { comprobante: Comprobante }) {
  if (estadoPago === null) return <StateTag state={estado} />
  return <StateTag state={estadoPago} label={paymentWord(tipo, estadoPago)} />
}

type DetailProps = { comprobante: Comprobante; base: Moneda; mayWrite: boolean; onEdit: (edited: Edited) => void }

async function askAndDelete(comprobante: Comprobante): Promise<void> {
  const answer = await confirm({
    title: 'Borrar el borrador',
    message: `${comprobante.numeroCompleto} de ${comprobante.proveedor} se borra y no se puede recuperar.`,
    actions: { confirm: { label: 'Borrar' }, cancel: { label: 'Cancelar' } },
  })
  if (answer === 'confirmed') await deleteComprobante(comprobante)
}

function Detail({ comprobante, base, mayWrite, onEdit }: DetailProps) {
  const { iva, imputaciones, moneda, cotizacion, estado, saldo } = comprobante
  const kept = useKeptAddress()
  const isOwed = estado === 'registrado' && Number(saldo) > 0 && comprobante.tipo !== 'notaCredito'
  return (
    <div className="money-detail">
      <dl className="money-facts">
        <Fact name="CUIT" value={comprobante.cuit} />
        <Fact name="Neto" value={moneyText(comprobante.neto, moneda)} />
        {iva.map(({ alicuota, importe }) => (
          <Fact key={alicuota} name={`IVA ${decimalText(alicuota)} %`} value={moneyText(importe, moneda)} />
        ))}
        {Number(comprobante.otrosTributos) > 0 && (
          <Fact name="Otros tributos" value={moneyText(comprobante.otrosTributos, moneda)} />
        )}
        {cotizacion && (
          <Fact
            name={`En la moneda del proyecto, ${cotizacion.tipo} del ${dateText(cotizacion.fecha)}`}
            value={`${moneyText(comprobante.totalBase, base)} a ${decimalText(cotizacion.valor)}`}
          />
        )}
        {imputaciones.map(({ rubroId, rubro, item, importe }, index) => (
          <Fact
            key={`${rubroId}${index}`}
            name={item ? `${rubro} · ${item}` : rubro}
            value={moneyText(importe, moneda)}
          />
        ))}
        {comprobante.nota && <Fact name="Nota" value={comprobante.nota} />}
        {comprobante.motivoEstado && <Fact name="Motivo" value={comprobante.motivoEstado} />}
        {comprobante.avisos.map((aviso) => (
          <Fact key={aviso} name="Aviso" value={aviso} />
        ))}
      </dl>
      <Billed comprobante={comprobante} />
      {estado === 'registrado' && <Payments comprobante={comprobante} />}
      <StoredFiles owner={ownerOf(comprobante.id)} documentos={comprobante.documentos} mayWrite={mayWrite} />
      {mayWrite && (
        <div className="money-actions">
          {estado === 'borrador' && (
            <>
              <Button
                variant="primary"
                onClick={() => void registerComprobante(comprobante).catch(tellFailure('No se registró'))}
              >
                Registrar
              </Button>
              <Button onClick={() => onEdit({ kind: 'edit', comprobante })}>Editar</Button>
              <Button onClick={() => void askAndDelete(comprobante).catch(tellFailure('No se borró'))}>Borrar</Button>
            </>
          )}
          {isOwed && (
            <Link className="button button-primary button-normal" to={kept(payAddress(comprobante))}>
              Pagar
            </Link>
          )}
          {estado === 'registrado' && <Button onClick={() => onEdit({ kind: 'annul', comprobante })}>Anular</Button>}
        </div>
      )}
      <DocumentHistory proyectoId={activeProjectId() ?? 0} id={comprobante.id} />
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The contract and the certificate that a document bills, and the account of its supplier. */
function Billed({ comprobante }: { comprobante: Comprobante }) {
  const kept = useKeptAddress()
  const { contratoId, contrato, certificadoId, certificado, proveedorId, proveedor } = comprobante
  return (
    <ul className="money-payments" aria-label="Vínculos">
      {contratoId && (
        <li>
          Contrato <Link to={kept(`/finanzas/contratos/${contratoId}`)}>{contrato}</Link>
        </li>
      )}
      {certificadoId && (
        <li>
          Certificado{' '}
          <Link to={kept(`/finanzas/contratos/${contratoId}/certificados/${certificadoId}`)}>{certificado}</Link>
        </li>
      )}
      <li>
        <Link to={kept(`/finanzas/cuenta-corriente?proveedor=${proveedorId}`)}>Cuenta corriente de {proveedor}</Link>
      </li>
    </ul>
  )
}

/** The payments that were applied to a document. */
function Payments({ comprobante }: { comprobante: Comprobante }) {
  const { data } = useQuery(paymentsOfQuery(comprobante.id))
  const kept = useKeptAddress()
  if (!data || data.total === 0) return null
  return (
    <ul className="money-payments" aria-label="Pagos">
      {data.items.map((pago) => (
        <li key={pago.id}>
          <Link to={kept(`/finanzas/pagos?abierto=${pago.id}&proveedor=${pago.proveedorId}`)}>Pago {pago.numero}</Link>{' '}
          del {dateText(pago.fecha)}:{' '}
          {moneyText(
            pago.imputaciones.find(({ comprobanteId }) => comprobanteId === comprobante.id)?.importe ?? '0.00',
            pago.moneda,
          )}
          {pago.estado === 'anulado' && ' (anulado)'}
        </li>
      ))}
    </ul>
  )
}
