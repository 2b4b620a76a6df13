import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { decimalText } from '../../lib/number-text.ts'
import { Button } from '../../ui/Button.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { FormRow } from '../../ui/form/Form.tsx'
import { useLines } from '../../ui/form/use-lines.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { PickerField } from '../../ui/PickerField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { searchEntries } from '../../records/catalogue/queries.ts'
import { vatRateOptions } from '../../records/words.ts'
import { rubros } from '../rubros/door.ts'
import { searchItems } from './bills.queries.ts'
import { restOf, statesVat, type ComprobanteDraft } from './comprobante-draft.ts'
import { MoreAmounts } from './MoreAmounts.tsx'
import type { Comprobante } from './queries.ts'

type LinesProps = { form: FormState<ComprobanteDraft>; calculated: Comprobante | undefined }

/** The rate of an added line, by the number of lines before it. */
const nextRate = ['21', '10.5']

/** Adds a line and moves the focus to the next field to fill in. */
function useNextField() {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const addAndFocus = (add: () => void, name: string) => {
    flushSync(add)
    fieldset.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }
  return { fieldset, addAndFocus }
}

const textOf = (amount: string | undefined) => (amount === undefined ? undefined : decimalText(amount))

/** Net amount, VAT by rate, and total. */
export function AmountLines({ form, calculated }: LinesProps) {
  const lines = useLines(form, 'iva')
  const { fieldset, addAndFocus } = useNextField()
  const hasVat = statesVat(form.values.letra)
  const isVatTyped = form.values.lineas !== '' || form.values.iva.some(({ importe }) => importe.trim() !== '')
  const isMany = lines.keys.length > 1
  return (
    <Fieldset ref={fieldset} isFramed legend="Importes">
      <FormRow>
        <NumberField label="Neto" computed={textOf(calculated?.neto)} {...form.field('neto')} />
        <NumberField
          label="Otros tributos"
          computed={textOf(calculated?.otrosTributos)}
          {...form.field('otrosTributos')}
        />
        <NumberField label="Total" computed={textOf(calculated?.total)} {...form.field('total')} />
      </FormRow>
      {hasVat &&
        lines.keys.map((key, index) => (
          <div key={key} className="money-line" role="group" aria-label={`IVA ${index + 1}`}>
            <SelectField label="Alícuota" options={vatRateOptions} {...form.field(`iva.${index}.alicuota`)} />
            {isMany && <NumberField label="Base" {...form.field(`iva.${index}.base`)} />}
            <NumberField
              label="IVA"
              computed={textOf(calculated?.iva[index]?.importe)}
              {...form.field(`iva.${index}.importe`)}
            />
            <IconButton icon="pi-trash" label={`Quitar IVA ${index + 1}`} onClick={() => lines.remove(index)} />
          </div>
        ))}
      {hasVat && isVatTyped && (
        <NumberField
          label="Renglones en papel"
          help="El IVA se redondea en cada uno: de ellos depende cuánto puede diferir."
          decimals={0}
          computed={calculated && String(calculated.lineas)}
          {...form.field('lineas')}
        />
      )}
      {hasVat && lines.keys.length < 6 && (
        <Button
          size="small"
          onClick={() =>
            addAndFocus(
              () => lines.add({ alicuota: nextRate[lines.keys.length] ?? '0', base: '', importe: '' }),
              // With the second line the first one gets its base field: fill that in next.
              isMany || lines.keys.length === 0 ? `iva.${lines.keys.length}.alicuota` : 'iva.0.base',
            )
          }
        >
          <i className="pi pi-plus" aria-hidden="true" /> Agregar alícuota
        </Button>
      )}
      <MoreAmounts form={form} />
    </Fieldset>
  )
}

/** The rubros and items that the amount is allocated to. */
export function SpendingLines({ proyectoId, form, calculated }: LinesProps & { proyectoId: number }) {
  const lines = useLines(form, 'imputaciones')
  const { fieldset, addAndFocus } = useNextField()
  const isMany = lines.keys.length > 1
  const last = lines.keys.length - 1
  const rest = textOf(restOf(form.values, calculated?.sinImpuestos))
  return (
    <Fieldset ref={fieldset} isFramed legend="En qué se gastó">
      {lines.keys.map((key, index) => (
        <div key={key} className="money-line" role="group" aria-label={`Rubro ${index + 1}`}>
          <PickerField
            label="Rubro"
            required
            kind="rubros"
            search={(text, signal) => searchEntries(rubros, text, signal)}
            {...form.field(`imputaciones.${index}.rubro`)}
            onChange={(rubro) => {
              form.field(`imputaciones.${index}.rubro`).onChange(rubro)
              form.field(`imputaciones.${index}.item`).onChange(null)
            }}
          />
          <PickerField
            label="Ítem"
            help="Del presupuesto; puede quedar vacío"
            search={(text) => searchItems(proyectoId, form.values.imputaciones[index]?.rubro?.id ?? '', text)}
            {...form.field(`imputaciones.${index}.item`)}
          />
          {isMany && (
            <NumberField
              label="Importe"
              computed={index === last ? rest : undefined}
              {...form.field(`imputaciones.${index}.importe`)}
            />
          )}
          {isMany && (
            <IconButton icon="pi-trash" label={`Quitar rubro ${index + 1}`} onClick={() => lines.remove(index)} />
          )}
        </div>
      ))}
      {lines.keys.length < 50 && (
        <Button
          size="small"
          onClick={() =>
            addAndFocus(
              () => lines.add({ rubro: null, item: null, importe: '' }),
              // The line that had the rest needs its own amount now; the new one gets what is left.
              form.values.imputaciones[last]?.importe.trim() === ''
                ? `imputaciones.${last}.importe`
                : `imputaciones.${last + 1}.rubro`,
            )
          }
        >
          <i className="pi pi-plus" aria-hidden="true" /> Repartir en otro rubro
        </Button>
      )}
    </Fieldset>
  )
}
