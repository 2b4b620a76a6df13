import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { download, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { todayText } from '../../lib/today.ts'
import { useUrlState, type UrlCodec } from '../../lib/use-url-state.ts'
import { OpenButton } from '../../records/OpenButton.tsx'
import { RecordSection } from '../../records/RecordSection.tsx'
import { useBaseCurrency } from '../../records/use-base-currency.ts'
import { recordView, type RecordView } from '../../records/view.ts'
import type { DataColumn } from '../../ui/DataTable.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { useLoadEntry } from '../cargas/door.ts'
import { amountIn, useValuation, ValuationPicker } from '../control/door.ts'
import { useMay } from '../developers/door.ts'
import { useContractFilter } from '../contratos/door.ts'
import { supplierFilter } from '../proveedores/door.ts'
import { AssignDialog, useAccountFilter } from '../cuentas/door.ts'
import { meansName } from './PagoFigures.tsx'
import { PagoDetail } from './PagoDetail.tsx'
import { pagosRules } from './list-rules.ts'
import { annulPago, updatePago, pagosInput, pagosQuery, type Pago } from './queries.ts'
import { medios } from './words.ts'

type PagoPage = Schema<'PagoPage'>

const PagoDialog = onDemand(async () => (await import('./PagoDialog.tsx')).PagoDialog)
const ApplyDialog = onDemand(async () => (await import('./ApplyDialog.tsx')).ApplyDialog)
const PaymentSheetPage = onDemand(async () => (await import('./PaymentSheetPage.tsx')).PaymentSheetPage)
const viewCodec = recordView(pagosRules)

/** The new payment's supplier ('' if not chosen yet, null while no form is open) and currency, in the address. */
const formCodec: UrlCodec<{ supplier: string | null; moneda: string | null }> = {
  read: (search) => ({ supplier: search.get('nuevo'), moneda: search.get('moneda') }),
  write: ({ supplier, moneda }) => ({ nuevo: supplier ?? undefined, moneda: moneda ?? undefined }),
}

type PagosSectionProps = { proyectoId: number; id?: string | undefined; rest?: string[] }

/** Payments to suppliers; below the id of one, its payment order or the certificate of one of its withholdings. */
export function PagosSection({ proyectoId, id, rest = [] }: PagosSectionProps) {
  if (id) return <PaymentSheetPage key={id} {...{ proyectoId, id }} retencionId={rest[0]} />
  return <Payments proyectoId={proyectoId} />
}

/** The list. `payAddress` links to the form for one supplier. */
function Payments({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(viewCodec)
  const [{ supplier, moneda }, changeForm] = useUrlState(formCodec)
  const [applied, setApplied] = useState<Pago | null>(null)
  const [assigned, setAssigned] = useState<Pago | null>(null)
  const valuation = useValuation()
  const list = useQuery(pagosQuery(proyectoId, view, valuation))
  const { mutateAsync: annul } = useMutation(annulPago)
  const contract = useContractFilter(proyectoId, view.contratoId)
  const accounts = useAccountFilter(view.cuentaId)
  const mayWrite = useMay('createPago')
  const monedaBase = useBaseCurrency(proyectoId)
  const openForm = (next: string | null) => changeForm({ supplier: next, moneda: null }, { replace: next === null })
  return (
    <RecordSection
      title="Pagos"
      words={['pagos', 'pago']}
      list={list}
      record={(id) => q('getPago', { proyectoId, id })}
      view={view}
      onView={changeView}
      valuation={(response) => <ValuationPicker response={response} />}
      rules={pagosRules}
      filters={[supplierFilter(view.proveedorId, list.data?.items), contract, ...accounts]}
      exportList={(formato) => download('listPagos', { ...pagosInput(proyectoId, view, valuation), formato })}
      columns={columnsOf(list.data?.valuacion, view, changeView)}
      detail={(each, onAnnul) => (
        <PagoDetail
          {...{ proyectoId, mayWrite, onAnnul }}
          pago={each}
          monedaBase={monedaBase ?? 'ARS'}
          onApply={() => setApplied(each)}
          onAssign={() => setAssigned(each)}
        />
      )}
      totals={(page) => <Totals page={page} monedaBase={monedaBase ?? 'ARS'} />}
      entries={useLoadEntry('pagos')}
      addLabel="Nuevo pago"
      onAdd={mayWrite ? () => openForm('') : undefined}
      annul={{
        name: ({ numero }) => `el pago ${numero}`,
        effect: 'Lo que pagó se vuelve a deber.',
        send: ({ id }, motivo) => annul({ proyectoId, id, body: { motivo } }),
      }}
    >
      {supplier !== null && mayWrite && monedaBase && (
        <PagoDialog
          {...{ proyectoId, moneda, monedaBase }}
          supplierId={supplier || null}
          today={todayText()}
          onClose={() => openForm(null)}
        />
      )}
      {assigned && <AssignAccounts proyectoId={proyectoId} pago={assigned} onClose={() => setAssigned(null)} />}
      {applied && <ApplyDialog proyectoId={proyectoId} pago={applied} onClose={() => setApplied(null)} />}
    </RecordSection>
  )
}

type AssignAccountsProps = { proyectoId: number; pago: Pago; onClose: () => void }

function AssignAccounts({
  proyectoId,
  pago: { id, numero, moneda, nota, version, medios: means },
  onClose,
}: AssignAccountsProps) {
  const { mutateAsync: update } = useMutation(updatePago)
  return (
    <AssignDialog
      {...{ moneda, nota, onClose }}
      name={`el pago ${numero}`}
      kind="pago"
      recordId={id}
      lines={means.map((each) => ({
        id: each.id,
        label: `${meansName(each)}: ${moneyText(each.importe, moneda)}`,
        cuentaId: each.cuentaId,
        cuenta: each.cuenta ?? null,
      }))}
      save={(assigned) => {
        const changed = means.map((each, index) => ({ id: each.id, cuentaId: assigned.cuentas[index] ?? null }))
        return update({ proyectoId, id, body: { medios: changed, nota: assigned.nota, version } })
      }}
    />
  )
}

type TotalsProps = { page: PagoPage; monedaBase: Schema<'Moneda'> }

function Totals({ page: { totales, totalesValuados, valuacion }, monedaBase: moneda }: TotalsProps) {
  return (
    <p className="money-totals">
      Pagado <strong>{amountIn(valuacion, totalesValuados.importe, { amount: totales.importeBase, moneda })}</strong> ·
      {Number(totales.retenidoBase) > 0 && (
        <>
          retenido{' '}
          <strong>{amountIn(valuacion, totalesValuados.retenido, { amount: totales.retenidoBase, moneda })}</strong>{' '}
          ·{' '}
        </>
      )}
      a cuenta <strong>{amountIn(valuacion, totalesValuados.aCuenta, { amount: totales.aCuentaBase, moneda })}</strong>
      {Number(totales.diferenciaCambio) !== 0 && (
        <>
          {' '}
          · diferencia de cambio <strong>{moneyText(totales.diferenciaCambio, moneda)}</strong>
        </>
      )}
      <small>De todo lo que coincide, sin lo anulado; cada uno a su cotización.</small>
    </p>
  )
}

/** The methods of a payment; a rejected cheque is named too. */
const methodOf = ({ medios: means, rechazado }: Pago) => {
  const names = [...new Set(means.map(({ medio }) => medios[medio]))].join(', ')
  return Number(rechazado) > 0 ? `${names} (hay un cheque rechazado)` : names
}

function columnsOf(
  valuacion: Schema<'ControlValuacion'> | undefined,
  view: RecordView,
  onView: (part: Partial<RecordView>) => void,
): DataColumn<Pago>[] {
  const worth = (each: Pago, name: 'importe' | 'aCuenta') =>
    amountIn(valuacion, each.valuado?.[name], { amount: each[name], moneda: each.moneda })
  return [
    {
      key: 'numero',
      header: 'Pago',
      cell: (each) => (
        <OpenButton id={each.id} view={view} onView={onView}>
          {each.numero === null ? 'Sin número' : `N.º ${each.numero}`}
        </OpenButton>
      ),
    },
    { key: 'proveedor', header: 'Proveedor', cell: (each) => each.proveedor },
    { key: 'fecha', header: 'Fecha', isSortable: true, cell: (each) => dateText(each.fecha) },
    { key: 'medio', header: 'Medio', cell: methodOf },
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
