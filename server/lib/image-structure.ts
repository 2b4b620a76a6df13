import { pictureSize, sizeRefusal } from '../../openapi/shared/image-size.ts'
import { imageType } from './image-type.ts'
import { invalid } from './problem.ts'

const latin1 = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Checks that a PNG has pixels, and chunks up to the closing one. */
function isWholePng(bytes: Uint8Array): boolean {
  if (bytes.length < 33 || latin1(bytes, 12, 16) !== 'IHDR') return false
  const view = viewOf(bytes)
  let hasPixels = false
  for (let offset = 8; offset + 12 <= bytes.length; offset += 12 + view.getUint32(offset)) {
    const type = latin1(bytes, offset + 4, offset + 8)
    if (type === 'IEND') return hasPixels
    if (type === 'IDAT') hasPixels = true
  }
  return false
}

/** Checks that a JPEG has a scan, then the closing marker. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  for (let offset = 2; offset + 9 < bytes.length && bytes[offset] === 0xff;) {
    const marker = bytes[offset + 1]!
    if (marker === 0xda) return hasJpegEnd(bytes, offset)
    // A segment may be preceded by any number of fill bytes.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2)
  }
  return false
}

function hasJpegEnd(bytes: Uint8Array, from: number): boolean {
  for (let end = bytes.length - 1; end > from; end--) {
    if (bytes[end] === 0xd9 && bytes[end - 1] === 0xff) return true
  }
  return false
}

/** The end of the length-prefixed blocks that begin at `offset`. */
function afterGifBlocks(bytes: Uint8Array, offset: number): number {
  let next = offset
  while (bytes[next]) next += 1 + bytes[next]!
  return next + 1
}

/** Checks that a GIF has a picture and complete blocks; the trailer is optional, as in browsers. */
function isWholeGif(bytes: Uint8Array): boolean {
  if (bytes.length < 26 || !['7a', '9a'].includes(latin1(bytes, 4, 6))) return false
  const paletteBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  let hasPicture = false
  let offset = 13 + paletteBytes(bytes[10]!)
  while (offset < bytes.length && bytes[offset] !== 0x3b) {
    if (bytes[offset] === 0x2c) {
      hasPicture = true
      offset = afterGifBlocks(bytes, offset + 11 + paletteBytes(bytes[offset + 9] ?? 0))
    } else if (bytes[offset] === 0x21) offset = afterGifBlocks(bytes, offset + 2)
    else return false
  }
  return hasPicture && offset <= bytes.length
}

function isWholeWebp(bytes: Uint8Array): boolean {
  if (bytes.length < 26 || !['VP8 ', 'VP8L', 'VP8X'].includes(latin1(bytes, 12, 16))) return false
  return viewOf(bytes).getUint32(4, true) + 8 <= bytes.length
}

const checks: Record<string, (bytes: Uint8Array) => boolean> = {
  'image/png': isWholePng,
  'image/jpeg': isWholeJpeg,
  'image/gif': isWholeGif,
  'image/webp': isWholeWebp,
}

/**
 * The media type of a complete image with a size; undefined for bytes that only begin like one. Pixels are not decoded. The
 * package `image-size` reads only the header: it accepts a truncated file, or HTML after 40 bytes of image.
 */
export function wholeImageType(bytes: Uint8Array): string | undefined {
  const type = imageType(bytes)
  const { width = 0, height = 0 } = pictureSize(bytes) ?? {}
  return type && width * height > 0 && checks[type]?.(bytes) ? type : undefined
}

/** Throws 400 for a picture with so many pixels that browsers could not show it in a list. */
export function refuseManyPixels(field: string, bytes: Uint8Array): void {
  const refusal = sizeRefusal(pictureSize(bytes))
  if (refusal) throw invalid(field, refusal)
}
