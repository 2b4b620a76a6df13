const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, 11)

/** Formats the digits typed so far as XX-XXXXXXXX-X; other characters are dropped. */
export function formatCuit(text: string): string {
  const digits = digitsOf(text)
  return [digits.slice(0, 2), digits.slice(2, 10), digits.slice(10)].filter(Boolean).join('-')
}

/** Whether there are eleven digits with a valid check digit (docs/domain/catalogues.md, Check digits). */
export function isCuitValid(text: string): boolean {
  const digits = digitsOf(text)
  if (digits.length !== 11) return false
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return (11 - (sum % 11)) % 11 === Number(digits[10])
}

/** The caret position in the formatted text, after the same digit as before. */
export function caretInCuit(formatted: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0
  let seen = 0
  for (let index = 0; index < formatted.length; index++) {
    if (formatted[index] !== '-') seen++
    if (seen === digitsBefore) return index + 1
  }
  return formatted.length
}
