import { answer, api, showLoading } from '../../api/client.ts'
import { ApiError } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'

// The calls of the auth screens. Each screen tells what went wrong by itself, in place.

export type Credentials = Schema<'Credentials'>

export async function signIn(body: Credentials): Promise<Schema<'Session'>> {
  return answer(api.POST('/api/auth/sign-in', { body }))
}

export async function unlockSession(body: Credentials): Promise<Schema<'Session'>> {
  return answer(api.POST('/api/auth/unlock-session', { body }))
}

export async function signUp(body: Schema<'SignUp'>): Promise<void> {
  await answer(api.POST('/api/auth/sign-up', { body }))
}

export async function confirmEmail(token: string): Promise<void> {
  await answer(api.POST('/api/auth/confirm-email', { body: { token } }))
}

export async function resendConfirmation(email: string): Promise<void> {
  await answer(api.POST('/api/auth/resend-confirmation', { body: { email } }))
}

export async function forgotPassword(email: string): Promise<void> {
  await answer(api.POST('/api/auth/forgot-password', { body: { email } }))
}

/** Throws 404 where the link's token cannot be used any more. */
export async function checkResetToken(token: string): Promise<void> {
  await answer(api.POST('/api/auth/reset-password/check', { body: { token } }))
}

export async function resetPassword(body: { token: string; password: string }): Promise<void> {
  await answer(api.POST('/api/auth/reset-password', { body }))
}

/** Whose token it is. For the lock, which has put the token away already; it does not wait for a slow server. */
export async function findOwner(token: string): Promise<Schema<'User'>> {
  const headers = { Authorization: `Bearer ${token}` }
  return answer(api.GET('/api/common/user', { headers, signal: AbortSignal.timeout(3000) }))
}

export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status

/** What the link of an invitation is for. Throws 404 where it cannot be used any more. */
export async function checkInvitation(token: string): Promise<Schema<'InvitacionInfo'>> {
  return answer(api.POST('/api/invitaciones/consultar', { body: { token } }))
}

export async function acceptInvitation(body: Schema<'InvitacionAceptada'>): Promise<Schema<'InvitacionResultado'>> {
  return answer(api.POST('/api/invitaciones/aceptar', { body, headers: showLoading }))
}

/** Ends the session of a token that the browser has put away already; nobody waits for it, and without a network it expires. */
export function endOnServer(token: string): void {
  const headers = { Authorization: `Bearer ${token}` }
  void answer(api.POST('/api/auth/sign-out', { headers, keepalive: true })).catch(() => {})
}

/** Sets another password; the answer is this browser's new session, as all others have ended. */
export async function changePassword(body: Schema<'PasswordChange'>): Promise<Schema<'Session'>> {
  return answer(api.POST('/api/auth/change-password', { body }))
}

/** Sends a link to the address that the account is to get. */
export async function requestEmailChange(body: Schema<'EmailChange'>): Promise<true> {
  return answer(api.POST('/api/auth/change-email', { body }))
}

/** Gives the account the address whose mail carried the token. */
export async function confirmEmailChange(token: string): Promise<Schema<'User'>> {
  return answer(api.POST('/api/auth/confirm-email-change', { body: { token } }))
}
