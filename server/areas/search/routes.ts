import type { Handlers } from '../../http/contract.ts'
import { searchEverything } from './service.ts'

export const searchHandlers: Handlers<'searchEverything'> = {
  searchEverything: (c) => searchEverything(c.get('ctx'), c.req.valid('json').query),
}
