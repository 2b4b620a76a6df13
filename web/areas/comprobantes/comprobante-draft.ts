/** A comprobante in the shape of its form. The server calculates what is left empty (docs/domain/documents.md, Totals and VAT). */
import type { Schema } from '../../api/types.ts'
import { dateError } from '../../lib/date-text.ts'
import { sumAmounts } from '../../lib/cents.ts'
import { decimalOf, decimalText, numberError } from '../../lib/number-text.ts'
import { rateBody, rateError } from '../../records/rate-draft.ts'
import type { Picked } from '../../ui/PickerField.tsx'
import type { Comprobante } from './queries.ts'

type Input = Schema<'ComprobanteInput'>
export type IvaDraft = { alicuota: string; base: string; importe: string }
export type PercepcionDraft = { impuesto: string; jurisdiccion: string; importe: string }
export type PartDraft = { rubro: Picked | null; item: Picked | null; importe: string }
export type ComprobanteDraft = {
  proveedor: Picked | null
  tipo: Input['tipo']
  letra: Input['letra']
  numero: string
  fecha: string
  vencimiento: string
  moneda: string
  /** Empty: the official rate of the day. */
  cotizacion: string
  neto: string
  noGravado: string
  exento: string
  iva: IvaDraft[]
  /** How many lines it has on paper. Empty: the server's default. */
  lineas: string
  impuestosInternos: string
  percepciones: PercepcionDraft[]
  /** All taxes besides VAT. Empty: the sum of the two above. */
  otrosTributos: string
  total: string
  /** Empty: not known. */
  cae: string
  caeVence: string
  imputaciones: PartDraft[]
  /** Empty: none. */
  contratoId: string
  certificadoId: string
  nota: string
  seGuarda: 'registrado' | 'borrador'
  otro: boolean
}

const maxAmount = 9_999_999_999_999
const maxLines = 1000
const usualVat: IvaDraft = { alicuota: '21', base: '', importe: '' }

/** Whether documents of a letter state their VAT. */
export const statesVat = (letra: Input['letra']): boolean => letra !== 'C' && letra !== 'X'

/** Whether a perception is of a province or town; the other taxes are national. */
export const hasJurisdiction = ({ impuesto }: Pick<PercepcionDraft, 'impuesto'>): boolean =>
  impuesto === 'iibb' || impuesto === 'municipal'

/** Whether it has what the usual invoice has not. */
export const hasMoreAmounts = (draft: ComprobanteDraft): boolean =>
  draft.percepciones.length > 0 ||
  [draft.noGravado, draft.exento, draft.impuestosInternos].some((amount) => amount.trim() !== '')

/** The letter that a supplier usually issues, with its VAT: a document from abroad (E) has none. */
export const proposedBy = ({
  letraHabitual,
}: Pick<Schema<'Proveedor'>, 'letraHabitual'>): Pick<ComprobanteDraft, 'letra' | 'iva'> => ({
  letra: letraHabitual,
  iva: letraHabitual === 'E' ? [] : [usualVat],
})

export const emptyDraft = (fecha: string): ComprobanteDraft => ({
  proveedor: null,
  tipo: 'factura',
  letra: 'A',
  numero: '',
  fecha,
  vencimiento: '',
  moneda: '',
  cotizacion: '',
  neto: '',
  noGravado: '',
  exento: '',
  iva: [usualVat],
  lineas: '',
  impuestosInternos: '',
  percepciones: [],
  otrosTributos: '',
  total: '',
  cae: '',
  caeVence: '',
  imputaciones: [{ rubro: null, item: null, importe: '' }],
  contratoId: '',
  certificadoId: '',
  nota: '',
  seGuarda: 'registrado',
  otro: false,
})

const amountText = (amount: string) => (Number(amount) === 0 ? '' : decimalText(amount))

/** Other taxes as typed: empty if the perceptions and internal taxes are all of them. */
function otherTaxesText({ otrosTributos, impuestosInternos, percepciones }: Comprobante): string {
  const named = sumAmounts([impuestosInternos, ...percepciones.map(({ importe }) => importe)])
  return named === otrosTributos ? '' : amountText(otrosTributos)
}

/** A stored draft as form values. */
export function draftOf(comprobante: Comprobante): ComprobanteDraft {
  const { puntoVenta, numero, proveedorId, proveedor, imputaciones, iva, moneda } = comprobante
  return {
    ...emptyDraft(comprobante.fecha),
    proveedor: { id: proveedorId, label: proveedor },
    tipo: comprobante.tipo,
    letra: comprobante.letra,
    numero: `${String(puntoVenta).padStart(4, '0')}-${String(numero).padStart(8, '0')}`,
    vencimiento: comprobante.vencimiento,
    moneda,
    cotizacion: comprobante.cotizacion?.tipo === 'manual' ? decimalText(comprobante.cotizacion.valor) : '',
    neto: amountText(comprobante.neto),
    noGravado: amountText(comprobante.noGravado),
    exento: amountText(comprobante.exento),
    iva: iva.map(({ alicuota, base, importe }) => ({
      alicuota,
      base: decimalText(base),
      importe: decimalText(importe),
    })),
    lineas: String(comprobante.lineas),
    impuestosInternos: amountText(comprobante.impuestosInternos),
    percepciones: comprobante.percepciones.map(({ impuesto, jurisdiccion, importe }) => ({
      impuesto,
      jurisdiccion: jurisdiccion ?? '',
      importe: decimalText(importe),
    })),
    otrosTributos: otherTaxesText(comprobante),
    cae: comprobante.cae ?? '',
    caeVence: comprobante.caeVence ?? '',
    contratoId: comprobante.contratoId ?? '',
    certificadoId: comprobante.certificadoId ?? '',
    imputaciones: imputaciones.map(({ rubroId, rubro, itemId, item, importe }) => ({
      rubro: { id: rubroId, label: rubro },
      item: itemId === null ? null : { id: itemId, label: item ?? '' },
      importe: imputaciones.length > 1 ? decimalText(importe) : '',
    })),
    nota: comprobante.nota,
    seGuarda: 'borrador',
  }
}

/** Parses `0003-00018422`, `3-18422` or `A 0003-00018422`; null if it is no number. */
export function readNumber(text: string): { letra?: Input['letra']; puntoVenta: number; numero: number } | null {
  const [, letter, point, number] = /^\s*([abcemx])?\s*(\d{1,5})\s*[-\s/]\s*(\d{1,8})\s*$/i.exec(text) ?? []
  const digits = /^\s*([abcemx])?\s*(\d{4,5})(\d{8})\s*$/i.exec(text)
  const [puntoVenta, numero] = digits ? [Number(digits[2]), Number(digits[3])] : [Number(point), Number(number)]
  if ((!digits && number === undefined) || numero === 0) return null
  const letra = (letter ?? digits?.[1])?.toUpperCase() as Input['letra'] | undefined
  return { ...(letra && { letra }), puntoVenta, numero }
}

const amountError = (text: string) => (text.trim() ? numberError(text, { decimals: 2, max: maxAmount }) : undefined)

const hasAmount = ({ neto, noGravado, exento, total }: ComprobanteDraft): boolean =>
  [neto, noGravado, exento, total].some((amount) => amount.trim() !== '')

const caeDigits = (text: string): string => text.replaceAll(/[\s-]/g, '')
const caeError = (text: string) =>
  text.trim() && !/^\d{14}$/.test(caeDigits(text)) ? 'El CAE tiene 14 números.' : undefined

/** Validation errors by field path. */
export function draftErrors(draft: ComprobanteDraft): Record<string, string | undefined> {
  const { proveedor, numero, fecha, vencimiento, iva, imputaciones } = draft
  return {
    proveedor: proveedor ? undefined : 'Elegí un proveedor.',
    numero: readNumber(numero) ? undefined : 'Escribilo así: 0003-00018422.',
    fecha: fecha ? dateError(fecha) : 'Escribí la fecha.',
    vencimiento: dateError(vencimiento),
    cotizacion: rateError(draft.cotizacion),
    neto: amountError(draft.neto),
    noGravado: amountError(draft.noGravado),
    exento: amountError(draft.exento),
    impuestosInternos: amountError(draft.impuestosInternos),
    otrosTributos: amountError(draft.otrosTributos),
    cae: caeError(draft.cae),
    caeVence: dateError(draft.caeVence),
    lineas: draft.lineas.trim() ? numberError(draft.lineas, { decimals: 0, min: 1, max: maxLines }) : undefined,
    total: hasAmount(draft) ? amountError(draft.total) : 'Escribí el neto o el total.',
    ...Object.fromEntries(
      iva.flatMap(({ base, importe }, index) => [
        [`iva.${index}.base`, iva.length > 1 && !base.trim() ? 'Escribí la base.' : amountError(base)],
        [`iva.${index}.importe`, amountError(importe)],
      ]),
    ),
    ...Object.fromEntries(
      draft.percepciones.map(({ importe }, index) => [
        `percepciones.${index}.importe`,
        importe.trim() ? amountError(importe) : 'Escribí el importe.',
      ]),
    ),
    ...Object.fromEntries(
      imputaciones.flatMap(({ rubro, importe }, index) => [
        [`imputaciones.${index}.rubro`, rubro ? undefined : 'Elegí un rubro.'],
        [
          `imputaciones.${index}.importe`,
          index < imputaciones.length - 1 && !importe.trim() ? 'Escribí el importe.' : amountError(importe),
        ],
      ]),
    ),
  }
}

/** What the typed amounts leave of what was spent for a line without one; undefined if the net is not known or less. */
export function restOf(
  { neto, noGravado, exento, imputaciones }: ComprobanteDraft,
  calculated: string | undefined,
): string | undefined {
  const net = decimalOf(neto)
  const spent = net === null ? calculated : sumAmounts([net, decimalOf(noGravado) ?? '0', decimalOf(exento) ?? '0'])
  if (spent === undefined) return undefined
  const rest = sumAmounts([spent, ...imputaciones.flatMap(({ importe }) => negated(decimalOf(importe)) ?? [])])
  return rest.startsWith('-') ? undefined : rest
}

const negated = (amount: string | null) => (amount === null ? null : `-${amount}`)
const amountOf = (text: string) => decimalOf(text) ?? undefined

/** The fields of the folded section, as far as they are filled in. */
const moreAmountsOf = (draft: ComprobanteDraft): Partial<Input> => ({
  ...(amountOf(draft.noGravado) && { noGravado: amountOf(draft.noGravado)! }),
  ...(amountOf(draft.exento) && { exento: amountOf(draft.exento)! }),
  ...(amountOf(draft.impuestosInternos) && { impuestosInternos: amountOf(draft.impuestosInternos)! }),
  ...(draft.percepciones.length > 0 && {
    percepciones: draft.percepciones.map((each) => ({
      impuesto: each.impuesto as 'iibb',
      ...(hasJurisdiction(each) && each.jurisdiccion.trim() && { jurisdiccion: each.jurisdiccion.trim() }),
      importe: amountOf(each.importe)!,
    })),
  }),
  ...(draft.cae.trim() && { cae: caeDigits(draft.cae) }),
  ...(draft.caeVence && { caeVence: draft.caeVence }),
})

/** The request body; undefined fields are calculated by the server. */
export function bodyOf(draft: ComprobanteDraft): Omit<Input, 'documentos'> {
  const { numero, vencimiento, moneda, iva, imputaciones, proveedor } = draft
  const { letra = draft.letra, ...number } = readNumber(numero)!
  const lines = statesVat(letra) ? iva : []
  return {
    tipo: draft.tipo,
    letra,
    ...number,
    proveedorId: proveedor!.id,
    fecha: draft.fecha,
    ...(vencimiento && { vencimiento }),
    ...(moneda && { moneda: moneda as 'ARS' }),
    ...rateBody(draft.cotizacion, draft.fecha, moneda),
    ...(amountOf(draft.neto) && { neto: amountOf(draft.neto)! }),
    iva: lines.map(({ alicuota, base, importe }) => ({
      alicuota: alicuota as '21',
      ...(lines.length > 1 && amountOf(base) && { base: amountOf(base)! }),
      ...(amountOf(importe) && { importe: amountOf(importe)! }),
    })),
    ...(draft.lineas.trim() && { lineas: Number(decimalOf(draft.lineas)) }),
    ...moreAmountsOf(draft),
    ...(amountOf(draft.otrosTributos) && { otrosTributos: amountOf(draft.otrosTributos)! }),
    ...(amountOf(draft.total) && { total: amountOf(draft.total)! }),
    contratoId: draft.contratoId || null,
    certificadoId: draft.certificadoId || null,
    imputaciones: imputaciones.map(({ rubro, item, importe }) => ({
      rubroId: rubro!.id,
      ...(item && { itemId: item.id }),
      ...(imputaciones.length > 1 && amountOf(importe) && { importe: amountOf(importe)! }),
    })),
    nota: draft.nota.trim(),
  }
}

/** The change of a stored draft: the server calculates again what is left empty. */
export const patchOf = (
  { version }: Comprobante,
  body: Omit<Input, 'documentos' | 'estado'>,
): Schema<'ComprobantePatch'> => ({
  neto: null,
  noGravado: '0',
  exento: '0',
  impuestosInternos: '0',
  percepciones: [],
  otrosTributos: null,
  total: null,
  cae: null,
  caeVence: null,
  ...body,
  version,
})

/** The change of a registered comprobante: its other fields are frozen. An empty due day stays as it is. */
export function correctionOf({ version }: Comprobante, draft: ComprobanteDraft): Schema<'ComprobantePatch'> {
  const { vencimiento, contratoId, certificadoId, imputaciones, nota } = bodyOf(draft)
  return { ...(vencimiento && { vencimiento }), contratoId, certificadoId, imputaciones, nota, version }
}

/** The body for the dry run, or null while the form has errors. A missing number is replaced by a dummy. */
export function dryBodyOf(draft: ComprobanteDraft): Omit<Input, 'documentos'> | null {
  const errors = draftErrors({ ...draft, numero: readNumber(draft.numero) ? draft.numero : '1-1' })
  const isReady = Object.values(errors).every((error) => error === undefined)
  return isReady ? bodyOf({ ...draft, numero: readNumber(draft.numero) ? draft.numero : '1-1' }) : null
}
