import { wholeImageType } from './image-structure.ts'

const pdfSignature = '%PDF-'

/** Images and PDFs by their content; for the rest the declared type, unless a browser might run it. */
export function mediaTypeOf(bytes: Uint8Array, declared: string): string {
  if (new TextDecoder('latin1').decode(bytes.subarray(0, pdfSignature.length)) === pdfSignature)
    return 'application/pdf'
  const image = wholeImageType(bytes)
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
