import { drawScaled, openPicture } from './scale-picture.ts'

/** The maximum size of a picture in pixels. */
export type PictureShape = { width: number; height: number; isRound?: boolean }

export const avatarShape: PictureShape = { width: 256, height: 256, isRound: true }
export const coverShape: PictureShape = { width: 1200, height: 300 }

/** The contract's limit of an inline picture, in characters. */
const longest = 500_000

/** Rejects with a message for the user if the browser cannot decode the file. */
export async function requireImage(file: File): Promise<void> {
  const bitmap = await openPicture(file)
  bitmap.close()
}

/** Crops an image file to a data URL within its shape's size. Rejects with a message for the user. */
export async function drawPicture(
  file: File,
  part: { x: number; y: number; width: number; height: number },
  shape: PictureShape,
): Promise<string> {
  const bitmap = await openPicture(file)
  const canvas = drawScaled(bitmap, part, Math.min(1, shape.width / part.width))
  bitmap.close()
  // Browsers without WebP encoding return PNG, which may be too large for photographs.
  const small = canvas.toDataURL('image/webp', 0.86)
  return small.length <= longest ? small : canvas.toDataURL('image/jpeg', 0.8)
}
