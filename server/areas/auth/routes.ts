import { requesterAddress } from '../../http/address.ts'
import { requesterDevice } from '../../http/device.ts'
import { Reply, type AreaHandlers } from '../../http/contract.ts'
import { confirmEmailChange, requestEmailChange } from './email.service.ts'
import { changePassword } from './password.service.ts'
import * as openSessions from './open-sessions.service.ts'
import { signInWithToken } from './session.service.ts'
import * as service from './service.ts'

/** The session, or a 404 with the bare body `false`. */
const orFalse = <Session>(session: Session | undefined) => session ?? new Reply(404 as const, false as const)

export const authHandlers: AreaHandlers<'auth'> = {
  signIn: async (c) => orFalse(await service.signIn(c.get('services'), c.req.valid('json'), requesterDevice(c))),
  unlockSession: async (c) =>
    orFalse(await service.unlockSession(c.get('services'), c.req.valid('json'), requesterDevice(c))),
  signInWithToken: (c) => signInWithToken(c.get('services'), c.req.valid('json').accessToken),
  signUp: (c) => service.signUp(c.get('services'), c.req.valid('json'), requesterAddress(c)),
  confirmEmail: (c) => service.confirmEmail(c.get('services'), c.req.valid('json').token),
  resendConfirmation: (c) =>
    service.resendConfirmation(c.get('services'), c.req.valid('json').email, requesterAddress(c)),
  forgotPassword: (c) => service.forgotPassword(c.get('services'), c.req.valid('json').email, requesterAddress(c)),
  checkResetToken: (c) => service.checkResetToken(c.get('services'), c.req.valid('json').token, requesterAddress(c)),
  changePassword: (c) => changePassword(c.get('ctx'), c.req.valid('json'), requesterDevice(c)),
  requestEmailChange: (c) => requestEmailChange(c.get('ctx'), c.req.valid('json')),
  confirmEmailChange: (c) => confirmEmailChange(c.get('ctx'), c.req.valid('json').token),
  resetPassword: (c) => service.resetPassword(c.get('services'), c.req.valid('json')),
  signOut: (c) => openSessions.signOut(c.get('ctx')),
  listSessions: (c) => openSessions.listSessions(c.get('ctx')),
  endSession: (c) => openSessions.endSession(c.get('ctx'), c.req.valid('param').id),
  endOtherSessions: (c) => openSessions.endOtherSessions(c.get('ctx')),
  listTokens: (c) => openSessions.listTokens(c.get('ctx')),
  createToken: (c) => openSessions.createToken(c.get('ctx'), c.req.valid('json')),
  revokeToken: (c) => openSessions.revokeToken(c.get('ctx'), c.req.valid('param').id),
}
