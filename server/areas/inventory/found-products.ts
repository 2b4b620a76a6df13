import type { Store } from '../../db/connect.ts'
import { fold } from '../../lib/text.ts'
import {
  countMatching,
  selectByOrder,
  selectMatches,
  selectOrder,
  type Matches,
  type ProductSearch,
} from './product-queries.ts'

// A search that finds at most as many is sorted whole; one that finds more reads an index in its order.
const maxSorted = 2000

async function findMatches({ read }: Store, search: string): Promise<Matches> {
  if (search !== '') return selectMatches(read, search, maxSorted)
  return { length: await countMatching(read, { search }), seqs: undefined }
}

/** The numbers of a slice of many products; one in the second half is reached from the end, as fewer are passed over. */
async function sliceOfMany({ read }: Store, search: ProductSearch, start: number, end: number, length: number) {
  if (start <= length / 2) return selectOrder(read, search, end - start, start)
  const backwards = await selectOrder(read, { ...search, isBackwards: true }, end - start, length - end)
  return backwards.toReversed()
}

/** A search of products: its length, and a way to any slice of it as JSON texts. */
export async function findProducts(store: Store, asked: ProductSearch) {
  const search = { ...asked, search: fold(asked.search) }
  const { length, seqs } = await findMatches(store, search.search)
  const slice = async (start: number, size: number) => {
    const end = Math.min(start + size, length)
    if (start >= end) return []
    const numbers = seqs
      ? await selectOrder(store.read, { ...search, seqs }, size, start)
      : await sliceOfMany(store, search, start, end, length)
    return selectByOrder(store.read, numbers)
  }
  return { length, slice }
}
