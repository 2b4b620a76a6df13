/** Opens and scales pictures in the browser, for avatars and the pictures of notes. */

/** Why a picture is refused, as a sentence for the user. */
export class PictureProblem extends Error {}

// A JPEG may have a large preview before its size.
const headBytes = 256 * 1024

/** The pixels of an image file. Throws a `PictureProblem` if the browser cannot decode it, with its size if it is too large. */
export async function openPicture(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
    const { pictureSize, sizeRefusal } = await import('../../../openapi/shared/image-size.ts')
    const unreadable = 'No pudimos abrir esa imagen. Probá con un archivo JPG, PNG, WebP o GIF.'
    throw new PictureProblem(sizeRefusal(pictureSize(head)) ?? unreadable)
  }
}

type Part = { x: number; y: number; width: number; height: number }

/** A part of a picture on a canvas, scaled. */
export function drawScaled(bitmap: ImageBitmap, part: Part, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(part.width * scale))
  canvas.height = Math.max(1, Math.round(part.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new PictureProblem('Tu navegador no pudo preparar la imagen.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
  return canvas
}
