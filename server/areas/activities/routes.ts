import type { AreaHandlers } from '../../http/contract.ts'
import { listActivities } from './service.ts'

export const activitiesHandlers: AreaHandlers<'activities'> = {
  listActivities: (c) => listActivities(c.get('ctx')),
}
