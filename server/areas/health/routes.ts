import { schemaVersion } from '../../db/migrate.ts'
import type { Handlers } from '../../http/contract.ts'

export const healthHandlers: Handlers<'getHealth' | 'getReadiness'> = {
  getHealth: (c) => ({ status: 'ok', version: c.get('services').version }),
  getReadiness: async (c) => {
    const { store } = c.get('services')
    return { status: 'ready', store: store.kind, schemaVersion: await schemaVersion(store) }
  },
}
