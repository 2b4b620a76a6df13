import { useQuery } from '@tanstack/react-query'
import { errorMessage } from '../../api/problem.ts'
import { queryClient } from '../../api/query-client.ts'
import { tellFailure } from '../../api/tell-failure.ts'
import { QueryState } from '../../api/QueryState.tsx'
import { useLastPage } from '../../lib/use-last-page.ts'
import type { ChangeState } from '../../lib/use-url-state.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { useLinkedRecord } from '../use-linked-record.tsx'
import { EntryHistory } from './EntryHistory.tsx'
import { EntryTable } from './EntryTable.tsx'
import { isItsOwnSeries, type Entry, type Noun } from './noun.ts'
import { entriesQuery, entryQuery, orderEntries } from './queries.ts'
import { SeriesPanel } from './SeriesPanel.tsx'
import { setActive } from './set-active.ts'
import { idsAfterMove, idsAfterDrop, treeOf } from './tree.ts'
import { pageSizes, type CatalogueView } from './view.ts'

/** Stores a new order of an entry's siblings, archived ones included. `order` maps all entries to sibling ids; null: no change. */
async function reorder(
  noun: Noun,
  view: CatalogueView,
  entry: Entry,
  order: (all: Entry[]) => string[] | null,
): Promise<void> {
  const whole = { ...view, search: '', state: 'todos', sort: null, page: 1 } as const
  const all = await queryClient.fetchQuery(entriesQuery(noun, whole))
  const ids = order(all.items)
  if (ids) await orderEntries(noun, view, (entry.padreId as string | null) ?? null, ids)
}

type EntryListProps = {
  noun: Noun
  view: CatalogueView
  /** False for the role lector. */
  mayWrite: boolean
  onView: ChangeState<CatalogueView>
  onAdd: () => void
  onEdit: (entry: Entry) => void
}

/** The entries that match the view, or an empty state with the reason. */
export function EntryList({ noun, view, mayWrite, onView, onAdd, onEdit }: EntryListProps) {
  const list = useQuery(entriesQuery(noun, view))
  const { data, error } = list
  const linked = useLinkedRecord({
    open: view.open,
    rows: list.isPlaceholderData ? undefined : data?.items,
    record: (id) => entryQuery(noun, id),
    onClose: () => onView({ open: null, page: view.page }),
  })
  useLastPage(view.page, data ?? { page: 1, lastPage: 1 }, (page) =>
    onView({ page, open: view.open }, { replace: true }),
  )
  if (!data) {
    return (
      <QueryState error={error} offline="La lista aparece apenas vuelva." onRetry={() => void list.refetch()}>
        <p className="catalogue-note catalogue-loading">Buscando…</p>
      </QueryState>
    )
  }
  if (data.items.length === 0 && !linked.row) {
    return (
      <>
        {linked.notice}
        <NoEntries {...{ noun, view, mayWrite, onView, onAdd }} />
      </>
    )
  }
  const isTree = noun.operations.order !== undefined && view.search === '' && view.sort === null
  const { entries: listed, levels } = isTree
    ? treeOf(data.items)
    : { entries: data.items, levels: new Map<string, number>() }
  const entries = linked.row ? [linked.row, ...listed] : listed
  return (
    <>
      {linked.notice}
      {error && <Alert type="warning">No pudimos actualizar la lista. {errorMessage(error)}</Alert>}
      <EntryTable
        noun={noun}
        entries={entries}
        levels={levels}
        sort={{
          key: view.sort ?? noun.sort,
          order: view.sort === null && isItsOwnSeries(noun) ? 'desc' : view.order,
        }}
        onSort={({ key, order }) => onView({ sort: key, order })}
        openId={view.open}
        mayWrite={mayWrite}
        isBusy={list.isPlaceholderData && list.isFetching}
        actions={{
          open: (open) => onView({ open, page: view.page }),
          edit: onEdit,
          setActive: (entry, isActive) => setActive(noun, noun, entry, isActive),
          ...(isTree && {
            move: (entry, by) =>
              void reorder(noun, view, entry, (all) => idsAfterMove(all, entry, by)).catch(tellFailure('No se movió')),
            place(id, targetId) {
              const entry = entries.find((each) => each.id === id)
              if (entry)
                void reorder(noun, view, entry, (all) => idsAfterDrop(all, entry, targetId)).catch(
                  tellFailure('No se movió'),
                )
            },
          }),
        }}
        detail={(entry) => (
          <div className="catalogue-detail">
            {noun.series && !isItsOwnSeries(noun) && (
              <SeriesPanel
                noun={noun}
                series={noun.series}
                entry={entry}
                mayWrite={mayWrite}
                drawn={view.drawn}
                values={view.values}
                onValues={(values, options) => onView({ values, open: view.open, page: view.page }, options)}
              />
            )}
            <h2>Cambios</h2>
            <EntryHistory noun={noun} entry={entry} />
          </div>
        )}
      />
      {!isTree && (
        <div className="catalogue-pages">
          <Pagination
            noun={noun.title.toLowerCase()}
            singular={noun.one}
            page={Math.min(view.page, data.lastPage)}
            pageSize={view.size}
            total={data.total}
            onPage={(page) => onView({ page })}
            sizes={{ options: pageSizes, onChange: (size) => onView({ size }) }}
          />
        </div>
      )}
    </>
  )
}

function NoEntries({ noun, view, mayWrite, onView, onAdd }: Omit<EntryListProps, 'onEdit'>) {
  const isFiltered = Object.values(view.filters).some(Boolean)
  const isNarrowed = view.search !== '' || isFiltered || view.state === 'archivados'
  const icon = <i className={`pi ${isNarrowed ? 'pi-search' : 'pi-list'}`} />
  if (!isNarrowed) {
    const create = (
      <Button variant="primary" onClick={onAdd}>
        Agregar {noun.isFeminine ? 'la primera' : 'el primero'}
      </Button>
    )
    return <EmptyState icon={icon} title={`Todavía no hay ${noun.title.toLowerCase()}`} actions={mayWrite && create} />
  }
  const clear = (
    <Button onClick={() => onView({ search: '', state: 'activos', filters: {} })}>Ver todo lo que está en uso</Button>
  )
  return (
    <EmptyState icon={icon} title="No encontramos nada" actions={clear}>
      {view.search !== ''
        ? `Nada coincide con «${view.search}».`
        : isFiltered
          ? 'Nada coincide con los filtros.'
          : 'No hay nada archivado.'}
    </EmptyState>
  )
}
