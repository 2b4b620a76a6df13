import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { financeChange } from '../../api/areas.ts'
import { notify } from '../../api/notices.ts'
import { call, mutate } from '../../api/operations.ts'
import { ApiError, tableErrorMessage } from '../../api/problem.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { dropStoredInput } from '../../lib/draft-sources.ts'
import { cellName } from '../../ui/amount-table/cell-edits.ts'
import { useDraft } from '../../ui/form/use-draft.ts'
import { offerUndo } from '../../ui/undo.ts'
import type { Hoja, ItemsPatch } from './queries.ts'
import {
  countEdits,
  editsAfterSave,
  noEdits,
  patchOf,
  withLine,
  withoutLine,
  type SheetEdits,
  type SheetRow,
} from './sheet-draft.ts'

const pauseMilliseconds = 350

/** Server issues by cell. `guardar.3.codigo` is the field `codigo` of the fourth sent line, whose id is `rows[3]`. */
function serverErrors(error: unknown, rows: string[]): Map<string, string> {
  const issues = error instanceof ApiError ? error.issues : []
  return new Map(
    issues.flatMap(({ field, message }) => {
      const [, row, key] = /^guardar\.(\d+)\.(\w+)$/.exec(field) ?? []
      const id = rows[Number(row)]
      return id && key ? [[cellName(id, key), message] as const] : []
    }),
  )
}

/** State of an edited sheet: the edits, their dry run on the server, save, removal with undo, and discard. */
export function useSheetEdits(proyectoId: number, sheet: Hoja, isEditable: boolean) {
  const [edits, setEdits] = useState<SheetEdits>(noEdits)
  const [isSaving, setIsSaving] = useState(false)
  // Key of the table: discarding remounts it, to clear the invalid cell texts that it holds itself.
  const [tableKey, setTableKey] = useState(0)
  const { id } = sheet.presupuesto
  const place = { proyectoId, presupuestoId: id }
  const { mutateAsync: saveItems } = useMutation(mutate('updatePresupuestoItems', financeChange))
  const { patch, rows, incomplete } = useMemo(() => patchOf(sheet, edits), [sheet, edits])
  const hasEdits = countEdits(edits) > 0
  const figures = useSheetFigures(place, sheet, hasEdits ? patch : null, rows)
  const { remove, endOffers } = useRemoval(edits, setEdits)
  const offer = useSheetOffer(isEditable ? sheet : null, edits, setEdits)
  const discard = () => {
    endOffers()
    setEdits(noEdits)
    setTableKey(tableKey + 1)
  }
  const save = async () => {
    setIsSaving(true)
    try {
      const saved = await saveItems({ ...place, body: patch })
      endOffers()
      offer?.remove()
      setEdits((current) => editsAfterSave({ before: sheet, sent: edits, rows }, current, saved.items))
      notify({ type: 'success', title: 'Presupuesto guardado', message: sheet.presupuesto.nombre, duration: 6000 })
    } catch (error) {
      notify({ type: 'error', title: 'No se guardó el presupuesto', message: tableErrorMessage(error) })
    } finally {
      setIsSaving(false)
    }
  }
  return { edits, setEdits, ...figures, incomplete, save, isSaving, remove, discard, tableKey, offer }
}

/** The sheet as the server calculates it with the edits, and its errors by cell. `patch` is null without edits. */
function useSheetFigures(
  place: { proyectoId: number; presupuestoId: string },
  sheet: Hoja,
  patch: ItemsPatch | null,
  rows: string[],
) {
  const trial = useDryRun({
    key: ['presupuesto', place.presupuestoId],
    body: patch,
    call: (body, signal) => call('updatePresupuestoItems', { ...place, simular: true, body }, { signal }),
    delay: pauseMilliseconds,
    keepsPrevious: true,
  })
  const error = patch && trial.error
  const cellErrors = useMemo(() => serverErrors(error, rows), [error, rows])
  return { trial, cellErrors, calculated: (patch && trial.data) || sheet }
}

/** Stores the edits when the session ends, and offers them later. The sheet is null if it cannot be edited. */
function useSheetOffer(sheet: Hoja | null, edits: SheetEdits, setEdits: (edits: SheetEdits) => void) {
  useEffect(dropStoredInput, [edits])
  const before = String(sheet?.presupuesto.version)
  return useDraft<SheetEdits>({
    name: sheet && { kind: 'presupuesto-items', record: sheet.presupuesto.id },
    title: () => `Presupuesto «${sheet?.presupuesto.nombre}»`,
    before,
    read: () => (countEdits(edits) > 0 ? { value: edits, before } : null),
    restore: ({ value }) => setEdits(value),
  })
}

/** Removes lines and offers to undo each for some seconds, until the next save or discard. */
function useRemoval(edits: SheetEdits, setEdits: (change: (before: SheetEdits) => SheetEdits) => void) {
  const latest = useRef(edits)
  latest.current = edits
  const offers = useRef<(() => void)[]>([])
  const endOffers = useCallback(() => {
    for (const end of offers.current.splice(0)) end()
  }, [])
  useEffect(() => endOffers, [endOffers])
  const remove = useCallback(
    ({ id, codigo, descripcion }: SheetRow) => {
      const before = latest.current
      setEdits((now) => withoutLine(now, id))
      const undo = () => setEdits((now) => withLine(now, before, id))
      offers.current.push(offerUndo({ text: `Quitaste «${codigo || descripcion || 'la línea'}».`, undo }))
    },
    [setEdits],
  )
  return { remove, endOffers }
}
