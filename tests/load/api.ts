/**
 * The API's part of the bench: requests a second with 32 connections, server in its own process, everything in turn in one
 * run, medians of `rounds`; each beside bare Hono answering a constant of the same size, and the three inventory
 * calls beside a hand-written Fastify and better-sqlite3 server on the same products.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { prepareReference } from './prepare-reference.ts'
import { residentMegabytes, startObra, startScript, type Running } from './processes.ts'
import { median } from './statistics.ts'

const rounds = 3
const seconds = 4
const connections = 32

type Headers = Record<string, string>
export type Call = {
  name: string
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  /** Bodies that the connections send in turn. */
  bodies?: string[]
  /** The hand-written server answers it too, at the same address. */
  hasReference?: true
}
export type CallFigures = {
  scale: number
  call: string
  obra: number
  /** GETs are answered from memory until the next commit; this is the rate with `Cache-Control: no-cache`. */
  fresh: number | undefined
  bareHono: number
  handWritten: number | undefined
  bytes: number
}
export type ApiFigures = {
  calls: CallFigures[]
  processes: {
    scale: number
    startMilliseconds: number
    /** After the calls, and after the same once more with each answer made anew. */
    residentMegabytes: number | undefined
    freshMegabytes: number | undefined
  }[]
}

async function requestsPerSecond(origin: string, call: Call, token: string, more: Headers = {}): Promise<number> {
  const { path } = call
  const json = call.bodies && { 'content-type': 'application/json' }
  const headers = { authorization: `Bearer ${token}`, ...json, ...more }
  const requests = (call.bodies ?? [undefined]).map((body) => ({
    method: call.method,
    path,
    headers,
    ...(body && { body }),
  }))
  const result = await autocannon({ url: origin, connections, duration: seconds, requests })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${call.name}: ${result.non2xx} not 2xx, ${result.errors} errors`)
  return Math.round(result.requests.average)
}

export async function readJson(origin: string, path: string, token: string): Promise<never> {
  const response = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
  return (await response.json()) as never
}

export async function signIn(origin: string): Promise<string> {
  const body = JSON.stringify({ email: 'demo@obra.test', password: 'obra-demo-2026' })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${origin}/api/auth/sign-in`, { method: 'POST', headers, body })
  return ((await response.json()) as { accessToken: string }).accessToken
}

export const inventory = '/api/apps/ecommerce/inventory'

/** The calls to measure, with ids that the store holds. */
export async function callsOf(origin: string, token: string): Promise<Call[]> {
  const page: { products: { id: string }[] } = await readJson(origin, `${inventory}/products?page=0&size=100`, token)
  const boards: { id: string }[] = await readJson(origin, '/api/apps/scrumboard/boards', token)
  const ids = page.products.map((product) => product.id)
  const patches = ids.map((id, index) => JSON.stringify({ id, product: { stock: 100 + index } }))
  const found = '/products?search=ca&page=0&size=10&sort=name&order=asc'
  return [
    { name: 'GET one product', method: 'GET', path: `${inventory}/product?id=${ids[0]}`, hasReference: true },
    { name: 'GET 10 products with a search', method: 'GET', path: inventory + found, hasReference: true },
    { name: 'PATCH a product', method: 'PATCH', path: `${inventory}/product`, bodies: patches, hasReference: true },
    { name: 'GET a page of mails', method: 'GET', path: '/api/apps/mailbox/mails?folder=inbox&page=1' },
    { name: 'POST a search', method: 'POST', path: '/api/common/search', bodies: ['{"query":"mar"}'] },
    { name: 'GET a board', method: 'GET', path: `/api/apps/scrumboard/board?id=${boards[0]!.id}` },
  ]
}

async function answerBytes(origin: string, call: Call, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, ...(call.bodies && { 'content-type': 'application/json' }) }
  const response = await fetch(origin + call.path, { method: call.method, headers, body: call.bodies?.[0] })
  return (await response.arrayBuffer()).byteLength
}

async function measureCall(
  obra: Running,
  handWritten: Running,
  call: Call,
  token: string,
  scale: number,
): Promise<Omit<CallFigures, 'fresh'>> {
  const bytes = await answerBytes(obra.origin, call, token)
  const bare = await startScript('tests/load/constant.ts', [String(bytes)])
  const rates = { obra: [] as number[], bare: [] as number[], handWritten: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    rates.obra.push(await requestsPerSecond(obra.origin, call, token))
    rates.bare.push(await requestsPerSecond(bare.origin, call, token))
    if (call.hasReference) rates.handWritten.push(await requestsPerSecond(handWritten.origin, call, token))
  }
  await bare.stop()
  return {
    scale,
    call: call.name,
    obra: median(rates.obra),
    bareHono: median(rates.bare),
    handWritten: call.hasReference ? median(rates.handWritten) : undefined,
    bytes,
  }
}

/** How often a call is answered where each answer is made anew; undefined for calls that always are. */
async function freshRate(obra: Running, call: Call, token: string): Promise<number | undefined> {
  if (call.method !== 'GET') return undefined
  const rates: number[] = []
  for (let round = 0; round < rounds; round++) {
    rates.push(await requestsPerSecond(obra.origin, call, token, { 'cache-control': 'no-cache' }))
  }
  return median(rates)
}

/** Measures every call at each scale, on stores made for it. `seedStore` fills one in a data folder. */
export async function measureApi(
  scales: number[],
  seedStore: (folder: string, scale: number) => void,
): Promise<ApiFigures> {
  const referenceServer = prepareReference()
  const figures: ApiFigures = { calls: [], processes: [] }
  for (const scale of scales) {
    const folder = mkdtempSync(path.join(tmpdir(), 'obra-bench-'))
    seedStore(folder, scale)
    const obra = await startObra({ OBRA_DATA_DIR: folder })
    const files = [path.join(folder, 'obra.sqlite'), path.join(folder, 'reference.sqlite')]
    const handWritten = await startScript(referenceServer, files)
    const token = await signIn(obra.origin)
    const calls = await callsOf(obra.origin, token)
    const measured: Omit<CallFigures, 'fresh'>[] = []
    for (const call of calls) measured.push(await measureCall(obra, handWritten, call, token, scale))
    const resident = residentMegabytes(obra)
    for (const [index, call] of calls.entries()) {
      figures.calls.push({ ...measured[index]!, fresh: await freshRate(obra, call, token) })
    }
    figures.processes.push({
      scale,
      startMilliseconds: Math.round(obra.startMilliseconds),
      residentMegabytes: resident,
      freshMegabytes: residentMegabytes(obra),
    })
    await Promise.all([obra.stop(), handWritten.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
  return figures
}
