import { createHash } from 'node:crypto'

/** SHA-256 in hexadecimal: for secrets that are random and long already, such as the tokens of links. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
