/** Whether the store holds sample data, and what its well-known password is worth. */
import type { Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { invalid, Problem } from '../../lib/problem.ts'
import { deleteSampleMark, hasSampleMark, selectAccounts } from './queries.ts'
import { endSessions } from './session.service.ts'

/** The password of every sample account (fixtures/user.yaml), which anybody can read. */
export const samplePassword = 'obra-demo-2026'

/** Whether the store was filled with sample data and nobody has begun to work in it. */
export function isSampleStore({ store }: Pick<Services, 'store'>): Promise<boolean> {
  return hasSampleMark(store.read)
}

/** Throws 403 for the sample's password outside of a sample store. Only for who has just proved to know it. */
export async function requireOwnPassword(services: Services, password: string): Promise<void> {
  if (password !== samplePassword || (await isSampleStore(services))) return
  throw new Problem(
    403,
    'Sample password',
    'Esa es la contraseña de los datos de ejemplo, y esta instalación ya no es de prueba. Elegí otra con «¿Olvidaste tu contraseña?», o pedísela a quien administra Obra.',
  )
}

/** The hash of a password that a person chose. Throws 400 for the sample's outside of a sample store. */
export async function hashOwnPassword(
  services: Pick<Services, 'store' | 'passwords'>,
  password: string,
): Promise<string> {
  if (password === samplePassword && !(await isSampleStore(services)))
    throw invalid('password', 'Esa contraseña es la de los datos de ejemplo, y la conoce cualquiera: elegí otra.')
  return services.passwords.hash(password)
}

/** Inside a write: from now on people work in the store. All sign in again, and nobody by the sample's password. */
export async function endSample(services: Services, db: Db): Promise<void> {
  await deleteSampleMark(db)
  for (const { id } of await selectAccounts(db)) await endSessions(services, db, id)
}
