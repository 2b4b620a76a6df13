import type { Handlers } from '../../http/contract.ts'
import { navigation } from './service.ts'

export const navigationHandlers: Handlers<'getNavigation'> = {
  getNavigation: () => navigation,
}
