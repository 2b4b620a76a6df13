import type { Store } from '../../db/connect.ts'
import { rememberUntilCommit } from '../../db/memory.ts'
import { fold } from '../../lib/text.ts'
import { countMatching, selectByOrder, selectMatches, selectOrder, type ProductSearch } from './product-queries.ts'

const maxRememberedSearches = 64
const maxRememberedMatches = 2000

/** What a search found: how many, and where they are few enough, which ones in their order. */
type Found = { length: number; order: number[] | undefined }

const remember = rememberUntilCommit<Found>(maxRememberedSearches)

async function find(store: Store, search: ProductSearch): Promise<Found> {
  if (search.search === '') return { length: await countMatching(store.read, search), order: undefined }
  const { length, seqs } = await selectMatches(store.read, search.search, maxRememberedMatches)
  return { length, order: seqs && (await selectOrder(store.read, { ...search, seqs }, length)) }
}

/**
 * What a search finds. Remembered until the next commit of anybody, so that turning pages or asking again neither counts
 * nor searches a hundred thousand rows anew.
 */
async function remembered(store: Store, search: ProductSearch): Promise<Found> {
  const entries = remember(store, store.versionNow?.() ?? (await store.version()))
  const key = search.search === '' ? '' : `${search.sort} ${search.order} ${search.search}`
  const known = entries.get(key)
  if (known) return known
  const found = await find(store, search)
  entries.set(key, found)
  return found
}

/** A search of products: its length, and a way to any slice of it as JSON texts. */
export async function findProducts(store: Store, asked: ProductSearch) {
  const search = { ...asked, search: fold(asked.search) }
  const { length, order } = await remembered(store, search)
  const slice = async (start: number, size: number) => {
    const seqs = order?.slice(start, start + size) ?? (await selectOrder(store.read, search, size, start))
    return selectByOrder(store.read, seqs)
  }
  return { length, slice }
}
