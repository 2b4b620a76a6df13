/** A stock movement in the shape of its form. */
import type { Schema } from '../../api/types.ts'
import { dateError } from '../../lib/date-text.ts'
import { decimalOf, maxQuantity, numberError, numberText, parseNumber, quantityText } from '../../lib/number-text.ts'
import type { Picked } from '../../ui/PickerField.tsx'

type Input = Schema<'MovimientoInput'>
type Movimiento = Schema<'Movimiento'>
type Moneda = Schema<'Moneda'>

export type LineaDraft = {
  material: Picked | null
  /** Empty: the unit of the material. */
  presentacion: string
  cantidad: string
  /** Of what enters; empty: the last price of the material. */
  precio: string
  moneda: Moneda
}

export type MovimientoDraft = {
  tipo: Movimiento['tipo']
  fecha: string
  deposito: Picked | null
  destino: Picked | null
  sentido: NonNullable<Movimiento['sentido']>
  proveedor: Picked | null
  /** The invoice of what enters. */
  comprobante: Picked | null
  rubro: Picked | null
  remito: string
  motivo: string
  lineas: LineaDraft[]
  seGuarda: 'confirmado' | 'borrador'
}

export const maxLines = 200

export const emptyLine: LineaDraft = { material: null, presentacion: '', cantidad: '', precio: '', moneda: 'ARS' }

export const emptyDraft = (fecha: string): MovimientoDraft => ({
  tipo: 'ingreso',
  fecha,
  deposito: null,
  destino: null,
  sentido: 'entra',
  proveedor: null,
  comprobante: null,
  rubro: null,
  remito: '',
  motivo: '',
  lineas: [emptyLine],
  seGuarda: 'confirmado',
})

const pickedOf = (id: string | null, label: string | null): Picked | null =>
  id === null ? null : { id, label: label ?? '' }

/** A stored draft as form values. */
export const draftOf = (movimiento: Movimiento): MovimientoDraft => ({
  tipo: movimiento.tipo,
  fecha: movimiento.fecha,
  deposito: pickedOf(movimiento.depositoId, movimiento.deposito),
  destino: pickedOf(movimiento.destinoId, movimiento.destino),
  sentido: movimiento.sentido ?? 'entra',
  proveedor: pickedOf(movimiento.proveedorId, movimiento.proveedor),
  comprobante: pickedOf(movimiento.comprobanteId, 'La que ya tenía'),
  rubro: pickedOf(movimiento.rubroId, movimiento.rubro),
  remito: movimiento.remito,
  motivo: movimiento.motivo,
  lineas: movimiento.lineas.map(({ materialId, codigo, material, presentacion, cantidad, precio, moneda }) => ({
    material: { id: materialId, label: `${codigo} ${material}` },
    presentacion: presentacion ?? '',
    cantidad: quantityText(cantidad),
    precio: precio ? quantityText(precio) : '',
    moneda: moneda ?? 'ARS',
  })),
  seGuarda: 'borrador',
})

/** Whether the materials enter at a price. */
export const hasPrices = ({ tipo, sentido }: Pick<MovimientoDraft, 'tipo' | 'sentido'>): boolean =>
  tipo === 'ingreso' || (tipo === 'ajuste' && sentido === 'entra')

/** The fields besides deposit, date and lines that each kind has. */
export const fieldsOf: Record<
  Movimiento['tipo'],
  readonly ('destino' | 'sentido' | 'proveedor' | 'comprobante' | 'rubro' | 'remito')[]
> = {
  ingreso: ['proveedor', 'comprobante', 'remito', 'rubro'],
  egreso: ['rubro'],
  ajuste: ['sentido'],
  transferencia: ['destino', 'remito'],
  devolucion: ['proveedor', 'remito', 'rubro'],
}

const isEmptyLine = ({ material, cantidad, precio }: LineaDraft) =>
  material === null && cantidad.trim() === '' && precio.trim() === ''

/** The lines that count: an empty one after the others does not. */
export const filledLines = (lineas: LineaDraft[]): LineaDraft[] =>
  lineas.length > 1 && isEmptyLine(lineas.at(-1)!) ? lineas.slice(0, -1) : lineas

/** Validation errors by field path. */
export function draftErrors(draft: MovimientoDraft): Record<string, string | undefined> {
  const { tipo, fecha, deposito, destino, proveedor, motivo, lineas } = draft
  const needsDestination = tipo === 'transferencia'
  const isSame = needsDestination && destino !== null && destino.id === deposito?.id
  return {
    fecha: fecha ? dateError(fecha) : 'Escribí la fecha.',
    deposito: deposito ? undefined : 'Elegí un depósito.',
    destino: isSame
      ? 'Elegí otro depósito: es el mismo del que sale.'
      : needsDestination && !destino
        ? 'Elegí a qué depósito va.'
        : undefined,
    proveedor: tipo === 'devolucion' && !proveedor ? 'Elegí a qué proveedor se devuelve.' : undefined,
    motivo: tipo === 'ajuste' && !motivo.trim() ? 'Contá por qué se ajusta.' : undefined,
    ...Object.fromEntries(
      filledLines(lineas).flatMap(({ material, cantidad, precio }, index) => [
        [`lineas.${index}.material`, material ? undefined : 'Elegí un material.'],
        [`lineas.${index}.cantidad`, numberError(cantidad, { decimals: 4, min: 0.0001, max: maxQuantity })],
        [
          `lineas.${index}.precio`,
          precio.trim() && hasPrices(draft) ? numberError(precio, { decimals: 4, max: maxQuantity }) : undefined,
        ],
      ]),
    ),
  }
}

/** The request body, for a draft without errors. What the kind does not have is null. */
export function bodyOf(draft: MovimientoDraft): Input {
  const has = (name: (typeof fieldsOf)['ingreso'][number]) => fieldsOf[draft.tipo].includes(name)
  const withPrices = hasPrices(draft)
  return {
    tipo: draft.tipo,
    fecha: draft.fecha,
    depositoId: draft.deposito!.id,
    destinoId: has('destino') ? draft.destino!.id : null,
    sentido: has('sentido') ? draft.sentido : null,
    proveedorId: has('proveedor') ? (draft.proveedor?.id ?? null) : null,
    comprobanteId: has('comprobante') ? (draft.comprobante?.id ?? null) : null,
    rubroId: has('rubro') ? (draft.rubro?.id ?? null) : null,
    remito: has('remito') ? draft.remito.trim() : '',
    motivo: draft.motivo.trim(),
    lineas: filledLines(draft.lineas).map(({ material, presentacion, cantidad, precio, moneda }) => {
      const price = withPrices ? decimalOf(precio) : null
      return {
        materialId: material!.id,
        presentacion: presentacion || null,
        cantidad: decimalOf(cantidad)!,
        precio: price,
        moneda: price === null ? null : moneda,
      }
    }),
  }
}

/** The body for the dry run, which confirms; null while the form has errors. */
export function dryBodyOf(draft: MovimientoDraft): Input | null {
  const isReady = Object.values(draftErrors(draft)).every((error) => error === undefined)
  return isReady ? { ...bodyOf(draft), estado: 'confirmado' } : null
}

/** A quantity of a presentation in the unit of the material: '3 bolsas' of 50 kg are '150 kg'. Undefined if it is in the unit. */
export function inUnit(
  { presentacion, cantidad }: LineaDraft,
  material: Pick<Schema<'Material'>, 'presentaciones' | 'unidad'> | undefined,
): string | undefined {
  const factor = material?.presentaciones.find(({ nombre }) => nombre === presentacion)?.factor
  const count = parseNumber(cantidad)
  if (!material || factor === undefined || count === null) return undefined
  return `${numberText(count * Number(factor), 4)} ${material.unidad}`
}

/** The index of the line that a scanned material belongs to: its own, the first empty one, or undefined for a new one. */
export function lineFor(lineas: LineaDraft[], materialId: string): number | undefined {
  const own = lineas.findIndex(({ material }) => material?.id === materialId)
  const index = own === -1 ? lineas.findIndex(isEmptyLine) : own
  return index === -1 ? undefined : index
}
