import { oneOf, pageIn, searchIn } from './address-values.ts'

/** Search and page of a list, as in its address; pages count from 1. */
export type ListView = { search: string; page: number }

/** The same with sorting; an empty `sort` is the default order. */
export type SortedView = ListView & { sort: string; order: 'asc' | 'desc' }

/** The page size of such a list. */
export const pageRows = 25

/** What a list that sorts by `sorts`, the first one at first, has in its address and sends in its query. */
export function sortedList<Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  type View = ListView & { sort: Sort; order: 'asc' | 'desc' }
  const first: View = { search: '', page: 1, sort: sorts[0], order: 'asc' }
  return {
    first,
    read: (search: URLSearchParams): View => ({
      search: searchIn(search.get('buscar')),
      page: pageIn(search.get('pagina')),
      sort: oneOf(sorts, search.get('orden')) || sorts[0],
      order: search.get('sentido') === 'desc' ? 'desc' : 'asc',
    }),
    write: ({ search, page, sort, order }: View) => ({
      buscar: search || undefined,
      pagina: page === 1 ? undefined : String(page),
      orden: sort === sorts[0] ? undefined : sort,
      sentido: order === 'asc' ? undefined : order,
    }),
    input: ({ search, page, sort, order }: View) => ({
      search: search || undefined,
      page,
      size: pageRows,
      sort,
      order,
    }),
  }
}
