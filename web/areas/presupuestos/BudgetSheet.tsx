import { useCallback, useMemo, useState } from 'react'
import { errorMessage } from '../../api/problem.ts'
import { formatNumber } from '../../lib/format.ts'
import { moneyText } from '../../lib/money-text.ts'
import { useFocusAfter } from '../../lib/use-focus-after.ts'
import { newUuid } from '../../lib/uuid.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AmountTable } from '../../ui/amount-table/AmountTable.tsx'
import type { AddedRow } from '../../ui/amount-table/use-cells.ts'
import { Button } from '../../ui/Button.tsx'
import { askFirst } from '../../ui/confirm.ts'
import { DraftAlert } from '../../ui/form/DraftAlert.tsx'
import { toAnotherPath, type OpenForm } from '../../ui/form/open-forms.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { useSaveKey } from '../../ui/form/save-key.ts'
import { UnsavedWork } from '../../ui/form/UnsavedWork.tsx'
import { useLineChoices, type Hoja } from './queries.ts'
import { countEdits, missingCells, newLine, rowsOf, withChanges, withoutLine, type SheetRow } from './sheet-draft.ts'
import { columnsOf, valuedAmountsOf, type SheetChoices } from './sheet-columns.tsx'
import { useSheetEdits } from './use-sheet-edits.ts'

const InsumosDialog = onDemand(async () => (await import('./InsumosDialog.tsx')).InsumosDialog)

type BudgetSheetProps = { proyectoId: number; sheet: Hoja; isEditable: boolean }

const noChoices: SheetChoices = { rubros: [], unidades: [] }
/** A comparison replaces the sheet without a change of path. */
const leavesSheet: OpenForm['leaves'] = (next, current) =>
  toAnotherPath(next, current) || new URLSearchParams(next.search).has('comparar')
const parentOf = ({ parentId }: SheetRow) => parentId

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
              sheet.items.map(({ unidadId, unidad }) => [unidadId, { id: unidadId, codigo: unidad, nombre: unidad }]),
            ).values(),
          ],
    [choices.unidades, sheet.items],
  )
  const rows = useMemo(() => rowsOf(sheet, edits, calculated, rubros), [sheet, edits, calculated, rubros])
  const count = countEdits(edits)
  const maySave = count > 0 && !isSaving && cellErrors.size === 0
  useSaveKey(() => maySave && void save(), isEditable)
  const askAndDiscard = async () => {
    const title = count === 1 ? '¿Descartar el cambio?' : `¿Descartar los ${formatNumber(count)} cambios?`
    const message = 'Se pierde lo que escribiste en la hoja y todavía no guardaste.'
    if (await askFirst({ title, message, label: 'Descartar', isLossy: true })) discard()
  }
  const { total } = calculated.presupuesto
  const hasEdits = count > 0
  useFocusAfter(hasEdits, '.budget-sheet [tabindex="0"]')
  const valued = useMemo(() => valuedAmountsOf(sheet, hasEdits), [sheet, hasEdits])
  const [openId, setOpenId] = useState<string | null>(null)
  const openItem = sheet.items.find(({ id }) => id === openId)
  const counts = useMemo(() => new Map(sheet.items.map(({ id, insumos }) => [id, insumos.length])), [sheet.items])
  const columns = useMemo(
    () =>
      columnsOf(
        { unidades, rubros },
        { total, valued },
        { counts, onOpen: setOpenId },
        isEditable ? remove : undefined,
      ),
    [unidades, rubros, total, valued, counts, setOpenId, isEditable, remove],
  )
  const change = useCallback(
    (changes: { id: string; key: string; value: string }[]) =>
      setEdits((before) => withChanges(before, changes, sheet.items)),
    [setEdits, sheet.items],
  )
  const add = useCallback(
    (made: AddedRow[]) => {
      const lines = made.map(({ id = newUuid(), ...row }) => ({ ...newLine(row, rubros), id }))
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
          <Button onClick={() => void askAndDiscard()}>Descartar</Button>
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
      {openItem && (
        <InsumosDialog {...{ proyectoId, sheet, isEditable }} item={openItem} onClose={() => setOpenId(null)} />
      )}
    </>
  )
}

const rubroClass = ({ isRubro }: SheetRow) => (isRubro ? 'budget-rubro' : undefined)
