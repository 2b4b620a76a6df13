/** A payment in the shape of its form. */
import type { Schema } from '../../api/types.ts'
import { dateError } from '../../lib/date-text.ts'
import { decimalOf, numberError } from '../../lib/number-text.ts'
import { rateBody, rateError } from '../../records/rate-draft.ts'
import type { Picked } from '../../ui/PickerField.tsx'

type Input = Schema<'PagoInput'>
export type PagoDraft = {
  proveedor: Picked | null
  fecha: string
  medio: Schema<'PagoMedio'>
  moneda: string
  /** Empty: the official rate of the day. */
  cotizacion: string
  importe: string
  /** The amount applied to each comprobante or certificate, by `partKey`; missing ones are not paid. */
  partes: Record<string, string>
  nota: string
}

const maxAmount = 9_999_999_999_999
const amountError = (text: string) => (text.trim() ? numberError(text, { decimals: 2, max: maxAmount }) : undefined)

/** Validation errors by field name. */
export function pagoErrors({
  proveedor,
  fecha,
  importe,
  partes,
  cotizacion,
}: PagoDraft): Record<string, string | undefined> {
  const isNothing = importe.trim() === '' && Object.keys(partes).length === 0
  return {
    proveedor: proveedor ? undefined : 'Elegí un proveedor.',
    fecha: fecha ? dateError(fecha) : 'Escribí la fecha.',
    cotizacion: rateError(cotizacion),
    importe: isNothing ? 'Escribí el importe, o elegí qué comprobantes se pagan.' : amountError(importe),
    partes: hasWrongPart(partes) ? 'Escribí cuánto se paga de cada uno de los elegidos.' : undefined,
  }
}

/** The key of a comprobante or certificate in `partes`. */
export const partKey = (kind: 'comprobanteId' | 'certificadoId', id: string) => `${kind}:${id}`

/** Whether an amount is empty or invalid. */
export const hasWrongPart = (partes: PagoDraft['partes']) =>
  Object.values(partes).some((text) => !text.trim() || amountError(text))

export const partsBody = (partes: PagoDraft['partes']) =>
  Object.entries(partes).map(([key, text]) => {
    const [kind, id] = key.split(':') as ['comprobanteId' | 'certificadoId', string]
    return { [kind]: id, importe: decimalOf(text) ?? '0' }
  }) as NonNullable<Input['imputaciones']>

/** The request body; without an amount the server uses the applied sum (docs/domain/payments.md, Applying payments). */
export function pagoBody({ proveedor, fecha, medio, moneda, cotizacion, importe, partes, nota }: PagoDraft): Input {
  const amount = decimalOf(importe)
  return {
    proveedorId: proveedor!.id,
    fecha,
    medio,
    ...(moneda && { moneda: moneda as 'ARS' }),
    ...rateBody(cotizacion, fecha, moneda),
    ...(amount && { importe: amount }),
    imputaciones: partsBody(partes),
    nota: nota.trim(),
  }
}
