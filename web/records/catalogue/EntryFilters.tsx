import type { ReactNode } from 'react'
import { FilterBar } from '../../ui/FilterBar.tsx'
import type { Filter } from '../../ui/FilterField.tsx'
import { useLabels } from './labels.ts'
import type { Noun, NounFilter } from './noun.ts'
import { useNounOf } from './nouns-context.ts'
import { searchEntries } from './queries.ts'

type EntryFiltersProps = {
  noun: Noun
  values: Readonly<Record<string, string>>
  onChange: (part: Record<string, string>) => void
  children: ReactNode
}

/** Filter bar around the search (children); only the search if the catalogue has no filters. */
export function EntryFilters({ noun, values, onChange, children }: EntryFiltersProps) {
  const { filters = [] } = noun
  const references = filters.flatMap(({ name, from }) =>
    from && values[name] ? [{ noun: from, id: values[name] }] : [],
  )
  const { labels } = useLabels(references)
  const nounOf = useNounOf()
  const drawn = ({ name: key, label, options = [], from }: NounFilter): Filter => {
    if (!from) return { key, label, kind: 'choice', options: options.map(([value, text]) => ({ value, label: text })) }
    const id = values[key] ?? ''
    const picked = id === '' ? null : { id, label: labels?.get(id) ?? '…' }
    return { key, label, kind: 'entry', picked, search: (text, signal) => searchEntries(nounOf(from), text, signal) }
  }
  if (filters.length === 0) return children
  return (
    <FilterBar filters={filters.map(drawn)} values={values} onChange={onChange}>
      {children}
    </FilterBar>
  )
}
