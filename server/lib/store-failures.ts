const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // node:sqlite after the store is closed.
  'ERR_INVALID_STATE',
])
// 08: connection, 40: conflicts after all retries, 53: resources, 57: operator (shutdown), 58: system.
const postgresClasses = new Set(['08', '40', '53', '57', '58'])
// SQLite's BUSY, LOCKED, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB.
const sqliteCodes = new Set([5, 6, 8, 10, 11, 13, 14, 26])

// The disk with the stored files is full, broken or read-only.
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS'])

/** True if the store failed or is unreachable, as opposed to a wrong query. */
export function isStoreFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: string; errcode?: number }
  if (code === 'ERR_SQLITE_ERROR') return sqliteCodes.has((errcode ?? 0) & 0xff)
  if (code !== undefined) return networkCodes.has(code) || diskCodes.has(code) || postgresClasses.has(code.slice(0, 2))
  return /Connection terminated|not queryable|timeout exceeded when trying to connect|driver has already been destroyed/.test(
    error.message,
  )
}

/** As `isStoreFailure`, without lost connections: those of an upload are usually the sender's. */
export const isStorageFailure = (error: unknown): boolean =>
  isStoreFailure(error) && !networkCodes.has((error as { code?: string }).code ?? '')

/** True if another process has locked the SQLite file. */
export function isBusy(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number }
  return code === 'ERR_SQLITE_ERROR' && ((errcode ?? 0) & 0xff) === 5
}

/** True for any violated constraint: a duplicate, or a row that another one refers to. */
export function isConstraintViolation(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number }
  return code?.startsWith('23') === true || (code === 'ERR_SQLITE_ERROR' && ((errcode ?? 0) & 0xff) === 19)
}

/** True for a violation of a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number }
  return code === '23505' || (code === 'ERR_SQLITE_ERROR' && (errcode === 2067 || errcode === 1555))
}

/** True if a calculation in PostgreSQL exceeded 64 bits. SQLite turns to floats instead. */
export const isOverflow = (error: unknown): boolean => (error as { code?: string }).code === '22003'
