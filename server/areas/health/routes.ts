import type { AreaHandlers } from '../../http/contract.ts'
import { getHealth, getReadiness } from './service.ts'

export const healthHandlers: AreaHandlers<'health'> = {
  getHealth: (c) => getHealth(c.get('services')),
  getReadiness: (c) => getReadiness(c.get('services')),
}
