/** The size of what the tab's worker loads, in the folder built by `npm run demo`. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const folder = path.resolve(import.meta.dirname, '../../web/mock/dist/assets/worker')
// Parts of sqlite-wasm that are bundled but never loaded, and the sample's documents, which are loaded only once.
const notLoaded = /^(sqlite3-worker1|sqlite3-opfs-async-proxy|_virtual_tab-contents)-/

/** Bytes of program, sample data and SQLite, gzipped as file hosts do. */
export function workerBytes(): number {
  const names = readdirSync(folder).filter((name) => /\.(js|wasm)$/.test(name) && !notLoaded.test(name))
  return names.reduce((sum, name) => sum + gzipSync(readFileSync(path.join(folder, name)), { level: 9 }).length, 0)
}
