import type { AreaHandlers } from '../../http/contract.ts'
import { getSettings, toUser, updateSettings, updateUser } from './service.ts'

export const userHandlers: AreaHandlers<'user'> = {
  getUser: (c) => toUser(c.get('ctx').user),
  updateUser: (c) => updateUser(c.get('ctx'), c.req.valid('json').user),
  getUserSettings: (c) => getSettings(c.get('ctx')),
  updateUserSettings: (c) => updateSettings(c.get('ctx'), c.req.valid('json').settings),
}
