/** The calls of the bench, with many ids and searches each, so that no request repeats in a row. */

export type Call = {
  name: string
  method: 'GET' | 'POST' | 'PATCH'
  requests: { path: string; body?: string }[]
  /** The hand-written server implements it too, at the same paths. */
  hasReference?: true
}

export async function readJson(origin: string, path: string, token: string): Promise<never> {
  const response = await fetch(origin + path, {
    headers: { authorization: `Bearer ${token}`, 'obra-desarrolladora': '1' },
  })
  return (await response.json()) as never
}

export async function signIn(origin: string): Promise<string> {
  const body = JSON.stringify({ email: 'demo@obra.test', password: 'obra-demo-2026' })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${origin}/api/auth/sign-in`, { method: 'POST', headers, body })
  return ((await response.json()) as { accessToken: string }).accessToken
}

export const inventory = '/api/apps/ecommerce/inventory'

export const products = (search: string, sort: string, page = 0) =>
  `${inventory}/products?${new URLSearchParams({ search, sort, order: 'asc', page: String(page), size: '10' })}`

type Product = { id: string; name: string }

/** A thousand products spread over the list, or all if there are fewer. */
async function someProducts(origin: string, token: string): Promise<Product[]> {
  const size = 100
  const pageOf = (page: number): Promise<{ products: Product[]; pagination: { lastPage: number } }> =>
    readJson(origin, `${inventory}/products?page=${page}&size=${size}`, token)
  const { pagination } = await pageOf(0)
  const pages = Math.min(10, pagination.lastPage)
  const numbers = Array.from({ length: pages }, (_, index) => Math.floor((index * pagination.lastPage) / pages))
  return (await Promise.all(numbers.map(pageOf))).flatMap((page) => page.products)
}

/** Search texts: two to eight letters from anywhere in a name, each text once. */
function searchesOf(found: Product[]): string[] {
  const texts = found.flatMap(({ name }, index) =>
    [2, 4, 6, 8].map((length) => name.slice((index * 7 + length) % Math.max(1, name.length - length)).slice(0, length)),
  )
  return [...new Set(texts.map((text) => text.trim().toLowerCase()).filter((text) => text.length > 1))].slice(0, 1000)
}

/** The calls to measure, with existing ids. */
export async function callsOf(origin: string, token: string): Promise<Call[]> {
  const found = await someProducts(origin, token)
  const boards: { id: string }[] = await readJson(origin, '/api/apps/scrumboard/boards', token)
  const get = (name: string, paths: string[]): Call => ({
    name,
    method: 'GET',
    requests: paths.map((path) => ({ path })),
  })
  const words = searchesOf(found)
  const patches = found.map(({ id }, index) => ({
    path: `${inventory}/product`,
    body: JSON.stringify({ id, product: { stock: 100 + index } }),
  }))
  const queries = words.map((query) => ({ path: '/api/common/search', body: JSON.stringify({ query }) }))
  const mailPages = Array.from({ length: 3 }, (_, index) => `/api/apps/mailbox/mails?folder=inbox&page=${index + 1}`)
  return [
    {
      ...get(
        'GET one product',
        found.map(({ id }) => `${inventory}/product?id=${id}`),
      ),
      hasReference: true,
    },
    {
      ...get(
        'GET 10 products with a search',
        words.map((word) => products(word, 'name')),
      ),
      hasReference: true,
    },
    { name: 'PATCH a product', method: 'PATCH', requests: patches, hasReference: true },
    get('GET a page of mails', mailPages),
    { name: 'POST a search', method: 'POST', requests: queries },
    get(
      'GET a board',
      boards.map(({ id }) => `/api/apps/scrumboard/board?id=${id}`),
    ),
  ]
}
