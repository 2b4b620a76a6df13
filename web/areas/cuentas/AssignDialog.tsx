import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { company } from './queries.ts'

type Line = { id: string; label: string; cuentaId: string | null; cuenta: string | null }
type Draft = { medios: { cuentaId: string }[]; nota: string }
export type Assigned = { cuentas: (string | null)[]; nota: string }

type AssignDialogProps = {
  /** 'el cobro 12' */
  name: string
  kind: 'cobro' | 'pago'
  recordId: string
  moneda: Schema<'Moneda'>
  nota: string
  /** What moves an account: the receipt, or each of the means of a payment. */
  lines: readonly Line[]
  save: (assigned: Assigned) => Promise<unknown>
  onClose: () => void
}

/** The form for what may change of a registered receipt or payment: the accounts that it moves, and its note. */
export function AssignDialog({ name, kind, recordId, moneda, nota, lines, save, onClose }: AssignDialogProps) {
  const { data } = useQuery(q('listCuentas', { ...company(), moneda, activo: true, size: 200 }))
  const form = useForm<Draft, unknown>({
    draft: { kind: `${kind}-cuenta`, record: recordId },
    values: { medios: lines.map(({ cuentaId }) => ({ cuentaId: cuentaId ?? '' })), nota },
    check: () => ({}),
    renamed: { cuentaId: 'medios.0.cuentaId' as never },
    save: (draft) => save({ cuentas: draft.medios.map(({ cuentaId }) => cuentaId || null), nota: draft.nota.trim() }),
    onSaved: onClose,
  })
  const accounts = (data?.items ?? []).map(({ id, nombre }) => ({ value: id, label: nombre }))
  const optionsOf = ({ cuentaId, cuenta }: Line) => [
    { value: '', label: 'Sin cuenta' },
    // An archived account is not among those in use.
    ...(cuentaId && !accounts.some(({ value }) => value === cuentaId)
      ? [{ value: cuentaId, label: cuenta ?? '' }]
      : []),
    ...accounts,
  ]
  return (
    <FormDialog
      form={form}
      title={`Asignar cuenta: ${name}`}
      failure="No se guardó."
      saveLabel="Guardar"
      onClose={onClose}
    >
      {data?.items.length === 0 && (
        <p>La empresa no tiene cuentas en {moneda}: cargala primero en Finanzas, Cuentas.</p>
      )}
      {lines.map((line, index) => (
        <SelectField
          key={line.id}
          label={line.label}
          options={optionsOf(line)}
          {...form.field(`medios.${index}.cuentaId`)}
        />
      ))}
      <TextField label="Nota" maxLength={500} {...form.field('nota')} />
    </FormDialog>
  )
}
