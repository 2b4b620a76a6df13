import { useMutation } from '@tanstack/react-query'
import type { Schema } from '../../api/types.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { BillsFields } from './BillsFields.tsx'
import { correctionOf, draftErrors, draftOf, type ComprobanteDraft } from './comprobante-draft.ts'
import { SpendingLines } from './ComprobanteLines.tsx'
import { updateComprobante, type Comprobante } from './queries.ts'

type CorrectionDialogProps = {
  proyectoId: number
  monedaBase: Schema<'Moneda'>
  comprobante: Comprobante
  /** Annuls it and opens its copy, for amounts that are wrong. */
  onReplace: () => void
  onClose: () => void
}

/** The form for what may still change of a registered comprobante: what it bills, when it is due, its split and its note. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const { proyectoId, monedaBase, comprobante, onReplace, onClose } = props
  const { id, proveedorId, pagado } = comprobante
  const { mutateAsync: update } = useMutation(updateComprobante)
  const form = useForm<ComprobanteDraft, unknown>({
    draft: { kind: 'comprobante-corregir', record: id },
    values: draftOf(comprobante),
    check: draftErrors,
    save: (draft) => update({ proyectoId, id, body: correctionOf(comprobante, draft) }),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={`Corregir ${comprobante.numeroCompleto}`}
      failure="No se guardó."
      saveLabel="Guardar"
      onClose={onClose}
      width={760}
    >
      <p>
        Los importes quedan como se registraron. Si están mal,{' '}
        {Number(pagado) > 0 ? (
          'anulá primero los pagos que tiene aplicados: después se anula y se corrige en una copia.'
        ) : (
          <Button size="small" onClick={onReplace}>
            Anular y corregir una copia
          </Button>
        )}
      </p>
      <BillsFields {...{ proyectoId, monedaBase, form }} supplierId={proveedorId} isRegistered />
      <DateField label="Vencimiento" required {...form.field('vencimiento')} />
      <SpendingLines proyectoId={proyectoId} form={form} calculated={comprobante} />
      <TextField label="Nota" maxLength={500} {...form.field('nota')} />
    </FormDialog>
  )
}
