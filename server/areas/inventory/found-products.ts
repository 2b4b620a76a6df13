import type { Store } from '../../db/store.ts'
import { known, rememberUntilCommit } from '../../db/memory.ts'
import { fold } from '../../lib/text.ts'
import {
  countMatching,
  selectByOrder,
  selectMatches,
  selectNamesVersion,
  selectOrder,
  type Matches,
  type ProductSearch,
} from './product-queries.ts'

const maxRememberedSearches = 64
const maxRememberedMatches = 2000

const rememberNames = rememberUntilCommit<string>(1)
const rememberMatches = rememberUntilCommit<Matches>(maxRememberedSearches)
const rememberOrder = rememberUntilCommit<number[]>(maxRememberedSearches)

async function findMatches({ read }: Store, search: string): Promise<Matches> {
  if (search !== '') return selectMatches(read, search, maxRememberedMatches)
  return { length: await countMatching(read, { search }), seqs: undefined }
}

/** The numbers of a slice of many products; one in the second half is reached from the end, as fewer are passed over. */
async function sliceOfMany({ read }: Store, search: ProductSearch, start: number, end: number, length: number) {
  if (start >= end) return []
  if (start <= length / 2) return selectOrder(read, search, end - start, start)
  const backwards = await selectOrder(read, { ...search, isBackwards: true }, end - start, length - end)
  return backwards.toReversed()
}

/**
 * A search of products: its length, and a way to any slice of it as JSON texts. So that turning pages, sorting or asking
 * again neither counts nor searches a hundred thousand rows anew, what it finds is remembered until the names change, and
 * its order until the next commit of anybody.
 */
export async function findProducts(store: Store, asked: ProductSearch) {
  const search = { ...asked, search: fold(asked.search) }
  const version = await store.version()
  const names = await known(rememberNames(store, version), 'names', () => selectNamesVersion(store.read))
  const matches = rememberMatches(store, names)
  const { length, seqs } = await known(matches, search.search, () => findMatches(store, search.search))
  const order = async () => {
    const key = `${search.sort} ${search.order} ${search.search}`
    return known(rememberOrder(store, version), key, () => selectOrder(store.read, { ...search, seqs }, length))
  }
  const slice = async (start: number, size: number) => {
    const end = Math.min(start + size, length)
    const numbers = seqs ? (await order()).slice(start, end) : await sliceOfMany(store, search, start, end, length)
    return selectByOrder(store.read, numbers)
  }
  return { length, slice }
}
