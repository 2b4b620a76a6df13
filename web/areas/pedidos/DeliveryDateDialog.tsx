import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOnce } from '../../api/use-once.ts'
import { dateError, dateText } from '../../lib/date-text.ts'
import { DateField } from '../../ui/DateField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { confirmPedidoFecha, type Pedido } from './queries.ts'

type DeliveryDateDialogProps = { proyectoId: number; pedido: Pedido; onClose: () => void }

/** The day of delivery that the supplier confirmed; an empty one removes it. */
export function DeliveryDateDialog({ proyectoId, pedido, onClose }: DeliveryDateDialogProps) {
  const { id, version, fechaPedida, fechaConfirmada } = pedido
  const once = useOnce()
  const { mutateAsync: confirm } = useMutation(confirmPedidoFecha)
  const form = useForm<{ fechaConfirmada: string }>({
    draft: { kind: 'pedido-fecha', record: id },
    values: useMemo(() => ({ fechaConfirmada: fechaConfirmada ?? '' }), [fechaConfirmada]),
    check: ({ fechaConfirmada: day }) => ({ fechaConfirmada: day === '' ? undefined : dateError(day) }),
    save: ({ fechaConfirmada: day }) =>
      once((headers) => confirm({ proyectoId, id, body: { version, fechaConfirmada: day || null }, headers })),
    onSaved: onClose,
  })
  return (
    <FormDialog form={form} title="Fecha confirmada" failure="No se guardó." saveLabel="Guardar" onClose={onClose}>
      <DateField
        label="El proveedor entrega el"
        autoFocus
        help={`Lo pediste para el ${dateText(fechaPedida)}. Vacía, si todavía no la confirmó.`}
        {...form.field('fechaConfirmada')}
      />
    </FormDialog>
  )
}
