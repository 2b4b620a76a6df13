/** The size of what the tab's worker loads, of the folder that `npm run demo` made. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const folder = path.resolve(import.meta.dirname, '../../web/mock/dist/assets/worker')
// Parts of sqlite-wasm that the build finds and nobody asks for; and the documents of the sample, which come once.
const notLoaded = /^(sqlite3-worker1|sqlite3-opfs-async-proxy|_virtual_tab-contents)-/

/** Bytes of program, sample data and SQLite, compressed as hosts of files do it. */
export function workerBytes(): number {
  const names = readdirSync(folder).filter((name) => /\.(js|wasm)$/.test(name) && !notLoaded.test(name))
  return names.reduce((sum, name) => sum + gzipSync(readFileSync(path.join(folder, name)), { level: 9 }).length, 0)
}
