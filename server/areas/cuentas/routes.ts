import type { Context } from '../../context.ts'
import type { AreaHandlers } from '../../http/contract.ts'
import { requireAllProjects } from '../../records/visible-projects.ts'
import * as cheques from './cheques.service.ts'
import { getCuentaMovimientos } from './movements.service.ts'
import * as service from './service.ts'
import * as transfers from './transfers.service.ts'

const handlers: AreaHandlers<'cuentas'> = {
  listCuentas: (c) => service.listCuentas(c.get('ctx'), c.req.valid('query')),
  createCuenta: (c) => service.createCuenta(c.get('ctx'), c.req.valid('json')),
  getCuenta: (c) => service.getCuenta(c.get('ctx'), c.req.valid('param').id),
  updateCuenta: (c) => service.updateCuenta(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
  getCuentaMovimientos: (c) => getCuentaMovimientos(c.get('ctx'), c.req.valid('param').id, c.req.valid('query')),
  listTransferencias: (c) => transfers.listTransferencias(c.get('ctx'), c.req.valid('query')),
  createTransferencia: (c) => transfers.createTransferencia(c.get('ctx'), c.req.valid('json')),
  getTransferencia: (c) => transfers.getTransferencia(c.get('ctx'), c.req.valid('param').id),
  annulTransferencia: (c) => transfers.annulTransferencia(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
  listCheques: (c) => cheques.listCheques(c.get('ctx'), c.req.valid('query')),
  getCheque: (c) => cheques.getCheque(c.get('ctx'), c.req.valid('param').id),
  debitCheque: (c) => cheques.debitCheque(c.get('ctx'), c.req.valid('param').id),
  rejectCheque: (c) => cheques.rejectCheque(c.get('ctx'), c.req.valid('param').id, c.req.valid('json')),
}

type Handler = (c: { get: (name: 'ctx') => Context }) => unknown

/** Every operation of the area: only for members who see all projects. */
export const cuentasHandlers = Object.fromEntries(
  Object.entries(handlers).map(([id, handler]) => [
    id,
    (c: Parameters<Handler>[0]) => {
      requireAllProjects(c.get('ctx').company)
      return (handler as Handler)(c)
    },
  ]),
) as unknown as typeof handlers
