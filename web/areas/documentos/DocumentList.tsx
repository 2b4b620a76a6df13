import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryAnswer } from '../../api/QueryAnswer.tsx'
import { UploadList } from '../../api/UploadList.tsx'
import type { SortedView } from '../../lib/list-view.ts'
import type { ChangeState } from '../../lib/use-url-state.ts'
import { SectionBar } from '../../records/SectionBar.tsx'
import { DataTable, type DataColumn } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import type { Filter } from '../../ui/FilterField.tsx'
import { ListPages, NothingFound } from '../../ui/ListPages.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { DocumentDrawer } from './DocumentDrawer.tsx'
import type { Documento } from './queries.ts'
import { documentUploads } from './uploads.ts'
import '../../records/money.css'
import './documentos.css'

type DocumentPage = { items: Documento[]; total: number; page: number; lastPage: number }

type DocumentListProps<View extends SortedView & { open: string }> = {
  proyectoId: number
  title: string
  /** 'planos', 'plano' */
  words: [plural: string, singular: string]
  list: UseQueryResult<DocumentPage>
  view: View
  changeView: ChangeState<View>
  /** The view without filters. */
  first: View
  isNarrowed: boolean
  filters: readonly Filter[]
  columns: DataColumn<Documento>[]
  /** What an empty list shows. */
  empty: { icon: string; text: string }
  /** Before the search. */
  mode?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}

/** A section that lists documents of all folders: search, filters, pages, and the details of the open one. */
export function DocumentList<View extends SortedView & { open: string }>(props: DocumentListProps<View>) {
  const { proyectoId, title, words, list, view, changeView, first, isNarrowed, filters, columns, empty } = props
  // A part of a generic view: TypeScript cannot see that its keys are those of `SortedView`.
  const change = changeView as ChangeState<SortedView & { open: string }>
  return (
    <div className="money">
      <SectionBar title={title} actions={props.actions}>
        {props.mode}
        <FilterBar filters={filters} values={view} onChange={(part) => change({ page: 1, ...part })}>
          <ListSearch value={view.search} onSearch={(search) => change({ page: 1, search }, { replace: true })} />
        </FilterBar>
      </SectionBar>
      <section className="money-card" aria-label={title}>
        <QueryAnswer query={list} height="16rem">
          {(page) =>
            page.items.length > 0 ? (
              <>
                <DataTable
                  label={title}
                  className="documentos-table"
                  rows={page.items}
                  columns={columns}
                  sort={{ key: view.sort, order: view.order }}
                  onSort={({ key, order }) => change({ page: 1, sort: key, order })}
                  isBusy={list.isPlaceholderData && list.isFetching}
                />
                <div className="money-foot">
                  <ListPages noun={words[0]} singular={words[1]} view={view} list={page} onView={change} />
                </div>
              </>
            ) : isNarrowed ? (
              <NothingFound search={view.search} onClear={() => changeView(first)} />
            ) : (
              <EmptyState icon={<i className={`pi ${empty.icon}`} />} title={`Todavía no hay ${words[0]}`}>
                {empty.text}
              </EmptyState>
            )
          }
        </QueryAnswer>
      </section>
      <DocumentDrawer
        proyectoId={proyectoId}
        id={view.open}
        ids={list.data?.items.map(({ id }) => id) ?? []}
        onOpen={(open) => change({ open })}
        onClose={() => change({ open: '' })}
      />
      <UploadList queue={documentUploads} />
      {props.children}
    </div>
  )
}
