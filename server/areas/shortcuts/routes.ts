import type { AreaHandlers } from '../../http/contract.ts'
import { createShortcut, deleteShortcut, listShortcuts, updateShortcut } from './service.ts'

export const shortcutsHandlers: AreaHandlers<'shortcuts'> = {
  listShortcuts: (c) => listShortcuts(c.get('ctx')),
  createShortcut: (c) => {
    const { shortcut, before } = c.req.valid('json')
    return createShortcut(c.get('ctx'), shortcut, before)
  },
  updateShortcut: (c) => {
    const { id, shortcut } = c.req.valid('json')
    return updateShortcut(c.get('ctx'), id, shortcut)
  },
  deleteShortcut: (c) => deleteShortcut(c.get('ctx'), c.req.valid('query').id),
}
