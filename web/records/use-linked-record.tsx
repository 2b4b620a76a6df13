import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { ApiError, errorMessage } from '../api/problem.ts'
import { idIn } from '../lib/address-values.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'

type LinkedRecordInput<Row> = {
  /** The id in the address; null if no record is open. */
  open: string | null
  /** The rows of the loaded page; undefined while it loads. */
  rows: readonly Row[] | undefined
  /** The query of one record. */
  record: (id: string) => UseQueryOptions<Row>
  onClose: () => void
}

/**
 * The record that the address opens, if the loaded page of the list does not have it: a link opens its record on any page and
 * with any filter. `notice` says where the row comes from, or why there is none.
 */
export function useLinkedRecord<Row extends { id: string }>(
  input: LinkedRecordInput<Row>,
): { row: Row | undefined; notice: ReactNode } {
  const { open, rows, record, onClose } = input
  const isListed = rows?.some(({ id }) => id === open) ?? false
  // A row that the user opened in the list, and that then left it by a change of his, is not brought back.
  const seen = useRef<{ id: string; isListed: boolean } | null>(null)
  const isSeen = open !== null && seen.current?.id === open
  const isElsewhere = open !== null && rows !== undefined && !isListed && !(isSeen && seen.current?.isListed)
  const isId = idIn(open) !== ''
  const { data, error, refetch } = useQuery({ ...record(open ?? ''), enabled: isElsewhere && isId })
  const row = isElsewhere ? data : undefined
  const isShown = isListed || row !== undefined
  useEffect(() => {
    if (open === null) seen.current = null
    else if (isShown) seen.current = { id: open, isListed }
  }, [open, isShown, isListed])
  if (!isElsewhere) return { row: undefined, notice: null }
  const close = (
    <Button size="small" onClick={onClose}>
      Cerrar
    </Button>
  )
  const isGone = !isId || (error instanceof ApiError && [400, 404].includes(error.status))
  if (isGone) {
    const notice = (
      <Alert type="warning">
        No encontramos el registro del enlace. Puede que ya no exista, o que sea de otro proyecto o empresa. {close}
      </Alert>
    )
    return { row: undefined, notice: isSeen ? null : notice }
  }
  if (row)
    return { row, notice: <Alert type="info">El registro abierto no está en esta página: va primero. {close}</Alert> }
  const failed = error && (
    <Alert type="warning">
      No pudimos traer el registro del enlace. {errorMessage(error)}{' '}
      <Button size="small" onClick={() => void refetch()}>
        Reintentar
      </Button>
    </Alert>
  )
  return { row: undefined, notice: failed }
}
