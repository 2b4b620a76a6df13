/** What other areas may import from fuentes. */
export { IndexSources, RateSources } from './sources.tsx'
