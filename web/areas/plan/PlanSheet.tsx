import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { errorMessage } from '../../api/problem.ts'
import { idIn } from '../../lib/address-values.ts'
import { formatNumber } from '../../lib/format.ts'
import { todayText } from '../../lib/today.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useFocusAfter } from '../../lib/use-focus-after.ts'
import { newUuid } from '../../lib/uuid.ts'
import { Alert } from '../../ui/Alert.tsx'
import { AmountTable } from '../../ui/amount-table/AmountTable.tsx'
import { treeLines } from '../../ui/amount-table/row-tree.ts'
import type { AddedRow } from '../../ui/amount-table/use-cells.ts'
import { Button } from '../../ui/Button.tsx'
import { askFirst } from '../../ui/confirm.ts'
import { DraftAlert } from '../../ui/form/DraftAlert.tsx'
import { useSaveKey } from '../../ui/form/save-key.ts'
import { UnsavedWork } from '../../ui/form/UnsavedWork.tsx'
import { onDemand } from '../../ui/on-demand.tsx'
import { scaleOf, type Zoom } from './gantt.ts'
import { columnsOf, ganttColumn } from './plan-columns.tsx'
import { countEdits, newLine, rowsOf, withChanges, withoutLine, workingDayBeside, type PlanRow } from './plan-draft.ts'
import { usePlanChoices, type Plan } from './queries.ts'
import { othersOf, usePlanEdits } from './use-plan-edits.ts'
import './plan.css'

const MovesDialog = onDemand(async () => (await import('./MovesDialog.tsx')).MovesDialog)

type PlanSheetProps = {
  proyectoId: number
  plan: Plan
  isEditable: boolean
  /** The scale of the time line; null shows all columns instead of it. */
  zoom: Zoom | null
}

/** A phone shows names in full up to this number of rows: more are drawn only where they are visible, in rows of one height. */
const mostWrapped = 300
const parentOf = ({ parentId }: PlanRow) => parentId
const nothingClosed: ReadonlySet<string> = new Set()

/** The tasks as a tree, typed in place if `isEditable`, with the time line beside them. The server calculates the dates. */
export function PlanSheet({ proyectoId, plan, isEditable, zoom }: PlanSheetProps) {
  const choices = usePlanChoices()
  const [closed, setClosed] = useState(nothingClosed)
  const planEdits = usePlanEdits(proyectoId, plan, isEditable)
  const { edits, setEdits, codes, patch, moves, error, errors, isSaving, save, remove, preview } = planEdits
  const rows = useMemo(() => rowsOf(plan, edits, moves, codes), [plan, edits, moves, codes])
  const scale = useMemo(() => zoom && scaleOf(plan, zoom), [plan, zoom])
  const places = useMemo(() => placesOf(rows, closed), [rows, closed])
  const columns = useMemo(() => {
    const gantt = scale && ganttColumn(scale, todayText(), places)
    return columnsOf({ codes, choices, gantt, onRemove: isEditable ? remove : undefined })
  }, [codes, choices, scale, places, isEditable, remove])
  const isPhone = useMedia('(width < 37.5rem)')
  const count = countEdits(edits)
  const hasEdits = count > 0
  useSaveKey(() => hasEdits && !isSaving && errors.size === 0 && void save(), isEditable)
  useFocusAfter(hasEdits, '.plan-sheet [tabindex="0"]')
  const change = useCallback(
    (changes: readonly { id: string; key: string; value: string }[]) =>
      setEdits((before) => withChanges(before, changes, plan, codes)),
    [setEdits, plan, codes],
  )
  const add = useCallback(
    (made: AddedRow[]) => {
      const lines = made.map(({ id = newUuid(), values }) => ({ ...newLine(values, todayText()), id }))
      setEdits((before) => ({ ...before, added: [...before.added, ...lines] }))
      return lines.map(({ id }) => id)
    },
    [setEdits],
  )
  const removeNew = useCallback((ids: string[]) => setEdits((before) => ids.reduce(withoutLine, before)), [setEdits])
  const step = useStepByDay(rows, plan, change)
  const { box, rowClass } = useLinkedTask(places)
  return (
    <>
      {planEdits.offer && <DraftAlert offer={planEdits.offer} />}
      {hasEdits && (
        <>
          <UnsavedBar {...planEdits} count={count} others={othersOf(moves, patch).length} hasErrors={errors.size > 0} />
          <UnsavedWork discard={planEdits.discard} />
        </>
      )}
      {error && <Alert type="warning">{errorMessage(error)}</Alert>}
      {/* Alt with an arrow bubbles up from the cells: it moves the task of the active one. */}
      <div ref={box} role="presentation" onKeyDown={isEditable ? step : undefined}>
        <AmountTable
          key={planEdits.tableKey}
          label="Tareas del plan"
          className="plan-sheet"
          rows={rows}
          columns={columns}
          parentOf={parentOf}
          closed={closed}
          onClosed={setClosed}
          rowClass={rowClass}
          wraps={isPhone && rows.length <= mostWrapped}
          {...(isEditable && { onChange: change, onAddRows: add, onRemoveRows: removeNew, errors })}
        />
      </div>
      {preview && (
        <MovesDialog
          title="Este cambio corre otras tareas"
          moves={preview.answer.movimientos}
          onAccept={planEdits.accept}
          onClose={planEdits.closePreview}
        />
      )}
    </>
  )
}

/** The visible line of each task, and its end. */
function placesOf(rows: PlanRow[], closed: ReadonlySet<string>) {
  return new Map(treeLines(rows, { parentOf, closed }).map(({ row }, line) => [row.id, { line, fin: row.fin }]))
}

/** Scrolls to the task of a link (`?tarea=ID`) and marks it. `box` surrounds the table. */
function useLinkedTask(places: ReturnType<typeof placesOf>) {
  const box = useRef<HTMLDivElement>(null)
  const [search] = useSearchParams()
  const id = idIn(search.get('tarea'))
  const line = places.get(id)?.line
  useEffect(() => {
    const scroller = box.current?.querySelector('.amount-scroll')
    if (!scroller || line === undefined) return
    const rowHeight = scroller.querySelector('tr')?.offsetHeight ?? 0
    // Rows that wrap are all drawn; of the others, those that are visible.
    const row = scroller.querySelector<HTMLElement>(`[data-row="${id}"]`)
    scroller.scrollTop = Math.max(0, (row ? row.offsetTop : (line + 1) * rowHeight) - 3 * rowHeight)
    // Only when the link changes: not when edits move the line.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id])
  const rowClass = useCallback((row: PlanRow) => (row.id === id ? 'plan-linked' : undefined), [id])
  return { box, rowClass }
}

/** Alt with an arrow to the side moves the task of the active row by a working day. */
function useStepByDay(
  rows: PlanRow[],
  { noLaborables }: Plan,
  change: (changes: { id: string; key: string; value: string }[]) => void,
) {
  const holidays = useMemo(() => new Set(noLaborables), [noLaborables])
  return (event: KeyboardEvent) => {
    const steps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 }
    const by = steps[event.key]
    if (!event.altKey || event.ctrlKey || event.shiftKey || by === undefined) return
    const id = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row
    const row = rows.find((each) => each.id === id)
    if (!row || row.tarea?.esGrupo) return
    event.preventDefault()
    change([{ id: row.id, key: 'inicio', value: workingDayBeside(row.inicio, by, holidays) }])
  }
}

type UnsavedBarProps = Pick<ReturnType<typeof usePlanEdits>, 'save' | 'isSaving' | 'discard'> & {
  count: number
  /** How many other tasks would move. */
  others: number
  hasErrors: boolean
}

function UnsavedBar({ count, others, hasErrors, save, isSaving, discard }: UnsavedBarProps) {
  const askAndDiscard = async () => {
    const title = count === 1 ? '¿Descartar el cambio?' : `¿Descartar los ${formatNumber(count)} cambios?`
    const message = 'Se pierde lo que escribiste en el plan y todavía no guardaste.'
    if (await askFirst({ title, message, label: 'Descartar', isLossy: true })) discard()
  }
  const moved = others === 1 ? ' · corre 1 tarea más' : others > 1 ? ` · corre ${formatNumber(others)} tareas más` : ''
  return (
    <div className="plan-unsaved" role="status">
      <span>
        {count === 1 ? '1 cambio sin guardar' : `${formatNumber(count)} cambios sin guardar`}
        {moved}
      </span>
      <Button onClick={() => void askAndDiscard()}>Descartar</Button>
      <Button variant="primary" busy={isSaving} disabled={hasErrors} onClick={() => void save()}>
        Guardar
      </Button>
    </div>
  )
}
