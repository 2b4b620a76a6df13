import type { Handlers } from '../../http/contract.ts'
import { listActivities } from './service.ts'

export const activitiesHandlers: Handlers<'listActivities'> = {
  listActivities: (c) => listActivities(c.get('ctx')),
}
