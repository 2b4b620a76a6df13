import { wordsOf } from '../../db/word-search.ts'

export type ExcerptPart = { texto: string; coincide: boolean }

const before = 80
const length = 240

/** The text around the first word of a search, in parts; the last word of the search may be the beginning of one. */
export function excerptOf(text: string, search: string): ExcerptPart[] {
  const words = wordsOf(search)
  const last = words.at(-1) ?? ''
  const whole = new Set(words)
  const isFound = (word: string) =>
    wordsOf(word).some((each) => whole.has(each) || (last !== '' && each.startsWith(last)))
  const found = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].filter(([word]) => isFound(word))
  const start = Math.max(0, (found[0]?.index ?? 0) - before)
  const end = Math.min(text.length, start + length)
  const plain = (from: number, to: number) => text.slice(from, to).toWellFormed().replace(/\s+/g, ' ')
  const parts: ExcerptPart[] = []
  let at = start
  for (const { index, 0: word } of found) {
    if (index < at || index + word.length > end) continue
    if (index > at) parts.push({ texto: plain(at, index), coincide: false })
    parts.push({ texto: word, coincide: true })
    at = index + word.length
  }
  if (at < end) parts.push({ texto: plain(at, end), coincide: false })
  return parts
}
