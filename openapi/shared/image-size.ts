/** The size of a picture in pixels, from its header: nothing is decoded. */
export type PictureSize = { width: number; height: number }

/** The most pixels of a stored avatar or picture: decoded they take 64 MB of a browser's memory. */
export const mostPixels = 16_000_000

const isTooLarge = ({ width, height }: PictureSize) => width * height > mostPixels

/** Why a picture of this size is refused, as a sentence; undefined if it is not. */
export function sizeRefusal(size: PictureSize | undefined): string | undefined {
  if (!size || !isTooLarge(size)) return undefined
  const [width, height] = [size.width, size.height].map((pixels) => pixels.toLocaleString('es-AR'))
  return `La imagen mide ${width} × ${height} píxeles. Achicala a 4.000 × 4.000 o menos y probá de nuevo.`
}

const starts = (bytes: Uint8Array, text: string, at = 0) =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0))

/** The first frame of a JPEG; undefined if a scan begins before it. */
function jpegSize(view: DataView): PictureSize | undefined {
  for (let offset = 2; offset + 9 < view.byteLength && view.getUint8(offset) === 0xff;) {
    const marker = view.getUint8(offset + 1)
    if (marker === 0xda) return undefined
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) }
    // A segment may be preceded by any number of fill bytes.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2)
  }
  return undefined
}

/** The size in a WebP's first chunk: lossy, lossless, or extended, which all store it in another way. */
function webpSize(bytes: Uint8Array, view: DataView): PictureSize | undefined {
  if (view.byteLength < 30 && !starts(bytes, 'VP8L', 12)) return undefined
  if (starts(bytes, 'VP8 ', 12))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (starts(bytes, 'VP8L', 12) && view.byteLength >= 25) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (!starts(bytes, 'VP8X', 12)) return undefined
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
  return { width: uint24(24) + 1, height: uint24(27) + 1 }
}

/** The size of a PNG, JPEG, GIF or WebP; undefined for other bytes and for a header without one. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (starts(bytes, '\x89PNG\r\n') && bytes.length >= 24 && starts(bytes, 'IHDR', 12))
    return { width: view.getUint32(16), height: view.getUint32(20) }
  if (starts(bytes, 'GIF8') && bytes.length >= 10)
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (starts(bytes, '\xff\xd8\xff')) return jpegSize(view)
  return starts(bytes, 'RIFF') && starts(bytes, 'WEBP', 8) ? webpSize(bytes, view) : undefined
}
