/** A contract in the shape of its form. */
import type { Schema } from '../../api/types.ts'
import { dateError, monthError } from '../../lib/date-text.ts'
import { decimalOf, decimalText, numberError, trimDecimal } from '../../lib/number-text.ts'
import { todayText } from '../../lib/today.ts'
import { rateBody, rateError } from '../../records/rate-draft.ts'
import type { Picked } from '../../ui/PickerField.tsx'
import type { Contrato, ContratoInput } from './queries.ts'

type Moneda = Schema<'Moneda'>

/** The contracted items by budget item; a price is empty until it is typed. */
export type ChosenItems = Record<string, { cantidad: string; precioUnitario: string }>
export type ContractDraft = {
  proveedor: Picked | null
  objeto: string
  fecha: string
  plazoDias: string
  /** Empty: the project's. */
  moneda: Moneda | ''
  /** Empty: the official rate of its day. */
  cotizacion: string
  /** Empty: the project's, else that of its day. */
  mesBase: string
  anticipo: string
  reparo: string
  /** A single index has no weight to type: it is 100. */
  indices: { indiceId: string; peso: string }[]
  desfase: string
  congela: boolean
  /** Empty: the supplier's usual rate. */
  alicuotaIva: Contrato['alicuotaIva'] | ''
}

const percentError = (text: string) => numberError(text, { decimals: 4, min: 0, max: 100 })

/** Validation errors by field path. */
export const contractErrors = (draft: ContractDraft): Record<string, string | undefined> => ({
  proveedor: draft.proveedor ? undefined : 'Elegí un proveedor.',
  objeto: draft.objeto.trim() ? undefined : 'Escribí qué se contrata.',
  fecha: dateError(draft.fecha),
  plazoDias: numberError(draft.plazoDias, { decimals: 0, min: 1, max: 10_000 }),
  cotizacion: rateError(draft.cotizacion),
  mesBase: draft.mesBase ? monthError(draft.mesBase) : undefined,
  anticipo: percentError(draft.anticipo),
  reparo: percentError(draft.reparo),
  ...Object.fromEntries(
    draft.indices.flatMap(({ indiceId, peso }, row) => [
      [`indices.${row}.indiceId`, indiceId ? undefined : 'Elegí un índice.'],
      [`indices.${row}.peso`, draft.indices.length > 1 ? percentError(peso) : undefined],
    ]),
  ),
})

/** Whether the advance has a share of the price that may be frozen. */
export const mayFreeze = ({ indices, anticipo }: ContractDraft): boolean =>
  indices.length > 0 && Number(decimalOf(anticipo) ?? 0) > 0

/** The request body. `monedaBase` is the project's currency. */
export function inputOf(draft: ContractDraft, chosen: ChosenItems, monedaBase: Moneda): ContratoInput {
  const { indices, moneda, fecha } = draft
  const isAdjusted = indices.length > 0
  return {
    proveedorId: draft.proveedor?.id ?? '',
    objeto: draft.objeto,
    fecha,
    plazoDias: Number(decimalOf(draft.plazoDias) ?? 0),
    moneda: moneda || monedaBase,
    cotizacion: rateBody(draft.cotizacion, fecha, moneda).cotizacion ?? null,
    ...(draft.mesBase && { mesBase: draft.mesBase }),
    anticipoPorcentaje: decimalOf(draft.anticipo) ?? '0',
    fondoReparoPorcentaje: decimalOf(draft.reparo) ?? '0',
    indices: indices.map(({ indiceId, peso }) => ({
      indiceId,
      peso: indices.length === 1 ? '100' : (decimalOf(peso) ?? '0'),
    })),
    indiceDesfase: isAdjusted ? Number(draft.desfase) : 0,
    anticipoCongela: mayFreeze(draft) && draft.congela,
    ...(draft.alicuotaIva && { alicuotaIva: draft.alicuotaIva }),
    items: Object.entries(chosen).map(([itemId, line]) => ({ itemId, ...line })),
  }
}

/** Usual terms: index values of a month before, and an advance that freezes its share of the price. */
export const emptyDraft = (): ContractDraft => ({
  proveedor: null,
  objeto: '',
  fecha: todayText(),
  plazoDias: '180',
  moneda: '',
  cotizacion: '',
  mesBase: '',
  anticipo: '0',
  reparo: '5',
  indices: [],
  desfase: '1',
  congela: true,
  alicuotaIva: '',
})

/** Form values of a stored contract. */
export function draftOf(contract: Contrato, monedaBase: Moneda): ContractDraft {
  const { moneda, cotizacion, indices, anticipoPorcentaje } = contract
  const usual = emptyDraft()
  const isAdjusted = indices.length > 0
  const hasShare = isAdjusted && Number(anticipoPorcentaje) > 0
  return {
    proveedor: { id: contract.proveedorId, label: contract.proveedor },
    objeto: contract.objeto,
    fecha: contract.fecha,
    plazoDias: String(contract.plazoDias),
    moneda: moneda === monedaBase ? '' : moneda,
    cotizacion: cotizacion?.tipo === 'manual' ? decimalText(cotizacion.valor) : '',
    mesBase: contract.mesBase,
    anticipo: decimalText(anticipoPorcentaje),
    reparo: decimalText(contract.fondoReparoPorcentaje),
    indices: indices.map(({ indiceId, peso }) => ({
      indiceId,
      peso: indices.length === 1 ? '' : decimalText(trimDecimal(peso)),
    })),
    // A contract without them stores no choice: if an index is added, the usual terms are proposed.
    desfase: isAdjusted ? String(contract.indiceDesfase) : usual.desfase,
    congela: hasShare ? contract.anticipoCongela : usual.congela,
    alicuotaIva: contract.alicuotaIva,
  }
}

export const chosenOf = (contract?: Contrato): ChosenItems =>
  Object.fromEntries(
    (contract?.items ?? []).map(({ itemId, cantidad, precioUnitario }) => [itemId, { cantidad, precioUnitario }]),
  )
