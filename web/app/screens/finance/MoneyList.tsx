import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ExportButtons } from '../../../api/ExportButtons.tsx'
import { knownOf, QueryAnswer } from '../../../api/QueryAnswer.tsx'
import { useValuation } from '../../../areas/control/door.ts'
import { ValuationPicker } from '../../../areas/control/ValuationPicker.tsx'
import type { Schema } from '../../../api/types.ts'
import { dateText } from '../../../lib/date-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { DataTable, type DataColumn } from '../../../ui/DataTable.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ListPages } from '../../../ui/ListPages.tsx'
import { ListSearch } from '../../../ui/ListSearch.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { exportList, type AnnulledNoun } from './queries.ts'
import { filtersOf, firstView, type MoneyView } from './view.ts'
import './money.css'

type Row = { id: string; estado: string }
type Page<Each> = {
  items: Each[]
  total: number
  lastPage: number
  valuacion: Schema<'ControlValuacion'>
  avisos: string[]
}
type Choice = { name: 'estado' | 'estadoPago' | 'clase'; label: string; options: { value: string; label: string }[] }

type MoneyListProps<Each extends Row, List extends Page<Each>> = {
  noun: AnnulledNoun
  /** 'comprobantes', 'comprobante' */
  words: [plural: string, singular: string]
  query: UseQueryOptions<List, Error, List, unknown[]>
  view: MoneyView
  onView: (part: Partial<MoneyView>) => void
  choices: Choice[]
  columns: DataColumn<Each>[]
  detail: (row: Each) => ReactNode
  /** What the whole filter comes to. */
  totals: (list: List) => ReactNode
  /** What adds the first one. */
  add: ReactNode
}

/** A list of money documents: its search and filters, what they come to, its rows with their details, its pages. */
export function MoneyList<Each extends Row, List extends Page<Each>>(props: MoneyListProps<Each, List>) {
  const { noun, words, view, onView, columns, detail, totals, add } = props
  const list = useQuery(props.query)
  const narrow = (part: Partial<MoneyView>) => onView({ page: 1, open: null, ...part })
  const isNarrowed = view.search !== '' || filtersOf(view).length > 0
  const rows = (data: List) => {
    if (data.items.length === 0 && isNarrowed) {
      const clear = <Button onClick={() => onView(firstView)}>Ver todos</Button>
      return (
        <EmptyState icon={<i className="pi pi-search" />} title="No encontramos nada" actions={clear}>
          Ningún {words[1]} coincide con lo que elegiste.
        </EmptyState>
      )
    }
    if (data.items.length === 0)
      return <EmptyState icon={<i className="pi pi-wallet" />} title={`Todavía no hay ${words[0]}`} actions={add} />
    return (
      <>
        <DataTable
          label={words[0]}
          className="money-table"
          rows={data.items}
          columns={columns}
          sort={{ key: view.sort, order: view.order }}
          onSort={({ key, order }) => narrow({ sort: key as MoneyView['sort'], order })}
          openId={view.open}
          detail={detail}
          rowClass={({ estado }) => (estado === 'anulado' ? 'money-annulled' : undefined)}
          isBusy={list.isPlaceholderData && list.isFetching}
        />
        <div className="money-foot">
          {totals(data)}
          <ListPages noun={words[0]} singular={words[1]} view={view} list={data} onView={onView} />
        </div>
      </>
    )
  }
  return (
    <>
      <ValuationPicker answered={knownOf(list)} />
      <section className="money-card" aria-label={words[0]}>
        <Filters {...{ noun, view, narrow, choices: props.choices, isNarrowed }} />
        <QueryAnswer query={list} height="16rem">
          {rows}
        </QueryAnswer>
      </section>
    </>
  )
}

type FiltersProps = {
  noun: AnnulledNoun
  view: MoneyView
  narrow: (part: Partial<MoneyView>) => void
  choices: Choice[]
  isNarrowed: boolean
}

function Filters({ noun, view, narrow, choices, isNarrowed }: FiltersProps) {
  const valuation = useValuation()
  return (
    <div className="money-filters">
      <ListSearch value={view.search} onSearch={(search) => narrow({ search })} />
      {choices.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          value={view[name]}
          onChange={(value) => narrow({ [name]: value })}
          options={[{ value: '', label: 'Todos' }, ...options]}
        />
      ))}
      <DateField label="Desde" value={view.desde} onChange={(desde) => narrow({ desde })} />
      <DateField label="Hasta" value={view.hasta} onChange={(hasta) => narrow({ hasta })} />
      {(view.venceDesde || view.venceHasta) && (
        <p className="money-note">
          Vencen {view.venceDesde && `desde el ${dateText(view.venceDesde)} `}
          {view.venceHasta && `hasta el ${dateText(view.venceHasta)}`}
        </p>
      )}
      <div className="money-filter-actions">
        {isNarrowed && <Button onClick={() => narrow(firstView)}>Limpiar</Button>}
        <ExportButtons name={noun} read={(formato) => exportList(noun, view, valuation, formato)} />
      </div>
    </div>
  )
}
