/** The stores that the benches fill, and how long the server takes for pages of them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../support/postgres.ts'
import { signIn } from './calls.ts'
import { startObra } from './processes.ts'
import { median } from './statistics.ts'

const turns = 9

export type Location = { OBRA_DATA_DIR: string } | { DATABASE_URL: string }
/** Puts the sample data into a store. */
export type SeedStore = (location: Location, scale: number) => void
/** Adds what a bench measures to a store that is seeded. */
export type AddMany = (location: { databaseUrl?: string; file: string }) => Promise<void>

/** From the call to its whole answer, in milliseconds, by what is asked for. */
export type PageFigures = Record<string, number>

async function measurePages(origin: string, addresses: Record<string, string>): Promise<PageFigures> {
  const headers = { authorization: `Bearer ${await signIn(origin)}`, 'obra-desarrolladora': '1' }
  const figures: PageFigures = {}
  for (const [name, address] of Object.entries(addresses)) {
    const times: number[] = []
    for (let turn = 0; turn < turns; turn++) {
      const started = performance.now()
      const response = await fetch(origin + address, { headers })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${address}: ${response.status}`)
      times.push(performance.now() - started)
    }
    figures[name] = median(times)
  }
  return figures
}

type Bench<Web> = {
  seedStore: SeedStore
  addMany: AddMany
  addresses: Record<string, string>
  /** What is measured in a browser, on SQLite alone. */
  measureWeb: (origin: string) => Promise<Web>
}

async function onStore<Figures>(
  location: Location,
  { seedStore, addMany }: Pick<Bench<unknown>, 'seedStore' | 'addMany'>,
  work: (origin: string) => Promise<Figures>,
): Promise<Figures> {
  seedStore(location, 1)
  const isFile = 'OBRA_DATA_DIR' in location
  const file = isFile ? path.join(location.OBRA_DATA_DIR, 'obra.sqlite') : ''
  await addMany({ ...(!isFile && { databaseUrl: location.DATABASE_URL }), file })
  const obra = await startObra(location)
  try {
    return await work(obra.origin)
  } finally {
    await obra.stop()
  }
}

/** Measures on stores of its own: the server on both, the screens on SQLite. */
export async function measureOnStores<Web>(
  bench: Bench<Web>,
): Promise<{ pages: Record<string, PageFigures>; web: Web }> {
  const { addresses, measureWeb } = bench
  const folder = mkdtempSync(path.join(tmpdir(), 'obra-bench-'))
  const postgres = await startPostgres({ isDurable: true })
  try {
    const { sqlite, web } = await onStore({ OBRA_DATA_DIR: folder }, bench, async (origin) => ({
      sqlite: await measurePages(origin, addresses),
      web: await measureWeb(origin),
    }))
    const onPostgres = (origin: string) => measurePages(origin, addresses)
    const postgresql = await onStore({ DATABASE_URL: postgres.adminUrl }, bench, onPostgres)
    return { pages: { sqlite, postgresql }, web }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export type Goal = [goal: string, measured: number, most: number]

/** A page of a list takes 20 ms at most, on either store. */
export const pageGoals = (pages: Record<string, PageFigures>): Goal[] =>
  Object.entries(pages).flatMap(([store, figures]) =>
    Object.entries(figures).map(([name, spent]): Goal => [`${store}: ${name}, ms`, spent, 20]),
  )
