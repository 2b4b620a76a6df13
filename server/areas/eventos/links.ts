/** The records that an event may be about: how they are called, and the screen of each. */
import { words } from '../../../openapi/generated/words.ts'
import { documentName } from '../../lib/document-number.ts'
import { certificateName } from '../certificados/door.ts'
import type { Entidad, LinkedRow } from './links.queries.ts'

type Linkable = {
  linkOf: (id: string, contratoId?: string) => string
  /** As the picker of the web names it (web/areas/eventos/link-search.ts). */
  nameOf: (row: LinkedRow) => string
}

const numbered = ({ numero, quien }: Pick<LinkedRow, 'numero' | 'quien'>) =>
  `${numero === null ? 'Borrador' : `N.º ${numero}`}, ${quien}`
const inList = (section: string): Linkable => ({
  linkOf: (id) => `/${section}?abierto=${id}`,
  nameOf: numbered,
})
const movementKinds: Record<string, string> = words.MovimientoTipo

export const linkable: Record<Entidad, Linkable> = {
  contrato: { linkOf: (id) => `/finanzas/contratos/${id}`, nameOf: numbered },
  certificado: {
    linkOf: (id, contratoId) =>
      contratoId ? `/finanzas/contratos/${contratoId}/certificados/${id}` : '/finanzas/certificados',
    nameOf: ({ numero, periodo, quien }) => `${certificateName({ numero, periodo })}, ${quien}`,
  },
  comprobante: {
    ...inList('finanzas/comprobantes'),
    nameOf: ({ tipo, letra, puntoVenta, numero, quien }) =>
      `${documentName({ tipo, letra, puntoVenta, numero: numero ?? 0 })}, ${quien}`,
  },
  pago: inList('finanzas/pagos'),
  cobro: inList('finanzas/cobros'),
  pedido: { linkOf: (id) => `/materiales/pedidos/${id}`, nameOf: numbered },
  movimiento: {
    ...inList('materiales/movimientos'),
    nameOf: ({ numero, tipo }) => numbered({ numero, quien: movementKinds[tipo] ?? tipo }),
  },
  acopio: inList('materiales/acopios'),
  conteo: inList('materiales/conteos'),
}
