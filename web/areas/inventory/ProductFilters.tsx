import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { catalogueOptions, type Named } from './catalogue-options.ts'
import { isFiltered, noFilters, type Filters } from './product-view.ts'
import { brandsQuery, categoriesQuery, vendorsQuery } from './queries.ts'

type ProductFiltersProps = { filters: Filters; onFilter: (filters: Filters) => void }

/** Narrows the list down by category, brand, vendor and low stock. */
export function ProductFilters({ filters, onFilter }: ProductFiltersProps) {
  const { data: categories } = useQuery(categoriesQuery)
  const { data: brands } = useQuery(brandsQuery)
  const { data: vendors } = useQuery(vendorsQuery)
  const choice = (key: 'category' | 'brand' | 'vendor', label: string, all: string, entries: Named[] | undefined) => {
    const options = catalogueOptions(entries, filters[key], all)
    const groups = [...new Set(options.map(({ group }) => group))]
    const drawn = (group: string | undefined) =>
      options
        .filter((option) => option.group === group)
        .map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))
    return (
      <select
        className="input inventory-filter"
        aria-label={label}
        value={filters[key]}
        onChange={(event) => onFilter({ ...filters, [key]: event.target.value })}
      >
        {groups.map((group) =>
          group === undefined ? (
            drawn(group)
          ) : (
            <optgroup key={group} label={group}>
              {drawn(group)}
            </optgroup>
          ),
        )}
      </select>
    )
  }
  return (
    <div className="inventory-filters" role="group" aria-label="Filtros">
      {choice('category', 'Filtrar por categoría', 'Todas las categorías', categories)}
      {choice('brand', 'Filtrar por marca', 'Todas las marcas', brands)}
      {choice('vendor', 'Filtrar por proveedor', 'Todos los proveedores', vendors)}
      <button
        type="button"
        className="inventory-low"
        aria-pressed={filters.lowStock}
        onClick={() => onFilter({ ...filters, lowStock: !filters.lowStock })}
      >
        Stock bajo
      </button>
      {isFiltered(filters) && (
        <Button size="small" variant="quiet" onClick={() => onFilter(noFilters)}>
          Quitar filtros
        </Button>
      )}
    </div>
  )
}
