import type { Handlers } from '../../http/contract.ts'
import { getSettings, toUser, updateSettings, updateUser } from './service.ts'

export const userHandlers: Handlers<'getUser' | 'updateUser' | 'getUserSettings' | 'updateUserSettings'> = {
  getUser: (c) => toUser(c.var.ctx.user),
  updateUser: (c) => updateUser(c.var.ctx, c.req.valid('json').user),
  getUserSettings: (c) => getSettings(c.var.ctx),
  updateUserSettings: (c) => updateSettings(c.var.ctx, c.req.valid('json').settings),
}
