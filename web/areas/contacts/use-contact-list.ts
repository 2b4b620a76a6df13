import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef } from 'react'
import { useNewHeight, useRowHeight } from '../../lib/use-row-height.ts'
import type { ListView } from './place.ts'
import { pageQuery, pageSize, type ListedContact } from './queries.ts'
import { createRows } from './rows.ts'

const rowHeights = { comfortable: 60, compact: 48 }
const headHeight = 36

/** The lines of the list that are in sight, with the pages that they need. */
export function useContactList(view: ListView) {
  const scroller = useRef<HTMLDivElement>(null)
  // While the text is typed, what the text before found stays in sight.
  const first = useQuery({ ...pageQuery(view, 1), placeholderData: keepPreviousData })
  const rows = useMemo(() => createRows(first.data?.initials ?? []), [first.data])
  const rowHeight = useRowHeight(rowHeights)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (place) => (rows.at(place).kind === 'head' ? headHeight : rowHeight),
    overscan: 8,
  })
  useNewHeight(virtualizer, rowHeight)
  const lines = virtualizer.getVirtualItems()
  const indexes = lines.flatMap(({ index }) => {
    const row = index < rows.length ? rows.at(index) : null
    return row?.kind === 'contact' ? [row.index] : []
  })
  const pages = [...new Set(indexes.map((index) => Math.floor(index / pageSize) + 1))].filter((page) => page > 1)
  const others = useQueries({ queries: pages.map((page) => pageQuery(view, page)) })
  const contactAt = (index: number): ListedContact | undefined => {
    const page = Math.floor(index / pageSize) + 1
    const found = page === 1 ? first.data : others[pages.indexOf(page)]?.data
    return found?.items[index % pageSize]
  }
  const failed = others.find(({ isError }) => isError)
  return {
    scroller,
    first,
    rows,
    virtualizer,
    lines,
    contactAt,
    /** Those in sight and in the pages around them, in the order of the list. */
    loaded: indexes.flatMap((index) => contactAt(index) ?? []),
    failed,
  }
}
export type ContactListState = ReturnType<typeof useContactList>
