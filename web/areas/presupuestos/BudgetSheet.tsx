import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { notify } from '../../api/notices.ts'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { formatPercent } from '../../lib/format.ts'
import { moneyText } from '../../lib/money-text.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { useLeaveWarning } from '../../lib/use-leave-warning.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AmountTable } from '../../ui/amount-table/AmountTable.tsx'
import type { AmountColumn } from '../../ui/amount-table/amount-column.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { lineChoicesQuery, saveItems, tryItemsQuery, type Hoja } from './queries.ts'
import {
  countEdits,
  fields,
  lacking,
  lackWord,
  noEdits,
  patchOf,
  rowsOf,
  rubroFor,
  withChanges,
  withoutLine,
  type SheetEdits,
  type SheetRow,
} from './sheet-draft.ts'

type BudgetSheetProps = { proyectoId: number; sheet: Hoja; isEditable: boolean }
type Choices = {
  rubros: { id: string; codigo: string; nombre: string; padreId: string | null }[]
  unidades: { id: string; codigo: string }[]
}

const noChoices: Choices = { rubros: [], unidades: [] }
const pauseMilliseconds = 350
const isItem = ({ isRubro }: SheetRow) => !isRubro
const parentOf = ({ parentId }: SheetRow) => parentId

/** What the stored lines are worth in a valuation, by line and rubro; null where they stand as they were entered. */
type Worth = { title: string; of: Map<string, string | null>; total: string | undefined } | null

function worthOf({ valuacion, items, rubros, presupuesto }: Hoja, hasEdits: boolean): Worth {
  const isAsEntered =
    valuacion?.tipo === 'corriente' || (valuacion?.tipo === 'dolar' && valuacion.tipoCotizacion === null)
  if (!valuacion || (isAsEntered && valuacion.moneda === presupuesto.moneda)) return null
  const title = valuacion.tipo === 'dolar' ? 'Importe en dólares' : 'Importe constante'
  // What is typed is worth something once it is saved.
  if (hasEdits) return { title, of: new Map(), total: undefined }
  const lines = items.map(({ id, importeValuado = null }) => [id, importeValuado] as const)
  const sums = rubros.map(({ rubroId, importeValuado = null }) => [rubroId, importeValuado] as const)
  return { title, of: new Map([...lines, ...sums]), total: presupuesto.valuado?.total ?? undefined }
}

function columnsOf(
  choices: Choices,
  { total, worth }: { total: string; worth: Worth },
  onRemove: ((id: string) => void) | undefined,
) {
  const columns: AmountColumn<SheetRow>[] = [
    { key: 'codigo', title: 'Código', value: ({ codigo }) => codigo, isEditable: isItem, maxLength: 30 },
    {
      key: 'descripcion',
      title: 'Descripción',
      width: worth ? 228 : 280,
      grows: true,
      value: (row) => row.descripcion,
      isEditable: isItem,
      maxLength: 300,
    },
    {
      key: 'rubroId',
      title: 'Rubro',
      kind: 'choice',
      width: 160,
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
    ...(worth
      ? [
          {
            key: 'valuado',
            title: worth.title,
            kind: 'amount' as const,
            width: 144,
            value: ({ id }: SheetRow) => worth.of.get(id),
            total: worth.total,
          },
        ]
      : []),
    {
      key: 'incidencia',
      title: 'Incidencia',
      width: 88,
      value: ({ incidencia }) => (incidencia === '' ? '' : formatPercent(Number(incidencia))),
    },
  ]
  if (!onRemove) return columns
  return [
    ...columns,
    {
      key: 'quitar',
      title: 'Quitar',
      width: 76,
      value: () => '',
      render: ({ id, codigo, isRubro }: SheetRow) =>
        isRubro ? null : (
          <IconButton icon="pi-trash" label={`Quitar ${codigo}`} tabIndex={-1} onClick={() => onRemove(id)} />
        ),
    },
  ]
}

/** What the server refused, by cell: `guardar.3.codigo`. */
function refusals(error: unknown, rows: string[]): Map<string, string> {
  const issues = error instanceof ApiError ? error.issues : []
  return new Map(
    issues.flatMap(({ field, message }) => {
      const [, row, key] = /^guardar\.(\d+)\.(\w+)$/.exec(field) ?? []
      const id = rows[Number(row)]
      return id && key ? [[`${id} ${key}`, message] as const] : []
    }),
  )
}

/** Edits over the stored sheet, what the server makes of them, and their saving. */
function useSheetEdits(proyectoId: number, sheet: Hoja) {
  const [edits, setEdits] = useState<SheetEdits>(noEdits)
  const [isSaving, setIsSaving] = useState(false)
  const { id } = sheet.presupuesto
  const { patch, rows, open } = useMemo(() => patchOf(sheet, edits), [sheet, edits])
  const hasEdits = countEdits(edits) > 0
  const asked = useDebounced(hasEdits ? patch : null, pauseMilliseconds)
  const trial = useQuery(tryItemsQuery(proyectoId, id, asked))
  const calculated = (hasEdits && trial.data) || sheet
  const refused = useMemo(() => refusals(hasEdits ? trial.error : null, rows), [hasEdits, trial.error, rows])
  useLeaveWarning(hasEdits)
  const save = async () => {
    setIsSaving(true)
    try {
      await saveItems(proyectoId, id, patch)
      // Lines that lack something stay, to be finished.
      setEdits((before) => ({ ...noEdits, added: before.added.filter((line) => lacking(line).length > 0) }))
      notify({ type: 'success', title: 'Presupuesto guardado', message: sheet.presupuesto.nombre, duration: 6000 })
    } catch (error) {
      const isStale = error instanceof ApiError && error.error === 'Stale version'
      const message = isStale
        ? 'Otra persona lo cambió. Ya ves lo suyo con lo tuyo encima: revisalo y guardá de nuevo.'
        : errorMessage(error)
      notify({ type: 'error', title: 'No se guardó el presupuesto', message })
    } finally {
      setIsSaving(false)
    }
  }
  return { edits, setEdits, calculated, refused, trial, open, save, isSaving }
}

/** The items of a budget under their rubros, to read or to fill in as in a spreadsheet; the server calculates while one types. */
export function BudgetSheet({ proyectoId, sheet, isEditable }: BudgetSheetProps) {
  const { data: choices = noChoices } = useQuery(lineChoicesQuery)
  const { edits, setEdits, calculated, refused, trial, open, save, isSaving } = useSheetEdits(proyectoId, sheet)
  const rubros = useMemo(
    () => (choices.rubros.length > 0 ? choices.rubros : sheet.rubros.map((rubro) => ({ ...rubro, id: rubro.rubroId }))),
    [choices.rubros, sheet.rubros],
  )
  const rows = useMemo(() => rowsOf(sheet, edits, calculated, rubros), [sheet, edits, calculated, rubros])
  const remove = useCallback((id: string) => setEdits((before) => withoutLine(before, id)), [setEdits])
  const count = countEdits(edits)
  const { total } = calculated.presupuesto
  const hasEdits = count > 0
  const worth = useMemo(() => worthOf(sheet, hasEdits), [sheet, hasEdits])
  const columns = useMemo(
    () => columnsOf({ ...choices, rubros }, { total, worth }, isEditable ? remove : undefined),
    [choices, rubros, total, worth, isEditable, remove],
  )
  const change = useCallback(
    (changes: { id: string; key: string; value: string }[]) => setEdits((before) => withChanges(before, changes)),
    [setEdits],
  )
  const add = useCallback(
    (made: Record<string, string>[]) => {
      const lines = made.map((values, row) => {
        const blank = Object.fromEntries(fields.map((field) => [field, values[field] ?? '']))
        const line = blank as Record<(typeof fields)[number], string>
        const rubroId = line.rubroId || rubroFor(line.codigo, rubros, '')
        return { ...line, rubroId, id: `nuevo-${Date.now().toString(36)}-${row}` }
      })
      setEdits((before) => ({ ...before, added: [...before.added, ...lines] }))
      return lines.map(({ id }) => id)
    },
    [rubros, setEdits],
  )
  const lackOf = useMemo(
    () => new Map(edits.added.map((line) => [line.id, new Set<string>(lacking(line))])),
    [edits.added],
  )
  const errorOf = useCallback(
    (id: string, key: string) => refused.get(`${id} ${key}`) ?? (lackOf.get(id)?.has(key) ? lackWord(key) : undefined),
    [refused, lackOf],
  )
  return (
    <>
      {count > 0 && (
        <div className="budget-unsaved" role="status">
          <span>
            {count === 1 ? '1 cambio sin guardar' : `${count} cambios sin guardar`}
            {open > 0 && ` · ${open === 1 ? '1 línea por completar' : `${open} líneas por completar`}`} · Total{' '}
            <strong>{moneyText(calculated.presupuesto.total, sheet.presupuesto.moneda)}</strong>
          </span>
          <Button onClick={() => setEdits(noEdits)}>Descartar</Button>
          <Button variant="primary" busy={isSaving} disabled={refused.size > 0} onClick={() => void save()}>
            Guardar
          </Button>
        </div>
      )}
      {count > 0 && trial.error && <Alert type="warning">{errorMessage(trial.error)}</Alert>}
      <AmountTable
        label="Ítems del presupuesto"
        className="budget-sheet"
        rows={rows}
        columns={columns}
        parentOf={parentOf}
        rowClass={rubroClass}
        {...(isEditable && { onChange: change, onAddRows: add, errorOf })}
      />
    </>
  )
}

const rubroClass = ({ isRubro }: SheetRow) => (isRubro ? 'budget-rubro' : undefined)
