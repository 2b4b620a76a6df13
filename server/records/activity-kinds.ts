import type { components } from '../../openapi/generated/schema.d.ts'

type ActivityKind = components['schemas']['ActivityKind']

/** The activity kind of each `entidad`, for the feed of activities; all others are 'obra'. */
const kinds: Record<string, ActivityKind> = {
  empresa: 'equipo',
  miembro: 'equipo',
  invitacion: 'equipo',
  webhook: 'equipo',
  aprobaciones: 'equipo',
  tarjeta: 'equipo',
  documento: 'documentos',
  carpeta: 'documentos',
  tipoDocumento: 'documentos',
  presupuesto: 'finanzas',
  modificacion: 'finanzas',
  proyeccion: 'finanzas',
  contrato: 'finanzas',
  adenda: 'finanzas',
  certificado: 'finanzas',
  liberacion: 'finanzas',
  comprobante: 'finanzas',
  pago: 'finanzas',
  cobro: 'finanzas',
  cobroPrevisto: 'finanzas',
  cuenta: 'finanzas',
  transferencia: 'finanzas',
  cheque: 'finanzas',
  proveedor: 'finanzas',
  cotizacion: 'finanzas',
  indice: 'finanzas',
  indiceValor: 'finanzas',
  precio: 'finanzas',
  fuente: 'finanzas',
}

export const activityKindOf = (entidad: string): ActivityKind => kinds[entidad] ?? 'obra'
