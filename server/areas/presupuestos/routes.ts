import type { AreaHandlers } from '../../http/contract.ts'
import { getRecord } from '../../records/record-list.service.ts'
import { createRecord, deleteDraft, updateRecord } from '../../records/record-write.service.ts'
import { presupuestos } from './record.ts'
import { approveBudget, compareBudgets, listBudgets } from './service.ts'
import { getSheet, updateSheet } from './sheet.service.ts'

export const presupuestosHandlers: AreaHandlers<'presupuestos'> = {
  listPresupuestos: (c) => listBudgets(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createPresupuesto: (c) =>
    createRecord(c.get('ctx'), presupuestos, c.req.valid('param').proyectoId, c.req.valid('json')),
  getPresupuesto: (c) => getRecord(c.get('ctx'), presupuestos, c.req.valid('param')),
  updatePresupuesto: (c) => updateRecord(c.get('ctx'), presupuestos, c.req.valid('param'), c.req.valid('json')),
  deletePresupuesto: (c) => deleteDraft(c.get('ctx'), presupuestos, c.req.valid('param'), c.req.valid('query').version),
  approvePresupuesto: (c) => approveBudget(c.get('ctx'), c.req.valid('param'), c.req.valid('json')),
  getPresupuestoItems: (c) => getSheet(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
  updatePresupuestoItems: (c) =>
    updateSheet(c.get('ctx'), c.req.valid('param'), c.req.valid('json'), c.req.valid('query')),
  comparePresupuestos: (c) => compareBudgets(c.get('ctx'), c.req.valid('param'), c.req.valid('query')),
}
