/** Fills the form of a comprobante with what the QR of the invoice says. */
import { call, q } from '../../api/operations.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { formatCuit } from '../../lib/cuit.ts'
import { decimalText } from '../../lib/number-text.ts'
import { activeCompanyId } from '../../lib/session.ts'
import type { Picked } from '../../ui/PickerField.tsx'
import type { ArcaQr } from './arca-qr.ts'
import type { ComprobanteDraft } from './comprobante-draft.ts'

const digits = (cuit: string) => cuit.replaceAll(/\D/g, '')

/** The active supplier with a CUIT. */
async function supplierOf(cuit: string): Promise<Picked | null> {
  const search = { desarrolladoraId: activeCompanyId() ?? 0, activo: true, search: formatCuit(cuit), size: 10 }
  const { items } = await call('listProveedores', search)
  const found = items.find((each) => digits(each.cuit) === cuit)
  return found ? { id: found.id, label: found.razonSocial } : null
}

/** Whether nothing that the QR says was typed yet. */
export const isUntouched = ({ proveedor, numero, neto, total, cae }: ComprobanteDraft): boolean =>
  proveedor === null && [numero, neto, total, cae].every((text) => text.trim() === '')

const padded = (number: number, length: number) => String(number).padStart(length, '0')

/** The fields of the form that a QR determines. The rate of the invoice is in pesos. */
export function fieldsOf(qr: ArcaQr, monedaBase: Schema<'Moneda'>): Partial<ComprobanteDraft> {
  const { tipo, letra, fecha, moneda, cotizacion } = qr
  const isForeign = moneda !== monedaBase
  return {
    tipo,
    letra,
    fecha,
    numero: `${padded(qr.puntoVenta, 4)}-${padded(qr.numero, 8)}`,
    moneda: isForeign ? moneda : '',
    cotizacion: isForeign && monedaBase === 'ARS' && cotizacion ? decimalText(cotizacion) : '',
    neto: '',
    total: decimalText(qr.total),
    ...(qr.cae && { cae: qr.cae }),
  }
}

type Filled = { fields: Partial<ComprobanteDraft>; notes: string[] }

/** The fields with the supplier of that CUIT, and what the user should know. */
export async function filledByQr(qr: ArcaQr, monedaBase: Schema<'Moneda'>): Promise<Filled> {
  const [proveedor, company] = await Promise.all([
    supplierOf(qr.cuit),
    queryClient.fetchQuery(q('getCompany', { desarrolladoraId: activeCompanyId() ?? 0 })).catch(() => null),
  ])
  const ownCuit = company && digits(company.cuit)
  const notes = [
    proveedor ? null : `Ningún proveedor tiene el CUIT ${formatCuit(qr.cuit)}: agregalo en Proveedores, o elegí otro.`,
    qr.receptor && ownCuit && qr.receptor !== ownCuit
      ? `La factura está a nombre del CUIT ${formatCuit(qr.receptor)}, y el de la empresa es ${formatCuit(ownCuit)}.`
      : null,
  ]
  const supplier = proveedor ? { proveedor, contratoId: '', certificadoId: '' } : {}
  return { fields: { ...fieldsOf(qr, monedaBase), ...supplier }, notes: notes.filter((note) => note !== null) }
}
