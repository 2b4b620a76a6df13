import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const folder = path.resolve(import.meta.dirname, '../../fixtures')

/** The data of `fixtures/<area>.yaml`. */
export function readFixture<T = unknown>(area: string): T {
  const text = readFileSync(path.join(folder, `${area}.yaml`), 'utf8')
  return parse(text, { merge: true, maxAliasCount: -1 }) as T
}

/** The bytes of a file under `fixtures/`. */
export function readFixtureFile(name: string): Uint8Array {
  return readFileSync(path.join(folder, name))
}
