import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ExportMenu } from '../../api/ExportMenu.tsx'
import { useNewForm } from '../../lib/use-new-form.ts'
import { useUrlState, type ChangeState } from '../../lib/use-url-state.ts'
import { loadEntry } from '../load-entry.tsx'
import { Button } from '../../ui/Button.tsx'
import { ListSearch } from '../../ui/ListSearch.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { UndoNotices } from '../../ui/UndoNotices.tsx'
import { EntryCreator } from './EntryCreator.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { EntryFilters } from './EntryFilters.tsx'
import { HistoryDialog } from './EntryHistory.tsx'
import { EntryList } from './EntryList.tsx'
import { isItsOwnSeries, type Entry, type Noun } from './noun.ts'
import { finderOf, NounsContext } from './nouns-context.ts'
import { exportEntries } from './queries.ts'
import { SeriesPanel } from './SeriesPanel.tsx'
import { catalogueCodec, states, type CatalogueView, type State } from './view.ts'
import './Catalogues.css'

type CataloguesProps = {
  title: string
  subtitle: string
  nouns: readonly Noun[]
  /** False for the role lector. */
  mayWrite: boolean
  /** The address of the screen that loads a sheet into a catalogue, if there is one. */
  loadAddress: (noun: Noun) => string | null
}

/** A tab per catalogue with search, form, history and exports. The view is stored in the URL. */
export function Catalogues({ title, subtitle, nouns, mayWrite, loadAddress }: CataloguesProps) {
  const navigate = useNavigate()
  const { codec, nounOf } = useMemo(() => ({ codec: catalogueCodec(nouns), nounOf: finderOf(nouns) }), [nouns])
  const [view, changeView] = useUrlState(codec)
  const [edited, setEdited] = useState<Entry | null>(null)
  const newForm = useNewForm()
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const noun = nounOf(view.noun)
  const change: ChangeState<CatalogueView> = (part, options) =>
    changeView({ page: 1, open: null, values: null, ...part }, options)
  const history = historyEntry(() => setIsHistoryOpen(true))
  const address = loadAddress(noun)
  const load = address === null ? [] : [loadEntry(() => void navigate(address))]
  return (
    <NounsContext value={nounOf}>
      <div className="page catalogues">
        <PageHeader
          title={title}
          subtitle={subtitle}
          actions={
            <>
              {mayWrite && (
                <Button variant="primary" onClick={newForm.open}>
                  <i className="pi pi-plus" aria-hidden="true" /> {noun.isFeminine ? 'Nueva' : 'Nuevo'} {noun.one}
                </Button>
              )}
              <ExportMenu
                name={view.noun}
                read={(formato) => exportEntries(noun, view, formato)}
                entries={[...(mayWrite ? load : []), history]}
              />
            </>
          }
        />
        <Tabs
          label="Catálogos"
          tabs={nouns.map((each) => ({ key: each.key, label: each.title }))}
          current={view.noun}
          onChange={(key) =>
            change({ noun: key, search: '', state: 'activos', sort: null, order: 'asc', filters: codec.noFilters })
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
            {noun.series && isItsOwnSeries(noun) && (
              <SeriesPanel
                noun={noun}
                series={noun.series}
                mayWrite={mayWrite}
                drawn={view.drawn}
                onDrawn={(drawn) => changeView({ drawn }, { replace: true })}
              />
            )}
            {noun.Sources && <noun.Sources />}
            <EntryList
              noun={noun}
              view={view}
              mayWrite={mayWrite}
              onView={change}
              onAdd={newForm.open}
              onEdit={setEdited}
            />
          </section>
        </Tabs>
        {(edited !== null || (newForm.isOpen && mayWrite)) && (
          <EntryCreator>
            <EntryDialog
              noun={noun}
              source={noun}
              entry={edited ?? undefined}
              onClose={edited ? () => setEdited(null) : newForm.close}
            />
          </EntryCreator>
        )}
        {isHistoryOpen && <HistoryDialog noun={noun} onClose={() => setIsHistoryOpen(false)} />}
        <UndoNotices />
      </div>
    </NounsContext>
  )
}

const historyEntry = (onSelect: () => void) => ({
  id: 'history',
  label: 'Historial',
  icon: <i className="pi pi-history" />,
  onSelect,
})
