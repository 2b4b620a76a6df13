import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'

export type FaqCategory = Schema<'FaqCategory'>
export type Guide = Schema<'Guide'>
export type GuideCategory = Schema<'GuideCategory'>
export type HelpHit = Schema<'HelpHit'>
export type GuideFeedback = Schema<'GuideFeedback'>

const key = ['help-center'] as const

/** All questions with their answers, by category. They change with a release only, as the guides do. */
export const faqsQuery = queryOptions({
  queryKey: [...key, 'faqs'],
  queryFn: ({ signal }) => answer(api.GET('/api/apps/help-center/faqs', { headers: ownState, signal })),
  staleTime: Infinity,
})

/** All guides by category, without their content. */
export const guidesQuery = queryOptions({
  queryKey: [...key, 'guides'],
  queryFn: ({ signal }) =>
    answer(api.GET('/api/apps/help-center/guides', { params: { query: { limit: 100 } }, headers: ownState, signal })),
  staleTime: Infinity,
})

/** One guide with its content. */
export const guideQuery = (categorySlug: string, guideSlug: string) =>
  queryOptions({
    queryKey: [...key, 'guide', categorySlug, guideSlug],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/apps/help-center/guide', {
          params: { query: { categorySlug, guideSlug } },
          headers: ownState,
          signal,
        }),
      ),
    staleTime: Infinity,
  })

export const helpSearchQuery = (text: string) =>
  queryOptions({
    queryKey: [...key, 'search', text],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/apps/help-center/search', { params: { query: { text } }, headers: ownState, signal })),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })

export const feedbackQuery = (guideId: string) =>
  queryOptions({
    queryKey: [...key, 'feedback', guideId],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/apps/help-center/guide/feedback', { params: { query: { guideId } }, headers: ownState, signal }),
      ),
  })

/** Keeps what the person says of a guide. */
export const saveFeedback = mutationOptions({
  mutationKey: [...key, 'feedback'],
  mutationFn: ({ guideId, feedback }: { guideId: string; feedback: GuideFeedback }) =>
    answer(
      api.PUT('/api/apps/help-center/guide/feedback', {
        params: { query: { guideId } },
        body: feedback,
        headers: ownState,
      }),
    ),
  onSuccess: (kept, { guideId }) => queryClient.setQueryData(feedbackQuery(guideId).queryKey, kept),
})

/** Sends a question to who supports the installation. */
export const sendSupportRequest = (body: Schema<'SupportRequestInput'>, headers: { 'Idempotency-Key': string }) =>
  answer(api.POST('/api/apps/help-center/support', { body, headers: { ...ownState, ...headers } }))
