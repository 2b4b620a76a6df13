const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // node:sqlite once the store was closed.
  'ERR_INVALID_STATE',
])
// 08: connection, 40: conflicts that retries did not solve, 53: resources, 57: operator (shutdown), 58: system.
const postgresClasses = new Set(['08', '40', '53', '57', '58'])
// SQLite's BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB.
const sqliteCodes = new Set([5, 6, 8, 10, 11, 13, 14, 26])

/** True where the store itself failed or cannot be reached, as opposed to a query that was wrong. */
export function isStoreFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: string; errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return sqliteCodes.has((errcode ?? 0) & 0xff)
  if (code !== undefined) return networkCodes.has(code) || postgresClasses.has(code.slice(0, 2))
  return /Connection terminated|not queryable|timeout exceeded when trying to connect|driver has already been destroyed/.test(
    error.message,
  )
}

/** True where another process holds the SQLite file at the moment. */
export function isBusy(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number }
  return code === 'ERR_SQLITE_ERROR' && ((errcode ?? 0) & 0xff) === 5
}

/** True where a unique index refused a row. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number }
  return code === '23505' || (code === 'ERR_SQLITE_ERROR' && (errcode === 2067 || errcode === 1555))
}

/** True where a calculation of PostgreSQL left 64 bits. SQLite goes on in decimals. */
export const isOverflow = (error: unknown): boolean => (error as { code?: string }).code === '22003'
