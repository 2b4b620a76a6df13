import { pageRows, type ListView } from '../lib/list-view.ts'
import { useLastPage } from '../lib/use-last-page.ts'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Pagination } from './Pagination.tsx'

type ListPagesProps = {
  noun: string
  singular: string
  view: Pick<ListView, 'page'>
  list: { total: number; page: number; lastPage: number }
  onView: (part: { page: number }, options?: { replace?: boolean }) => void
}

/** The pagination of a list; nothing for a single page. */
export function ListPages({ noun, singular, view, list, onView }: ListPagesProps) {
  useLastPage(view.page, list, (page) => onView({ page }, { replace: true }))
  if (list.lastPage === 1 && view.page === 1) return null
  return (
    <Pagination
      noun={noun}
      singular={singular}
      page={Math.min(view.page, list.lastPage)}
      pageSize={pageRows}
      total={list.total}
      onPage={(page) => onView({ page })}
    />
  )
}

/** The empty result of a search, with a way to clear it. */
export function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={<i className="pi pi-search" />}
      title="No encontramos nada"
      actions={<Button onClick={onClear}>Ver todo</Button>}
    >
      {search === '' ? 'Nada coincide con los filtros.' : `Nada coincide con «${search}».`}
    </EmptyState>
  )
}
