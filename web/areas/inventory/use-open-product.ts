import { useQuery } from '@tanstack/react-query'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { productQuery, type Product } from './queries.ts'

type OpenProduct = {
  /** The rows of the table: those of the page, and the open product above them where it is not one of them or is new. */
  rows: Product[]
  /** Why the product that the address names cannot be shown. */
  error: string | undefined
}

/** Puts the open product among the rows of the page, wherever it came from. */
export function useOpenProduct(page: Product[] | undefined, openId: string | null, newId: string | null): OpenProduct {
  const listed = page?.find(({ id }) => id === openId)
  const isMissing = openId !== null && page !== undefined && !listed
  const { data, error } = useQuery({ ...productQuery(openId ?? ''), enabled: isMissing })
  const open = listed ?? (openId ? data : undefined)
  const isNew = openId !== null && openId === newId
  const rows = open && (isNew || !listed) ? [open, ...(page ?? []).filter(({ id }) => id !== openId)] : (page ?? [])
  if (!isMissing || !error || data) return { rows, error: undefined }
  const isGone = error instanceof ApiError && [400, 404].includes(error.status)
  return { rows, error: isGone ? 'Ese producto ya no existe, o nunca existió.' : errorMessage(error) }
}
