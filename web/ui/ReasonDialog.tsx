import { FormDialog } from './form/FormDialog.tsx'
import { useForm } from './form/use-form.ts'
import { TextAreaField } from './TextAreaField.tsx'

type ReasonDialogProps = {
  recordId: string
  title: string
  /** The text of the confirm button. */
  saveLabel: string
  failure: string
  /** Rejects if the server refuses. */
  onConfirm: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the reason before a confirmed record is annulled. */
export function ReasonDialog({ recordId, title, saveLabel, failure, onConfirm, onClose }: ReasonDialogProps) {
  const form = useForm({
    draft: { kind: 'motivo', record: `${saveLabel}:${recordId}` },
    values: { motivo: '' },
    check: ({ motivo }) => ({ motivo: motivo.trim() ? undefined : 'Contá por qué.' }),
    save: ({ motivo }) => onConfirm(motivo.trim()),
    onSaved: onClose,
  })
  return (
    <FormDialog form={form} title={title} failure={failure} saveLabel={saveLabel} onClose={onClose}>
      <TextAreaField label="Motivo" required autoFocus rows={3} maxLength={500} {...form.field('motivo')} />
    </FormDialog>
  )
}
