import { useMutation } from '@tanstack/react-query'
import type { Schema } from '../../api/types.ts'
import { useOnce } from '../../api/use-once.ts'
import { dateError } from '../../lib/date-text.ts'
import { canonicalNumber, decimalOf, numberError } from '../../lib/number-text.ts'
import { currencyOptions, optionsOf } from '../../records/words.ts'
import { DateField } from '../../ui/DateField.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { PickerField, type Picked } from '../../ui/PickerField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { searchAccounts } from '../cuentas/door.ts'
import { useSeesAllProjects } from '../developers/door.ts'
import { pickedInstalment, searchInstalments, type Cuota, type PickedInstalment } from './planned.queries.ts'
import { createCobro } from './queries.ts'
import { conceptos } from './words.ts'

type Input = Schema<'CobroInput'>
type Draft = {
  fecha: string
  concepto: Input['concepto']
  de: string
  moneda: string
  importe: string
  cuenta: Picked | null
  cuota: Picked | null
  nota: string
}
const maxAmount = 9_999_999_999_999

const errorsOf = ({ fecha, de, importe }: Draft) => ({
  fecha: fecha ? dateError(fecha) : 'Escribí la fecha.',
  de: de.trim() ? undefined : 'Escribí de quién.',
  importe: numberError(importe, { decimals: 2, max: maxAmount }),
})

type CobroDialogProps = {
  proyectoId: number
  today: string
  monedaBase: Schema<'Moneda'>
  /** The instalment that it pays, if the form was opened from it. */
  cuota?: Cuota | undefined
  onClose: () => void
}

/** What an instalment proposes for its receipt. */
const proposedBy = (cuota: Cuota, monedaBase: Schema<'Moneda'>) => ({
  de: cuota.de,
  concepto: cuota.concepto,
  moneda: cuota.moneda === monedaBase ? '' : cuota.moneda,
  importe: canonicalNumber(cuota.saldo) ?? '',
  cuota: pickedInstalment(cuota),
})

/** The form of a cobro (money received). */
export function CobroDialog({ proyectoId, today, monedaBase, cuota: paid, onClose }: CobroDialogProps) {
  const once = useOnce()
  const seesAccounts = useSeesAllProjects()
  const { mutateAsync: create } = useMutation(createCobro)
  const form = useForm<Draft>({
    draft: { kind: 'cobro', record: null, parent: proyectoId },
    values: {
      fecha: today,
      concepto: 'cuota',
      de: '',
      moneda: '',
      importe: '',
      cuenta: null,
      cuota: null,
      nota: '',
      ...(paid && proposedBy(paid, monedaBase)),
    },
    check: errorsOf,
    renamed: { cuentaId: 'cuenta', cuotaId: 'cuota', importeCuota: 'importe' },
    save({ moneda, importe, cuenta, cuota, ...draft }) {
      const currency = moneda ? { moneda: moneda as 'ARS' } : {}
      const body = {
        ...draft,
        ...currency,
        importe: decimalOf(importe)!,
        cuentaId: cuenta?.id ?? null,
        cuotaId: cuota?.id ?? null,
      }
      return once((headers) => create({ proyectoId, body, headers }))
    },
    onSaved: onClose,
  })
  return (
    <FormDialog form={form} title="Nuevo cobro" failure="No se registró." saveLabel="Registrar" onClose={onClose}>
      <PickerField
        label="Cuota"
        help="La cuota prevista que paga, si es de un plan."
        search={searchInstalments(proyectoId)}
        {...form.field('cuota')}
        onChange={(picked) =>
          form.change(
            picked && 'cuota' in picked
              ? proposedBy((picked as PickedInstalment).cuota, monedaBase)
              : { cuota: picked },
          )
        }
      />
      <TextField label="De quién" required maxLength={200} autoFocus {...form.field('de')} />
      <FormRow>
        <DateField label="Fecha" required {...form.field('fecha')} />
        <SelectField label="Concepto" options={optionsOf(conceptos)} {...form.field('concepto')} />
      </FormRow>
      <FormRow>
        <NumberField label="Importe" required {...form.field('importe')} />
        <SelectField
          label="Moneda"
          options={currencyOptions(monedaBase)}
          {...form.field('moneda')}
          // An account is in one currency.
          onChange={(moneda) => form.change({ moneda, cuenta: null })}
        />
      </FormRow>
      {seesAccounts && (
        <PickerField
          label="Cuenta"
          help="Adónde entró la plata. Sin cuenta no mueve ningún saldo."
          kind="cuentas"
          search={searchAccounts((form.values.moneda || monedaBase) as Schema<'Moneda'>)}
          {...form.field('cuenta')}
        />
      )}
      <TextField label="Nota" maxLength={500} {...form.field('nota')} />
    </FormDialog>
  )
}
