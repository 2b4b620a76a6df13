import { onDemand } from '../../ui/on-demand.tsx'

const SourcesPanel = onDemand(async () => (await import('./SourcesPanel.tsx')).SourcesPanel)

/** The sources of exchange rates, below their series. */
export const RateSources = () => <SourcesPanel of="cotizaciones" />

/** The sources of index values, below the list of indices. */
export const IndexSources = () => <SourcesPanel of="indices" />
