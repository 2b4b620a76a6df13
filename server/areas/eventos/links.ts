import type { components } from '../../../openapi/generated/schema.d.ts'
import type { LinkedTable } from './queries.ts'

type Entidad = components['schemas']['EventoVinculoEntidad']

/** The table and the screen of each kind of record that an event may be about. */
export const linkable: Record<Entidad, { table: LinkedTable; linkOf: (id: string, contratoId?: string) => string }> = {
  contrato: { table: 'contratos', linkOf: (id) => `/finanzas/contratos/${id}` },
  certificado: {
    table: 'certificados',
    linkOf: (id, contratoId) =>
      contratoId === undefined ? '/finanzas/certificados' : `/finanzas/contratos/${contratoId}/certificados/${id}`,
  },
  comprobante: { table: 'comprobantes', linkOf: (id) => `/finanzas/comprobantes?abierto=${id}` },
  pago: { table: 'pagos', linkOf: (id) => `/finanzas/pagos?abierto=${id}` },
  cobro: { table: 'cobros', linkOf: (id) => `/finanzas/cobros?abierto=${id}` },
  pedido: { table: 'pedidos', linkOf: (id) => `/materiales/pedidos/${id}` },
  movimiento: { table: 'movimientos', linkOf: (id) => `/materiales/movimientos?abierto=${id}` },
  acopio: { table: 'acopios', linkOf: (id) => `/materiales/acopios?abierto=${id}` },
  conteo: { table: 'conteos', linkOf: (id) => `/materiales/conteos?abierto=${id}` },
}
