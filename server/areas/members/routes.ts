import type { Handlers } from '../../http/contract.ts'
import { listMembers, removeMember, updateMember } from './service.ts'

export const membersHandlers: Handlers<'listMembers' | 'updateMember' | 'removeMember'> = {
  listMembers: (c) => listMembers(c.get('ctx'), c.req.valid('query')),
  updateMember: (c) => updateMember(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
  removeMember: (c) => removeMember(c.get('ctx'), c.req.valid('param').id),
}
