import type { AreaHandlers } from '../../http/contract.ts'
import { getNavigation } from './service.ts'

export const navigationHandlers: AreaHandlers<'navigation'> = {
  getNavigation: () => getNavigation(),
}
