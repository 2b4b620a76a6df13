import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../../api/problem.ts'
import { tellFailure } from '../../../api/tell-failure.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useMay } from '../../../areas/developers/queries.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useUrlState } from '../../../lib/use-url-state.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { ListSearch } from '../../../ui/ListSearch.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { UndoNotices } from '../../../ui/UndoNotices.tsx'
import { EntryCreator } from './EntryCreator.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { EntryFilters } from './EntryFilters.tsx'
import { EntryHistory, HistoryDialog } from './EntryHistory.tsx'
import { EntryTable } from './EntryTable.tsx'
import { nounOf, nouns, type Entry } from './nouns.ts'
import { entriesQuery, exportEntries, orderRubros, sourceOf } from './queries.ts'
import { SeriesPanel } from './SeriesPanel.tsx'
import { setActive } from './set-active.ts'
import { moved, placed, treeOf } from './tree.ts'
import { catalogueView, noFilters, pageSizes, states, type CatalogueView, type State } from './view.ts'
import './CataloguesPage.css'

/** Changes the order of the neighbours of a rubro, archived ones included, by what `order` makes of all rubros. */
async function reorder(view: CatalogueView, entry: Entry, order: (all: Entry[]) => string[] | null): Promise<void> {
  const all = await queryClient.fetchQuery(entriesQuery({ ...view, search: '', state: 'todos', sort: null, page: 1 }))
  const ids = order(all.items)
  if (ids) await orderRubros(view, (entry.padreId as string | null) ?? null, ids)
}

/** The catalogues' home: each list with its search, its form, its history and its files. All of it stands in the address. */
export function CataloguesPage() {
  const [view, changeView] = useUrlState(catalogueView)
  const [edited, setEdited] = useState<Entry | 'new' | null>(null)
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const mayWrite = useMay('createRubro')
  const noun = nounOf(view.noun)
  const change = (part: Partial<CatalogueView>) => changeView({ page: 1, open: null, values: null, ...part })
  const download = (formato: 'csv' | 'xlsx') =>
    exportEntries(view, formato)
      .then((file) => saveFile(file, `${view.noun}.${formato}`))
      .catch(tellFailure('No se pudo exportar'))
  return (
    <div className="page catalogues">
      <PageHeader
        title="Carga de Categóricos"
        subtitle="Las listas sobre las que se apoya todo lo demás. Son de la empresa, para todos sus proyectos."
        actions={
          <>
            <Button onClick={() => setIsHistoryOpen(true)}>
              <i className="pi pi-history" aria-hidden="true" /> Historial
            </Button>
            <Button onClick={() => void download('csv')}>
              <i className="pi pi-download" aria-hidden="true" /> CSV
            </Button>
            <Button onClick={() => void download('xlsx')}>
              <i className="pi pi-file-excel" aria-hidden="true" /> Excel
            </Button>
            {mayWrite && (
              <Button variant="primary" onClick={() => setEdited('new')}>
                <i className="pi pi-plus" aria-hidden="true" /> {noun.isFeminine ? 'Nueva' : 'Nuevo'} {noun.one}
              </Button>
            )}
          </>
        }
      />
      <Tabs
        label="Catálogos"
        tabs={nouns.map(({ key, title }) => ({ key, label: title }))}
        current={view.noun}
        onChange={(key) =>
          change({ noun: key, search: '', state: 'activos', sort: null, order: 'asc', filters: noFilters })
        }
      >
        <section className="catalogue-card" aria-label={noun.title}>
          <div className="catalogue-toolbar">
            <EntryFilters
              key={view.noun}
              noun={noun}
              values={view.filters}
              onChange={(part) => change({ filters: { ...view.filters, ...part } })}
            >
              <ListSearch value={view.search} onSearch={(search) => change({ search })} />
            </EntryFilters>
            <Segmented
              label="Qué se ve"
              options={(Object.keys(states) as State[]).map((value) => ({ value, label: states[value] }))}
              value={view.state}
              onChange={(state) => change({ state })}
            />
          </div>
          {noun.key === 'cotizaciones' && (
            <SeriesPanel
              noun={noun}
              mayWrite={mayWrite}
              rates={view.rates}
              onRates={(rates) => changeView({ rates }, { replace: true })}
            />
          )}
          <EntryList view={view} mayWrite={mayWrite} onView={change} onEdit={setEdited} />
        </section>
      </Tabs>
      {edited !== null && (
        <EntryCreator>
          <EntryDialog
            noun={noun}
            source={sourceOf(noun)}
            entry={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
          />
        </EntryCreator>
      )}
      {isHistoryOpen && <HistoryDialog noun={noun} onClose={() => setIsHistoryOpen(false)} />}
      <UndoNotices />
    </div>
  )
}

type EntryListProps = {
  view: CatalogueView
  /** False for a lector. */
  mayWrite: boolean
  onView: (part: Partial<CatalogueView>) => void
  onEdit: (entry: Entry | 'new') => void
}

/** The entries that the view finds, or why there are none. */
function EntryList({ view, mayWrite, onView, onEdit }: EntryListProps) {
  const noun = nounOf(view.noun)
  const list = useQuery(entriesQuery(view))
  const { data, error } = list
  if (error && !data) return <ErrorState message={errorMessage(error)} onRetry={() => void list.refetch()} />
  if (!data) return <p className="catalogue-note catalogue-loading">Buscando…</p>
  if (data.items.length === 0) return <NoEntries {...{ view, mayWrite, onView, onEdit }} />
  const isTree = noun.key === 'rubros' && view.search === '' && view.sort === null
  const { entries, levels } = isTree ? treeOf(data.items) : { entries: data.items, levels: new Map<string, number>() }
  return (
    <>
      {error && <Alert type="warning">No pudimos actualizar la lista. {errorMessage(error)}</Alert>}
      <EntryTable
        noun={noun}
        entries={entries}
        levels={levels}
        sort={{
          key: view.sort ?? noun.sort,
          order: view.sort === null && noun.series === 'cotizaciones' ? 'desc' : view.order,
        }}
        onSort={({ key, order }) => onView({ sort: key, order })}
        openId={view.open}
        mayWrite={mayWrite}
        isBusy={list.isPlaceholderData && list.isFetching}
        actions={{
          open: (open) => onView({ open, page: view.page }),
          edit: onEdit,
          setActive: (entry, isActive) => setActive(noun, sourceOf(noun), entry, isActive),
          ...(isTree && {
            move: (entry, by) =>
              void reorder(view, entry, (all) => moved(all, entry, by)).catch(tellFailure('No se movió')),
            place(id, targetId) {
              const entry = entries.find((each) => each.id === id)
              if (entry)
                void reorder(view, entry, (all) => placed(all, entry, targetId)).catch(tellFailure('No se movió'))
            },
          }),
        }}
        detail={(entry) => (
          <div className="catalogue-detail">
            {noun.series && noun.series !== 'cotizaciones' && (
              <SeriesPanel
                noun={noun}
                entry={entry}
                mayWrite={mayWrite}
                rates={view.rates}
                values={view.values}
                onValues={(values) => onView({ values, open: view.open, page: view.page })}
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

function NoEntries({ view, mayWrite, onView, onEdit }: EntryListProps) {
  const noun = nounOf(view.noun)
  const isFiltered = Object.values(view.filters).some(Boolean)
  const isNarrowed = view.search !== '' || isFiltered || view.state === 'archivados'
  const icon = <i className={`pi ${isNarrowed ? 'pi-search' : 'pi-list'}`} />
  if (!isNarrowed) {
    const create = (
      <Button variant="primary" onClick={() => onEdit('new')}>
        Agregar {noun.isFeminine ? 'la primera' : 'el primero'}
      </Button>
    )
    return <EmptyState icon={icon} title={`Todavía no hay ${noun.title.toLowerCase()}`} actions={mayWrite && create} />
  }
  const clear = (
    <Button onClick={() => onView({ search: '', state: 'activos', filters: noFilters })}>
      Ver todo lo que está en uso
    </Button>
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
