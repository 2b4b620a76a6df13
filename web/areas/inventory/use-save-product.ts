import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveSeen } from '../../api/save-seen.ts'
import { formatNumber } from '../../lib/format.ts'
import { fieldNames, type ProductDraft } from './product-draft.ts'
import {
  brandsQuery,
  categoriesQuery,
  cachedProduct,
  reloadProduct,
  updateProduct,
  vendorsQuery,
  type Product,
  type ProductPatch,
} from './queries.ts'

/** Saves fields of a product. Asks when somebody else changed the same fields since it was `seen`. */
export function useSaveProduct() {
  const { mutateAsync } = useMutation(updateProduct)
  const client = useQueryClient()
  const catalogues = { category: categoriesQuery, brand: brandsQuery, vendor: vendorsQuery }
  const describe = (key: keyof ProductPatch, value: unknown): string => {
    if (key in catalogues) {
      const entries = client.getQueryData(catalogues[key as keyof typeof catalogues].queryKey) as Product[] | undefined
      return entries?.find(({ id }) => id === value)?.name ?? 'nada'
    }
    if (typeof value === 'number') return formatNumber(value)
    if (typeof value === 'boolean') return value ? 'sí' : 'no'
    if (Array.isArray(value)) return `una lista de ${formatNumber(value.length)}`
    return value ? `«${String(value)}»` : 'nada'
  }
  return (seen: Product, patch: ProductPatch) =>
    saveSeen<Product, ProductPatch, Product>({
      seen,
      latest: cachedProduct(seen.id) ?? seen,
      patch,
      load: () => reloadProduct(seen.id),
      send: (change) => mutateAsync({ id: seen.id, patch: change }),
      name: seen.name,
      say: describe,
      label: (key) => fieldNames[key as keyof ProductDraft],
    })
}
