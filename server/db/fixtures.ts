import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const folder = path.resolve(import.meta.dirname, '../../fixtures')
const dayMilliseconds = 86_400_000

/** The data of `fixtures/<area>.yaml`. */
export function readFixture<T = unknown>(area: string): T {
  const text = readFileSync(path.join(folder, `${area}.yaml`), 'utf8')
  return parse(text, { merge: true, maxAliasCount: -1 }) as T
}

/** The bytes of a file under `fixtures/`. */
export function readFixtureFile(name: string): Uint8Array {
  return readFileSync(path.join(folder, name))
}

export type DateMover = {
  /** An ISO time of the fixtures, moved by whole days to the day of seeding. */
  time(iso: string): string
  /** A `YYYY-MM-DD` of the fixtures, moved likewise. */
  date(day: string): string
}

/** Moves the fixtures' dates from their anchor day to `today` (contract.md, Shapes). */
export function createDateMover(today: Date): DateMover {
  const { anchorDate } = readFixture<{ anchorDate: string }>('anchor')
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  const shift = Math.round((midnight - Date.parse(anchorDate)) / dayMilliseconds) * dayMilliseconds
  const time = (iso: string) => new Date(Date.parse(iso) + shift).toISOString()
  return { time, date: (day) => time(`${day}T00:00:00Z`).slice(0, 10) }
}
