import type { Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldProps } from './Field.tsx'

export type TextAreaFieldProps = Omit<FieldProps, 'children'> &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required' | 'value'> & {
    value?: string
    ref?: Ref<HTMLTextAreaElement>
  }

/** A multi-line text field. */
export function TextAreaField({ label, help, warning, error, required, className, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} help={help} warning={warning} error={error} required={required}>
      {(control) => <textarea {...area} {...control} className={classNames('input', className)} />}
    </Field>
  )
}
