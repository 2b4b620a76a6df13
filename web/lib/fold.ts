/** A text as it is compared: without accents, in lower case. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A text around the first place that holds `wanted`, case and accents aside; null where it does not. */
export function splitMatch(text: string, wanted: string): [before: string, match: string, after: string] | null {
  const folded = fold(wanted.trim())
  if (folded === '') return null
  const letters = [...text.normalize('NFC')]
  const foldedLetters = letters.map(fold)
  for (let start = 0; start < letters.length; start++) {
    let seen = ''
    for (let end = start; end < letters.length && seen.length < folded.length; end++) {
      seen += foldedLetters[end]
      if (seen === folded) {
        const part = (from: number, to?: number) => letters.slice(from, to).join('')
        return [part(0, start), part(start, end + 1), part(end + 1)]
      }
    }
  }
  return null
}
