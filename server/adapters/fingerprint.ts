import { hash } from 'node:crypto'

/** A short name of a text, the same for the same text: SHA-1 is quick, and nothing is kept secret by it. */
export function fingerprint(text: string): string {
  return hash('sha1', text, 'base64url')
}
