/** What a list shows of its rows, as it stands in the address; pages count from 1. */
export type ListView = { search: string; page: number }

/** How many rows a page of such a list has. */
export const pageRows = 25
