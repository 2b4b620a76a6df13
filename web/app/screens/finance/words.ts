/** How the words of the wire are read. */
export const tipos = {
  factura: 'Factura',
  notaDebito: 'Nota de débito',
  notaCredito: 'Nota de crédito',
  recibo: 'Recibo',
  ticket: 'Ticket',
} as const
export const medios = {
  transferencia: 'Transferencia',
  echeq: 'eCheq',
  efectivo: 'Efectivo',
  tarjeta: 'Tarjeta',
  otro: 'Otro',
} as const
export const conceptos = { aporte: 'Aporte', venta: 'Venta', cuota: 'Cuota', otro: 'Otro' } as const
export const estadosPago = {
  pendiente: 'Por pagar',
  vencido: 'Vencido',
  impago: 'Impago',
  parcial: 'Pagado en parte',
  pagado: 'Pagado',
} as const
/** What is left of a credit note is used, not paid. */
const estadosCredito = { impago: 'Sin usar', vencido: 'Sin usar', parcial: 'Usada en parte', pagado: 'Usada' } as const

/** How far a supplier's document is settled, in a word. */
export const paymentWord = (tipo: keyof typeof tipos, estado: keyof typeof estadosCredito): string =>
  (tipo === 'notaCredito' ? estadosCredito : estadosPago)[estado]
export const letras = ['A', 'B', 'C', 'E', 'M', 'X'] as const
export const monedas = { ARS: 'Pesos', USD: 'Dólares', EUR: 'Euros', UVA: 'UVA' } as const

export const optionsOf = <Words extends Record<string, string>>(words: Words) =>
  (Object.keys(words) as (keyof Words & string)[]).map((value) => ({ value, label: words[value]! }))
