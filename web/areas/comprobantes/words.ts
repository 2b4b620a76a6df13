import { words } from '../../../openapi/generated/words.ts'

/** Spanish labels of the wire's values. */
export const tipos = words.ComprobanteTipo
/** The filters by payment: all that is due, or one status. */
export const estadosPago = { pendiente: 'Por pagar', ...words.EstadoPago }

/** The payment state of a comprobante as a label: a credit note is used, not paid. */
export const paymentWord = (tipo: keyof typeof tipos, estado: keyof typeof words.EstadoPago): string =>
  (tipo === 'notaCredito' ? words.EstadoPagoNotaCredito : words.EstadoPago)[estado]

export const letras = ['A', 'B', 'C', 'E', 'M', 'X'] as const
