import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ExportButtons } from '../api/ExportButtons.tsx'
import { usableData, QueryAnswer } from '../api/QueryAnswer.tsx'
import { dateText } from '../lib/date-text.ts'
import type { ChangeState } from '../lib/use-url-state.ts'
import { Button } from '../ui/Button.tsx'
import { DataTable, type DataColumn } from '../ui/DataTable.tsx'
import { DateField } from '../ui/DateField.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ListPages } from '../ui/ListPages.tsx'
import { ListSearch } from '../ui/ListSearch.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { useLinkedRecord } from './use-linked-record.tsx'
import { filtersOf, firstView, type ListRules, type MoneyView } from './view.ts'
import './money.css'

export type MoneyRow = { id: string; estado: string }
export type MoneyPage<Row> = { items: Row[]; total: number; page: number; lastPage: number }

export type MoneyListProps<Row extends MoneyRow, Page extends MoneyPage<Row>> = {
  /** 'comprobantes', 'comprobante'; the first one also names the files. */
  words: [plural: string, singular: string]
  list: UseQueryResult<Page>
  /** The query of one record, for links to records of other pages. */
  record: (id: string) => UseQueryOptions<Row>
  view: MoneyView
  onView: ChangeState<MoneyView>
  rules: ListRules
  columns: DataColumn<Row>[]
  detail: (row: Row) => ReactNode
  /** The totals of all rows that match the filters. */
  totals: (page: Page) => ReactNode
  /** The choice of a valuation. */
  valuation: (page: Page | undefined) => ReactNode
  /** Exports all rows that match the filters. */
  exportList: (formato: 'csv' | 'xlsx') => Promise<Blob>
  /** The button that adds a row, for the empty state. */
  add: ReactNode
}

/** A list of money documents: search, filters, totals, expandable rows and pages. */
export function MoneyList<Row extends MoneyRow, Page extends MoneyPage<Row>>(props: MoneyListProps<Row, Page>) {
  const { words, list, view, onView, columns, detail, totals, add } = props
  const narrow = (part: Partial<MoneyView>) => onView({ page: 1, open: null, ...part })
  const isNarrowed = view.search !== '' || filtersOf(view).length > 0
  const linked = useLinkedRecord({
    open: view.open,
    rows: list.isPlaceholderData ? undefined : list.data?.items,
    record: props.record,
    onClose: () => onView({ open: null }),
  })
  const rows = (data: Page) => {
    const items = linked.row ? [linked.row, ...data.items] : data.items
    if (items.length === 0 && isNarrowed) {
      const clear = <Button onClick={() => onView(firstView)}>Ver todos</Button>
      return (
        <EmptyState icon={<i className="pi pi-search" />} title="No encontramos nada" actions={clear}>
          Ningún {words[1]} coincide con lo que elegiste.
        </EmptyState>
      )
    }
    if (items.length === 0)
      return <EmptyState icon={<i className="pi pi-wallet" />} title={`Todavía no hay ${words[0]}`} actions={add} />
    return (
      <>
        <DataTable
          label={words[0]}
          className="money-table"
          rows={items}
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
          <ListPages
            noun={words[0]}
            singular={words[1]}
            view={view}
            list={data}
            onView={(part, options) => onView(options?.replace ? part : { ...part, open: null }, options)}
          />
        </div>
      </>
    )
  }
  return (
    <>
      {props.valuation(usableData(list))}
      <section className="money-card" aria-label={words[0]}>
        <Filters view={view} narrow={narrow} choices={props.rules.choices} isNarrowed={isNarrowed}>
          <ExportButtons name={words[0]} read={props.exportList} />
        </Filters>
        {linked.notice}
        <QueryAnswer query={list} height="16rem">
          {rows}
        </QueryAnswer>
      </section>
    </>
  )
}

type FiltersProps = {
  view: MoneyView
  narrow: (part: Partial<MoneyView>) => void
  choices: ListRules['choices']
  isNarrowed: boolean
  /** Further actions. */
  children: ReactNode
}

function Filters({ view, narrow, choices, isNarrowed, children }: FiltersProps) {
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
        {children}
      </div>
    </div>
  )
}
