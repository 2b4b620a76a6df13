import { useCallback, useMemo } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { formatNumber } from '../../lib/format.ts'
import { moneyText } from '../../lib/money-text.ts'
import { useFocusAfter } from '../../lib/use-focus-after.ts'
import { newUuid } from '../../lib/uuid.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AmountTable } from '../../ui/amount-table/AmountTable.tsx'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import { Button } from '../../ui/Button.tsx'
import { DraftAlert } from '../../ui/form/DraftAlert.tsx'
import { toAnotherPath, type OpenForm } from '../../ui/form/open-forms.ts'
import { UnsavedWork } from '../../ui/form/UnsavedWork.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useLineChoices, type Hoja } from './queries.ts'
import {
  countEdits,
  fields,
  missingCells,
  rowsOf,
  rubroFor,
  withChanges,
  withoutLine,
  type SheetRow,
} from './sheet-draft.ts'
import { useSheetEdits } from './use-sheet-edits.ts'

type BudgetSheetProps = { proyectoId: number; sheet: Hoja; isEditable: boolean }
type Choices = {
  rubros: { id: string; codigo: string; nombre: string; padreId: string | null }[]
  unidades: { id: string; codigo: string }[]
}

const noChoices: Choices = { rubros: [], unidades: [] }
/** A comparison replaces the sheet without a change of path. */
const leavesSheet: OpenForm['leaves'] = (next, current) =>
  toAnotherPath(next, current) || new URLSearchParams(next.search).has('comparar')
const isItem = ({ isRubro }: SheetRow) => !isRubro
const parentOf = ({ parentId }: SheetRow) => parentId

/** Amounts of the stored lines in the valuation, by line and rubro id; null if they equal the entered amounts. */
type ValuedAmounts = { title: string; byId: Map<string, string | null>; total: string | undefined } | null

function valuedAmountsOf({ valuacion, items, rubros, presupuesto }: Hoja, hasEdits: boolean): ValuedAmounts {
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

function columnsOf(
  choices: Choices,
  { total, valued }: { total: string; valued: ValuedAmounts },
  onRemove: ((row: SheetRow) => void) | undefined,
) {
  const columns: AmountColumn<SheetRow>[] = [
    { key: 'codigo', title: 'Código', value: ({ codigo }) => codigo, isEditable: isItem, maxLength: 30 },
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
      options: choices.rubros.map(({ id, codigo, nombre }) => [id, `${codigo} ${nombre}`] as const),
      value: ({ rubroId }) => rubroId,
      isEditable: isItem,
    },
    {
      key: 'unidadId',
      title: 'Unidad',
      kind: 'choice',
      width: 76,
      options: choices.unidades.map(({ id, codigo }) => [id, codigo] as const),
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
  ]
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

/** The items of a budget by rubro, editable as a spreadsheet if `isEditable`. The server calculates amounts while typing. */
export function BudgetSheet({ proyectoId, sheet, isEditable }: BudgetSheetProps) {
  const choices = useLineChoices() ?? noChoices
  const sheetEdits = useSheetEdits(proyectoId, sheet, isEditable)
  const { edits, setEdits, calculated, cellErrors, trial, incomplete, save, isSaving, remove, discard, tableKey } =
    sheetEdits
  const rubros = useMemo(
    () => (choices.rubros.length > 0 ? choices.rubros : sheet.rubros.map((rubro) => ({ ...rubro, id: rubro.rubroId }))),
    [choices.rubros, sheet.rubros],
  )
  // Until the catalogue is loaded, use the units of the sheet, so that cells show a name.
  const unidades = useMemo(
    () =>
      choices.unidades.length > 0
        ? choices.unidades
        : [
            ...new Map(
              sheet.items.map(({ unidadId, unidad }) => [unidadId, { id: unidadId, codigo: unidad }]),
            ).values(),
          ],
    [choices.unidades, sheet.items],
  )
  const rows = useMemo(() => rowsOf(sheet, edits, calculated, rubros), [sheet, edits, calculated, rubros])
  const count = countEdits(edits)
  const { total } = calculated.presupuesto
  const hasEdits = count > 0
  useFocusAfter(hasEdits, '.budget-sheet [tabindex="0"]')
  const valued = useMemo(() => valuedAmountsOf(sheet, hasEdits), [sheet, hasEdits])
  const columns = useMemo(
    () => columnsOf({ unidades, rubros }, { total, valued }, isEditable ? remove : undefined),
    [unidades, rubros, total, valued, isEditable, remove],
  )
  const change = useCallback(
    (changes: { id: string; key: string; value: string }[]) =>
      setEdits((before) => withChanges(before, changes, sheet.items)),
    [setEdits, sheet.items],
  )
  const add = useCallback(
    (made: Record<string, string>[], ids?: string[]) => {
      const lines = made.map((values, row) => {
        const blank = Object.fromEntries(fields.map((field) => [field, values[field] ?? '']))
        const line = blank as Record<(typeof fields)[number], string>
        const rubroId = line.rubroId || rubroFor(line.codigo, rubros, '')
        return { ...line, rubroId, id: ids?.[row] ?? newUuid() }
      })
      setEdits((before) => ({ ...before, added: [...before.added, ...lines] }))
      return lines.map(({ id }) => id)
    },
    [rubros, setEdits],
  )
  const removeNew = useCallback((ids: string[]) => setEdits((before) => ids.reduce(withoutLine, before)), [setEdits])
  const errors = useMemo(() => new Map([...missingCells(edits.added), ...cellErrors]), [edits.added, cellErrors])
  return (
    <>
      {sheetEdits.offer && <DraftAlert offer={sheetEdits.offer} />}
      {hasEdits && (
        <div className="budget-unsaved" role="status">
          <span>
            {count === 1 ? '1 cambio sin guardar' : `${formatNumber(count)} cambios sin guardar`}
            {incomplete > 0 &&
              ` · ${incomplete === 1 ? '1 línea por completar' : `${formatNumber(incomplete)} líneas por completar`}`}{' '}
            · Total <strong>{moneyText(calculated.presupuesto.total, sheet.presupuesto.moneda)}</strong>
          </span>
          <Button onClick={discard}>Descartar</Button>
          <Button variant="primary" busy={isSaving} disabled={cellErrors.size > 0} onClick={() => void save()}>
            Guardar
          </Button>
        </div>
      )}
      {hasEdits && <UnsavedWork discard={discard} leaves={leavesSheet} />}
      {hasEdits && trial.error && <Alert type="warning">{errorMessage(trial.error)}</Alert>}
      <AmountTable
        key={tableKey}
        label="Ítems del presupuesto"
        className="budget-sheet"
        rows={rows}
        columns={columns}
        parentOf={parentOf}
        rowClass={rubroClass}
        {...(isEditable && { onChange: change, onAddRows: add, onRemoveRows: removeNew, errors })}
      />
    </>
  )
}

const rubroClass = ({ isRubro }: SheetRow) => (isRubro ? 'budget-rubro' : undefined)
