import type { AreaHandlers } from '../../http/contract.ts'
import { getIconCatalogue } from './service.ts'

export const iconsHandlers: AreaHandlers<'icons'> = {
  getIconCatalogue: (c) => getIconCatalogue(c.req.valid('param').set),
}
