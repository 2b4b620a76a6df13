/** Anonymous answers to '¿Te sirvió esta guía?', for the operator of the server. */
import type { Services } from '../../context.ts'
import { helpContent } from './content.ts'
import { selectAllFeedback, selectFeedbackTotals } from './queries.ts'

export type GuideAnswer = { guide: string; useful: boolean; reason: string; answeredAt: string }
export type GuideTotals = { guide: string; answers: number; useful: number; notUseful: number }

const mostAnswers = 10_000

/** Returns a function for the slug of a guide; for a removed guide, its id. */
function slugs(): (id: string) => string {
  const guides = helpContent().guideCategories.flatMap((category) => category.guides)
  const slugById = new Map(guides.map(({ id, slug }) => [id, slug]))
  return (id) => slugById.get(id) ?? id
}

/** The newest ten thousand answers. */
export async function listGuideAnswers({ store }: Pick<Services, 'store'>): Promise<GuideAnswer[]> {
  const slugOf = slugs()
  const rows = await selectAllFeedback(store.read, mostAnswers)
  return rows.map(({ guideId, useful, reason, updatedAt }) => {
    return { guide: slugOf(guideId), useful: useful === 1, reason, answeredAt: updatedAt }
  })
}

/** The number of answers per guide, least helpful first. */
export async function totalGuideAnswers({ store }: Pick<Services, 'store'>): Promise<GuideTotals[]> {
  const slugOf = slugs()
  const rows = await selectFeedbackTotals(store.read)
  const totals = rows.map(({ guideId, answers, useful }) => {
    return { guide: slugOf(guideId), answers, useful, notUseful: answers - useful }
  })
  return totals.toSorted((a, b) => b.notUseful - a.notUseful || a.guide.localeCompare(b.guide))
}
