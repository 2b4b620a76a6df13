import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { q } from '../../api/operations.ts'
import { ApiError, errorMessage } from '../../api/problem.ts'
import type { Product } from './queries.ts'

type OpenProduct = {
  /** The page's rows, preceded by the open product if it is new or not on the page. */
  rows: Product[]
  /** Why the product in the address cannot be shown. */
  error: string | undefined
}

/** The rows in their earlier order; new ones come last. */
export function inPlaces(rows: Product[], places: string[]): Product[] {
  const placeOf = new Map(places.map((id, index) => [id, index]))
  const at = ({ id }: Product) => placeOf.get(id) ?? places.length
  return rows.toSorted((a, b) => at(a) - at(b))
}

/**
 * Adds the open product to the page's rows. While it is open the rows keep their order: others' changes update them
 * without moving the row being edited.
 */
export function useOpenProduct(
  page: Product[] | undefined,
  openId: string | null,
  createdId: string | null,
): OpenProduct {
  const [lastOpen, setLastOpen] = useState<{ product: Product; places: string[] } | null>(null)
  const listed = page?.find(({ id }) => id === openId)
  const isMissing = openId !== null && page !== undefined && !listed
  // Fetched in parallel with the page, which may not have it: opening by address saves a round trip.
  const { data, error } = useQuery({ ...q('getProduct', { id: openId ?? '' }), enabled: openId !== null && !listed })
  const before = lastOpen?.product.id === openId ? lastOpen : undefined
  // A product that left the page keeps its last state until its own request is answered, so that edits are not lost.
  const open = listed ?? (isMissing && !error ? (data ?? before?.product) : undefined)
  const isAbove = open && (isMissing || openId === createdId)
  const pageRows = isAbove ? [open, ...(page ?? []).filter(({ id }) => id !== openId)] : (page ?? [])
  const places = before?.places
  const rows = places ? inPlaces(pageRows, places) : pageRows
  if (openId === null && lastOpen) setLastOpen(null)
  if (openId !== null && open && open !== before?.product) {
    setLastOpen({ product: open, places: places ?? pageRows.map(({ id }) => id) })
  }
  if (!isMissing || !error || open) return { rows, error: undefined }
  const isGone = error instanceof ApiError && [400, 404].includes(error.status)
  return { rows, error: isGone ? 'Ese producto ya no existe, o nunca existió.' : errorMessage(error) }
}
