import { fold } from '../../lib/fold.ts'
import type { Tag } from './queries.ts'

/** The tags whose title contains a text, case and accents ignored, and whether the text would be a tag of its own. */
export function matchingTags(tags: Tag[], text: string): { found: Tag[]; isNew: boolean } {
  const asked = fold(text.trim())
  const found = tags.filter(({ title }) => fold(title).includes(asked))
  return { found, isNew: asked !== '' && !found.some(({ title }) => fold(title.trim()) === asked) }
}
