/** The number and the name of a supplier's document as displayed. */
import { words } from '../../openapi/generated/words.ts'

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

const kinds: Record<string, string> = words.ComprobanteTipo

/** `Factura A 0003-00018422` */
export const documentName = ({ tipo, ...number }: { tipo: string } & Parameters<typeof fullNumber>[0]): string =>
  `${kinds[tipo] ?? 'Comprobante'} ${fullNumber(number)}`
