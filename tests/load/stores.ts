/** The stores that the benches fill, and the server's times for pages of them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../support/postgres.ts'
import { signIn } from './calls.ts'
import { startObra, type Running } from './processes.ts'
import { median } from './statistics.ts'

const turns = 9

export type Location = { OBRA_DATA_DIR: string } | { DATABASE_URL: string }
/** Fills a store with the sample data. */
export type SeedStore = (location: Location, scale: number) => void
/** Adds the data of a bench to a seeded store. */
export type AddMany = (location: { databaseUrl?: string; file: string }) => Promise<void>

/** Milliseconds from a call to its complete response, by name of the call. */
export type PageFigures = Record<string, number>
/** Calls a server with a session; throws if refused. */
export type Get = (address: string) => Promise<Response>

/** The calls of the demo account to a running Obra. */
export async function signedIn(origin: string): Promise<Get> {
  const headers = { authorization: `Bearer ${await signIn(origin)}`, 'obra-desarrolladora': '1' }
  return async (address) => {
    const response = await fetch(origin + address, { headers })
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
    return response
  }
}

/** The median milliseconds from the call to its complete response, over some rounds. */
export async function measureGet(get: Get, address: string): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const started = performance.now()
    await (await get(address)).arrayBuffer()
    times.push(performance.now() - started)
  }
  return median(times)
}

async function measurePages(origin: string, addresses: Record<string, string>): Promise<PageFigures> {
  const get = await signedIn(origin)
  const figures: PageFigures = {}
  for (const [name, address] of Object.entries(addresses)) figures[name] = await measureGet(get, address)
  return figures
}

/** How a store is filled. */
type Filling = { seedStore: SeedStore; addMany: AddMany }
type Bench<Web> = Filling & {
  addresses: Record<string, string>
  /** The measurements in a browser, on SQLite only. */
  measureWeb: (origin: string) => Promise<Web>
}

async function onStore<Figures>(
  location: Location,
  { seedStore, addMany }: Filling,
  work: (obra: Running) => Promise<Figures>,
): Promise<Figures> {
  seedStore(location, 1)
  const isFile = 'OBRA_DATA_DIR' in location
  const file = isFile ? path.join(location.OBRA_DATA_DIR, 'obra.sqlite') : ''
  await addMany({ ...(!isFile && { databaseUrl: location.DATABASE_URL }), file })
  const obra = await startObra(location)
  try {
    return await work(obra)
  } finally {
    await obra.stop()
  }
}

export type StoreKind = 'sqlite' | 'postgresql'

/** Fills a store of each kind, starts Obra on it and measures. */
export async function onBothStores<Figures>(
  filling: Filling,
  work: (origin: string, kind: StoreKind, obra: Running) => Promise<Figures>,
): Promise<Record<StoreKind, Figures>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-bench-'))
  const postgres = await startPostgres({ isDurable: true })
  try {
    const sqlite = await onStore({ OBRA_DATA_DIR: folder }, filling, (obra) => work(obra.origin, 'sqlite', obra))
    const location = { DATABASE_URL: postgres.adminUrl }
    const postgresql = await onStore(location, filling, (obra) => work(obra.origin, 'postgresql', obra))
    return { sqlite, postgresql }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Measures on dedicated stores: the server on both kinds, the screens on SQLite. */
export async function measureOnStores<Web>(
  bench: Bench<Web>,
): Promise<{ pages: Record<StoreKind, PageFigures>; web: Web }> {
  const { addresses, measureWeb } = bench
  const { sqlite, postgresql } = await onBothStores(bench, async (origin, kind) => ({
    pages: await measurePages(origin, addresses),
    web: kind === 'sqlite' ? await measureWeb(origin) : undefined,
  }))
  return { pages: { sqlite: sqlite.pages, postgresql: postgresql.pages }, web: sqlite.web as Web }
}

export type Goal = [goal: string, measured: number, most: number]

/** A page of a list takes at most 20 ms, on either store. */
export const pageGoals = (pages: Record<string, PageFigures>): Goal[] =>
  Object.entries(pages).flatMap(([store, figures]) =>
    Object.entries(figures).map(([name, spent]): Goal => [`${store}: ${name}, ms`, spent, 20]),
  )

/** The goals with the measured values. */
export const goalLines = (goals: Goal[]) =>
  goals.map(([goal, measured, most]) => ({ goal, measured, 'at most': most, holds: measured <= most }))
