/** A payment as its form holds it. */
import type { Schema } from '../../../api/types.ts'
import { dateError } from '../../../lib/date-text.ts'
import { decimalOf, numberError } from '../../../lib/number-text.ts'
import type { Picked } from '../../../ui/PickerField.tsx'

type Input = Schema<'PagoInput'>
export type PagoDraft = {
  proveedor: Picked | null
  fecha: string
  medio: Input['medio']
  moneda: string
  importe: string
  /** What is paid of each document, by its id; a document that is not there is not paid. */
  partes: Record<string, string>
  nota: string
}

const most = 9_999_999_999_999
const amountError = (text: string) => (text.trim() ? numberError(text, { decimals: 2, max: most }) : undefined)

/** What is wrong, by the name of the field. */
export function pagoErrors({ proveedor, fecha, importe, partes }: PagoDraft): Record<string, string | undefined> {
  const isNothing = importe.trim() === '' && Object.keys(partes).length === 0
  const wrongPart = Object.values(partes).some((text) => !text.trim() || amountError(text))
  return {
    proveedor: proveedor ? undefined : 'Elegí un proveedor.',
    fecha: fecha ? dateError(fecha) : 'Escribí la fecha.',
    importe: isNothing ? 'Escribí el importe, o elegí qué comprobantes se pagan.' : amountError(importe),
    partes: wrongPart ? 'Escribí cuánto se paga de cada comprobante elegido.' : undefined,
  }
}

/** What is sent; without an amount the payment is what it is applied to. */
export function pagoBody({ proveedor, fecha, medio, moneda, importe, partes, nota }: PagoDraft): Input {
  const amount = decimalOf(importe)
  return {
    proveedorId: proveedor!.id,
    fecha,
    medio,
    ...(moneda && { moneda: moneda as 'ARS' }),
    ...(amount && { importe: amount }),
    imputaciones: Object.entries(partes).map(([comprobanteId, text]) => ({
      comprobanteId,
      importe: decimalOf(text) ?? '0',
    })),
    nota: nota.trim(),
  }
}
