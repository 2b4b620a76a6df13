/** How the words of the wire are read. */
export const medios = {
  transferencia: 'Transferencia',
  echeq: 'eCheq',
  efectivo: 'Efectivo',
  tarjeta: 'Tarjeta',
  otro: 'Otro',
} as const
