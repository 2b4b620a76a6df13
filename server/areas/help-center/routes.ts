import type { AreaHandlers } from '../../http/contract.ts'
import {
  getGuide,
  getGuideFeedback,
  listFaqCategories,
  listGuideCategories,
  saveGuideFeedback,
  searchHelp,
} from './service.ts'
import { createSupportRequest } from './support.service.ts'

export const helpCenterHandlers: AreaHandlers<'help-center'> = {
  listFaqCategories: (c) => listFaqCategories(c.req.valid('query').slug),
  listGuideCategories: (c) => listGuideCategories(c.req.valid('query')),
  getGuide: (c) => getGuide(c.req.valid('query')),
  getGuideFeedback: (c) => getGuideFeedback(c.get('ctx'), c.req.valid('query').guideId),
  saveGuideFeedback: (c) => saveGuideFeedback(c.get('ctx'), c.req.valid('query').guideId, c.req.valid('json')),
  searchHelp: (c) => searchHelp(c.req.valid('query').text),
  createSupportRequest: (c) => createSupportRequest(c.get('ctx'), c.req.valid('json')),
}
