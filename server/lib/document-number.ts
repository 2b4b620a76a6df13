/** The number of a supplier's document as displayed. */

/** `A 0003-00018422` */
export function fullNumber({
  letra,
  puntoVenta,
  numero,
}: {
  letra: string
  puntoVenta: number
  numero: number
}): string {
  return `${letra} ${String(puntoVenta).padStart(4, '0')}-${String(numero).padStart(8, '0')}`
}
