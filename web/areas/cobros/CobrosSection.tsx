import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { download, q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { idIn } from '../../lib/address-values.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { todayText } from '../../lib/today.ts'
import { useNewForm } from '../../lib/use-new-form.ts'
import { useUrlState } from '../../lib/use-url-state.ts'
import { DocumentHistory } from '../../records/DocumentHistory.tsx'
import { OpenButton } from '../../records/OpenButton.tsx'
import { RecordSection } from '../../records/RecordSection.tsx'
import { useBaseCurrency } from '../../records/use-base-currency.ts'
import { recordView, type RecordView } from '../../records/view.ts'
import { Button } from '../../ui/Button.tsx'
import type { DataColumn } from '../../ui/DataTable.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { StateTag } from '../../ui/StateTag.tsx'
import { useLoadEntry } from '../cargas/door.ts'
import { amountIn, useValuation, ValuationPicker } from '../control/door.ts'
import { AssignDialog, useAccountFilter } from '../cuentas/door.ts'
import { useMay, useSeesAllProjects } from '../developers/door.ts'
import { cobrosRules } from './list-rules.ts'
import type { Cuota } from './planned.queries.ts'
import { annulCobro, updateCobro, cobrosInput, cobrosQuery, type Cobro } from './queries.ts'
import { conceptos } from './words.ts'

type CobroPage = Schema<'CobroPage'>
type Moneda = Schema<'Moneda'>

const CobroDialog = onDemand(async () => (await import('./CobroDialog.tsx')).CobroDialog)
const viewCodec = recordView(cobrosRules)

/** The project's cobros (money received). */
export function CobrosSection({ proyectoId }: { proyectoId: number }) {
  const [view, changeView] = useUrlState(viewCodec)
  const newForm = useNewForm()
  const navigate = useNavigate()
  const instalment = useLinkedInstalment(proyectoId)
  const valuation = useValuation()
  const list = useQuery(cobrosQuery(proyectoId, view, valuation))
  const { mutateAsync: annul } = useMutation(annulCobro)
  const [assigned, setAssigned] = useState<Cobro | null>(null)
  const { mutateAsync: update } = useMutation(updateCobro)
  const mayWrite = useMay('createCobro')
  const monedaBase = useBaseCurrency(proyectoId) ?? 'ARS'
  return (
    <RecordSection
      title="Cobros"
      words={['cobros', 'cobro']}
      list={list}
      record={(id) => q('getCobro', { proyectoId, id })}
      view={view}
      onView={changeView}
      valuation={(response) => <ValuationPicker response={response} />}
      rules={cobrosRules}
      filters={useAccountFilter(view.cuentaId)}
      exportList={(formato) => download('listCobros', { ...cobrosInput(proyectoId, view, valuation), formato })}
      columns={columnsOf(list.data?.valuacion, view, changeView)}
      detail={(each, onAnnul) => (
        <Detail {...{ proyectoId, monedaBase, mayWrite, onAnnul }} cobro={each} onAssign={() => setAssigned(each)} />
      )}
      totals={(page) => <Totals page={page} monedaBase={monedaBase} />}
      entries={useLoadEntry('cobros')}
      addLabel="Nuevo cobro"
      onAdd={mayWrite ? newForm.open : undefined}
      annul={{
        name: ({ numero }) => `el cobro ${numero}`,
        effect: 'Deja de contar en lo cobrado.',
        send: ({ id }, motivo) => annul({ proyectoId, id, body: { motivo } }),
      }}
    >
      {newForm.isOpen && mayWrite && instalment !== undefined && (
        <CobroDialog
          {...{ proyectoId, monedaBase }}
          cuota={instalment ?? undefined}
          today={todayText()}
          // The address of an instalment leads back to the whole list.
          onClose={instalment ? () => void navigate('/finanzas/cobros', { replace: true }) : newForm.close}
        />
      )}
      {assigned && (
        <AssignDialog
          name={`el cobro ${assigned.numero}`}
          kind="cobro"
          recordId={assigned.id}
          moneda={assigned.moneda}
          nota={assigned.nota}
          lines={[{ ...assigned, label: 'Cuenta' }]}
          save={({ cuentas: [cuentaId = null], nota }) =>
            update({ proyectoId, id: assigned.id, body: { cuentaId, nota, version: assigned.version } })
          }
          onClose={() => setAssigned(null)}
        />
      )}
    </RecordSection>
  )
}

/** The instalment that the address names: null without one, undefined while it loads. */
function useLinkedInstalment(proyectoId: number): Cuota | null | undefined {
  const [search] = useSearchParams()
  const [plan, id] = [idIn(search.get('previsto')), idIn(search.get('cuota'))]
  const { data, isError } = useQuery({
    ...q('getCobroPrevisto', { proyectoId, id: plan }),
    enabled: plan !== '' && id !== '',
  })
  if (plan === '' || id === '' || isError) return null
  return data && (data.cuotas.find((cuota) => cuota.id === id) ?? null)
}

function Totals({
  page: { totales, totalesValuados, valuacion },
  monedaBase,
}: {
  page: CobroPage
  monedaBase: Moneda
}) {
  const inBase = { amount: totales.importeBase, moneda: monedaBase }
  return (
    <p className="money-totals">
      Cobrado <strong>{amountIn(valuacion, totalesValuados.importe, inBase)}</strong>
      <small>De todo lo que coincide, sin lo anulado; cada uno a su cotización.</small>
    </p>
  )
}

function columnsOf(
  valuacion: Schema<'ControlValuacion'> | undefined,
  view: RecordView,
  onView: (part: Partial<RecordView>) => void,
): DataColumn<Cobro>[] {
  return [
    {
      key: 'numero',
      header: 'Cobro',
      cell: (each) => (
        <OpenButton id={each.id} view={view} onView={onView}>
          {each.numero === null ? 'Sin número' : `N.º ${each.numero}`}
        </OpenButton>
      ),
    },
    { key: 'proveedor', header: 'De quién', cell: (each) => each.de },
    { key: 'fecha', header: 'Fecha', isSortable: true, cell: (each) => dateText(each.fecha) },
    { key: 'medio', header: 'Concepto', cell: (each) => conceptos[each.concepto] },
    {
      key: 'importe',
      header: 'Importe',
      isSortable: true,
      isNumber: true,
      cell: (each) => amountIn(valuacion, each.valuado?.importe, { amount: each.importe, moneda: each.moneda }),
    },
    { key: 'estado', header: 'Estado', cell: (each) => <StateTag state={each.estado} /> },
  ]
}

type DetailProps = {
  proyectoId: number
  cobro: Cobro
  monedaBase: Moneda
  mayWrite: boolean
  onAssign: () => void
  onAnnul: () => void
}

function Detail({ proyectoId, cobro, monedaBase, mayWrite, onAssign, onAnnul }: DetailProps) {
  const { cotizacion } = cobro
  const seesAccounts = useSeesAllProjects()
  return (
    <div className="money-detail">
      {cotizacion && (
        <p>
          Son {moneyText(cobro.importeBase, monedaBase)} al {cotizacion.tipo} del {dateText(cotizacion.fecha)}:{' '}
          {decimalText(cotizacion.valor)}.
        </p>
      )}
      <p>
        {cobro.cuentaId && seesAccounts ? (
          <Link to={`/finanzas/cuentas/${cobro.cuentaId}`}>{cobro.cuenta}</Link>
        ) : (
          (cobro.cuenta ?? 'Sin cuenta')
        )}
      </p>
      {cobro.nota && <p>{cobro.nota}</p>}
      {cobro.cuota && (
        <p>
          <Link to="/finanzas/cobros-previstos/cuotas">{cobro.cuota}</Link>
        </p>
      )}
      {cobro.motivoEstado && <p>Se anuló: {cobro.motivoEstado}</p>}
      <div className="money-actions">
        {cobro.numero !== null && (
          <Link className="button button-normal" to={`/finanzas/cobros/${cobro.id}`}>
            Ver el recibo
          </Link>
        )}
        {mayWrite && seesAccounts && cobro.estado === 'registrado' && (
          <Button onClick={onAssign}>{cobro.cuentaId ? 'Cambiar cuenta' : 'Asignar cuenta'}</Button>
        )}
        {mayWrite && cobro.estado === 'registrado' && <Button onClick={onAnnul}>Anular</Button>}
      </div>
      <DocumentHistory proyectoId={proyectoId} id={cobro.id} />
    </div>
  )
}
