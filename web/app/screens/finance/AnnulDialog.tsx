import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { annul, type AnnulledNoun } from './queries.ts'

type AnnulDialogProps = {
  noun: AnnulledNoun
  id: string
  /** 'el pago 12' */
  name: string
  /** What follows from it, in a sentence. */
  effect: string
  onClose: () => void
}

/** Asks why before a confirmed document is annulled: it stays in sight, and cannot be brought back. */
export function AnnulDialog({ noun, id, name, effect, onClose }: AnnulDialogProps) {
  const form = useForm<{ motivo: string }>({
    values: { motivo: '' },
    check: ({ motivo }) => ({ motivo: motivo.trim() ? undefined : 'Contá por qué se anula.' }),
    save: ({ motivo }) => annul[noun](id, motivo.trim()),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={`Anular ${name}`}
      failure="No se anuló."
      saveLabel="Anular"
      onClose={onClose}
      width={480}
    >
      <p>{effect} Queda a la vista con su motivo, y no se puede volver atrás.</p>
      <TextAreaField label="Motivo" required rows={3} maxLength={500} autoFocus {...form.field('motivo')} />
    </FormDialog>
  )
}
