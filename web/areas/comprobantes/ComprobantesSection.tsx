import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { download, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { todayText } from '../../lib/today.ts'
import { useNewForm } from '../../lib/use-new-form.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { OpenButton } from '../../records/OpenButton.tsx'
import { RecordSection } from '../../records/RecordSection.tsx'
import { useProject } from '../../records/use-base-currency.ts'
import { recordView, type RecordView } from '../../records/view.ts'
import type { DataColumn } from '../../ui/DataTable.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { useLoadEntry } from '../cargas/door.ts'
import { amountIn, useValuation, ValuationPicker } from '../control/door.ts'
import { useMay } from '../developers/door.ts'
import { useContractFilter } from '../contratos/door.ts'
import { supplierFilter } from '../proveedores/door.ts'
import { ComprobanteDetail } from './ComprobanteDetail.tsx'
import { comprobantesRules } from './list-rules.ts'
import {
  annulComprobante,
  comprobantesInput,
  comprobantesQuery,
  replaceComprobante,
  type Comprobante,
} from './queries.ts'
import { paymentWord, tipos } from './words.ts'

type ComprobantePage = Schema<'ComprobantePage'>

const ComprobanteDialog = onDemand(async () => (await import('./ComprobanteDialog.tsx')).ComprobanteDialog)
const CorrectionDialog = onDemand(async () => (await import('./CorrectionDialog.tsx')).CorrectionDialog)
const viewCodec = recordView(comprobantesRules)

/** Suppliers' comprobantes with their payment states, and the form to add one. */
export function ComprobantesSection({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(viewCodec)
  const [edited, setEdited] = useState<Comprobante | null>(null)
  const [replaced, setReplaced] = useState<Comprobante | null>(null)
  const newForm = useNewForm()
  const valuation = useValuation()
  const list = useQuery(comprobantesQuery(proyectoId, view, valuation))
  const { mutateAsync: annul } = useMutation(annulComprobante)
  const { mutateAsync: replace } = useMutation(replaceComprobante)
  const contract = useContractFilter(proyectoId, view.contratoId)
  const mayWrite = useMay('createComprobante')
  const project = useProject(proyectoId)
  const monedaBase = project?.monedaBase ?? 'ARS'
  return (
    <RecordSection
      title="Comprobantes"
      words={['comprobantes', 'comprobante']}
      list={list}
      record={(id) => q('getComprobante', { proyectoId, id })}
      view={view}
      onView={changeView}
      valuation={(response) => <ValuationPicker response={response} />}
      rules={comprobantesRules}
      filters={[supplierFilter(view.proveedorId, list.data?.items), contract]}
      exportList={(formato) =>
        download('listComprobantes', { ...comprobantesInput(proyectoId, view, valuation), formato })
      }
      columns={columnsOf(list.data?.valuacion, monedaBase, view, changeView)}
      detail={(each, onAnnul) => (
        <ComprobanteDetail
          {...{ proyectoId, monedaBase, mayWrite, onAnnul }}
          comprobante={each}
          onEdit={() => setEdited(each)}
        />
      )}
      totals={(page) => <Totals page={page} monedaBase={monedaBase} />}
      entries={useLoadEntry('comprobantes')}
      addLabel="Nuevo comprobante"
      onAdd={mayWrite ? newForm.open : undefined}
      annul={{
        name: ({ numeroCompleto }) => numeroCompleto,
        effect: 'Deja de contar en los gastos y en lo que se debe.',
        send: ({ id }, motivo) => annul({ proyectoId, id, body: { motivo } }),
      }}
    >
      {edited?.estado === 'registrado' && (
        <CorrectionDialog
          {...{ proyectoId, monedaBase }}
          comprobante={edited}
          onReplace={() => {
            setEdited(null)
            setReplaced(edited)
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {replaced && (
        <ReasonDialog
          recordId={replaced.id}
          title={`Anular ${replaced.numeroCompleto} y corregir una copia`}
          saveLabel="Anular y copiar"
          failure="No se pudo."
          onConfirm={async (motivo) => {
            const { id, version } = replaced
            setEdited(await replace({ proyectoId, id, body: { version, motivo } }))
          }}
          onClose={() => setReplaced(null)}
        />
      )}
      {(edited?.estado === 'borrador' || (edited === null && newForm.isOpen && mayWrite)) && (
        <ComprobanteDialog
          proyectoId={proyectoId}
          proyecto={project?.nombre}
          comprobante={edited ?? undefined}
          today={todayText()}
          monedaBase={monedaBase}
          onClose={edited ? () => setEdited(null) : newForm.close}
        />
      )}
    </RecordSection>
  )
}

type TotalsProps = { page: ComprobantePage; monedaBase: Schema<'Moneda'> }

function Totals({ page: { totales, totalesValuados, valuacion }, monedaBase: moneda }: TotalsProps) {
  return (
    <p className="money-totals">
      Neto <strong>{amountIn(valuacion, totalesValuados.neto, { amount: totales.netoBase, moneda })}</strong> · IVA{' '}
      <strong>{amountIn(valuacion, totalesValuados.iva, { amount: totales.ivaBase, moneda })}</strong> · Total{' '}
      <strong>{amountIn(valuacion, totalesValuados.total, { amount: totales.totalBase, moneda })}</strong> · Saldo{' '}
      <strong>{amountIn(valuacion, totalesValuados.saldo, { amount: totales.saldoBase, moneda })}</strong>
      <small>De todo lo que coincide, sin lo anulado; cada uno a su cotización.</small>
    </p>
  )
}

function columnsOf(
  valuacion: Schema<'ControlValuacion'> | undefined,
  monedaBase: Schema<'Moneda'>,
  view: RecordView,
  onView: (part: Partial<RecordView>) => void,
): DataColumn<Comprobante>[] {
  /** The total or balance of a comprobante in the list's valuation. */
  const worth = (each: Comprobante, name: 'total' | 'saldo') =>
    amountIn(valuacion, each.valuado?.[name], { amount: signedAmount(each, each[name]), moneda: each.moneda })
  return [
    {
      key: 'numero',
      header: 'Número',
      cell: (each) => (
        <>
          <OpenButton id={each.id} view={view} onView={onView}>
            {each.numeroCompleto}
            {each.tipo !== 'factura' && <small>{tipos[each.tipo]}</small>}
          </OpenButton>
          <HasFiles count={each.documentos.length} />
          <small className="money-party">{each.proveedor}</small>
        </>
      ),
    },
    { key: 'proveedor', header: 'Proveedor', cell: (each) => each.proveedor },
    { key: 'fecha', header: 'Fecha', isSortable: true, cell: (each) => dateText(each.fecha) },
    { key: 'vencimiento', header: 'Vence', isSortable: true, cell: (each) => dateText(each.vencimiento) },
    { key: 'total', header: 'Total', isSortable: true, isNumber: true, cell: (each) => worth(each, 'total') },
    {
      key: 'saldo',
      header: 'Saldo',
      isNumber: true,
      cell: (each) =>
        each.estado === 'registrado' ? (
          <>
            {worth(each, 'saldo')}
            {each.saldoHoy && <TodayWorth saldoHoy={each.saldoHoy} monedaBase={monedaBase} />}
          </>
        ) : (
          '—'
        ),
    },
    { key: 'estado', header: 'Estado', cell: (each) => <PaymentTag comprobante={each} /> },
  ]
}

type TodayWorthProps = { saldoHoy: Schema<'SaldoHoy'>; monedaBase: Schema<'Moneda'> }

/** What a foreign balance is worth at the rate of today. */
function TodayWorth({ saldoHoy: { importe, cotizacion }, monedaBase }: TodayWorthProps) {
  return (
    <small className="money-note money-today">
      hoy {moneyText(importe, monedaBase)} a {decimalText(cotizacion.valor)}
    </small>
  )
}

const signedAmount = ({ tipo }: Comprobante, amount: string) =>
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
