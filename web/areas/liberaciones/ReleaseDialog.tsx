import { useMutation } from '@tanstack/react-query'
import { financeChange } from '../../api/areas.ts'
import { mutate } from '../../api/operations.ts'
import type { Schema } from '../../api/types.ts'
import { useOnce } from '../../api/use-once.ts'
import { dateError } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import { decimalOf, decimalText, numberError } from '../../lib/number-text.ts'
import { todayText } from '../../lib/today.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { TextField } from '../../ui/TextField.tsx'

type Draft = {
  fecha: string
  importe: string
  motivo: string
  conSeguro: boolean
  compania: string
  poliza: string
  vence: string
}

const written = (text: string, message: string) => (text.trim() ? undefined : message)
const errorsOf = ({ fecha, importe, motivo, conSeguro, compania, poliza, vence }: Draft) => ({
  fecha: dateError(fecha),
  importe: numberError(importe, { decimals: 2, min: 0.01, max: 9_999_999_999_999 }),
  motivo: written(motivo, 'Contá por qué se libera.'),
  ...(conSeguro && {
    compania: written(compania, 'Escribí la compañía.'),
    poliza: written(poliza, 'Escribí el número de póliza.'),
    vence: dateError(vence),
  }),
})

type ReleaseDialogProps = { proyectoId: number; contract: Schema<'Contrato'>; onClose: () => void }

/** The form to release retained money of a contract, all that is left of it by default. */
export function ReleaseDialog({ proyectoId, contract, onClose }: ReleaseDialogProps) {
  const once = useOnce()
  const { mutateAsync: create } = useMutation(mutate('createLiberacion', financeChange))
  const { id: contratoId, moneda, resumen } = contract
  const form = useForm<Draft>({
    draft: { kind: 'liberacion', record: null, parent: contratoId },
    values: {
      fecha: todayText(),
      importe: decimalText(resumen.fondoPorLiberar),
      motivo: '',
      conSeguro: false,
      compania: '',
      poliza: '',
      vence: '',
    },
    check: errorsOf,
    renamed: {
      'seguroCaucion.compania': 'compania',
      'seguroCaucion.poliza': 'poliza',
      'seguroCaucion.vence': 'vence',
    },
    save({ fecha, importe, motivo, conSeguro, ...seguroCaucion }) {
      const { compania, poliza, vence } = seguroCaucion
      const policy = conSeguro ? { compania, poliza, vence } : null
      const body = { fecha, importe: decimalOf(importe)!, motivo, seguroCaucion: policy }
      return once((headers) => create({ proyectoId, contratoId, body, headers }))
    },
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title="Liberar el fondo de reparo"
      failure="No se liberó."
      saveLabel="Liberar"
      onClose={onClose}
    >
      <p>
        Quedan retenidos {moneyText(resumen.fondoPorLiberar, moneda)}. Lo que liberes se le debe a {contract.proveedor}{' '}
        desde esa fecha.
      </p>
      <FormRow>
        <DateField label="Fecha" required {...form.field('fecha')} />
        <NumberField label="Importe" required {...form.field('importe')} />
      </FormRow>
      <TextField label="Motivo" required autoFocus maxLength={500} {...form.field('motivo')} />
      <CheckboxField label="Lo reemplaza un seguro de caución" {...form.field('conSeguro')} />
      {form.values.conSeguro && (
        <FormRow>
          <TextField label="Compañía" required maxLength={200} {...form.field('compania')} />
          <TextField label="Póliza" required maxLength={100} {...form.field('poliza')} />
          <DateField label="Vence" required {...form.field('vence')} />
        </FormRow>
      )}
    </FormDialog>
  )
}
