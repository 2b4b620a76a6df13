import { requesterAddress } from '../../http/address.ts'
import type { AreaHandlers } from '../../http/contract.ts'
import * as service from './service.ts'

export const calendariosHandlers: AreaHandlers<'calendarios'> = {
  listCalendarios: (c) => service.listCalendarios(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('query')),
  createCalendario: (c) => service.createCalendario(c.get('ctx'), c.req.valid('param').proyectoId, c.req.valid('json')),
  deleteCalendario: (c) => service.deleteCalendario(c.get('ctx'), c.req.valid('param')),
  getCalendarioSuscripcion: async (c) => {
    const { archivo } = c.req.valid('param')
    const text = await service.getCalendarioSuscripcion(c.get('services'), archivo, requesterAddress(c))
    return c.body(text, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
    })
  },
}
