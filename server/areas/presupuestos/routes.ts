import type { AreaHandlers } from '../../http/contract.ts'
import { createDocument, deleteDraft, getDocument, updateDocument } from '../../records/document.service.ts'
import { presupuestos } from './kind.ts'
import { approveBudget, compareBudgets, listBudgets } from './service.ts'
import { getSheet, updateSheet } from './sheet.service.ts'

export const presupuestosHandlers: AreaHandlers<'presupuestos'> = {
  listPresupuestos: (c) => listBudgets(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createPresupuesto: (c) =>
    createDocument(c.get('ctx'), presupuestos, c.req.valid('param').proyectoId, c.req.valid('json')),
  getPresupuesto: (c) => getDocument(c.get('ctx'), presupuestos, c.req.valid('param')),
  updatePresupuesto: (c) => updateDocument(c.get('ctx'), presupuestos, c.req.valid('param'), c.req.valid('json')),
  deletePresupuesto: (c) => deleteDraft(c.get('ctx'), presupuestos, c.req.valid('param'), c.req.valid('query').version),
  approvePresupuesto: (c) => approveBudget(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  getPresupuestoItems: (c) => getSheet(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  updatePresupuestoItems: (c) =>
    updateSheet(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  comparePresupuestos: (c) => compareBudgets(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
}
