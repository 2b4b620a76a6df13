import { useQuery } from '@tanstack/react-query'
import type { Schema } from '../../api/types.ts'
import { dateText } from '../../lib/date-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { activeCompanyId } from '../../lib/session.ts'
import { RateField } from '../../records/RateField.tsx'
import { currencyOptions, vatRateOptions } from '../../records/words.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { MonthField } from '../../ui/DateField.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { FormRow } from '../../ui/form/Form.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { useLines } from '../../ui/form/use-lines.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { indicesQuery } from '../projects/door.ts'
import { mayFreeze, type ContractDraft } from './contract-draft.ts'
import type { Contrato } from './queries.ts'

type PriceFieldsProps = {
  form: FormState<ContractDraft>
  monedaBase: Schema<'Moneda'>
  /** The outcome of the dry run. */
  calculated: Contrato | undefined
  onCurrency: (moneda: ContractDraft['moneda']) => void
}

/** Currency, advance, fund and VAT of a contract. */
export function PriceFields({ form, monedaBase, calculated, onCurrency }: PriceFieldsProps) {
  const usualVat = calculated && form.values.alicuotaIva === '' ? ` (${decimalText(calculated.alicuotaIva)} %)` : ''
  return (
    <>
      <FormRow>
        <SelectField
          label="Moneda"
          options={currencyOptions(monedaBase)}
          {...form.field('moneda')}
          onChange={(moneda) => onCurrency(moneda as ContractDraft['moneda'])}
        />
        {form.values.moneda && (
          <RateField
            field={form.field('cotizacion')}
            calculated={calculated?.cotizacion ? decimalText(calculated.cotizacion.valor) : undefined}
          />
        )}
        <NumberField label="Anticipo %" help="Sobre el total." decimals={4} {...form.field('anticipo')} />
        <NumberField label="Fondo de reparo %" help="Sobre bruto y ajuste." decimals={4} {...form.field('reparo')} />
        <SelectField
          label="IVA"
          help="De los certificados y sus facturas."
          options={[{ value: '', label: `El del proveedor${usualVat}` }, ...vatRateOptions]}
          {...form.field('alicuotaIva')}
        />
      </FormRow>
      <FormulaFields form={form} calculated={calculated} />
    </>
  )
}

const lags = [
  { value: '0', label: 'Del mismo mes' },
  { value: '1', label: 'Del mes anterior' },
  { value: '2', label: 'De 2 meses antes' },
  { value: '3', label: 'De 3 meses antes' },
]
const mostIndices = 6

/** The indices that adjust the price, with their weights if there are several; without any the price is fixed. */
function FormulaFields({ form, calculated }: Pick<PriceFieldsProps, 'form' | 'calculated'>) {
  const lines = useLines(form, 'indices')
  const { data: indices = [] } = useQuery(indicesQuery(activeCompanyId() ?? 0))
  const chosen = form.values.indices
  const isMany = chosen.length > 1
  const hasDaily = indices.some(
    ({ id, frecuencia }) => frecuencia === 'diaria' && chosen.some(({ indiceId }) => indiceId === id),
  )
  return (
    <Fieldset isFramed legend="Ajuste del precio">
      {chosen.length === 0 && <p className="field-note">Precio fijo. Agregá un índice para que se ajuste.</p>}
      {lines.keys.map((key, row) => (
        <div key={key} className="money-line material-line" role="group" aria-label={`Índice ${row + 1}`}>
          <SelectField
            label="Índice"
            required
            options={[
              { value: '', label: 'Elegí un índice…' },
              ...indices.map(({ id, codigo, nombre }) => ({ value: id, label: `${codigo} · ${nombre}` })),
            ]}
            {...form.field(`indices.${row}.indiceId`)}
          />
          {isMany && <NumberField label="Peso %" required decimals={4} {...form.field(`indices.${row}.peso`)} />}
          <IconButton icon="pi-trash" label={`Quitar índice ${row + 1}`} onClick={() => lines.remove(row)} />
        </div>
      ))}
      {chosen.length < mostIndices && (
        <Button size="small" onClick={() => lines.add({ indiceId: '', peso: '' })}>
          <i className="pi pi-plus" aria-hidden="true" /> Agregar índice
        </Button>
      )}
      {chosen.length > 0 && (
        <FormRow>
          <MonthField
            label="Mes base"
            help={
              form.values.mesBase || !calculated
                ? 'El de los precios. Vacío: el del proyecto.'
                : `Vacío: ${dateText(calculated.mesBase)}`
            }
            {...form.field('mesBase')}
          />
          <SelectField
            label="Valor del índice"
            help={
              hasDaily ? 'De un índice diario, el del último día del mes.' : 'El mes que se toma en cada certificado.'
            }
            options={lags}
            {...form.field('desfase')}
          />
          {mayFreeze(form.values) && (
            <CheckboxField
              label="El anticipo congela su parte del precio"
              help="Esa parte no se ajusta: ya se pagó."
              {...form.field('congela')}
            />
          )}
        </FormRow>
      )}
    </Fieldset>
  )
}
