/** Spanish labels of the wire's values. */
export const tipos = {
  factura: 'Factura',
  notaDebito: 'Nota de débito',
  notaCredito: 'Nota de crédito',
  recibo: 'Recibo',
  ticket: 'Ticket',
} as const
export const estadosPago = {
  pendiente: 'Por pagar',
  vencido: 'Vencido',
  impago: 'Impago',
  parcial: 'Pagado en parte',
  pagado: 'Pagado',
} as const
/** A credit note is used, not paid. */
const estadosCredito = { impago: 'Sin usar', vencido: 'Sin usar', parcial: 'Usada en parte', pagado: 'Usada' } as const

/** The payment state of a comprobante as a label. */
export const paymentWord = (tipo: keyof typeof tipos, estado: keyof typeof estadosCredito): string =>
  (tipo === 'notaCredito' ? estadosCredito : estadosPago)[estado]

export const letras = ['A', 'B', 'C', 'E', 'M', 'X'] as const
