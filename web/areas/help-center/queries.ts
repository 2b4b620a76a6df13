import { keepPreviousData } from '../../api/keep-previous-data.ts'
import { mutate, q, type Input, type Output } from '../../api/operations.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'

export type Guide = Schema<'Guide'>
export type GuideCategory = Schema<'GuideCategory'>
export type HelpHit = Schema<'HelpHit'>

// Questions and guides only change with a release.
const staleTime = Infinity

/** All questions with their answers, by category. */
export const faqsQuery = { ...q('listFaqCategories'), staleTime }

/** All guides by category, without their content. */
export const guidesQuery = { ...q('listGuideCategories', { limit: 100 }), staleTime }

/** One guide with its content. */
export const guideQuery = (categorySlug: string, guideSlug: string) => ({
  ...q('getGuide', { categorySlug, guideSlug }),
  staleTime,
})

/** Guides and questions that match a text; the previous results stay until the new ones arrive. */
export const helpSearchQuery = (text: string) => ({
  ...q('searchHelp', { text }),
  enabled: text !== '',
  placeholderData: keepPreviousData,
  staleTime,
})

/** Saves the user's feedback on a guide. */
export const saveFeedback = {
  ...mutate('saveGuideFeedback', { invalidates: [] }),
  onSuccess: (feedback: Output<'saveGuideFeedback'>, { guideId }: Input<'saveGuideFeedback'>) =>
    void queryClient.setQueryData(q('getGuideFeedback', { guideId }).queryKey, feedback),
}
