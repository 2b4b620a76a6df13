import type { AreaHandlers } from '../../http/contract.ts'
import { listActivities, listActivityPeople } from './service.ts'

export const activitiesHandlers: AreaHandlers<'activities'> = {
  listActivities: (c) => listActivities(c.get('ctx'), c.req.valid('query')),
  listActivityPeople: (c) => listActivityPeople(c.get('ctx')),
}
