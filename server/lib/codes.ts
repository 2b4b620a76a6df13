import { identityKey } from './text.ts'

/** The sort key of a code, with numeric order: '5.2' before '10.1'. */
export function codeSortKey(code: string): string {
  return code.replace(/\d+/g, (digits) => digits.padStart(9, '0'))
}

/** A code for comparison, ignoring case, accents and spaces around and between its words. */
export const codeKey = (code: string): string => identityKey(code).trim().replace(/\s+/g, ' ')
