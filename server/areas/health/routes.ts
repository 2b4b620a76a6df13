import { schemaVersion } from '../../db/migrate.ts'
import { isSampleStore } from '../auth/sample.service.ts'
import { requireWritable } from '../../db/write-probe.ts'
import type { AreaHandlers } from '../../http/contract.ts'

export const healthHandlers: AreaHandlers<'health'> = {
  getHealth: (c) => ({ status: 'ok', version: c.get('services').version }),
  getReadiness: async (c) => {
    const { store } = c.get('services')
    await requireWritable(store)
    const isSample = await isSampleStore({ store })
    return { status: 'ready', store: store.kind, schemaVersion: await schemaVersion(store), isSample }
  },
}
