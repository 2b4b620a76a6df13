import type { DatabaseSync } from 'node:sqlite'

const isSelect = /^\s*select\b/i

/**
 * One read transaction for all reads in a turn of the event loop: SQLite locks once, not for each query. It ends with the
 * turn and at each commit of this process, so that reads see committed writes.
 */
export function createSnapshots(raw: DatabaseSync) {
  const beginning = raw.prepare('begin')
  const ending = raw.prepare('commit')
  const end = () => {
    if (raw.isOpen && raw.isTransaction) ending.run()
  }
  const begin = () => {
    if (raw.isTransaction) return
    beginning.run()
    setImmediate(end)
  }
  // Statements such as VACUUM cannot run inside a transaction.
  return { begin, end, beforeQuery: (sql: string) => (isSelect.test(sql) ? begin() : end()) }
}
