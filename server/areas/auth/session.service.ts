/** Who may: anybody; it finds out who asks. */
import type { Services, SignedInUser } from '../../context.ts'
import { selectSignedIn } from './queries.ts'

/** Who an Authorization header speaks for: a valid token of an account that still exists and has kept its password since. */
export async function findSession(services: Services, header = ''): Promise<SignedInUser | undefined> {
  const token = /^bearer +(\S+)$/i.exec(header)?.[1]
  if (!token) return undefined
  const claims = await services.tokens.verify(token, services.clock())
  if (!claims) return undefined
  const [account] = await selectSignedIn(services.store.read, claims.userId)
  return account?.tokenGeneration === claims.generation ? account : undefined
}

/** An account as a person who asks, without a session: for what an operator does in somebody's name. */
export async function findSignedIn({ store }: Services, id: string): Promise<SignedInUser | undefined> {
  return (await selectSignedIn(store.read, id))[0]
}
