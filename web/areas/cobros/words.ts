/** Spanish labels of the wire's values. */
export const conceptos = { aporte: 'Aporte', venta: 'Venta', cuota: 'Cuota', otro: 'Otro' } as const
