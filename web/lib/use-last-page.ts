import { useEffect } from 'react'

/**
 * Replaces a page beyond the last one, as an old link or deletions leave it. `list.page` is the page that the server was asked
 * for: a placeholder of another page changes nothing.
 */
export function useLastPage(page: number, list: { page: number; lastPage: number }, go: (page: number) => void): void {
  const { lastPage } = list
  const isBeyond = list.page === page && page > lastPage
  useEffect(() => {
    if (isBeyond) go(lastPage)
  })
}
