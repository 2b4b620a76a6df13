import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOnce } from '../../api/use-once.ts'
import { DateField } from '../../ui/DateField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { PickerField } from '../../ui/PickerField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { searchDeposits } from '../depositos/door.ts'
import { searchSuppliers } from '../proveedores/door.ts'
import { OrderLines } from './OrderLines.tsx'
import { bodyOf, draftErrors, draftOf, type PedidoDraft } from './pedido-draft.ts'
import { createPedido, updatePedido, type Pedido } from './queries.ts'

type PedidoDialogProps = {
  proyectoId: number
  /** The draft to change, or the values of a new order. */
  pedido: Pedido | PedidoDraft
  onDone: (pedido: Pedido) => void
  onClose: () => void
}

/** The form of an order, which is saved as a draft. */
export function PedidoDialog({ proyectoId, pedido, onDone, onClose }: PedidoDialogProps) {
  const once = useOnce()
  const { mutateAsync: create } = useMutation(createPedido)
  const { mutateAsync: update } = useMutation(updatePedido)
  const stored = 'id' in pedido ? pedido : null
  const form = useForm<PedidoDraft, Pedido>({
    draft: { kind: 'pedido', record: stored?.id ?? null, parent: proyectoId },
    values: useMemo(() => ('id' in pedido ? draftOf(pedido) : pedido), [pedido]),
    check: draftErrors,
    save: (draft) =>
      stored
        ? update({ proyectoId, id: stored.id, body: { ...bodyOf(draft), version: stored.version } })
        : once((headers) => create({ proyectoId, body: bodyOf(draft), headers })),
    onSaved: onDone,
    renamed: { proveedorId: 'proveedor', depositoId: 'deposito' },
  })
  return (
    <FormDialog
      form={form}
      title={stored ? 'Editar el pedido' : 'Nuevo pedido'}
      failure="No se guardó el pedido."
      saveLabel={stored ? 'Guardar' : 'Crear borrador'}
      width={900}
      onClose={onClose}
    >
      <FormRow>
        <PickerField
          label="Proveedor"
          required
          autoFocus
          kind="proveedores"
          search={searchSuppliers()}
          {...form.field('proveedor')}
        />
        <PickerField
          label="Depósito"
          required
          help="Dónde se entrega"
          search={searchDeposits(proyectoId)}
          {...form.field('deposito')}
        />
      </FormRow>
      <FormRow>
        <DateField label="Fecha pedida" required help="Para cuándo lo necesitás" {...form.field('fechaPedida')} />
        <NumberField
          label="Tolerancia %"
          help="Cuánto de más se puede recibir"
          decimals={4}
          {...form.field('toleranciaPorcentaje')}
        />
      </FormRow>
      <OrderLines form={form} />
      <TextAreaField label="Nota para el proveedor" rows={2} maxLength={1000} {...form.field('nota')} />
    </FormDialog>
  )
}
