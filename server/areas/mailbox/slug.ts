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
  // A title of signs only leaves an empty slug.
  return slug || 'label'
}

/** The slug, or with the first free suffix `-1`, `-2`, …. */
export function freeSlug(slug: string, existing: ReadonlySet<string>): string {
  if (!existing.has(slug)) return slug
  let suffix = 1
  while (existing.has(`${slug}-${suffix}`)) suffix++
  return `${slug}-${suffix}`
}
