import { hasWords, identityKey } from '../../lib/fold.ts'
import type { Tag } from './queries.ts'

/** The tags whose title contains the text, ignoring case and accents, and whether the text would be a new tag. */
export function matchingTags(tags: Tag[], text: string): { matches: Tag[]; isNew: boolean } {
  const matches = tags.filter(({ title }) => hasWords(title, text))
  const key = identityKey(text.trim())
  return { matches, isNew: key !== '' && !tags.some(({ title }) => identityKey(title.trim()) === key) }
}
