import type { Handlers } from '../../http/contract.ts'
import { getGuide, listFaqCategories, listGuideCategories } from './service.ts'

export const helpCenterHandlers: Handlers<'listFaqCategories' | 'listGuideCategories' | 'getGuide'> = {
  listFaqCategories: (c) => listFaqCategories(c.var.ctx, c.req.valid('query').slug),
  listGuideCategories: (c) => listGuideCategories(c.var.ctx, c.req.valid('query')),
  getGuide: (c) => getGuide(c.var.ctx, c.req.valid('query')),
}
