/** The contract's limit for inline images, in characters of the data URL. */
const maxLength = 400_000
const storableTypes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
const maxSides = [1600, 1200, 900, 600]
const qualities = [0.86, 0.7]

/** Why an image is refused, as a sentence for the user. */
export class ImageProblem extends Error {}

function readFile(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new ImageProblem('No pudimos leer el archivo.')))
    reader.readAsDataURL(file)
  })
}

function drawScaled(bitmap: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new ImageProblem('Tu navegador no pudo preparar la imagen.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

/**
 * An image file as a data URL, scaled down if it exceeds the limit. Throws an `ImageProblem` if the browser cannot
 * decode it or it stays too large.
 */
export async function toNoteImage(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new ImageProblem('No pudimos abrir esa imagen. Probá con un archivo JPG, PNG, WebP o GIF.')
  })
  try {
    if (storableTypes.has(file.type) && file.size < (maxLength * 3) / 4 - 100) return await readFile(file)
    for (const side of maxSides) {
      const canvas = drawScaled(bitmap, side)
      for (const quality of qualities) {
        // Browsers without a WebP encoder return PNG, which is too large for photographs.
        for (const type of ['image/webp', 'image/jpeg']) {
          const image = canvas.toDataURL(type, quality)
          if (image.startsWith(`data:${type}`) && image.length <= maxLength) return image
        }
      }
    }
    throw new ImageProblem('La imagen es demasiado grande. Probá con una más chica.')
  } finally {
    bitmap.close()
  }
}

/** The first image among pasted or dropped files. */
export const imageIn = (files: Iterable<File>): File | undefined =>
  [...files].find(({ type }) => type.startsWith('image/'))
