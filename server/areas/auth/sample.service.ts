/** Sample stores, and the restrictions of their well-known password. */
import type { Services } from '../../context.ts'
import type { Db } from '../../db/schema.ts'
import { invalid, Problem } from '../../lib/problem.ts'
import { deleteSampleMark, hasSampleMark, selectAccounts } from './queries.ts'
import { endSessions } from './session.service.ts'

/** The public password of every sample account (fixtures/user.yaml). */
export const samplePassword = 'obra-demo-2026'

/** Whether the store has only sample data, not yet used for real work. */
export const isSampleStore = (db: Db): Promise<boolean> => hasSampleMark(db)

/** Throws 403 for the sample password outside a sample store. Call only after the password was verified. */
export async function requireOwnPassword(services: Services, password: string): Promise<void> {
  if (password !== samplePassword || (await isSampleStore(services.store.read))) return
  throw new Problem(
    403,
    'Sample password',
    'Esa es la contraseña de los datos de ejemplo, y esta instalación ya no es de prueba. Elegí otra con «¿Olvidaste tu contraseña?», o pedísela a quien administra Obra.',
  )
}

/** Hashes a password chosen by a user. Throws 400 for the sample password outside a sample store. */
export async function hashOwnPassword(
  services: Pick<Services, 'store' | 'passwords'>,
  password: string,
): Promise<string> {
  if (password === samplePassword && !(await isSampleStore(services.store.read)))
    throw invalid('password', 'Esa contraseña es la de los datos de ejemplo, y la conoce cualquiera: elegí otra.')
  return services.passwords.hash(password)
}

/** Inside a transaction: ends the sample state. All sessions end, and the sample password stops working. */
export async function endSample(services: Services, db: Db): Promise<void> {
  await deleteSampleMark(db)
  for (const { id } of await selectAccounts(db)) await endSessions(services, db, id)
}
