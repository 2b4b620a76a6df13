import type { Handlers } from '../../http/contract.ts'
import { getIconCatalogue } from './service.ts'

export const iconsHandlers: Handlers<'getIconCatalogue'> = {
  getIconCatalogue: (c) => getIconCatalogue(c.req.valid('param').set),
}
