/** What a list shows of its rows, as it stands in the address; pages count from 1. */
export type ListView = { search: string; page: number }

/** The same of a list that people sort; `sort` is empty in the list's own order. */
export type SortedView = ListView & { sort: string; order: 'asc' | 'desc' }

/** How many rows a page of such a list has. */
export const pageRows = 25
