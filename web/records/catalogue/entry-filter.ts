import { useQuery } from '@tanstack/react-query'
import type { Filter } from '../../ui/FilterField.tsx'
import type { Noun } from './noun.ts'
import { labelQuery, searchEntries } from './queries.ts'

type EntryFilterInput = { noun: Noun; key: string; label: string; value: string }

/** The filter of a list of records by an entry of a catalogue. */
export function useEntryFilter({ noun, key, label, value }: EntryFilterInput): Filter {
  const { data } = useQuery({ ...labelQuery(noun, value), enabled: value !== '', retry: false })
  const picked = value === '' ? null : data === undefined ? undefined : { id: value, label: data }
  return { key, label, kind: 'entry', picked, search: (text, signal) => searchEntries(noun, text, signal) }
}
