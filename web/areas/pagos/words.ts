/** Spanish labels of the wire's values. */
export const medios = {
  transferencia: 'Transferencia',
  echeq: 'eCheq',
  efectivo: 'Efectivo',
  tarjeta: 'Tarjeta',
  otro: 'Otro',
} as const
