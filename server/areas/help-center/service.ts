/** Who may: whoever is signed in; all see the same. */
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../lib/problem.ts'
import {
  countGuides,
  selectFaqCategories,
  selectFaqs,
  selectGuide,
  selectGuideCategories,
  selectGuides,
} from './queries.ts'

type FaqCategory = components['schemas']['FaqCategory']
type GuideCategory = components['schemas']['GuideCategory']
type GuideCategoryWithContent = components['schemas']['GuideCategoryWithContent']

const defaultLimit = 5

/** Anybody who is signed in: the questions by category; with a slug only that category. Throws 404 for an unknown slug. */
export async function listFaqCategories(ctx: Context, slug: string | undefined): Promise<FaqCategory[]> {
  const { read } = ctx.store
  const categories = await selectFaqCategories(read, slug)
  if (categories.length === 0) return noneFor(slug)
  const faqs = await selectFaqs(
    read,
    categories.map((category) => category.id),
  )
  return categories.map((category) => ({ ...category, faqs: faqs.filter((faq) => faq.categoryId === category.id) }))
}

/**
 * The guides by category (seed 001, section 7): without a slug the first `limit` of each, and `visibleGuides` is the limit;
 * with a slug all of that category. Throws 404 for an unknown slug.
 */
export async function listGuideCategories(
  ctx: Context,
  { slug, limit = defaultLimit }: { slug?: string; limit?: number },
): Promise<GuideCategory[]> {
  const { read } = ctx.store
  const categories = await selectGuideCategories(read, slug)
  if (categories.length === 0) return noneFor(slug)
  const guides = await selectGuides(
    read,
    categories.map((category) => category.id),
  )
  return categories.map((category) => {
    const own = guides.filter((guide) => guide.categoryId === category.id)
    const visibleGuides = slug === undefined ? limit : own.length
    return { ...category, visibleGuides, totalGuides: own.length, guides: own.slice(0, visibleGuides) }
  })
}

/** A category with one of its guides, content included. Throws 404 where either slug is unknown. */
export async function getGuide(
  ctx: Context,
  { categorySlug, guideSlug }: { categorySlug: string; guideSlug: string },
): Promise<GuideCategoryWithContent> {
  const { read } = ctx.store
  const [category] = await selectGuideCategories(read, categorySlug)
  const guide = category && (await selectGuide(read, category.id, guideSlug))
  if (!category || !guide) throw notFound('No encontramos esa guía.')
  const totalGuides = await countGuides(read, category.id)
  return { ...category, visibleGuides: 1, totalGuides, guides: [guide] }
}

function noneFor(slug: string | undefined): [] {
  if (slug !== undefined) throw notFound('No encontramos esa categoría.')
  return []
}
