const side = 256
/** The contract takes inline pictures up to this many characters. */
const longest = 500_000

/** The largest square in the middle of a picture. */
export function middleSquare(width: number, height: number): { x: number; y: number; size: number } {
  const size = Math.min(width, height)
  return { x: Math.floor((width - size) / 2), y: Math.floor((height - size) / 2), size }
}

/**
 * An image file as an inline picture: its middle square, at most 256 pixels a side. Throws a sentence for the person
 * where the file is no image that the browser knows.
 */
export async function toAvatar(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error('No pudimos abrir esa imagen. Probá con un archivo JPG, PNG o WebP.')
  })
  const { x, y, size } = middleSquare(bitmap.width, bitmap.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(side, size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Tu navegador no pudo preparar la imagen.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, x, y, size, size, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  // Browsers that cannot write WebP answer with PNG, which may be too large for photographs.
  const small = canvas.toDataURL('image/webp', 0.86)
  return small.length <= longest ? small : canvas.toDataURL('image/jpeg', 0.86)
}
