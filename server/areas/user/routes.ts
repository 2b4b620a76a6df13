import type { AreaHandlers } from '../../http/contract.ts'
import { pictureHeaders } from '../../http/picture-headers.ts'
import { storageUse } from '../../db/storage-use.ts'
import { getSettings, getUserPicture, toUser, updateSettings, updateUser } from './service.ts'

export const userHandlers: AreaHandlers<'user'> = {
  getUser: (c) => toUser(c.get('ctx').user),
  updateUser: (c) => updateUser(c.get('ctx'), c.req.valid('json').user),
  getUserPicture: async (c) => {
    const { type, bytes } = await getUserPicture(c.get('services').store, c.req.valid('query').id)
    return c.body(bytes, 200, pictureHeaders(type))
  },
  getStorageUse: (c) => storageUse(c.get('ctx'), c.get('services').store.read),
  getUserSettings: (c) => getSettings(c.get('ctx')),
  updateUserSettings: (c) => updateSettings(c.get('ctx'), c.req.valid('json').settings),
}
