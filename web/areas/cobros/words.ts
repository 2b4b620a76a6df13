/** How the words of the wire are read. */
export const conceptos = { aporte: 'Aporte', venta: 'Venta', cuota: 'Cuota', otro: 'Otro' } as const
