import { requesterAddress } from '../../http/address.ts'
import { Reply, type AreaHandlers } from '../../http/contract.ts'
import type { Services } from '../../context.ts'
import { changePassword } from './password.service.ts'
import * as service from './service.ts'

type Credentials = { email: string; password: string }

/** Signing in and unlocking are one rule: a session, or 404 with the bare body `false`. */
async function answerSession(services: Services, credentials: Credentials, address: string) {
  const session = await service.signIn(services, credentials, address)
  return session ?? new Reply(404 as const, false as const)
}

export const authHandlers: AreaHandlers<'auth'> = {
  signIn: (c) => answerSession(c.get('services'), c.req.valid('json'), requesterAddress(c)),
  unlockSession: (c) => answerSession(c.get('services'), c.req.valid('json'), requesterAddress(c)),
  signInWithToken: (c) => service.renewSession(c.get('services'), c.req.valid('json').accessToken),
  signUp: (c) => service.signUp(c.get('services'), c.req.valid('json'), requesterAddress(c)),
  confirmEmail: (c) => service.confirmEmail(c.get('services'), c.req.valid('json').token),
  resendConfirmation: (c) =>
    service.requestMail(c.get('services'), 'resend-confirmation', c.req.valid('json').email, requesterAddress(c)),
  forgotPassword: (c) =>
    service.requestMail(c.get('services'), 'forgot-password', c.req.valid('json').email, requesterAddress(c)),
  checkResetToken: (c) => service.checkResetToken(c.get('services'), c.req.valid('json').token, requesterAddress(c)),
  changePassword: (c) => changePassword(c.get('services'), c.get('ctx'), c.req.valid('json')),
  resetPassword: (c) => service.resetPassword(c.get('services'), c.req.valid('json')),
}
