import { useMutation, useQuery } from '@tanstack/react-query'
import { stockChange } from '../../api/areas.ts'
import { mutate } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { useOnce } from '../../api/use-once.ts'
import { dateError } from '../../lib/date-text.ts'
import { decimalOf, maxQuantity, numberError } from '../../lib/number-text.ts'
import { labelQuery, searchEntries } from '../../records/catalogue/queries.ts'
import { DateField } from '../../ui/DateField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { PickerField, type Picked } from '../../ui/PickerField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { depositos, searchDeposits } from '../depositos/door.ts'
import { rubros } from '../rubros/door.ts'

type ReservaDraft = { deposito: Picked | null; cantidad: string; rubro: Picked | null; hasta: string; nota: string }

const createReserva = mutate('createReserva', stockChange)

type ReservaDialogProps = {
  proyectoId: number
  material: Schema<'Material'>
  /** Empty if the user chooses it. */
  depositoId: string
  onClose: () => void
}

/** Reserves a quantity of a material in a deposit for a rubro. */
export function ReservaDialog({ proyectoId, material, depositoId, onClose }: ReservaDialogProps) {
  const once = useOnce()
  const { mutateAsync: create } = useMutation(createReserva)
  const { data: deposito } = useQuery({ ...labelQuery(depositos, depositoId), enabled: depositoId !== '' })
  const form = useForm<ReservaDraft>({
    draft: { kind: 'reserva', record: null, parent: material.id },
    values: {
      deposito: deposito === undefined ? null : { id: depositoId, label: deposito },
      cantidad: '',
      rubro: { id: material.rubroId, label: material.rubro },
      hasta: '',
      nota: '',
    },
    check: (draft) => ({
      deposito: draft.deposito ? undefined : 'Elegí un depósito.',
      cantidad: numberError(draft.cantidad, { decimals: 4, min: 0.0001, max: maxQuantity }),
      rubro: draft.rubro ? undefined : 'Elegí un rubro.',
      hasta: dateError(draft.hasta),
    }),
    save: (draft) => once((headers) => create({ proyectoId, body: bodyOf(material.id, draft), headers })),
    onSaved: onClose,
    renamed: { depositoId: 'deposito', rubroId: 'rubro', materialId: 'cantidad' },
  })
  return (
    <FormDialog
      form={form}
      title={`Reservar ${material.nombre}`}
      failure="No se reservó."
      saveLabel="Reservar"
      onClose={onClose}
      width={560}
    >
      <FormRow>
        <NumberField
          label={`Cantidad en ${material.unidad}`}
          required
          decimals={4}
          autoFocus
          {...form.field('cantidad')}
        />
        <DateField label="Hasta" {...form.field('hasta')} />
      </FormRow>
      <PickerField
        label="Depósito"
        required
        kind="depositos"
        search={searchDeposits(proyectoId)}
        {...form.field('deposito')}
      />
      <PickerField
        label="Rubro"
        required
        kind="rubros"
        search={(text, signal) => searchEntries(rubros, text, signal)}
        {...form.field('rubro')}
      />
      <TextField label="Nota" maxLength={500} {...form.field('nota')} />
    </FormDialog>
  )
}

const bodyOf = (materialId: string, { deposito, cantidad, rubro, hasta, nota }: ReservaDraft) => ({
  materialId,
  depositoId: deposito!.id,
  cantidad: decimalOf(cantidad)!,
  rubroId: rubro!.id,
  hasta: hasta || null,
  nota: nota.trim(),
})
