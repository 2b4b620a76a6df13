import type { Services } from '../../context.ts'
import { schemaVersion } from '../../db/migrate.ts'
import { requireWritable } from '../../db/write-probe.ts'
import type { Success } from '../../http/contract.ts'
import { isSampleStore } from '../auth/door.ts'

/** Liveness: the process answers. */
export function getHealth({ version }: Services): Success<'getHealth'> {
  return { status: 'ok', version }
}

/** Readiness: the database is writable. Throws if it is not. */
export async function getReadiness({ store }: Services): Promise<Success<'getReadiness'>> {
  await requireWritable(store)
  const isSample = await isSampleStore(store.read)
  return { status: 'ready', store: store.kind, schemaVersion: await schemaVersion(store), isSample }
}
