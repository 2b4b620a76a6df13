import type { Services, SignedInUser } from '../../context.ts'
import { rememberUntilCommit } from '../../db/memory.ts'
import { selectSignedIn } from './queries.ts'

type Account = SignedInUser & { tokenGeneration: number }

const maxRememberedAccounts = 10_000
const remember = rememberUntilCommit<Account | undefined>(maxRememberedAccounts)

/** The account as it is stored now: read anew after each commit, or each time where the store does not tell of commits at once. */
async function readAccount({ store }: Services, id: string): Promise<Account | undefined> {
  const accounts = store.versionNow && remember(store, store.versionNow())
  if (accounts?.has(id)) return accounts.get(id)
  const [account] = await selectSignedIn(store.read, id)
  accounts?.set(id, account)
  return account
}

/** Who an Authorization header speaks for: a valid token of an account that still exists and has kept its password since. */
export async function findSession(services: Services, header = ''): Promise<SignedInUser | undefined> {
  const token = /^bearer +(\S+)$/i.exec(header)?.[1]
  if (!token) return undefined
  const claims = await services.tokens.verify(token, services.clock())
  if (!claims) return undefined
  const account = await readAccount(services, claims.userId)
  return account?.tokenGeneration === claims.generation ? account : undefined
}
