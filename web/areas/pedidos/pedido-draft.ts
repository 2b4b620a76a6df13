/** An order in the shape of its form. */
import type { Schema } from '../../api/types.ts'
import { dateError } from '../../lib/date-text.ts'
import { decimalOf, maxQuantity, numberError, quantityText } from '../../lib/number-text.ts'
import type { Picked } from '../../ui/PickerField.tsx'
import type { Pedido } from './queries.ts'

export type LineDraft = {
  material: Picked | null
  /** Empty: the unit of the material. */
  presentacion: string
  cantidad: string
  /** Empty: none was agreed. */
  precio: string
  moneda: Schema<'Moneda'>
}
export type PedidoDraft = {
  proveedor: Picked | null
  deposito: Picked | null
  fechaPedida: string
  toleranciaPorcentaje: string
  nota: string
  lineas: LineDraft[]
}

export const emptyLine: LineDraft = { material: null, presentacion: '', cantidad: '', precio: '', moneda: 'ARS' }

export const emptyDraft = (fechaPedida: string): PedidoDraft => ({
  proveedor: null,
  deposito: null,
  fechaPedida,
  toleranciaPorcentaje: '0',
  nota: '',
  lineas: [emptyLine],
})

const materialLabel = ({ codigo = '', material = '' }: { codigo?: string; material?: string }) =>
  `${codigo} ${material}`

/** A stored draft as form values. */
export const draftOf = (pedido: Pedido): PedidoDraft => ({
  proveedor: { id: pedido.proveedorId, label: pedido.proveedor },
  deposito: { id: pedido.depositoId, label: pedido.deposito },
  fechaPedida: pedido.fechaPedida,
  toleranciaPorcentaje: quantityText(pedido.toleranciaPorcentaje),
  nota: pedido.nota,
  lineas: pedido.lineas.map((line) => ({
    material: { id: line.materialId, label: materialLabel(line) },
    presentacion: line.presentacion ?? '',
    cantidad: quantityText(line.cantidad),
    precio: line.precio ? quantityText(line.precio) : '',
    moneda: line.moneda ?? 'ARS',
  })),
})

/** The proposal for what a supplier sells of the materials below their minimum. */
export const proposalOf = (rows: Schema<'AReponer'>[], fechaPedida: string): PedidoDraft => {
  const { proveedorId = null, proveedor = '' } = rows[0] ?? {}
  return {
    ...emptyDraft(fechaPedida),
    proveedor: proveedorId === null ? null : { id: proveedorId, label: proveedor },
    lineas: rows.map((row) => ({
      ...emptyLine,
      material: { id: row.materialId, label: materialLabel(row) },
      presentacion: row.presentacion ?? '',
      cantidad: quantityText(row.cantidad),
    })),
  }
}

const positiveError = (text: string) =>
  numberError(text, { decimals: 4, max: maxQuantity }) ??
  (Number(decimalOf(text)) > 0 ? undefined : 'Poné una cantidad mayor que 0.')

/** The errors of the form, by the path of the field. */
export function draftErrors({ proveedor, deposito, fechaPedida, toleranciaPorcentaje, lineas }: PedidoDraft) {
  const ids = lineas.map(({ material }) => material?.id)
  const errors: Record<string, string | undefined> = {
    proveedor: proveedor ? undefined : 'Elegí el proveedor.',
    deposito: deposito ? undefined : 'Elegí el depósito.',
    fechaPedida: dateError(fechaPedida),
    toleranciaPorcentaje: numberError(toleranciaPorcentaje, { decimals: 4, max: 100 }),
  }
  for (const [row, { material, cantidad, precio }] of lineas.entries()) {
    const isRepeated = material !== null && ids.indexOf(material.id) < row
    errors[`lineas.${row}.material`] = !material
      ? 'Elegí el material.'
      : isRepeated
        ? 'Ya está en otra línea.'
        : undefined
    errors[`lineas.${row}.cantidad`] = positiveError(cantidad)
    errors[`lineas.${row}.precio`] = precio.trim() ? numberError(precio, { decimals: 4, max: maxQuantity }) : undefined
  }
  return errors
}

/** The request; the form is complete. */
export const bodyOf = ({ proveedor, deposito, lineas, ...draft }: PedidoDraft): Schema<'PedidoInput'> => ({
  ...draft,
  toleranciaPorcentaje: decimalOf(draft.toleranciaPorcentaje) ?? '0',
  proveedorId: proveedor!.id,
  depositoId: deposito!.id,
  lineas: lineas.map(({ material, presentacion, cantidad, precio, moneda }) => ({
    materialId: material!.id,
    presentacion: presentacion || null,
    cantidad: decimalOf(cantidad) ?? '0',
    ...(precio.trim() && { precio: decimalOf(precio), moneda }),
  })),
})
