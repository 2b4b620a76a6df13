import { fold } from '../../lib/fold.ts'
import type { Tag } from './queries.ts'

/** The tags whose title contains the text, ignoring case and accents, and whether the text would be a new tag. */
export function matchingTags(tags: Tag[], text: string): { matches: Tag[]; isNew: boolean } {
  const query = fold(text.trim())
  const matches = tags.filter(({ title }) => fold(title).includes(query))
  return { matches, isNew: query !== '' && !matches.some(({ title }) => fold(title.trim()) === query) }
}
