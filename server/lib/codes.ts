/** The sort key of a code, with numeric order: '5.2' before '10.1'. */
export function codeSortKey(code: string): string {
  return code.replace(/\d+/g, (digits) => digits.padStart(9, '0'))
}
