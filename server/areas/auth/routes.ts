import { Reply, type Handlers } from '../../http/contract.ts'
import type { Services } from '../../http/env.ts'
import * as service from './service.ts'

type Credentials = { email: string; password: string }

/** Signing in and unlocking are one rule: a session, or 404 with the bare body `false`. */
async function answerSession(services: Services, credentials: Credentials, address: string) {
  const session = await service.signIn(services, credentials, address)
  return session ?? new Reply(404 as const, false as const)
}

export const authHandlers: Handlers<
  | 'signIn'
  | 'signInWithToken'
  | 'signUp'
  | 'confirmEmail'
  | 'resendConfirmation'
  | 'forgotPassword'
  | 'checkResetToken'
  | 'resetPassword'
  | 'unlockSession'
> = {
  signIn: (c) => answerSession(c.var.services, c.req.valid('json'), c.var.address),
  unlockSession: (c) => answerSession(c.var.services, c.req.valid('json'), c.var.address),
  signInWithToken: (c) => service.renewSession(c.var.services, c.req.valid('json').accessToken),
  signUp: (c) => service.signUp(c.var.services, c.req.valid('json'), c.var.address),
  confirmEmail: (c) => service.confirmEmail(c.var.services, c.req.valid('json').token),
  resendConfirmation: (c) =>
    service.requestMail(c.var.services, 'resend-confirmation', c.req.valid('json').email, c.var.address),
  forgotPassword: (c) =>
    service.requestMail(c.var.services, 'forgot-password', c.req.valid('json').email, c.var.address),
  checkResetToken: (c) => service.checkResetToken(c.var.services, c.req.valid('json').token, c.var.address),
  resetPassword: (c) => service.resetPassword(c.var.services, c.req.valid('json')),
}
