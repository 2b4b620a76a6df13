/** Search and page of a list, as in its address; pages count from 1. */
export type ListView = { search: string; page: number }

/** The same with sorting; an empty `sort` is the default order. */
export type SortedView = ListView & { sort: string; order: 'asc' | 'desc' }

/** The page size of such a list. */
export const pageRows = 25
