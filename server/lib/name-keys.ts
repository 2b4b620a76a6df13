import { fold, sortKey } from './text.ts'

/** The columns for sorting and searching a user by name. */
export const nameKeys = (name: string) => ({ sortKey: sortKey(name), searchText: fold(name) })
