import { fold } from '../../openapi/shared/fold.ts'

export { fold, hasWords, identityKey, searchWords } from '../../openapi/shared/fold.ts'

/** Splits a text around the first match of `query`, ignoring case and accents; null without a match. */
export function splitMatch(text: string, query: string): [before: string, match: string, after: string] | null {
  const folded = fold(query.trim())
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

export type MarkedPart = { text: string; isHit: boolean }

/** Splits a text at all matches of the words, ignoring case and accents. */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  const foldedWords = words.map((word) => fold(word.trim())).filter(Boolean)
  if (foldedWords.length === 0) return [{ text, isHit: false }]
  const letters = [...text.normalize('NFC')]
  const folded = letters.map(fold)
  /** The end of the longest word that starts here; `start` if there is none. */
  const endOf = (start: number) => {
    let end = start
    for (const word of foldedWords) {
      let seen = ''
      let at = start
      while (at < folded.length && seen.length < word.length) seen += folded[at++]
      if (seen === word) end = Math.max(end, at)
    }
    return end
  }
  const parts: MarkedPart[] = []
  let plainFrom = 0
  for (let at = 0; at < letters.length;) {
    const end = endOf(at)
    if (end === at) {
      at++
      continue
    }
    if (at > plainFrom) parts.push({ text: letters.slice(plainFrom, at).join(''), isHit: false })
    parts.push({ text: letters.slice(at, end).join(''), isHit: true })
    at = plainFrom = end
  }
  if (plainFrom < letters.length) parts.push({ text: letters.slice(plainFrom).join(''), isHit: false })
  return parts
}
