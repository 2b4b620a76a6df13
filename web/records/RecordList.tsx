import type { UseQueryOptions, UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ExportMenu } from '../api/ExportMenu.tsx'
import { usableData, QueryAnswer } from '../api/QueryAnswer.tsx'
import type { ChangeState } from '../lib/use-url-state.ts'
import { Button } from '../ui/Button.tsx'
import { DataTable, type DataColumn } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FilterBar } from '../ui/FilterBar.tsx'
import type { Filter } from '../ui/FilterField.tsx'
import { ListPages } from '../ui/ListPages.tsx'
import { ListSearch } from '../ui/ListSearch.tsx'
import type { MenuEntry } from '../ui/Menu.tsx'
import { SectionBar } from './SectionBar.tsx'
import { useLinkedRecord } from './use-linked-record.tsx'
import { filtersOf, firstView, type ListRules, type RecordView } from './view.ts'
import './money.css'

export type ListedRecord = { id: string; estado: string }
export type RecordPage<Row> = { items: Row[]; total: number; page: number; lastPage: number }

export type RecordListProps<Row extends ListedRecord, Page extends RecordPage<Row>> = {
  title: string
  /** 'comprobantes', 'comprobante'; the first one also names the files. */
  words: [plural: string, singular: string]
  /** The name of the table; the plural unless given. */
  label?: string
  /** What an empty list shows besides its title. */
  empty?: { icon: string; text: string }
  list: UseQueryResult<Page>
  /** The query of one record, for links to records of other pages. */
  record: (id: string) => UseQueryOptions<Row>
  view: RecordView
  onView: ChangeState<RecordView>
  rules: ListRules
  /** Filters of this list besides those of `rules` and the dates. */
  filters?: readonly Filter[]
  columns: DataColumn<Row>[]
  /** Below an open row; without it, rows do not open. */
  detail?: (row: Row) => ReactNode
  /** The totals of all rows that match the filters. */
  totals?: (page: Page) => ReactNode
  /** The choice of a valuation, for lists of amounts. */
  valuation?: (page: Page | undefined) => ReactNode
  /** Exports all rows that match the filters. */
  exportList: (formato: 'csv' | 'xlsx') => Promise<Blob>
  /** Rare actions of the list, before the exports of the '…' menu. */
  entries?: MenuEntry[]
  /** The button that adds a row. */
  add: ReactNode
}

/** A list of records of a project: search, filters, totals, expandable rows and pages. */
export function RecordList<Row extends ListedRecord, Page extends RecordPage<Row>>(props: RecordListProps<Row, Page>) {
  const { title, words, list, view, onView, rules, columns, detail, totals, add } = props
  const { label = words[0], empty = { icon: 'pi-wallet', text: '' } } = props
  const narrow = (part: Partial<RecordView>) => onView({ page: 1, open: null, ...part })
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
      const clear = <Button onClick={() => onView({ ...firstView, sort: rules.sorts[0] })}>Ver todos</Button>
      return (
        <EmptyState icon={<i className="pi pi-search" />} title="No encontramos nada" actions={clear}>
          Ningún {words[1]} coincide con lo que elegiste.
        </EmptyState>
      )
    }
    if (items.length === 0)
      return (
        <EmptyState icon={<i className={`pi ${empty.icon}`} />} title={`Todavía no hay ${words[0]}`} actions={add}>
          {empty.text}
        </EmptyState>
      )
    return (
      <>
        <DataTable
          label={label}
          className="money-table"
          rows={items}
          columns={columns}
          sort={{ key: view.sort, order: view.order }}
          onSort={({ key, order }) => narrow({ sort: key, order })}
          openId={view.open}
          detail={detail}
          rowClass={({ estado }) => (estado === 'anulado' ? 'money-annulled' : undefined)}
          isBusy={list.isPlaceholderData && list.isFetching}
        />
        <div className="money-foot">
          {totals?.(data)}
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
      <SectionBar
        title={title}
        valuation={props.valuation?.(usableData(list))}
        actions={
          <>
            {add}
            <ExportMenu name={words[0]} read={props.exportList} entries={props.entries ?? []} />
          </>
        }
      >
        <FilterBar filters={[...(props.filters ?? []), ...filtersBy(rules)]} values={view} onChange={narrow}>
          <ListSearch value={view.search} onSearch={(search) => narrow({ search })} />
        </FilterBar>
      </SectionBar>
      <section className="money-card" aria-label={label}>
        {linked.notice}
        <QueryAnswer query={list} height="16rem">
          {rows}
        </QueryAnswer>
      </section>
    </>
  )
}

const dateFilter = (key: string, label: string): Filter => ({ key, label, kind: 'date' })

/** The filters of a list: its choices, its days, and the days on which its documents are due. */
const filtersBy = ({ choices, sorts, hasNoDays }: ListRules): Filter[] => [
  ...choices.map(({ name, label, options }): Filter => ({ key: name, label, kind: 'choice', options })),
  ...(hasNoDays ? [] : [dateFilter('desde', 'Desde'), dateFilter('hasta', 'Hasta')]),
  ...(sorts.includes('vencimiento')
    ? [dateFilter('venceDesde', 'Vence desde'), dateFilter('venceHasta', 'Vence hasta')]
    : []),
]
