import type { SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldProps } from './Field.tsx'

type SelectFieldProps = Omit<FieldProps, 'children'> & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'required'>

/** A choice from a list, in its field. The options are its children. */
export function SelectField({ label, help, warning, error, required, className, ...select }: SelectFieldProps) {
  return (
    <Field label={label} help={help} warning={warning} error={error} required={required}>
      {(control) => <select {...select} {...control} className={classNames('input', className)} />}
    </Field>
  )
}
