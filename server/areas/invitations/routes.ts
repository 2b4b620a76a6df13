import { requesterAddress } from '../../http/address.ts'
import { requesterDevice } from '../../http/device.ts'
import type { AreaHandlers } from '../../http/contract.ts'
import { requestHeader } from '../../http/request-header.ts'
import { findSession } from '../auth/door.ts'
import { acceptInvitation, checkInvitation, createInvitation, deleteInvitation, listInvitations } from './service.ts'

export const invitationsHandlers: AreaHandlers<'invitations'> = {
  listInvitations: (c) => listInvitations(c.get('ctx'), c.req.valid('query')),
  createInvitation: (c) => createInvitation(c.get('ctx'), c.req.valid('json')),
  deleteInvitation: (c) => deleteInvitation(c.get('ctx'), c.req.valid('param').id),
  checkInvitation: (c) => checkInvitation(c.get('services'), c.req.valid('json').token, requesterAddress(c)),
  acceptInvitation: async (c) => {
    const services = c.get('services')
    const user = await findSession(services, requestHeader(c, 'authorization'))
    return acceptInvitation(services, user, c.req.valid('json'), requesterDevice(c))
  },
}
