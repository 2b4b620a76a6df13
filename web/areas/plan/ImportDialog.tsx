import { useMutation } from '@tanstack/react-query'
import { planOf } from '../../../openapi/shared/plan-file.ts'
import { FileProblem } from '../../../openapi/shared/sheet-cells.ts'
import { call } from '../../api/operations.ts'
import { errorMessage } from '../../api/problem.ts'
import { dateText } from '../../lib/date-text.ts'
import { formatNumber } from '../../lib/format.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import type { Cambio, Plan, PlanPatch } from './queries.ts'
import { useApply } from './use-plan-edits.ts'
import './plan.css'

const problemText = (error: unknown) => (error instanceof FileProblem ? error.message : errorMessage(error))

/** 'Se agregan 12 tareas, del 02/03/2026 al 30/09/2026.' */
function summaryOf({ creadas }: Cambio): string {
  const first = creadas.map(({ inicio }) => inicio).toSorted()[0]
  const last = creadas
    .map(({ fin }) => fin)
    .toSorted()
    .at(-1)
  if (first === undefined || last === undefined) return 'El archivo no tiene tareas.'
  const count = creadas.length === 1 ? 'Se agrega 1 tarea' : `Se agregan ${formatNumber(creadas.length)} tareas`
  return `${count}, del ${dateText(first)} al ${dateText(last)}.`
}

/** Adds the tasks of a spreadsheet to the plan, after showing how many they are and when they take place. */
export function ImportDialog({ proyectoId, plan, onClose }: { proyectoId: number; plan: Plan; onClose: () => void }) {
  const apply = useApply(proyectoId)
  const trial = useMutation({
    async mutationFn(file: File) {
      const guardar = await planOf(new Uint8Array(await file.arrayBuffer()))
      const patch: PlanPatch = { version: plan.version, guardar, borrar: [] }
      return { patch, answer: await call('updateTareas', { proyectoId, simular: true, body: patch }) }
    },
  })
  const saving = useMutation({
    // Added tasks do not depend on what somebody else changed since the dry run.
    mutationFn: (patch: PlanPatch) => apply(plan, { ...patch, version: plan.version }),
    onSuccess: onClose,
  })
  const { data } = trial
  const error = saving.error ?? trial.error
  const choose = (file: File) => {
    saving.reset()
    trial.mutate(file)
  }
  return (
    <Dialog title="Importar tareas" isOpen onClose={onClose} width={560}>
      <div className="plan-import">
        <FileDrop
          label="Planilla con las tareas"
          action={data ? 'Elegir otro archivo' : 'Elegir archivo'}
          help="Un .xlsx o .csv con las columnas código, nombre, inicio, duración y predecesoras. Hasta 2.000 tareas."
          accept=".xlsx,.csv"
          maxFiles={1}
          isBusy={trial.isPending}
          onFiles={([file]) => file && choose(file)}
        />
        {error && <Alert type="error">{problemText(error)}</Alert>}
        {data && <p role="status">{summaryOf(data.answer)}</p>}
        <div className="form-actions">
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            disabled={!data || data.answer.creadas.length === 0}
            busy={saving.isPending}
            onClick={() => data && saving.mutate(data.patch)}
          >
            Agregar al plan
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
