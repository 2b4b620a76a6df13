import { refuseManyPixels, wholeImageType } from '../../lib/image-structure.ts'
import { invalid } from '../../lib/problem.ts'

/** Throws 400 unless an inline image has the declared type, by its content, and few pixels. */
export function requireRealImage(image: string | null | undefined): void {
  const [, declared, encoded] = /^data:([^;]+);base64,(.*)$/.exec(image ?? '') ?? []
  if (encoded === undefined) return
  const isWhole = encoded.length % 4 === 0
  const bytes = isWhole && Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
  if (!bytes || wholeImageType(bytes) !== declared) {
    throw invalid('image', 'El archivo no es una imagen PNG, JPEG, WebP o GIF.')
  }
  refuseManyPixels('image', bytes)
}
