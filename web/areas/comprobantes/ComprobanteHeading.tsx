import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { RateField } from '../../records/RateField.tsx'
import { currencyOptions, optionsOf } from '../../records/words.ts'
import { DateField } from '../../ui/DateField.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { FormRow } from '../../ui/form/Form.tsx'
import { PickerField } from '../../ui/PickerField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { searchSuppliers } from '../proveedores/door.ts'
import type { ComprobanteDraft } from './comprobante-draft.ts'
import type { Comprobante } from './queries.ts'
import { letras, tipos } from './words.ts'

type ComprobanteHeadingProps = {
  form: FormState<ComprobanteDraft>
  calculated: Comprobante | undefined
  monedaBase: Schema<'Moneda'>
}

/** The supplier, number, dates and currency of a comprobante. */
export function ComprobanteHeading({ form, calculated, monedaBase }: ComprobanteHeadingProps) {
  return (
    <>
      <PickerField
        label="Proveedor"
        required
        autoFocus
        help="Por CUIT o por nombre"
        kind="proveedor"
        search={searchSuppliers(form.values.imputaciones[0]?.rubro?.id)}
        {...form.field('proveedor')}
        onChange={(proveedor) => form.change({ proveedor, contratoId: '', certificadoId: '' })}
      />
      <FormRow>
        <SelectField label="Tipo" options={optionsOf(tipos)} {...form.field('tipo')} />
        <SelectField
          label="Letra"
          options={letras.map((value) => ({ value, label: value }))}
          {...form.field('letra')}
        />
        <TextField
          label="Número"
          required
          placeholder="0003-00018422"
          autoComplete="off"
          maxLength={24}
          {...form.field('numero')}
        />
      </FormRow>
      <FormRow>
        <DateField label="Fecha" required {...form.field('fecha')} />
        <DateField
          label="Vencimiento"
          help={
            form.values.vencimiento || !calculated
              ? 'Vacío: según el proveedor'
              : `Vacío: ${dateText(calculated.vencimiento)}`
          }
          {...form.field('vencimiento')}
        />
        <SelectField label="Moneda" options={currencyOptions(monedaBase)} {...form.field('moneda')} />
        {form.values.moneda && form.values.moneda !== monedaBase && (
          <RateField
            field={form.field('cotizacion')}
            calculated={calculated?.cotizacion ? decimalText(calculated.cotizacion.valor) : undefined}
          />
        )}
      </FormRow>
    </>
  )
}
