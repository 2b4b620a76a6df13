/** A code as it is sorted: '5.2' before '10.1', since its numbers compare as numbers. */
export function codeSortKey(code: string): string {
  return code.replace(/\d+/g, (digits) => digits.padStart(9, '0'))
}
