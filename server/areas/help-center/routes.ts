import type { Handlers } from '../../http/contract.ts'
import { getGuide, listFaqCategories, listGuideCategories } from './service.ts'

export const helpCenterHandlers: Handlers<'listFaqCategories' | 'listGuideCategories' | 'getGuide'> = {
  listFaqCategories: (c) => listFaqCategories(c.get('ctx'), c.req.valid('query').slug),
  listGuideCategories: (c) => listGuideCategories(c.get('ctx'), c.req.valid('query')),
  getGuide: (c) => getGuide(c.get('ctx'), c.req.valid('query')),
}
