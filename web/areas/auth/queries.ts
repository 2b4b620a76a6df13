import { answer, api, showLoading } from '../../api/client.ts'
import { ApiError } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'

// The requests of the auth screens. They show no notices: each screen shows its errors in place.

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

/** Throws 404 if the token is expired or used. */
export async function checkResetToken(token: string): Promise<void> {
  await answer(api.POST('/api/auth/reset-password/check', { body: { token } }))
}

export async function resetPassword(body: { token: string; password: string }): Promise<void> {
  await answer(api.POST('/api/auth/reset-password', { body }))
}

/** The user of a token, for the lock, which has already removed the token from storage. Times out after 3 s. */
export async function findOwner(token: string): Promise<Schema<'User'>> {
  const headers = { Authorization: `Bearer ${token}` }
  return answer(api.GET('/api/common/user', { headers, signal: AbortSignal.timeout(3000) }))
}

export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status

/** The invitation of a token. Throws 404 if it is expired, used or withdrawn. */
export async function checkInvitation(token: string): Promise<Schema<'InvitacionInfo'>> {
  return answer(api.POST('/api/invitaciones/consultar', { body: { token } }))
}

export async function acceptInvitation(body: Schema<'InvitacionAceptada'>): Promise<Schema<'InvitacionResultado'>> {
  return answer(api.POST('/api/invitaciones/aceptar', { body, headers: showLoading }))
}

/** Ends the session of a token that was removed from storage. Not awaited; if the request fails, the session expires. */
export function endOnServer(token: string): void {
  const headers = { Authorization: `Bearer ${token}` }
  void answer(api.POST('/api/auth/sign-out', { headers, keepalive: true })).catch(() => {})
}

/** Changes the password. All sessions end; the response is a new one for this browser. */
export async function changePassword(body: Schema<'PasswordChange'>): Promise<Schema<'Session'>> {
  return answer(api.POST('/api/auth/change-password', { body }))
}

/** Sends a confirmation link to the new address. */
export async function requestEmailChange(body: Schema<'EmailChange'>): Promise<true> {
  return answer(api.POST('/api/auth/change-email', { body }))
}

/** Changes the email address of the account with the token from the mail. */
export async function confirmEmailChange(token: string): Promise<Schema<'User'>> {
  return answer(api.POST('/api/auth/confirm-email-change', { body: { token } }))
}
