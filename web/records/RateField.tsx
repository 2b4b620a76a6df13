import type { FormField } from '../ui/form/form-types.ts'
import { NumberField } from '../ui/NumberField.tsx'

type RateFieldProps = { field: FormField<string>; calculated: string | undefined }

/** The exchange rate of a document in a currency other than the project's. */
export function RateField({ field, calculated }: RateFieldProps) {
  return (
    <NumberField
      label="Cotización"
      help="Vacía: la oficial del día. Escribila si se acordó otra (MEP, CCL…)."
      decimals={6}
      computed={calculated}
      {...field}
    />
  )
}
