import type { AreaHandlers } from '../../http/contract.ts'
import { getGuide, listFaqCategories, listGuideCategories } from './service.ts'

export const helpCenterHandlers: AreaHandlers<'help-center'> = {
  listFaqCategories: (c) => listFaqCategories(c.get('ctx'), c.req.valid('query').slug),
  listGuideCategories: (c) => listGuideCategories(c.get('ctx'), c.req.valid('query')),
  getGuide: (c) => getGuide(c.get('ctx'), c.req.valid('query')),
}
