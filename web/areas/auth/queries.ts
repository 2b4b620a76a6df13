import { answer, api } from '../../api/client.ts'
import { ApiError } from '../../api/problem.ts'
import type { Schema } from '../../api/types.ts'

export type Credentials = Schema<'Credentials'>

/** A session for an email and a password. The screen tells what went wrong. */
export async function signIn(body: Credentials): Promise<Schema<'Session'>> {
  return answer(api.POST('/api/auth/sign-in', { body, headers: { 'X-Skip-Notice': 'true' } }))
}

/** The sentence for a refused sign-in: 404 stands for credentials that do not match. */
export function signInError(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Algo salió mal. Probá de nuevo en unos segundos.'
  return error.status === 404 ? 'El correo o la contraseña no coinciden. Revisalos y probá de nuevo.' : error.message
}
