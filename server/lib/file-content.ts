import { hasDirectionControls } from '../../openapi/shared/bidi.ts'
import { wholeImageType } from './image-structure.ts'
import { imageType } from './image-type.ts'
import { invalid } from './problem.ts'

/** A stored content: rows refer to its `hash` (SHA-256) and `bytes`; `head` is its beginning, for type detection. */
export type StoredFile = { hash: string; bytes: number; head: Uint8Array<ArrayBuffer> }
/** A stored file of a form, with the name and type declared by the client. */
export type UploadedFile = StoredFile & { name: string; declaredType: string }

const pdfSignature = '%PDF-'

/**
 * The media type: images and PDFs by their content, otherwise the declared type unless a browser might execute it. Without
 * `isWhole`, `bytes` is only the beginning of the file, so a truncated image is accepted.
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

/** Throws 400 for a file name with characters that disguise its ending. */
export function refuseDisguisedName(field: string, name: string): void {
  if (!hasDirectionControls(name)) return
  throw invalid(
    field,
    'El nombre tiene caracteres invisibles que cambian el orden de las letras. Cambialo y probá de nuevo.',
  )
}

/** The base name of a path, without characters that break headers or file systems. Throws 400 for a disguised name. */
export function fileNameOf(name: string): string {
  refuseDisguisedName('file', name)
  const plain = name
    .replace(/^.*[\\/]/s, '')
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '')
    .trim()
  return plain.slice(0, 200).toWellFormed() || 'archivo'
}
