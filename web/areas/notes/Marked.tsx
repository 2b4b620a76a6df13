import { markWords } from '../../lib/fold.ts'

/** A text with the searched words marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  return markWords(text, words).map((part, index) => (part.isHit ? <mark key={index}>{part.text}</mark> : part.text))
}
