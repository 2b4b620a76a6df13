import { useMutation } from '@tanstack/react-query'
import { useOnce } from '../../api/use-once.ts'
import { dateError } from '../../lib/date-text.ts'
import { decimalOf, numberError, quantityText } from '../../lib/number-text.ts'
import { DateField } from '../../ui/DateField.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { PickerField, type Picked } from '../../ui/PickerField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { searchDeposits } from '../depositos/door.ts'
import { withdrawAcopio, type Acopio } from './queries.ts'

type Draft = { fecha: string; deposito: Picked | null; remito: string; cantidades: string[] }
type Left = Acopio['lineas']

const isTyped = (text: string) => text.trim() !== '' && decimalOf(text) !== '0'

const errorsOf =
  (left: Left) =>
  ({ fecha, deposito, cantidades }: Draft) => ({
    fecha: fecha ? dateError(fecha) : 'Escribí la fecha.',
    deposito: deposito ? undefined : 'Elegí a qué depósito va.',
    ...Object.fromEntries(
      left.map(({ saldo }, index) => {
        const text = cantidades[index]!
        if (index === 0 && !cantidades.some(isTyped)) return ['cantidades.0', 'Escribí cuánto se retira.']
        const error = text.trim() === '' ? undefined : numberError(text, { decimals: 4, max: Number(saldo) })
        return [`cantidades.${index}`, error]
      }),
    ),
  })

type WithdrawalDialogProps = { proyectoId: number; acopio: Acopio; today: string; onClose: () => void }

/** The form of a withdrawal by remito, up to what is left of each material. */
export function WithdrawalDialog({ proyectoId, acopio, today, onClose }: WithdrawalDialogProps) {
  const once = useOnce()
  const { mutateAsync: withdraw } = useMutation(withdrawAcopio)
  const left = acopio.lineas.filter(({ saldo }) => Number(saldo) > 0)
  const form = useForm<Draft>({
    draft: { kind: 'retiro', record: acopio.id, parent: proyectoId },
    values: { fecha: today, deposito: null, remito: '', cantidades: left.map(() => '') },
    check: errorsOf(left),
    save({ fecha, deposito, remito, cantidades }) {
      const lineas = left.flatMap(({ materialId }, index) =>
        isTyped(cantidades[index]!) ? [{ materialId, cantidad: decimalOf(cantidades[index]!)! }] : [],
      )
      const body = { version: acopio.version, fecha, depositoId: deposito!.id, remito, lineas }
      return once((headers) => withdraw({ proyectoId, id: acopio.id, body, headers }))
    },
    onSaved: onClose,
    renamed: { depositoId: 'deposito' },
  })
  return (
    <FormDialog
      form={form}
      title={`Retirar del acopio ${acopio.numero}`}
      failure="No se registró."
      saveLabel="Retirar"
      onClose={onClose}
      width={640}
    >
      <FormRow>
        <DateField label="Fecha" required {...form.field('fecha')} />
        <TextField label="Remito" maxLength={40} {...form.field('remito')} />
      </FormRow>
      <PickerField
        label="Depósito que recibe"
        required
        kind="deposito"
        search={searchDeposits(proyectoId)}
        {...form.field('deposito')}
      />
      <Fieldset isFramed legend="Cuánto se retira">
        {left.map(({ materialId, material, saldo, unidad }, index) => (
          <NumberField
            key={materialId}
            label={material}
            help={`Quedan ${quantityText(saldo)} ${unidad}`}
            {...form.field(`cantidades.${index}`)}
          />
        ))}
      </Fieldset>
    </FormDialog>
  )
}
