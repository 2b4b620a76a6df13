import { fold, sortKey } from './text.ts'

/** What a person is sorted and looked for by; changes with the name. */
export const nameKeys = (name: string) => ({ sortKey: sortKey(name), searchText: fold(name) })
