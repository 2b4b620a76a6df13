import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FilterBar } from '../../ui/FilterBar.tsx'
import type { Filter } from '../../ui/FilterField.tsx'
import { catalogueOptions, type Named } from './catalogue-options.ts'
import { onlyFilters, type Filters } from './product-view.ts'
import { brandsQuery, categoriesQuery, vendorsQuery } from './queries.ts'

type ProductFiltersProps = { filters: Filters; onFilter: (filters: Filters) => void; children: ReactNode }

/** Filters by category, brand, vendor and low stock. */
export function ProductFilters({ filters, onFilter, children }: ProductFiltersProps) {
  const { data: categories } = useQuery(categoriesQuery)
  const { data: brands } = useQuery(brandsQuery)
  const { data: vendors } = useQuery(vendorsQuery)
  const choice = (key: 'category' | 'brand' | 'vendor', label: string, entries: Named[] | undefined): Filter => {
    const options = catalogueOptions(entries, filters[key]).filter(({ value }) => value !== '')
    return { key, label, kind: 'choice', options }
  }
  return (
    <FilterBar
      filters={[
        choice('category', 'Categoría', categories),
        choice('brand', 'Marca', brands),
        choice('vendor', 'Proveedor', vendors),
        { key: 'lowStock', label: 'Stock bajo', kind: 'flag' },
      ]}
      values={{ ...onlyFilters(filters), lowStock: filters.lowStock ? '1' : '' }}
      onChange={({ lowStock, ...part }) =>
        onFilter({ ...onlyFilters(filters), ...part, ...(lowStock !== undefined && { lowStock: lowStock !== '' }) })
      }
    >
      {children}
    </FilterBar>
  )
}
