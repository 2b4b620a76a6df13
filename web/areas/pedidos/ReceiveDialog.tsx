import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../api/operations.ts'
import { refusalMessage } from '../../api/problem.ts'
import { useDryRun } from '../../api/use-dry-run.ts'
import { useOnce } from '../../api/use-once.ts'
import { dateError } from '../../lib/date-text.ts'
import { decimalOf, maxQuantity, numberError, quantityText } from '../../lib/number-text.ts'
import { todayText } from '../../lib/today.ts'
import { DateField } from '../../ui/DateField.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { receivePedido, type Pedido } from './queries.ts'

/** `cantidades`: what was delivered of each line of the order, as typed; empty or 0 for nothing. */
type Draft = { fecha: string; remito: string; cantidades: string[] }

const isDelivered = (text: string) => Number(decimalOf(text) ?? 0) > 0

function draftErrors({ fecha, cantidades }: Draft) {
  const errors: Record<string, string | undefined> = { fecha: dateError(fecha) }
  for (const [row, text] of cantidades.entries())
    errors[`cantidades.${row}`] = text.trim() ? numberError(text, { decimals: 4, max: maxQuantity }) : undefined
  if (!cantidades.some(isDelivered) && !errors['cantidades.0'])
    errors['cantidades.0'] = 'Poné lo que llegó de al menos un material.'
  return errors
}

type ReceiveDialogProps = { proyectoId: number; pedido: Pedido; onClose: () => void }

/** Enters what was delivered of an order; it proposes all that is pending. */
export function ReceiveDialog({ proyectoId, pedido, onClose }: ReceiveDialogProps) {
  const { id, version, lineas } = pedido
  const once = useOnce()
  const { mutateAsync: receive } = useMutation(receivePedido)
  const bodyOf = ({ fecha, remito, cantidades }: Draft) => ({
    version,
    fecha,
    remito,
    lineas: lineas
      .map(({ materialId }, row) => ({ materialId, cantidad: decimalOf(cantidades[row] ?? '') ?? '0' }))
      .filter(({ cantidad }) => Number(cantidad) > 0),
  })
  const form = useForm<Draft>({
    draft: { kind: 'recepcion', record: id },
    values: useMemo(
      () => ({
        fecha: todayText(),
        remito: '',
        cantidades: lineas.map(({ porRecibir = '0' }) => (Number(porRecibir) > 0 ? quantityText(porRecibir) : '')),
      }),
      [lineas],
    ),
    check: draftErrors,
    save: (draft) => once((headers) => receive({ proyectoId, id, body: bodyOf(draft), headers })),
    onSaved: onClose,
  })
  const isReady = Object.values(draftErrors(form.values)).every((error) => error === undefined)
  const dry = useDryRun({
    key: ['recibir', id],
    body: isReady ? bodyOf(form.values) : null,
    call: (body, signal) => call('receivePedido', { proyectoId, id, simular: true, body }, { signal }),
  })
  return (
    <FormDialog
      form={form}
      title={`Recibir el pedido N.º ${pedido.numero}`}
      failure="No se recibió."
      saveLabel="Recibir"
      onClose={onClose}
      width={560}
    >
      <FormRow>
        <DateField label="Fecha" required {...form.field('fecha')} />
        <TextField label="Remito" maxLength={40} placeholder="R 0001-00004512" {...form.field('remito')} />
      </FormRow>
      <Fieldset isFramed legend="Qué llegó">
        {lineas.map(({ materialId, material, presentacion, unidad, porRecibir = '0' }, row) => (
          <NumberField
            key={materialId}
            label={`${material} (${presentacion ?? unidad})`}
            help={`Pendiente: ${quantityText(porRecibir)} ${presentacion ?? unidad}`}
            decimals={4}
            {...form.field(`cantidades.${row}`)}
          />
        ))}
      </Fieldset>
      <p className="money-outcome" role="status">
        {isReady && refusalMessage(dry.error)}
        {isReady && !dry.error && dry.data?.avisos.join(' ')}
      </p>
    </FormDialog>
  )
}
