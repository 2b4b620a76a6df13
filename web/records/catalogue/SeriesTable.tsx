import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { QueryState } from '../../api/QueryState.tsx'
import { ListPages } from '../../ui/ListPages.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { EntryHistory } from './EntryHistory.tsx'
import { EntryTable } from './EntryTable.tsx'
import type { Entry, Series } from './noun.ts'
import { exportValues, seriesOf, valuesQuery } from './queries.ts'
import { setActive } from './set-active.ts'
import { states, type State, type ValuesView } from './view.ts'

type SeriesTableProps = {
  series: Series
  /** Owner of the series. */
  entry: Entry
  mayWrite: boolean
  view: ValuesView
  onView: (view: ValuesView, options?: { replace?: boolean }) => void
}

const stateOptions = (Object.keys(states) as State[]).map((value) => ({ value, label: states[value] }))

/** The values of a series as a table. Series without an `update` operation are read-only. */
export function SeriesTable({ series, entry, mayWrite, view, onView }: SeriesTableProps) {
  const source = seriesOf(series, entry)
  const kind = series.kindOf?.(entry)
  const isReadOnly = series.operations.update === undefined
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(valuesQuery(source, view))
  const [edited, setEdited] = useState<Entry | null>(null)
  const [openId, setOpenId] = useState<string | null>(null)
  const change = (part: Partial<ValuesView>, options?: { replace?: boolean }) =>
    onView({ ...view, page: 1, ...part }, options)
  if (!kind) return null
  return (
    <section className="catalogue-values" aria-label={kind.title}>
      <div className="catalogue-values-bar">
        {!isReadOnly && (
          <Segmented
            label="Qué valores se ven"
            options={stateOptions}
            value={view.state}
            onChange={(state) => change({ state })}
          />
        )}
        <ExportMenu name={`${String(entry.codigo)}-${series.name}`} read={(each) => exportValues(source, view, each)} />
      </div>
      {!data && (
        <QueryState error={error} onRetry={() => void refetch()}>
          <p className="catalogue-note">Buscando…</p>
        </QueryState>
      )}
      {data?.total === 0 && (
        <p className="catalogue-note">
          {view.state === 'archivados' ? 'No hay ninguno archivado.' : 'No hay ninguno.'}
        </p>
      )}
      {data && data.total > 0 && (
        <>
          <EntryTable
            noun={kind}
            entries={data.items}
            levels={new Map()}
            sort={{ key: kind.sort, order: view.order }}
            onSort={({ order }) => change({ order })}
            openId={openId}
            mayWrite={mayWrite && !isReadOnly}
            isBusy={isPlaceholderData && isFetching}
            actions={{
              open: setOpenId,
              edit: setEdited,
              setActive: (value, isActive) => setActive(kind, source, value, isActive),
            }}
            detail={(value) => (
              <div className="catalogue-detail">
                <EntryHistory noun={kind} entry={value} />
              </div>
            )}
          />
          <ListPages noun={kind.title.toLowerCase()} singular={kind.one} view={view} list={data} onView={change} />
        </>
      )}
      {edited && <EntryDialog noun={kind} source={source} entry={edited} onClose={() => setEdited(null)} />}
    </section>
  )
}
