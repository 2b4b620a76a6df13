/** Records that cells name, besides the lists that can be loaded: each with the names by which a cell can call it. */
import { financeSources } from './finance-sources.ts'
import type { NamedRecord, SourcePlace } from './named-record.ts'

export type { NamedRecord, SourcePlace }

/** By the name that `from` of a field has. */
export const sources = { ...financeSources } satisfies Record<string, (place: SourcePlace) => Promise<NamedRecord[]>>
export type RecordSource = keyof typeof sources
export const isRecordSource = (name: string): name is RecordSource => Object.hasOwn(sources, name)
