/** Which page the frame paints; scale 1 is 100 %, rotation is in degrees clockwise. */
export type PdfView = { page: number; scale: number; rotation: number }

/** What the app sends to the frame. */
export type PdfCommand = { kind: 'open'; bytes: ArrayBuffer } | { kind: 'show'; view: PdfView }

export type PdfFailure = 'password' | 'damaged'

/** What the frame sends to the app. */
export type PdfEvent =
  | { kind: 'ready' }
  | { kind: 'opened'; pageCount: number }
  | { kind: 'failed'; reason: PdfFailure }

/** Reads a message of the frame, which a hostile PDF may have forged; undefined if it is not of the known shape. */
export function readPdfEvent(data: unknown): PdfEvent | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return undefined
  if (data.kind === 'ready') return { kind: 'ready' }
  if (data.kind === 'opened' && 'pageCount' in data) {
    const { pageCount } = data
    return typeof pageCount === 'number' && Number.isSafeInteger(pageCount) && pageCount > 0
      ? { kind: 'opened', pageCount }
      : undefined
  }
  if (data.kind === 'failed' && 'reason' in data) {
    return { kind: 'failed', reason: data.reason === 'password' ? 'password' : 'damaged' }
  }
  return undefined
}
