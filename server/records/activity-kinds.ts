import type { components } from '../../openapi/generated/schema.d.ts'

type ActivityKind = components['schemas']['ActivityKind']

/** What a change of each kind of record is about, for the feed of activities; all others are about the building. */
const kinds: Record<string, ActivityKind> = {
  empresa: 'equipo',
  miembro: 'equipo',
  invitacion: 'equipo',
  webhook: 'equipo',
  tarjeta: 'equipo',
  tipoDocumento: 'documentos',
  presupuesto: 'finanzas',
  modificacion: 'finanzas',
  proyeccion: 'finanzas',
  contrato: 'finanzas',
  certificado: 'finanzas',
  comprobante: 'finanzas',
  pago: 'finanzas',
  cobro: 'finanzas',
  proveedor: 'finanzas',
  cotizacion: 'finanzas',
  indice: 'finanzas',
  indiceValor: 'finanzas',
  precio: 'finanzas',
}

export const activityKindOf = (entidad: string): ActivityKind => kinds[entidad] ?? 'obra'
