import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { financeChange } from '../../api/areas.ts'
import { notify } from '../../api/notices.ts'
import { call, mutate } from '../../api/operations.ts'
import { ApiError, errorMessage } from '../../api/problem.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { cellName } from '../../ui/amount-table/cell-edits.ts'
import { offerUndo } from '../../ui/undo.ts'
import type { Hoja } from './queries.ts'
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
export function useSheetEdits(proyectoId: number, sheet: Hoja) {
  const [edits, setEdits] = useState<SheetEdits>(noEdits)
  const [isSaving, setIsSaving] = useState(false)
  // Key of the table: discarding remounts it, to clear the invalid cell texts that it holds itself.
  const [tableKey, setTableKey] = useState(0)
  const { id } = sheet.presupuesto
  const place = { proyectoId, presupuestoId: id }
  const { mutateAsync: saveItems } = useMutation(mutate('updatePresupuestoItems', financeChange))
  const { patch, rows, incomplete } = useMemo(() => patchOf(sheet, edits), [sheet, edits])
  const hasEdits = countEdits(edits) > 0
  const trial = useDryRun({
    key: ['presupuesto', id],
    body: hasEdits ? patch : null,
    call: (body, signal) => call('updatePresupuestoItems', { ...place, simular: true, body }, { signal }),
    delay: pauseMilliseconds,
    keepsPrevious: true,
  })
  const calculated = (hasEdits && trial.data) || sheet
  const cellErrors = useMemo(() => serverErrors(hasEdits ? trial.error : null, rows), [hasEdits, trial.error, rows])
  const { remove, endOffers } = useRemoval(edits, setEdits)
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
      setEdits((current) => editsAfterSave({ before: sheet, sent: edits, rows }, current, saved.items))
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
  return { edits, setEdits, calculated, cellErrors, trial, incomplete, save, isSaving, remove, discard, tableKey }
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
