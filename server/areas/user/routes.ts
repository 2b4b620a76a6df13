import type { AreaHandlers } from '../../http/contract.ts'
import { pictureHeaders } from '../../http/picture-headers.ts'
import { getStorageUse, getUser, getUserPicture, getUserSettings, updateUser, updateUserSettings } from './service.ts'

export const userHandlers: AreaHandlers<'user'> = {
  getUser: (c) => getUser(c.get('ctx')),
  updateUser: (c) => updateUser(c.get('ctx'), c.req.valid('json').user),
  getUserPicture: async (c) => {
    const { type, bytes } = await getUserPicture(c.get('services').store, c.req.valid('query').id)
    return c.body(bytes, 200, pictureHeaders(type))
  },
  getStorageUse: (c) => getStorageUse(c.get('ctx')),
  getUserSettings: (c) => getUserSettings(c.get('ctx')),
  updateUserSettings: (c) => updateUserSettings(c.get('ctx'), c.req.valid('json').settings),
}
