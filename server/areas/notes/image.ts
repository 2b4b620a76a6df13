import { wholeImageType } from '../../lib/image-structure.ts'
import { invalid } from '../../lib/problem.ts'

/** Throws 400 where an inline image is not what its data string says: the content decides, not the name. */
export function requireRealImage(image: string | null | undefined): void {
  const [, declared, encoded] = /^data:([^;]+);base64,(.*)$/.exec(image ?? '') ?? []
  if (encoded === undefined) return
  const isWhole = encoded.length % 4 === 0
  const bytes = isWhole && Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
  if (!bytes || wholeImageType(bytes) !== declared) {
    throw invalid('image', 'El archivo no es una imagen PNG, JPEG, WebP o GIF.')
  }
}
