import type { Tag } from './queries.ts'

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()

/** The tags whose title contains a text, case and accents ignored, and whether the text would be a tag of its own. */
export function matchingTags(tags: Tag[], text: string): { found: Tag[]; isNew: boolean } {
  const asked = fold(text)
  const found = tags.filter(({ title }) => fold(title).includes(asked))
  return { found, isNew: asked !== '' && !found.some(({ title }) => fold(title) === asked) }
}
