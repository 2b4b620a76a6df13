import { useQueries, useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, type RefObject } from 'react'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { queryClient } from '../../api/query-client.ts'
import { rowsToRender } from '../../lib/rows-to-render.ts'
import { usePrinting } from '../../lib/use-printing.ts'
import { useNewHeight, useRowHeight } from '../../lib/use-row-height.ts'
import type { ListView } from './place.ts'
import { pageQuery, pageSize, type ListedContact } from './queries.ts'
import { createRows } from './rows.ts'

const rowHeights = { comfortable: 60, compact: 48 }
const headHeight = 36

type ListRows = ReturnType<typeof createRows>

/** Whether the contact of a row, or the first one of an initial, is in the cached pages of the view. */
function loadedIn(view: ListView, rows: ListRows) {
  const pageOf = (index: number) => Math.floor(index / pageSize) + 1
  const numbers = Array.from({ length: pageOf(rows.total - 1) }, (_none, at) => at + 1)
  const cached = new Set(numbers.filter((page) => queryClient.getQueryData(pageQuery(view, page).queryKey)))
  return (place: number): boolean => {
    const row = rows.at(place)
    const contact = row.kind === 'head' ? rows.at(place + 1) : row
    return contact.kind === 'contact' && cached.has(pageOf(contact.index))
  }
}

function useLines(view: ListView, rows: ListRows, scroller: RefObject<HTMLElement | null>) {
  const isPrinting = usePrinting()
  const rowHeight = useRowHeight(rowHeights)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (place) => (rows.at(place).kind === 'head' ? headHeight : rowHeight),
    overscan: 8,
    rangeExtractor: rowsToRender(isPrinting, isPrinting ? loadedIn(view, rows) : undefined),
  })
  useNewHeight(virtualizer, rowHeight)
  return virtualizer
}

/** The virtualized rows of the list, with the pages that they need. */
export function useContactList(view: ListView) {
  const scroller = useRef<HTMLDivElement>(null)
  // While typing, keep showing the previous results.
  const first = useQuery({ ...pageQuery(view, 1), placeholderData: keepPreviousData })
  const rows = useMemo(() => createRows(first.data?.initials ?? []), [first.data])
  const virtualizer = useLines(view, rows, scroller)
  const lines = virtualizer.getVirtualItems()
  const indexes = lines.flatMap(({ index }) => {
    const row = index < rows.length ? rows.at(index) : null
    return row?.kind === 'contact' ? [row.index] : []
  })
  const pages = [...new Set(indexes.map((index) => Math.floor(index / pageSize) + 1))].filter((page) => page > 1)
  const others = useQueries({ queries: pages.map((page) => pageQuery(view, page)) })
  const contactAt = (index: number): ListedContact | undefined => {
    const page = Math.floor(index / pageSize) + 1
    const pageData = page === 1 ? first.data : others[pages.indexOf(page)]?.data
    return pageData?.items[index % pageSize]
  }
  const page = (index: number) => pageQuery(view, Math.floor(index / pageSize) + 1)
  /** The index of a contact in the list, searching the cached pages only; -1 if none has it. */
  const indexOf = (id: string): number => {
    for (let start = 0; start < rows.total; start += pageSize) {
      const at = queryClient.getQueryData(page(start).queryKey)?.items.findIndex((contact) => contact.id === id) ?? -1
      if (at >= 0) return start + at
    }
    return -1
  }
  /** The ids from one index to another, both included; fetches pages that are not cached. */
  const idsBetween = async (from: number, to: number): Promise<string[]> => {
    const first = Math.floor(from / pageSize) * pageSize
    const starts = Array.from({ length: Math.floor((to - first) / pageSize) + 1 }, (_none, at) => first + at * pageSize)
    const pages = await Promise.all(starts.map((start) => queryClient.ensureQueryData(page(start))))
    return pages.flatMap(({ items }) => items.map(({ id }) => id)).slice(from - first, to - first + 1)
  }
  const failed = others.find(({ isError }) => isError)
  return {
    scroller,
    first,
    rows,
    virtualizer,
    lines,
    contactAt,
    firstDrawn: indexes[0] ?? 0,
    drawnCount: indexes.length,
    indexOf,
    idsBetween,
    failed,
  }
}
export type ContactListState = ReturnType<typeof useContactList>
