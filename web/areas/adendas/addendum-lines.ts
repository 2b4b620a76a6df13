/** The table of an addendum's form: the items of the contract, and those of the budget that it may add. */
import type { Schema } from '../../api/types.ts'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import type { Adenda, AdendaInput } from './queries.ts'

type Contrato = Schema<'Contrato'>
type BudgetItem = Pick<
  Schema<'PresupuestoItem'>,
  'id' | 'rubroId' | 'codigo' | 'descripcion' | 'unidad' | 'precioUnitario'
>

/** What was typed, by the id of the budget item; an item that is new to the contract has its own price. */
export type Lines = Record<string, { cantidad: string; precioUnitario: string; isNew: boolean }>
export type Row = {
  id: string
  item: string
  unidad: string
  contratada: string
  certificada: string
  cambio: string
  precio: string
  isNew: boolean
}

/** The lines of a stored draft. */
export function changedLines(addendum: Adenda | undefined, { items }: Contrato): Lines {
  const contracted = new Set(items.map(({ itemId }) => itemId))
  return Object.fromEntries(
    (addendum?.items ?? []).map(({ itemId, cantidad, precioUnitario = '' }) => [
      itemId,
      { cantidad, precioUnitario, isNew: !contracted.has(itemId) },
    ]),
  )
}

/** The lines of the request: those with a change. */
export const linesOf = (lines: Lines): NonNullable<AdendaInput['items']> =>
  Object.entries(lines)
    .filter(([, { cantidad }]) => Number(cantidad) !== 0)
    .map(([itemId, { cantidad, precioUnitario, isNew }]) => ({ itemId, cantidad, ...(isNew && { precioUnitario }) }))

/** The items of the contract, then those of the budget that are changed already or `inside` the chosen rubros. */
export function rowsOf({ items }: Contrato, budget: BudgetItem[], lines: Lines, inside: Set<string>): Row[] {
  const contracted = new Set(items.map(({ itemId }) => itemId))
  const added = budget.filter(({ id, rubroId }) => !contracted.has(id) && (inside.has(rubroId) || lines[id]))
  return [
    ...items.map(({ itemId, codigo, descripcion, unidad = '', cantidad, cantidadCertificada, precioUnitario }) => ({
      id: itemId,
      item: `${codigo} ${descripcion}`,
      unidad,
      contratada: cantidad,
      certificada: cantidadCertificada ?? '0',
      cambio: lines[itemId]?.cantidad ?? '',
      precio: precioUnitario,
      isNew: false,
    })),
    ...added.map(({ id, codigo, descripcion, unidad = '', precioUnitario }) => ({
      id,
      item: `${codigo} ${descripcion}`,
      unidad,
      contratada: '',
      certificada: '',
      cambio: lines[id]?.cantidad ?? '',
      precio: lines[id]?.precioUnitario ?? precioUnitario,
      isNew: true,
    })),
  ]
}

const quantity = { kind: 'decimal', width: 110 } as const

export const columns: AmountColumn<Row>[] = [
  { key: 'item', title: 'Ítem', value: ({ item }) => item },
  { key: 'unidad', title: 'Un.', width: 72, value: ({ unidad }) => unidad },
  { ...quantity, key: 'contratada', title: 'Contratado', value: ({ contratada }) => contratada },
  { ...quantity, key: 'certificada', title: 'Certificado', value: ({ certificada }) => certificada },
  { ...quantity, key: 'cantidad', title: 'Cambio', value: ({ cambio }) => cambio, isEditable: true },
  {
    key: 'precioUnitario',
    title: 'Precio unitario',
    kind: 'amount',
    decimals: 4,
    min: 0,
    width: 140,
    value: ({ precio }) => precio,
    isEditable: ({ isNew }) => isNew,
  },
]
