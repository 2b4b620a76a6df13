import { queryOptions } from '@tanstack/react-query'
import { answer, api, ownState } from '../../api/client.ts'

/** The questions of one category, with their answers. They change with a release only. */
export const faqsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['help-center', 'faqs', slug],
    queryFn: async ({ signal }) => {
      const options = { params: { query: { slug } }, headers: ownState, signal }
      const categories = await answer(api.GET('/api/apps/help-center/faqs', options))
      return categories.flatMap(({ faqs }) => faqs)
    },
    staleTime: Infinity,
  })
