/** The columns of a budget sheet. */
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Hoja } from './queries.ts'
import type { SheetRow } from './sheet-draft.ts'

/** The rubros and units of the company. */
export type SheetChoices = {
  rubros: { id: string; codigo: string; nombre: string; padreId: string | null }[]
  unidades: { id: string; codigo: string; nombre: string }[]
}

/** What spreadsheets call the columns. */
const otherTitles: Record<string, string[]> = {
  codigo: ['Cod.', 'Ítem', 'N.º'],
  descripcion: ['Designación', 'Detalle', 'Tarea', 'Nombre'],
  unidadId: ['Un.', 'U.M.', 'Unidad de medida'],
  cantidad: ['Cant.', 'Cómputo'],
  precioUnitario: ['P. unit.', 'Precio unit.', 'P.U.', 'Precio', 'Unitario'],
}

const isItem = ({ isRubro }: SheetRow) => !isRubro

/** The error of a cell that names no entry of a catalogue. `what` is the entry with its negation: 'ningún rubro'. */
const unknownEntry = (what: string, text: string) =>
  `No hay ${what} «${text}». Escribí el código o el nombre de una opción de la lista, o creala en Carga de Categóricos: esta celda se corrige sola.`

/** Amounts of the stored lines in the valuation, by line and rubro id; null if they equal the entered amounts. */
type ValuedAmounts = { title: string; byId: Map<string, string | null>; total: string | undefined } | null

export function valuedAmountsOf({ valuacion, items, rubros, presupuesto }: Hoja, hasEdits: boolean): ValuedAmounts {
  const isAsEntered =
    valuacion?.tipo === 'corriente' || (valuacion?.tipo === 'dolar' && valuacion.tipoCotizacion === null)
  if (!valuacion || (isAsEntered && valuacion.moneda === presupuesto.moneda)) return null
  const title = valuacion.tipo === 'dolar' ? 'Importe en dólares' : 'Importe constante'
  // Unsaved edits have no valued amounts: the column is empty until they are saved.
  if (hasEdits) return { title, byId: new Map(), total: undefined }
  const lines = items.map(({ id, importeValuado = null }) => [id, importeValuado] as const)
  const sums = rubros.map(({ rubroId, importeValuado = null }) => [rubroId, importeValuado] as const)
  return { title, byId: new Map([...lines, ...sums]), total: presupuesto.valuado?.total ?? undefined }
}

/** How many insumos each stored item has, by id, and what opens them. */
type SheetInsumos = { counts: Map<string, number>; onOpen: (id: string) => void }

/** `isEditable`: an item without insumos offers to add some. An unsaved line has none yet. */
const insumosColumn = ({ counts, onOpen }: SheetInsumos, isEditable: boolean): AmountColumn<SheetRow> => ({
  key: 'insumos',
  title: 'Insumos',
  width: 84,
  value: ({ id }) => String(counts.get(id) || ''),
  render: ({ id, codigo }) => {
    const count = counts.get(id) ?? 0
    if (count === 0 && !(isEditable && counts.has(id))) return null
    const text = count === 0 ? 'Agregar' : String(count)
    return (
      <Button
        size="small"
        variant="quiet"
        tabIndex={-1}
        aria-label={`${text} ${count === 1 ? 'insumo' : 'insumos'} de ${codigo}`}
        onClick={() => onOpen(id)}
      >
        {text}
      </Button>
    )
  },
})

/** The columns of the sheet; without `onRemove` it is read-only. */
export function columnsOf(
  { rubros, unidades }: SheetChoices,
  { total, valued }: { total: string; valued: ValuedAmounts },
  insumos: SheetInsumos,
  onRemove: ((row: SheetRow) => void) | undefined,
) {
  const columns: AmountColumn<SheetRow>[] = [
    {
      key: 'codigo',
      title: 'Código',
      value: ({ codigo }) => codigo,
      isEditable: isItem,
      maxLength: 30,
    },
    {
      key: 'descripcion',
      title: 'Descripción',
      width: valued ? 196 : 260,
      grows: true,
      value: (row) => row.descripcion,
      isEditable: isItem,
      maxLength: 300,
    },
    {
      key: 'rubroId',
      title: 'Rubro',
      kind: 'choice',
      width: valued ? 176 : 208,
      options: rubros.map(({ id, codigo, nombre }) => [id, `${codigo} ${nombre}`, [codigo, nombre]] as const),
      unknownOption: (text) => unknownEntry('ningún rubro', text),
      value: ({ rubroId }) => rubroId,
      isEditable: isItem,
    },
    {
      key: 'unidadId',
      title: 'Unidad',
      kind: 'choice',
      width: 76,
      options: unidades.map(({ id, codigo, nombre }) => [id, codigo, [nombre]] as const),
      unknownOption: (text) => unknownEntry('ninguna unidad', text),
      value: ({ unidadId }) => unidadId,
      isEditable: isItem,
    },
    {
      key: 'cantidad',
      title: 'Cantidad',
      kind: 'decimal',
      width: 104,
      min: 0,
      value: ({ cantidad }) => cantidad,
      isEditable: isItem,
    },
    {
      key: 'precioUnitario',
      title: 'Precio unitario',
      kind: 'amount',
      decimals: 4,
      width: 128,
      min: 0,
      value: (row) => row.precioUnitario,
      isEditable: isItem,
    },
    { key: 'importe', title: 'Importe', kind: 'amount', width: 144, value: ({ importe }) => importe, total },
    ...(valued
      ? [
          {
            key: 'valuado',
            title: valued.title,
            kind: 'amount' as const,
            width: 144,
            value: ({ id }: SheetRow) => valued.byId.get(id),
            total: valued.total,
          },
        ]
      : []),
    {
      key: 'incidencia',
      title: 'Incidencia %',
      kind: 'amount',
      width: 104,
      value: ({ incidencia }) => (incidencia === '' ? '' : Number(incidencia).toFixed(2)),
    },
    insumosColumn(insumos, onRemove !== undefined),
  ]
  for (const column of columns) column.titles = otherTitles[column.key] ?? []
  // Read-only rows are placed below their rubro, so its column would repeat it.
  if (!onRemove) return columns.filter(({ key }) => key !== 'rubroId')
  return [
    ...columns,
    {
      key: 'quitar',
      title: 'Quitar',
      width: 76,
      value: () => '',
      render: (row: SheetRow) =>
        row.isRubro ? null : (
          <IconButton icon="pi-trash" label={`Quitar ${row.codigo}`} tabIndex={-1} onClick={() => onRemove(row)} />
        ),
    },
  ]
}
