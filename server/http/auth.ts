import type { RawBuilder } from 'kysely'
import { prepared } from '../db/prepared.ts'
import type { Services, SignedInUser } from './env.ts'

const selectAccount = prepared((db, id: RawBuilder<string>) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'avatar', 'status', 'activeDeveloperId', 'activeProjectId', 'tokenGeneration'])
    .where('id', '=', id),
)

/** Who an Authorization header speaks for: a valid token of an account that still exists and has kept its password since. */
export async function findSession(services: Services, header = ''): Promise<SignedInUser | undefined> {
  const token = /^bearer +(\S+)$/i.exec(header)?.[1]
  if (!token) return undefined
  const claims = await services.tokens.verify(token, services.clock())
  if (!claims) return undefined
  const [account] = await selectAccount(services.store.read, claims.userId)
  return account?.tokenGeneration === claims.generation ? account : undefined
}
