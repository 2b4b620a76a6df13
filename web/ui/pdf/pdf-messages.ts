/** Which page the frame paints. Scale 1 is 100 %, null the width of the frame; rotation is in degrees clockwise. */
export type PdfView = { page: number; scale: number | null; rotation: number }

/** What the app sends to the frame. */
export type PdfCommand =
  /** The sources that run in the frame: it cannot load anything itself. */
  | { kind: 'start'; program: string; library: string; worker: string }
  | { kind: 'open'; bytes: ArrayBuffer }
  | { kind: 'show'; view: PdfView }
  /** Goes to the next (1) or previous (-1) match of the words; an empty query ends the search. */
  | { kind: 'find'; query: string; step: 1 | -1 }
  | { kind: 'print' }
  /** Asks for a picture of the first page. */
  | { kind: 'picture'; side: number; quality: number }

export type PdfFailure = 'password' | 'damaged'
/** Why the pages are not printed: the browser refuses it, or there are too many. */
export type PdfUnprintable = 'refused' | 'long'
/** Matches so far, the place of the current one among them (0 without one) and its page. */
export type PdfFound = { count: number; current: number; page: number; isDone: boolean; hasText: boolean }

/** What the frame sends to the app. */
export type PdfEvent =
  | { kind: 'loaded' }
  | { kind: 'ready' }
  | { kind: 'opened'; pageCount: number }
  | { kind: 'failed'; reason: PdfFailure }
  | { kind: 'shown'; scale: number }
  | ({ kind: 'found' } & PdfFound)
  /** The next page to be printed; 0 when all are. */
  | { kind: 'printing'; page: number }
  | { kind: 'unprintable'; reason: PdfUnprintable }
  | { kind: 'picture'; bytes: ArrayBuffer }
  /** Ctrl+F in the frame. */
  | { kind: 'search' }

/** More than any file has. */
const mostCounted = 1_000_000
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= mostCounted

/** Reads a message of the frame, which a hostile PDF may have forged; undefined if it is not of the known shape. */
export function readPdfEvent(data: unknown): PdfEvent | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { kind, pageCount, reason, scale, page, bytes } = data as Record<string, unknown>
  switch (kind) {
    case 'loaded':
    case 'ready':
    case 'search':
      return { kind }
    case 'opened':
      return isCount(pageCount) && pageCount > 0 ? { kind, pageCount } : undefined
    case 'failed':
      return { kind, reason: reason === 'password' ? 'password' : 'damaged' }
    case 'shown':
      return typeof scale === 'number' && scale > 0 && scale < 100 ? { kind, scale } : undefined
    case 'found':
      return readFound(data as Record<string, unknown>)
    case 'printing':
      return isCount(page) ? { kind, page } : undefined
    case 'unprintable':
      return { kind, reason: reason === 'long' ? 'long' : 'refused' }
    case 'picture':
      return bytes instanceof ArrayBuffer ? { kind, bytes } : undefined
    default:
      return undefined
  }
}

function readFound({ count, current, page, isDone, hasText }: Record<string, unknown>): PdfEvent | undefined {
  if (!isCount(count) || !isCount(current) || !isCount(page) || current > count) return undefined
  return { kind: 'found', count, current, page, isDone: isDone === true, hasText: hasText === true }
}
