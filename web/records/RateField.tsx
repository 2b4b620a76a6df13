import type { FormField } from '../ui/form/form-types.ts'
import { NumberField } from '../ui/NumberField.tsx'

type RateFieldProps = { field: FormField<string>; calculated: string | undefined }

/** The rate of a document in another currency than its project's. */
export function RateField({ field, calculated }: RateFieldProps) {
  return (
    <NumberField
      label="Cotización"
      help="Vacía: la oficial del día. Escribila si se acordó otra (MEP, CCL…)."
      decimals={6}
      placeholder={calculated}
      {...field}
    />
  )
}
