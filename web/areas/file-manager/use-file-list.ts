import { useQueries, useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { queryClient } from '../../api/query-client.ts'
import { rowsToRender } from '../../lib/rows-to-render.ts'
import { usePrinting } from '../../lib/use-printing.ts'
import { useNewHeight, useRowHeight } from '../../lib/use-row-height.ts'
import type { FilesView } from './file-view.ts'
import { idsQuery, pageQuery, pageSize, type Item, type Listing } from './queries.ts'
import type { Grid } from './selection.ts'

const rowHeights = { comfortable: 40, compact: 36 }
const tileHeight = 148
/** A search result has an extra line with its folder. */
const placeHeight = 20
const tileWidth = 180

/** An element's width in pixels. */
function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(800)
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return width
}

type Listed = { place: string | null; search: string }

/** Fetches the pages that the rendered indexes need. */
function usePages({ place, search }: Listed, first: Listing | undefined, drawn: readonly number[]) {
  const total = countOf(first)
  const needed = new Set(drawn.map((index) => Math.floor(index / pageSize) + 1))
  const pages = [...needed].filter((page) => page > 1 && (page - 1) * pageSize < total)
  const others = useQueries({ queries: pages.map((page) => pageQuery(place, search, page)) })
  const all = [first, ...others.map(({ data }) => data)]
  const paths = new Map(all.flatMap((data) => data?.places ?? []).map((place) => [place.folderId, place.path]))
  return {
    failed: others.find(({ isError }) => isError),
    itemAt(index: number): Item | undefined {
      const page = Math.floor(index / pageSize) + 1
      const pageData = page === 1 ? first : others[pages.indexOf(page)]?.data
      const at = index % pageSize
      return pageData?.folders[at] ?? pageData?.files[at - pageData.folders.length]
    },
    /** The path of a search result's folder. */
    pathTo: (folderId: string | null) => (folderId === null ? [] : (paths.get(folderId) ?? [])),
    /** An item of the fetched pages. */
    itemOf(id: string): Item | undefined {
      const items = all.flatMap((data) => (data ? [data.folders, data.files] : []))
      for (const some of items) {
        const item = some.find((each) => each.id === id)
        if (item) return item
      }
      return undefined
    },
  }
}

const isCached = (place: string | null, search: string, index: number) =>
  queryClient.getQueryData(pageQuery(place, search, Math.floor(index / pageSize) + 1).queryKey) !== undefined

const countOf = (first: Listing | undefined) => (first ? first.folderCount + first.fileCount : 0)

/** The rendered rows or tiles of a folder or search, with the pages that they need. */
export function useFileList(folderId: string | null, { search, isGrid }: FilesView) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const place = search ? null : folderId
  // While typing, keep showing the previous results.
  const first = useQuery({ ...pageQuery(place, search), ...(search && { placeholderData: keepPreviousData }) })
  const total = countOf(first.data)
  const width = useWidth(scroller)
  const rowHeight = useRowHeight(rowHeights)
  const columns = isGrid ? Math.max(2, Math.floor(width / tileWidth)) : 1
  const entryHeight = (isGrid ? tileHeight : rowHeight) + (search ? placeHeight : 0)
  const grid: Grid = { columns, rowHeight: entryHeight, width, total }
  const rows = useVirtualizer({
    count: Math.ceil(total / columns),
    getScrollElement: () => scroller,
    estimateSize: () => grid.rowHeight,
    overscan: 8,
    rangeExtractor: rowsToRender(usePrinting(), (row) =>
      [row * columns, Math.min((row + 1) * columns, total) - 1].every((index) => isCached(place, search, index)),
    ),
  })
  useNewHeight(rows, grid.rowHeight)
  // Results of another search start at the top.
  const latest = useRef(rows)
  latest.current = rows
  useEffect(() => latest.current.scrollToOffset(0), [search])
  const lines = rows.getVirtualItems()
  const drawn = lines.flatMap(({ index }) => [index * columns, (index + 1) * columns - 1])
  const pages = usePages({ place, search }, first.data, drawn)
  const allIds = async (): Promise<string[]> => {
    const { data } = first
    if (data && total <= pageSize) return [...data.folders, ...data.files].map(({ id }) => id)
    return (await queryClient.fetchQuery(idsQuery(place, search))).ids
  }
  /** `allIds`: the ids of the whole list in its order, fetched or not. */
  return { ...pages, setScroller, first, grid, rows, lines, allIds }
}

export type FileList = ReturnType<typeof useFileList>
