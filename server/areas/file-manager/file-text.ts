import { wholeImageType } from '../../lib/image-structure.ts'
import { imageType } from '../../lib/image-type.ts'
import { Problem } from '../../lib/problem.ts'

const imageKinds: Record<string, string> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WEBP',
}
const imageEndings = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp'])
const kinds: Record<string, string> = { xlsx: 'XLS', docx: 'DOC' }
const decimal = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1, useGrouping: false })

/**
 * The kind of a file: images by content, others by file extension. `isWhole` is false if `bytes` is only the beginning. Throws 415
 * for a file that claims to be an image and is not.
 */
export function fileKind(name: string, bytes: Uint8Array, isWhole = true): string {
  const image = isWhole ? wholeImageType(bytes) : imageType(bytes)
  if (image) return imageKinds[image]!
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase()
  if (ending && imageEndings.has(ending)) {
    throw new Problem(415, 'Unsupported media type', 'El archivo tiene nombre de imagen, pero no es una imagen.')
  }
  return ending ? (kinds[ending] ?? ending.toUpperCase()) : 'FILE'
}

/** A size as text, in decimal units: `812 B`, `4,2 kB`, `1,2 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  const kilobytes = Math.round(bytes / 100) / 10
  if (kilobytes < 1000) return `${decimal.format(kilobytes)} kB`
  const megabytes = Math.round(bytes / 100_000) / 10
  if (megabytes < 1000) return `${decimal.format(megabytes)} MB`
  return `${decimal.format(bytes / 1_000_000_000)} GB`
}

/** The contents of a folder as text: `2 carpetas, 3 archivos`. */
export function contentsText(folders: number, files: number): string {
  const parts = [countText(folders, 'carpeta'), countText(files, 'archivo')].filter(Boolean)
  return parts.join(', ') || 'Vacía'
}

function countText(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`
}
