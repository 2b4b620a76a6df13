import { wholeImageType } from './image-structure.ts'
import { imageType } from './image-type.ts'

/** A content that is stored: rows keep its `hash` (SHA-256) and `bytes`; `head` is how it begins, to tell its kind by. */
export type StoredFile = { hash: string; bytes: number; head: Uint8Array<ArrayBuffer> }
/** A file of a form, stored, with what its sender says of it. */
export type UploadedFile = StoredFile & { name: string; declaredType: string }

const pdfSignature = '%PDF-'

/**
 * Images and PDFs by their content; for the rest the declared type, unless a browser might run it. Without `isWhole` the bytes are
 * only how the file begins: then an image that breaks off is one too.
 */
export function mediaTypeOf(bytes: Uint8Array, declared: string, isWhole = true): string {
  if (new TextDecoder('latin1').decode(bytes.subarray(0, pdfSignature.length)) === pdfSignature)
    return 'application/pdf'
  const image = isWhole ? wholeImageType(bytes) : imageType(bytes)
  if (image) return image
  const type = declared.split(';')[0]!.trim().toLowerCase()
  const isHarmless = /^(text\/(plain|csv)|application\/(zip|msword|vnd\.[\w.-]+))$/.test(type)
  return isHarmless ? type : 'application/octet-stream'
}

/** The last part of a path, without characters that break a header or a file system. */
export function fileNameOf(name: string): string {
  const plain = name
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '')
    .trim()
  return plain.slice(0, 200).toWellFormed() || 'archivo'
}
