const chunkSize = 500

/** Splits rows into chunks that fit a query's parameters. */
export function inChunks<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / chunkSize)
  return Array.from({ length: count }, (_, index) => rows.slice(index * chunkSize, (index + 1) * chunkSize))
}
