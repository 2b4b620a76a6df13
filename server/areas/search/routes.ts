import type { AreaHandlers } from '../../http/contract.ts'
import { searchEverything } from './service.ts'

export const searchHandlers: AreaHandlers<'search'> = {
  searchEverything: (c) => searchEverything(c.get('ctx'), c.req.valid('json').query),
}
