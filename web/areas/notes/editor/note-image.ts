import type { PictureSize } from '../../../../openapi/shared/image-size.ts'
import { drawScaled, openPicture, PictureProblem } from '../../../ui/picture/scale-picture.ts'

/** The contract's limit for inline images, in characters of the data URL. */
const maxLength = 400_000
const storableTypes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
const maxSides = [1600, 1200, 900, 600]
const qualities = [0.86, 0.7]

function readFile(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new PictureProblem('No pudimos leer el archivo.')))
    reader.readAsDataURL(file)
  })
}

/** Whether a file is stored as it is: small enough in bytes and in pixels. A drawing of 17 kB may have 8,000 × 8,000. */
export const isStoredAsSent = ({ type, size }: Blob, { width, height }: PictureSize): boolean =>
  storableTypes.has(type) && size < (maxLength * 3) / 4 - 100 && Math.max(width, height) <= maxSides[0]!

/**
 * An image file as a data URL, scaled down if it exceeds a limit. Throws a `PictureProblem` if the browser cannot
 * decode it or it stays too large.
 */
export async function toNoteImage(file: File): Promise<string> {
  const bitmap = await openPicture(file)
  const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height }
  try {
    if (isStoredAsSent(file, bitmap)) return await readFile(file)
    for (const side of maxSides) {
      const canvas = drawScaled(bitmap, whole, Math.min(1, side / Math.max(bitmap.width, bitmap.height)))
      for (const quality of qualities) {
        // Browsers without a WebP encoder return PNG, which is too large for photographs.
        for (const type of ['image/webp', 'image/jpeg']) {
          const image = canvas.toDataURL(type, quality)
          if (image.startsWith(`data:${type}`) && image.length <= maxLength) return image
        }
      }
    }
    throw new PictureProblem('La imagen es demasiado grande. Probá con una más chica.')
  } finally {
    bitmap.close()
  }
}

/** The first image among pasted or dropped files. */
export const imageIn = (files: Iterable<File>): File | undefined =>
  [...files].find(({ type }) => type.startsWith('image/'))
