import { fold } from '../../lib/text.ts'

/**
 * The slug of a label's title: lower case, spaces to hyphens, repeated hyphens to one, other characters removed
 * (docs/domain/suite.md, Mailbox). Accents are dropped first, so that 'Construcción' stays readable.
 */
export function slugOf(title: string): string {
  const slug = fold(title.trim())
    .replace(/ /g, '-')
    .replace(/-+/g, '-')
    .replace(/[^\w-]+/g, '')
  // A title of nothing but signs leaves nothing to name in an address.
  return slug || 'label'
}

/** The slug itself, or with the first of `-1`, `-2` and so on that is not taken. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let suffix = 1
  while (taken.has(`${slug}-${suffix}`)) suffix++
  return `${slug}-${suffix}`
}
