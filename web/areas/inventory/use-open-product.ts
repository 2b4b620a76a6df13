import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { q } from '../../api/operations.ts'
import { ApiError, errorMessage } from '../../api/problem.ts'
import type { Product } from './queries.ts'

type OpenProduct = {
  /** The rows of the table: those of the page, and above them the open product where it is new or none of them. */
  rows: Product[]
  /** Why the product that the address names cannot be shown. */
  error: string | undefined
}

/** The rows in the places that they had; what is new stands behind them. */
export function inPlaces(rows: Product[], places: string[]): Product[] {
  const placeOf = new Map(places.map((id, index) => [id, index]))
  const at = ({ id }: Product) => placeOf.get(id) ?? places.length
  return rows.toSorted((a, b) => at(a) - at(b))
}

/**
 * Puts the open product among the rows of the page, wherever it came from. While it is open, the rows keep their places: what
 * colleagues change shows in them without moving what is being edited.
 */
export function useOpenProduct(
  page: Product[] | undefined,
  openId: string | null,
  createdId: string | null,
): OpenProduct {
  const [kept, setKept] = useState<{ product: Product; places: string[] } | null>(null)
  const listed = page?.find(({ id }) => id === openId)
  const isMissing = openId !== null && page !== undefined && !listed
  // Asked for side by side with the page, which may not hold it: an address that names one opens a round trip sooner.
  const { data, error } = useQuery({ ...q('getProduct', { id: openId ?? '' }), enabled: openId !== null && !listed })
  const before = kept?.product.id === openId ? kept : undefined
  // Until it is asked for by itself, a product that left the page stays as it was: what is typed in it is not lost.
  const open = listed ?? (isMissing && !error ? (data ?? before?.product) : undefined)
  const isAbove = open && (isMissing || openId === createdId)
  const found = isAbove ? [open, ...(page ?? []).filter(({ id }) => id !== openId)] : (page ?? [])
  const places = before?.places
  const rows = places ? inPlaces(found, places) : found
  if (openId === null && kept) setKept(null)
  if (openId !== null && open && open !== before?.product) {
    setKept({ product: open, places: places ?? found.map(({ id }) => id) })
  }
  if (!isMissing || !error || open) return { rows, error: undefined }
  const isGone = error instanceof ApiError && [400, 404].includes(error.status)
  return { rows, error: isGone ? 'Ese producto ya no existe, o nunca existió.' : errorMessage(error) }
}
