/** Guides and questions, the same for all users; feedback is stored per user. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../lib/problem.ts'
import { helpContent, type GuideCategoryContent } from './content.ts'
import { deleteFeedback, selectFeedback, upsertFeedback } from './queries.ts'

export { findGuides, searchHelp } from './search.ts'

type Schemas = components['schemas']

const defaultLimit = 5

/** The questions by category, or only the category of a slug. Throws 404 for an unknown slug. */
export function listFaqCategories(slug: string | undefined): Schemas['FaqCategory'][] {
  return categoriesOfSlug(helpContent().faqCategories, slug)
}

/**
 * The guides by category (docs/domain/suite.md, Help center): without a slug the first `limit` of each (`visibleGuides`), with a
 * slug all of that category. Throws 404 for an unknown slug.
 */
export function listGuideCategories({
  slug,
  limit = defaultLimit,
}: {
  slug?: string
  limit?: number
}): Schemas['GuideCategory'][] {
  return categoriesOfSlug(helpContent().guideCategories, slug).map(({ guides, ...category }) => {
    const visibleGuides = slug === undefined ? limit : guides.length
    const visible = guides.slice(0, visibleGuides).map(({ content: _content, ...guide }) => guide)
    return { ...category, visibleGuides, totalGuides: guides.length, guides: visible }
  })
}

/** A category with one of its guides, including its content. Throws 404 for an unknown slug. */
export function getGuide(slugs: { categorySlug: string; guideSlug: string }): Schemas['GuideCategoryWithContent'] {
  const category = helpContent().guideCategories.find(({ slug }) => slug === slugs.categorySlug)
  const guide = category?.guides.find(({ slug }) => slug === slugs.guideSlug)
  if (!category || !guide) throw notFound('No encontramos esa guía.')
  return { ...category, visibleGuides: 1, totalGuides: category.guides.length, guides: [guide] }
}

/** The user's feedback on a guide. Throws 404. */
export async function getGuideFeedback(ctx: Context, guideId: string): Promise<Schemas['GuideFeedback']> {
  requireGuide(guideId)
  const feedback = await selectFeedback(ctx.store.read, ctx.user.id, guideId)
  return feedback ? { useful: feedback.useful === 1, reason: feedback.reason } : { useful: null, reason: '' }
}

/** Stores the user's feedback; null deletes it. Throws 404. */
export async function saveGuideFeedback(
  ctx: Context,
  guideId: string,
  feedback: Schemas['GuideFeedback'],
): Promise<Schemas['GuideFeedback']> {
  requireGuide(guideId)
  const { useful } = feedback
  const userId = ctx.user.id
  const reason = (feedback.reason ?? '').trim()
  if (useful === null) {
    await ctx.store.write((db) => deleteFeedback(db, userId, guideId))
    return { useful, reason: '' }
  }
  const row = { userId, guideId, useful: Number(useful), reason, updatedAt: ctx.clock().toISOString() }
  await ctx.store.write((db) => upsertFeedback(db, row))
  return { useful, reason }
}

function requireGuide(guideId: string): void {
  const has = ({ guides }: GuideCategoryContent) => guides.some(({ id }) => id === guideId)
  if (!helpContent().guideCategories.some(has)) throw notFound('No encontramos esa guía.')
}

function categoriesOfSlug<Named extends { slug: string }>(categories: Named[], slug: string | undefined): Named[] {
  if (slug === undefined) return categories
  const found = categories.filter((category) => category.slug === slug)
  if (found.length === 0) throw notFound('No encontramos esa categoría.')
  return found
}
