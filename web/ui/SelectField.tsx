import type { SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldProps } from './Field.tsx'

export type SelectOption<Value extends string = string> = { value: Value; label: string; group?: string | undefined }

type SelectFieldProps<Value extends string> = Omit<FieldProps, 'children'> &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'required' | 'value' | 'onChange' | 'children'> & {
    value: Value
    onChange: (value: Value) => void
    options: readonly SelectOption<Value>[]
  }

/**
 * A choice from a short list. A native select: phones show their own list, and PrimeReact's Dropdown costs 10 kB more.
 * For long lists use `DropdownField`, for lists of the server `PickerField`.
 */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, help, warning, error, required, className, options, onChange, ...select } = props
  const groups = [...new Set(options.map(({ group }) => group))]
  const drawn = (group: string | undefined) =>
    options
      .filter((option) => option.group === group)
      .map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))
  return (
    <Field label={label} help={help} warning={warning} error={error} required={required}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={classNames('input', className)}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {groups.map((group) =>
            group === undefined ? (
              drawn(group)
            ) : (
              <optgroup key={group} label={group}>
                {drawn(group)}
              </optgroup>
            ),
          )}
        </select>
      )}
    </Field>
  )
}
