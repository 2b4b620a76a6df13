import { q } from '../../api/operations.ts'
import { queryClient } from '../../api/query-client.ts'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { RateField } from '../../records/RateField.tsx'
import { currencyOptions, optionsOf } from '../../records/words.ts'
import { DateField } from '../../ui/DateField.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { FormRow } from '../../ui/form/Form.tsx'
import { PickerField, type Picked } from '../../ui/PickerField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { searchSuppliers } from '../proveedores/door.ts'
import { proposedBy, type ComprobanteDraft } from './comprobante-draft.ts'
import type { Comprobante } from './queries.ts'
import { letras, tipos } from './words.ts'

type ComprobanteHeadingProps = {
  form: FormState<ComprobanteDraft>
  calculated: Comprobante | undefined
  monedaBase: Schema<'Moneda'>
}

/** Sets the picked supplier, and proposes its letter and VAT once they are loaded. Another letter that was chosen since stays. */
async function pickSupplier(form: FormState<ComprobanteDraft>, proveedor: Picked | null): Promise<void> {
  const letra = form.field('letra').value
  form.change({ proveedor, contratoId: '', certificadoId: '' })
  if (!proveedor) return
  const place = { desarrolladoraId: activeCompanyId() ?? 0, id: proveedor.id }
  // Without an answer the letter stays; the server warns if it does not fit.
  const supplier = await queryClient.fetchQuery(q('getProveedor', place)).catch(() => null)
  // `field` reads the current values, `form.values` those of the last render.
  const isCurrent = form.field('proveedor').value?.id === proveedor.id && form.field('letra').value === letra
  if (supplier && isCurrent && supplier.letraHabitual !== letra) form.change(proposedBy(supplier))
}

export function SupplierField({ form, autoFocus }: Pick<ComprobanteHeadingProps, 'form'> & { autoFocus: boolean }) {
  return (
    <PickerField
      label="Proveedor"
      required
      autoFocus={autoFocus}
      help="Por CUIT o por nombre"
      kind="proveedor"
      search={searchSuppliers(form.values.imputaciones[0]?.rubro?.id)}
      {...form.field('proveedor')}
      onChange={(proveedor) => void pickSupplier(form, proveedor)}
    />
  )
}

/** The number, dates and currency of a comprobante. */
export function ComprobanteHeading({ form, calculated, monedaBase }: ComprobanteHeadingProps) {
  return (
    <>
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
