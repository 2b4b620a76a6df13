import { hash } from 'node:crypto'

/** A short hash of a text. SHA-1 because it is fast; not for security. */
export function fingerprint(text: string): string {
  return hash('sha1', text, 'base64url')
}
