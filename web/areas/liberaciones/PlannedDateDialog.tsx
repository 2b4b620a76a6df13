import { useMutation } from '@tanstack/react-query'
import { financeChange } from '../../api/areas.ts'
import { mutate } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { dateError } from '../../lib/date-text.ts'
import { DateField } from '../../ui/DateField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'

type PlannedDateDialogProps = { proyectoId: number; contract: Schema<'Contrato'>; onClose: () => void }

/** The form for the day on which the retained money of a contract is planned to be released. */
export function PlannedDateDialog({ proyectoId, contract, onClose }: PlannedDateDialogProps) {
  const { mutateAsync: update } = useMutation(mutate('updateContrato', financeChange))
  const { id, version, fechaLiberacionPrevista } = contract
  const form = useForm({
    draft: { kind: 'liberacion-prevista', record: id },
    values: { fecha: fechaLiberacionPrevista ?? '' },
    check: ({ fecha }) => ({ fecha: fecha ? dateError(fecha) : undefined }),
    renamed: { fechaLiberacionPrevista: 'fecha' },
    save: ({ fecha }) => update({ proyectoId, id, body: { version, fechaLiberacionPrevista: fecha || null } }),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title="Fecha prevista para liberar el fondo"
      failure="No se guardó."
      saveLabel="Guardar"
      onClose={onClose}
    >
      <DateField
        label="Fecha prevista"
        help="Suele ser la recepción definitiva. Aparece en el calendario."
        autoFocus
        {...form.field('fecha')}
      />
    </FormDialog>
  )
}
