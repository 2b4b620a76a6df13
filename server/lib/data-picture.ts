import { newId } from './ids.ts'

const dataPicture = /^data:(image\/(?:png|jpeg|gif|webp));base64,([A-Za-z0-9+/]+={0,2})$/

/** The type and bytes of a picture in a data URL; undefined for anything else. */
export function pictureOf(text: string | null): { type: string; bytes: Uint8Array<ArrayBuffer> } | undefined {
  const [, type, base64] = dataPicture.exec(text ?? '') ?? []
  if (!type || !base64 || base64.length % 4 !== 0) return undefined
  return { type, bytes: Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)) }
}

/** A new id for a picture in a data URL; null for no picture, and for a plain address. */
export const newPictureId = (picture: string | null): string | null => (pictureOf(picture) ? newId() : null)
