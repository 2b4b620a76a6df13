import { sortKeys, type ProductView, type SortKey } from './product-view.ts'

const names: Record<SortKey, [string, string]> = {
  name: ['Nombre, A–Z', 'Nombre, Z–A'],
  sku: ['SKU, A–Z', 'SKU, Z–A'],
  price: ['Precio, menor primero', 'Precio, mayor primero'],
  stock: ['Stock, menor primero', 'Stock, mayor primero'],
  active: ['Inactivos primero', 'Activos primero'],
}
const orders = ['asc', 'desc'] as const

type SortSelectProps = { view: ProductView; onSort: (sort: SortKey, order: 'asc' | 'desc') => void }

/** Sorting for screens without column headings. */
export function SortSelect({ view, onSort }: SortSelectProps) {
  return (
    <select
      className="input inventory-sort"
      aria-label="Orden de la lista"
      value={`${view.sort} ${view.order}`}
      onChange={(event) => {
        const [sort, order] = event.target.value.split(' ') as [SortKey, 'asc' | 'desc']
        onSort(sort, order)
      }}
    >
      {sortKeys.flatMap((key) =>
        orders.map((order, index) => (
          <option key={key + order} value={`${key} ${order}`}>
            {names[key][index]}
          </option>
        )),
      )}
    </select>
  )
}
