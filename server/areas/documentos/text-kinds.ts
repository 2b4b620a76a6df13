/** Larger files are not read: their text would hardly be that of a document. */
const mostBytes: Record<string, number> = {
  'application/pdf': 60_000_000,
  'text/plain': 10_000_000,
  'text/csv': 10_000_000,
}

/** The state in which the text of a new content begins; undefined for kinds of files that are not read. */
export function firstTextState(mime: string, bytes: number): 'pendiente' | 'fallido' | undefined {
  const most = mostBytes[mime]
  if (most === undefined) return undefined
  return bytes <= most ? 'pendiente' : 'fallido'
}
