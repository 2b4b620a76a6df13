import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { notify } from '../../api/notices.ts'
import { call } from '../../api/operations.ts'
import { ApiError, errorMessage, tableErrorMessage } from '../../api/problem.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { dropStoredInput } from '../../lib/draft-sources.ts'
import { cellName } from '../../ui/amount-table/cell-edits.ts'
import { useDraft } from '../../ui/form/use-draft.ts'
import { offerUndo } from '../../ui/undo.ts'
import {
  codesOf,
  countEdits,
  editsLeft,
  missingNames,
  noEdits,
  patchOf,
  undoOf,
  withLine,
  withoutLine,
  type PlanEdits,
} from './plan-draft.ts'
import { planQuery, saveTasks, type Cambio, type Movimiento, type Plan, type PlanPatch } from './queries.ts'

const pauseMilliseconds = 350

/** Server issues by cell. `guardar.3.estado` is the field `estado` of the fourth sent line, whose id is `rows[3]`. */
function serverErrors(error: unknown, rows: string[]): [cell: string, text: string][] {
  const issues = error instanceof ApiError ? error.issues : []
  return issues.flatMap(({ field, message }): [string, string][] => {
    const [, row, key] = /^guardar\.(\d+)\.(\w+)/.exec(field) ?? []
    const id = rows[Number(row)]
    return id && key ? [[cellName(id, key === 'dependencias' ? 'predecesoras' : key), message]] : []
  })
}

/** The tasks that would move without being in the request. */
export function othersOf(movimientos: readonly Movimiento[], { guardar }: Pick<PlanPatch, 'guardar'>): Movimiento[] {
  const sent = new Set(guardar.map(({ id }) => id))
  return movimientos.filter(({ tareaId }) => !sent.has(tareaId))
}

/** State of the edited plan: the edits, their dry run on the server, the preview of a cascade, save and undo. */
export function usePlanEdits(proyectoId: number, plan: Plan, isEditable: boolean) {
  const [edits, setEdits] = useState<PlanEdits>(noEdits)
  // Key of the table: discarding remounts it, to clear the invalid cell texts that it holds itself.
  const [tableKey, setTableKey] = useState(0)
  const codes = useMemo(() => codesOf(plan), [plan])
  const request = useMemo(() => patchOf(plan, edits, codes), [plan, edits, codes])
  const trial = usePlanTrial(proyectoId, edits, request)
  const offer = usePlanOffer(isEditable ? proyectoId : null, plan, edits, setEdits)
  const saving = useSave(proyectoId, { plan, edits, patch: request.patch }, (sent, { creadas }) => {
    offer?.remove()
    setEdits((now) => editsLeft(now, sent, creadas))
  })
  const discard = () => {
    setEdits(noEdits)
    setTableKey(tableKey + 1)
  }
  const latest = useRef(edits)
  latest.current = edits
  const remove = useCallback(({ id, nombre }: { id: string; nombre: string }) => {
    const before = latest.current
    setEdits((now) => withoutLine(now, id))
    const undo = () => setEdits((now) => withLine(now, before, id))
    offerUndo({ text: `Quitaste «${nombre || 'la tarea'}».`, undo })
  }, [])
  return { edits, setEdits, codes, patch: request.patch, offer, tableKey, discard, remove, ...trial, ...saving }
}

const noMoves: readonly Movimiento[] = []

/** What the server answers to the edits while they are typed: what would move, and its refusals by cell. */
function usePlanTrial(proyectoId: number, edits: PlanEdits, { patch, rows }: ReturnType<typeof patchOf>) {
  const hasEdits = countEdits(edits) > 0
  const { data, error: refusal } = useDryRun({
    key: ['plan', proyectoId],
    body: hasEdits ? patch : null,
    call: (body, signal) => call('updateTareas', { proyectoId, simular: true, body }, { signal }),
    delay: pauseMilliseconds,
    keepsPrevious: true,
  })
  const error = hasEdits ? refusal : null
  const errors = useMemo(() => new Map([...missingNames(edits), ...serverErrors(error, rows)]), [edits, error, rows])
  return { moves: (hasEdits && data?.movimientos) || noMoves, error, errors }
}

/** What is sent: the edits as a request, and the plan that they change. */
type Sent = { plan: Plan; edits: PlanEdits; patch: PlanPatch }
type Preview = { sent: Sent; answer: Cambio }

/** Stores the edits; what else would move is shown first, as `preview`. */
function useSave(proyectoId: number, current: Sent, onStored: (sent: PlanEdits, answer: Cambio) => void) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const apply = useApply(proyectoId)
  const store = async ({ plan, edits, patch }: Sent) => onStored(edits, await apply(plan, patch))
  const save = async () => {
    setIsSaving(true)
    try {
      const answer = await call('updateTareas', { proyectoId, simular: true, body: current.patch })
      if (othersOf(answer.movimientos, current.patch).length > 0) setPreview({ sent: current, answer })
      else await store(current)
    } catch (failure) {
      notify({ type: 'error', title: 'No se guardó el plan', message: tableErrorMessage(failure) })
    } finally {
      setIsSaving(false)
    }
  }
  /** Stores what the preview shows. Throws what the server refuses. */
  const accept = async () => {
    if (!preview) return
    const { sent, answer } = preview
    await store({ ...sent, patch: { ...sent.patch, huella: answer.huella } })
  }
  return { preview, closePreview: () => setPreview(null), isSaving, save, accept }
}

/** Stores a change of the plan and offers to undo it. Throws what the server refuses. */
export function useApply(proyectoId: number) {
  const { mutateAsync } = useMutation(saveTasks)
  const queries = useQueryClient()
  const undo = async (before: Plan, sent: PlanPatch, answer: Cambio) => {
    try {
      const { version } = await queries.fetchQuery({ ...planQuery(proyectoId), staleTime: 0 })
      const body = { version, ...undoOf(before, sent, answer) }
      const { huella } = await call('updateTareas', { proyectoId, simular: true, body })
      await mutateAsync({ proyectoId, body: { ...body, huella } })
    } catch (failure) {
      notify({ type: 'error', title: 'No se deshizo el cambio', message: errorMessage(failure) })
    }
  }
  return async (before: Plan, sent: PlanPatch): Promise<Cambio> => {
    const answer = await mutateAsync({ proyectoId, body: sent })
    offerUndo({ text: 'Guardaste el plan.', undo: () => void undo(before, sent, answer) })
    return answer
  }
}

/** Stores the edits when the session ends, and offers them later. Without a project the plan cannot be edited. */
function usePlanOffer(
  proyectoId: number | null,
  { version }: Plan,
  edits: PlanEdits,
  setEdits: (edits: PlanEdits) => void,
) {
  useEffect(dropStoredInput, [edits])
  const before = String(version)
  return useDraft<PlanEdits>({
    name: proyectoId === null ? null : { kind: 'plan', record: String(proyectoId) },
    title: () => 'Plan de obra',
    before,
    read: () => (countEdits(edits) > 0 ? { value: edits, before } : null),
    restore: ({ value }) => setEdits(value),
  })
}
