import { refuseManyPixels, wholeImageType } from '../../lib/image-structure.ts'
import { invalid, Problem } from '../../lib/problem.ts'

const maxBytes = 500_000
const sitePath = /^\/?(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/
const dataString = /^data:(image\/[a-z]+);base64,([A-Za-z0-9+/]+={0,2})$/

/** The type of a picture by its content. Throws 413 over 500 kB, and 400 unless it is a PNG, JPEG, GIF or WebP of few pixels. */
function pictureType(field: string, bytes: Uint8Array): string {
  if (bytes.length > maxBytes) {
    throw new Problem(413, 'Payload too large', 'La imagen supera los 500 kB. Elegí una más chica.')
  }
  const type = wholeImageType(bytes)
  if (!type) throw notAPicture(field)
  refuseManyPixels(field, bytes)
  return type
}

function notAPicture(field: string): Problem {
  return invalid(field, 'Elegí una imagen PNG, JPEG, GIF o WebP.')
}

/** An uploaded picture as an inline data string, as contacts store it (docs/domain/suite.md, Contacts). Throws as `pictureType`. */
export function inlinePicture(bytes: Uint8Array): string {
  const type = pictureType('avatar', bytes)
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}

/** Checks a picture in a patch: null, a path on this site, or a data URL of a real image. Throws 400, 413. */
export function checkPicture(field: string, picture: string | null | undefined): void {
  if (picture === null || picture === undefined || sitePath.test(picture)) return
  const [, type, text] = dataString.exec(picture) ?? []
  if (!text || text.length % 4 !== 0) throw notAPicture(field)
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  if (pictureType(field, bytes) !== type) throw notAPicture(field)
}
