import type { AreaHandlers } from '../../http/contract.ts'
import { navigation } from './service.ts'

export const navigationHandlers: AreaHandlers<'navigation'> = {
  getNavigation: () => navigation,
}
