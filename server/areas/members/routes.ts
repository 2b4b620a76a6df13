import type { AreaHandlers } from '../../http/contract.ts'
import { listMembers, removeMember, updateMember } from './service.ts'

export const membersHandlers: AreaHandlers<'members'> = {
  listMembers: (c) => listMembers(c.get('ctx'), c.req.valid('query')),
  updateMember: (c) => updateMember(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
  removeMember: (c) => removeMember(c.get('ctx'), c.req.valid('param').id),
}
