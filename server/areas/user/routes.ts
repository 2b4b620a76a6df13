import type { AreaHandlers } from '../../http/contract.ts'
import { storageUse } from '../../db/storage-use.ts'
import { getSettings, toUser, updateSettings, updateUser } from './service.ts'

export const userHandlers: AreaHandlers<'user'> = {
  getUser: (c) => toUser(c.get('ctx').user),
  updateUser: (c) => updateUser(c.get('ctx'), c.req.valid('json').user),
  getStorageUse: (c) => storageUse(c.get('ctx'), c.get('services').store.read),
  getUserSettings: (c) => getSettings(c.get('ctx')),
  updateUserSettings: (c) => updateSettings(c.get('ctx'), c.req.valid('json').settings),
}
