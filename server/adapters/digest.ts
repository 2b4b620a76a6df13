import { createHash } from 'node:crypto'

/** SHA-256 in hexadecimal, for secrets that are long and random already, such as tokens in links. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
