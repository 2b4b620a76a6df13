/**
 * PostgreSQL's part of the bench: the response time of each call of the API's part, and of the searches and
 * pages that cost the store most, on 100,000 products and mails. One at a time, each right after a change of a product.
 */
import { startPostgres } from '../support/postgres.ts'
import { callsOf, products, readJson, signIn, type Call } from './calls.ts'
import { startObra } from './processes.ts'
import { median } from './statistics.ts'

const rounds = 15
const goalMilliseconds = 20

/** Milliseconds. */
export type PostgresFigures = { call: string; median: number; slowest: number; holds: boolean }[]

async function answerMilliseconds(origin: string, call: Call, round: number, token: string): Promise<number> {
  const { path, body } = call.requests[round % call.requests.length]!
  const headers = {
    authorization: `Bearer ${token}`,
    'obra-desarrolladora': '1',
    ...(body && { 'content-type': 'application/json' }),
  }
  const started = performance.now()
  const response = await fetch(origin + path, { method: call.method, headers, ...(body && { body }) })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${call.name}: ${response.status}`)
  return performance.now() - started
}

/** Calls that cost the store more than the six: rare and frequent texts in each order, late pages. */
async function demandingCalls(origin: string, token: string): Promise<Call[]> {
  const labels: { slug: string }[] = await readJson(origin, '/api/apps/mailbox/labels', token)
  const label = labels[0]!.slug
  const paths = {
    'products by name, page 5.000': products('', 'name', 5000),
    'products by price, page 7.000': products('', 'price', 7000),
    'products: ca, page 500': products('ca', 'name', 500),
    'products: porcelanato': products('porcelanato', 'name'),
    'products: porcelanato by stock': products('porcelanato', 'stock'),
    'products: porcelanato, page 300': products('porcelanato', 'name', 300),
    'products: lote 5 by price': products('lote 5', 'price'),
    'products: a text that is nowhere': products('xyzzy', 'name'),
    'products: ca': products('ca', 'name'),
    'mails: inbox, page 3.000': '/api/apps/mailbox/mails?folder=inbox&page=3000',
    'mails: a label': `/api/apps/mailbox/mails?label=${label}`,
    'mails: folder and label': `/api/apps/mailbox/mails?folder=inbox&label=${label}`,
    'mails: folder and label, page 500': `/api/apps/mailbox/mails?folder=inbox&label=${label}&page=500`,
    'mails: starred with a label': `/api/apps/mailbox/mails?filter=starred&label=${label}`,
    'mails: a label, page 500': `/api/apps/mailbox/mails?label=${label}&page=500`,
    'mails: a frequent word': '/api/apps/mailbox/mails?folder=inbox&query=obra',
    'mails: a frequent word in a label': `/api/apps/mailbox/mails?label=${label}&query=obra`,
    'mails: two letters': '/api/apps/mailbox/mails?query=ca',
    'mails: a text that is nowhere': '/api/apps/mailbox/mails?query=xyzzy',
  }
  return Object.entries(paths).map(([name, path]) => ({ name, requests: [{ path }], method: 'GET' }))
}

/** Measures calls of a running Obra on PostgreSQL. */
export async function measureOnPostgres(origin: string): Promise<PostgresFigures> {
  const token = await signIn(origin)
  const calls = [...(await callsOf(origin, token)), ...(await demandingCalls(origin, token))]
  const restock = calls.find((call) => call.method === 'PATCH')!
  const figures: PostgresFigures = []
  for (const call of calls) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      await answerMilliseconds(origin, restock, round, token)
      times.push(await answerMilliseconds(origin, call, round, token))
    }
    // The first call runs with a cold cache of the store.
    const warm = times.slice(1)
    const slowest = Math.max(...warm)
    figures.push({ call: call.name, median: median(warm), slowest, holds: slowest <= goalMilliseconds })
  }
  return figures
}

/** Starts a dedicated PostgreSQL, fills it and measures. `seedStore` fills the store at an address. */
export async function measurePostgres(seedStore: (databaseUrl: string) => void): Promise<PostgresFigures> {
  const { adminUrl, stop } = await startPostgres({ isDurable: true })
  try {
    seedStore(adminUrl)
    const obra = await startObra({ DATABASE_URL: adminUrl })
    try {
      return await measureOnPostgres(obra.origin)
    } finally {
      await obra.stop()
    }
  } finally {
    await stop()
  }
}
