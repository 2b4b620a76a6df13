import { FormDialog } from '../ui/form/FormDialog.tsx'
import { useForm } from '../ui/form/use-form.ts'
import { TextAreaField } from '../ui/TextAreaField.tsx'

type AnnulDialogProps = {
  recordId: string
  /** 'el pago 12' */
  name: string
  /** The consequence, in one sentence. */
  effect: string
  annul: (motivo: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the reason before annulling a document, which stays visible and cannot be restored. */
export function AnnulDialog({ recordId, name, effect, annul, onClose }: AnnulDialogProps) {
  const form = useForm<{ motivo: string }>({
    draft: { kind: 'motivo', record: recordId },
    values: { motivo: '' },
    check: ({ motivo }) => ({ motivo: motivo.trim() ? undefined : 'Contá por qué se anula.' }),
    save: ({ motivo }) => annul(motivo.trim()),
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
