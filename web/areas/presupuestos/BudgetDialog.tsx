import { useMutation } from '@tanstack/react-query'
import { financeChange } from '../../api/areas.ts'
import { mutate } from '../../api/operations.ts'
import { useOnce } from '../../api/use-once.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { MonthField } from '../../ui/DateField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { monthError } from '../../lib/date-text.ts'
import type { Presupuesto } from './queries.ts'

type BudgetDialogProps = {
  proyectoId: number
  /** The draft to edit; omitted to create a version. */
  budget?: Presupuesto | undefined
  versions: Presupuesto[]
  onDone: (budget: Presupuesto) => void
  onClose: () => void
}

/** Creates a budget version, empty or with the items of another one, or edits name and base month of a draft. */
export function BudgetDialog({ proyectoId, budget, versions, onDone, onClose }: BudgetDialogProps) {
  const once = useOnce()
  const { mutateAsync: create } = useMutation(mutate('createPresupuesto', financeChange))
  const { mutateAsync: update } = useMutation(mutate('updatePresupuesto', financeChange))
  const latest = versions.find(({ estado }) => estado === 'aprobado') ?? versions[0]
  const form = useForm({
    draft: { kind: 'presupuesto', record: budget?.id ?? null, parent: proyectoId },
    values: { nombre: budget?.nombre ?? '', mesBase: budget?.mesBase ?? '', copiaDe: budget ? '' : (latest?.id ?? '') },
    check: ({ nombre, mesBase }) => ({
      nombre: nombre.trim() ? undefined : 'Escribí un nombre.',
      mesBase: mesBase === '' ? undefined : monthError(mesBase),
    }),
    save: ({ nombre, mesBase, copiaDe }) => {
      const month = mesBase === '' ? {} : { mesBase }
      if (budget) return update({ proyectoId, id: budget.id, body: { version: budget.version, nombre, ...month } })
      const copied = copiaDe === '' ? {} : { copiaDe }
      return once((headers) => create({ proyectoId, body: { nombre, ...month, ...copied }, headers }))
    },
    onSaved(saved: Presupuesto) {
      onClose()
      onDone(saved)
    },
  })
  const sources = versions.map(({ id, nombre, estado }) => ({ value: id, label: `${nombre} (${estado})` }))
  return (
    <FormDialog
      form={form}
      title={budget ? 'Datos del presupuesto' : 'Nueva versión del presupuesto'}
      failure="No se pudo guardar el presupuesto."
      saveLabel={budget ? 'Guardar' : 'Crear versión'}
      onClose={onClose}
    >
      <TextField label="Nombre" required autoFocus maxLength={120} {...form.field('nombre')} />
      <FormRow>
        <MonthField
          label="Mes base"
          help={budget ? undefined : 'Si lo dejás vacío, es el del proyecto.'}
          {...form.field('mesBase')}
        />
        {!budget && sources.length > 0 && (
          <SelectField
            label="Empieza con los ítems de"
            options={[{ value: '', label: 'Ninguno: vacío' }, ...sources]}
            {...form.field('copiaDe')}
          />
        )}
      </FormRow>
    </FormDialog>
  )
}
