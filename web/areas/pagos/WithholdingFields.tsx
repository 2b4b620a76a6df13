import { moneyText } from '../../lib/money-text.ts'
import { decimalText } from '../../lib/number-text.ts'
import { optionsOf } from '../../records/words.ts'
import { Button } from '../../ui/Button.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import type { FormState } from '../../ui/form/form-types.ts'
import { useLines } from '../../ui/form/use-lines.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { newWithholding, type PagoDraft } from './pago-draft.ts'
import type { Pago } from './queries.ts'
import { impuestos } from './words.ts'

const most = 10

type WithholdingFieldsProps = {
  form: FormState<PagoDraft>
  /** The outcome of the dry run. */
  calculated: Pago | undefined
}

/** What is withheld of a payment for the tax office. The net amount of what is paid is proposed as the base. */
export function WithholdingFields({ form, calculated }: WithholdingFieldsProps) {
  const lines = useLines(form, 'retenciones')
  const proposed = calculated && Number(calculated.netoAplicado) > 0 ? decimalText(calculated.netoAplicado) : ''
  return (
    <Fieldset isFramed legend="Retenciones">
      {lines.keys.map((key, row) => (
        <div key={key} className="money-line" role="group" aria-label={`Retención ${row + 1}`}>
          <WithholdingLineFields {...{ form, row }} line={calculated?.retenciones[row]} />
          <IconButton icon="pi-trash" label={`Quitar retención ${row + 1}`} onClick={() => lines.remove(row)} />
          {calculated?.retenciones[row] && (
            <p className="money-line-outcome">
              Se retienen <strong>{moneyText(calculated.retenciones[row].importe, calculated.moneda)}</strong>
            </p>
          )}
        </div>
      ))}
      {lines.keys.length < most && (
        <Button size="small" onClick={() => lines.add(newWithholding(proposed))}>
          <i className="pi pi-plus" aria-hidden="true" /> Agregar retención
        </Button>
      )}
    </Fieldset>
  )
}

type LineProps = { form: FormState<PagoDraft>; row: number; line: Pago['retenciones'][number] | undefined }

function WithholdingLineFields({ form, row, line }: LineProps) {
  const isProvincial = form.values.retenciones[row]!.impuesto === 'iibb'
  return (
    <>
      <SelectField label="Impuesto" options={optionsOf(impuestos)} {...form.field(`retenciones.${row}.impuesto`)} />
      {isProvincial && (
        <TextField label="Jurisdicción" maxLength={60} {...form.field(`retenciones.${row}.jurisdiccion`)} />
      )}
      <TextField label="Régimen" maxLength={80} {...form.field(`retenciones.${row}.regimen`)} />
      <NumberField label="Base" required {...form.field(`retenciones.${row}.base`)} />
      <NumberField label="Alícuota %" required decimals={4} {...form.field(`retenciones.${row}.alicuota`)} />
      <TextField
        label="Certificado"
        help="Vacío: el número que sigue."
        placeholder={line?.numeroCertificado ?? ''}
        maxLength={30}
        {...form.field(`retenciones.${row}.numeroCertificado`)}
      />
    </>
  )
}
