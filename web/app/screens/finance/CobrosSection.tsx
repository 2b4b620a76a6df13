import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { amountIn, useValuation } from '../../../areas/control/door.ts'
import { useMay } from '../../../areas/developers/queries.ts'
import { dateText } from '../../../lib/date-text.ts'
import type { Schema } from '../../../api/types.ts'
import { moneyText } from '../../../lib/money-text.ts'
import { decimalText } from '../../../lib/number-text.ts'
import { activeProjectId } from '../../../lib/session.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { Button } from '../../../ui/Button.tsx'
import type { DataColumn } from '../../../ui/DataTable.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { StateTag } from '../../../ui/StateTag.tsx'
import { DocumentHistory } from './DocumentHistory.tsx'
import { MoneyList } from './MoneyList.tsx'
import { cobrosQuery, projectQuery, type Cobro } from './queries.ts'
import { todayText } from '../../../lib/today.ts'
import { moneyView } from './view.ts'
import { conceptos, optionsOf } from './words.ts'

type Moneda = Schema<'Moneda'>

const CobroDialog = onDemand(async () => (await import('./CobroDialog.tsx')).CobroDialog)
const AnnulDialog = onDemand(async () => (await import('./AnnulDialog.tsx')).AnnulDialog)

const states = [
  { value: 'registrado', label: 'Registrado' },
  { value: 'anulado', label: 'Anulado' },
]

/** What the project received. */
export function CobrosSection() {
  const [view, changeView] = useUrlState(moneyView)
  const [edited, setEdited] = useState<'new' | Cobro | null>(null)
  const { data: project } = useQuery(projectQuery())
  const mayWrite = useMay('createCobro')
  const base = project?.monedaBase ?? 'ARS'
  const add = mayWrite && (
    <Button variant="primary" onClick={() => setEdited('new')}>
      <i className="pi pi-plus" aria-hidden="true" /> Nuevo cobro
    </Button>
  )
  const query = cobrosQuery(view, useValuation())
  const { data: shown } = useQuery(query)
  const columns: DataColumn<Cobro>[] = [
    {
      key: 'numero',
      header: 'Cobro',
      cell: (each) => (
        <button
          type="button"
          className="money-open"
          aria-expanded={each.id === view.open}
          onClick={() => changeView({ open: each.id === view.open ? null : each.id })}
        >
          N.º {each.numero}
        </button>
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
      cell: (each) => amountIn(shown?.valuacion, each.valuado?.importe, { amount: each.importe, moneda: each.moneda }),
    },
    { key: 'estado', header: 'Estado', cell: (each) => <StateTag state={each.estado} /> },
  ]
  return (
    <div className="money">
      <div className="money-head">
        <h2>Cobros</h2>
        {add}
      </div>
      <MoneyList
        noun="cobros"
        words={['cobros', 'cobro']}
        query={query}
        view={view}
        onView={changeView}
        choices={[
          { name: 'clase', label: 'Concepto', options: optionsOf(conceptos) },
          { name: 'estado', label: 'Estado', options: states },
        ]}
        columns={columns}
        detail={(each) => <Detail cobro={each} base={base} onAnnul={mayWrite ? setEdited : undefined} />}
        totals={({ totales, totalesValuados, valuacion }) => (
          <p className="money-totals">
            Cobrado{' '}
            <strong>
              {amountIn(valuacion, totalesValuados.importe, { amount: totales.importeBase, moneda: base })}
            </strong>
            <small>De todo lo que coincide, sin lo anulado; cada uno a su cotización.</small>
          </p>
        )}
        add={add}
      />
      {edited === 'new' && <CobroDialog today={todayText()} monedaBase={base} onClose={() => setEdited(null)} />}
      {edited !== null && edited !== 'new' && (
        <AnnulDialog
          noun="cobros"
          id={edited.id}
          name={`el cobro ${edited.numero}`}
          effect="Deja de contar en lo cobrado."
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

type DetailProps = { cobro: Cobro; base: Moneda; onAnnul: ((cobro: Cobro) => void) | undefined }

function Detail({ cobro, base, onAnnul }: DetailProps) {
  const { cotizacion } = cobro
  return (
    <div className="money-detail">
      {cotizacion && (
        <p>
          Son {moneyText(cobro.importeBase, base)} al {cotizacion.tipo} del {dateText(cotizacion.fecha)}:{' '}
          {decimalText(cotizacion.valor)}.
        </p>
      )}
      {cobro.nota && <p>{cobro.nota}</p>}
      {cobro.motivoEstado && <p>Se anuló: {cobro.motivoEstado}</p>}
      {onAnnul && cobro.estado === 'registrado' && (
        <div className="money-actions">
          <Button onClick={() => onAnnul(cobro)}>Anular</Button>
        </div>
      )}
      <DocumentHistory proyectoId={activeProjectId() ?? 0} id={cobro.id} />
    </div>
  )
}
