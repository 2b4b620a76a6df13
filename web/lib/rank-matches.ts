import { fold, searchWords } from './fold.ts'

/** How well a text of the form 'code name' matches: 0 exact code or name, 1 begins with it, 2 its words begin with it, 3 contains it. */
function rankOf(text: string, query: string, words: readonly string[]): number {
  const folded = fold(text)
  const ownWords = folded.split(/\s+/)
  if (folded === query || ownWords[0] === query) return 0
  if (folded.startsWith(query)) return 1
  return words.every((word) => ownWords.some((own) => own.startsWith(word))) ? 2 : 3
}

/** Sorts matches of a typed text, the best first; equal ones stay in their order. */
export function rankMatches<Entry>(
  entries: readonly Entry[],
  typed: string,
  textOf: (entry: Entry) => string,
): Entry[] {
  const words = searchWords(typed)
  if (words.length === 0) return [...entries]
  const query = words.join(' ')
  const ranks = new Map(entries.map((entry) => [entry, rankOf(textOf(entry), query, words)]))
  return entries.toSorted((a, b) => ranks.get(a)! - ranks.get(b)!)
}
