import type { Services } from '../../context.ts'
import { schemaVersion } from '../../db/migrate.ts'
import { requireWritable } from '../../db/write-probe.ts'
import type { Success } from '../../http/contract.ts'
import { isSampleStore } from '../auth/door.ts'

/** The process answers. */
export function getHealth({ version }: Services): Success<'getHealth'> {
  return { status: 'ok', version }
}

/** The store can be written. Throws where it cannot. */
export async function getReadiness({ store }: Services): Promise<Success<'getReadiness'>> {
  await requireWritable(store)
  const isSample = await isSampleStore({ store })
  return { status: 'ready', store: store.kind, schemaVersion: await schemaVersion(store), isSample }
}
