import type { Handlers } from '../../http/contract.ts'
import { toUser, updateUser } from './service.ts'

export const userHandlers: Handlers<'getUser' | 'updateUser'> = {
  getUser: (c) => toUser(c.var.ctx.user),
  updateUser: (c) => updateUser(c.var.ctx, c.req.valid('json').user),
}
