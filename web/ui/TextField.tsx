import type { InputHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldProps } from './Field.tsx'

export type TextFieldProps = Omit<FieldProps, 'children'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'value'> & {
    value?: string
    ref?: Ref<HTMLInputElement>
  }

/** A one-line text field. */
export function TextField({ label, help, warning, error, required, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} warning={warning} error={error} required={required}>
      {(control) => <input type="text" {...input} {...control} className={classNames('input', className)} />}
    </Field>
  )
}
