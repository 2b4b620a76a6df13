import type { Handlers } from '../../http/contract.ts'
import { createShortcut, deleteShortcut, listShortcuts, updateShortcut } from './service.ts'

export const shortcutsHandlers: Handlers<'listShortcuts' | 'createShortcut' | 'updateShortcut' | 'deleteShortcut'> = {
  listShortcuts: (c) => listShortcuts(c.var.ctx),
  createShortcut: (c) => createShortcut(c.var.ctx, c.req.valid('json').shortcut),
  updateShortcut: (c) => {
    const { id, shortcut } = c.req.valid('json')
    return updateShortcut(c.var.ctx, id, shortcut)
  },
  deleteShortcut: (c) => deleteShortcut(c.var.ctx, c.req.valid('query').id),
}
