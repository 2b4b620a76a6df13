/** A payment in the shape of its form. */
import type { Schema } from '../../api/types.ts'
import { dateError } from '../../lib/date-text.ts'
import { decimalOf, numberError } from '../../lib/number-text.ts'
import { rateBody, rateError } from '../../records/rate-draft.ts'
import type { Picked } from '../../ui/PickerField.tsx'

type Input = Schema<'PagoInput'>
/** One of the means; `importe` only if there are several. */
export type MeansLine = {
  medio: Schema<'PagoMedioTipo'>
  cuentaId: string
  importe: string
  numero: string
  banco: string
  fechaDebito: string
}
export type WithholdingLine = {
  impuesto: Schema<'RetencionImpuesto'>
  jurisdiccion: string
  regimen: string
  base: string
  alicuota: string
  /** Empty: the next number. */
  numeroCertificado: string
}
export type PagoDraft = {
  proveedor: Picked | null
  fecha: string
  medios: MeansLine[]
  retenciones: WithholdingLine[]
  moneda: string
  /** Empty: the official rate of the day. */
  cotizacion: string
  importe: string
  /** The amount applied to each payable, by `partKey`; missing ones are not paid. */
  partes: Record<string, string>
  /** Of those in another currency: what is paid of them in theirs. */
  enSuMoneda: Record<string, string>
  nota: string
}

export const newMeans = (medio: MeansLine['medio'] = 'transferencia'): MeansLine => ({
  medio,
  cuentaId: '',
  importe: '',
  numero: '',
  banco: '',
  fechaDebito: '',
})
export const newWithholding = (base: string): WithholdingLine => ({
  impuesto: 'ganancias',
  jurisdiccion: '',
  regimen: '',
  base,
  alicuota: '',
  numeroCertificado: '',
})

export const isCheque = ({ medio }: Pick<MeansLine, 'medio'>) => medio === 'cheque' || medio === 'echeq'

const maxAmount = 9_999_999_999_999
const amountError = (text: string) => (text.trim() ? numberError(text, { decimals: 2, max: maxAmount }) : undefined)
const requiredAmount = (text: string) => (text.trim() ? amountError(text) : 'Escribí el importe.')

type Errors = Record<string, string | undefined>

const meansErrors = (medios: MeansLine[]): Errors =>
  Object.fromEntries(
    medios.flatMap(({ importe, fechaDebito, ...means }, row) => [
      [`medios.${row}.importe`, medios.length > 1 ? requiredAmount(importe) : undefined],
      [`medios.${row}.fechaDebito`, isCheque(means) && fechaDebito ? dateError(fechaDebito) : undefined],
    ]),
  )

const withholdingErrors = (retenciones: WithholdingLine[]): Errors =>
  Object.fromEntries(
    retenciones.flatMap(({ base, alicuota }, row) => [
      [`retenciones.${row}.base`, base.trim() ? amountError(base) : 'Escribí la base.'],
      [
        `retenciones.${row}.alicuota`,
        alicuota.trim() ? numberError(alicuota, { decimals: 4, max: 100 }) : 'Escribí la alícuota.',
      ],
    ]),
  )

/** Validation errors by field name. */
export function pagoErrors(draft: PagoDraft): Errors {
  const { proveedor, fecha, importe, partes, enSuMoneda, cotizacion, medios, retenciones } = draft
  const isNothing = medios.length === 1 && importe.trim() === '' && Object.keys(partes).length === 0
  return {
    proveedor: proveedor ? undefined : 'Elegí un proveedor.',
    fecha: fecha ? dateError(fecha) : 'Escribí la fecha.',
    cotizacion: rateError(cotizacion),
    importe: isNothing ? 'Escribí el importe, o elegí qué se paga.' : amountError(importe),
    partes:
      hasWrongPart(partes) || hasWrongPart(enSuMoneda)
        ? 'Escribí cuánto se paga de cada uno de los elegidos.'
        : undefined,
    ...meansErrors(medios),
    ...withholdingErrors(retenciones),
  }
}

/** What can be paid; `contratoId` is the contract of an advance. */
type PartKind = 'comprobanteId' | 'certificadoId' | 'liberacionId' | 'contratoId'

/** The key of a payable in `partes`. */
export const partKey = (kind: PartKind, id: string) => `${kind}:${id}`

/** Whether an amount is empty or invalid. */
export const hasWrongPart = (partes: PagoDraft['partes']) =>
  Object.values(partes).some((text) => !text.trim() || amountError(text))

export const partsBody = ({ partes, enSuMoneda }: Pick<PagoDraft, 'partes' | 'enSuMoneda'>) =>
  Object.entries(partes).map(([key, text]) => {
    const [kind, id] = key.split(':') as [PartKind, string]
    const own = enSuMoneda[key]
    const foreign = own === undefined ? {} : { importeDocumento: decimalOf(own) ?? '0' }
    return { [kind]: id, importe: decimalOf(text) ?? '0', ...foreign }
  }) as NonNullable<Input['imputaciones']>

const meansBody = (line: MeansLine, isMany: boolean): NonNullable<Input['medios']>[number] => {
  const { medio, cuentaId, importe, numero, banco, fechaDebito } = line
  return {
    medio,
    ...(cuentaId && { cuentaId }),
    ...(isMany && { importe: decimalOf(importe) ?? '0' }),
    ...(numero.trim() && { numero: numero.trim() }),
    ...(isCheque(line) && banco.trim() && { banco: banco.trim() }),
    ...(isCheque(line) && fechaDebito && { fechaDebito }),
  }
}

const withholdingBody = (line: WithholdingLine): NonNullable<Input['retenciones']>[number] => {
  const { impuesto, jurisdiccion, regimen, base, alicuota, numeroCertificado } = line
  return {
    impuesto,
    base: decimalOf(base) ?? '0',
    alicuota: decimalOf(alicuota) ?? '0',
    ...(impuesto === 'iibb' && jurisdiccion.trim() && { jurisdiccion: jurisdiccion.trim() }),
    ...(regimen.trim() && { regimen: regimen.trim() }),
    ...(numeroCertificado.trim() && { numeroCertificado: numeroCertificado.trim() }),
  }
}

/** The request body; without an amount the server uses the applied sum (docs/domain/payments.md, Applying payments). */
export function pagoBody(draft: PagoDraft): Input {
  const { proveedor, fecha, medios, retenciones, moneda, cotizacion, importe, nota } = draft
  const isMany = medios.length > 1
  const amount = isMany ? null : decimalOf(importe)
  return {
    proveedorId: proveedor!.id,
    fecha,
    medios: medios.map((line) => meansBody(line, isMany)),
    ...(retenciones.length > 0 && { retenciones: retenciones.map(withholdingBody) }),
    ...(moneda && { moneda: moneda as 'ARS' }),
    ...rateBody(cotizacion, fecha, moneda),
    ...(amount && { importe: amount }),
    imputaciones: partsBody(draft),
    nota: nota.trim(),
  }
}
