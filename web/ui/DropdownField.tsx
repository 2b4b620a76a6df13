import { Dropdown } from 'primereact/dropdown'
import 'primereact/resources/themes/lara-light-blue/theme.css?parts=dropdown,inputicon'
import { Field, type FieldProps } from './Field.tsx'
import type { SelectOption } from './SelectField.tsx'
import './primereact.ts'

type DropdownFieldProps<Value extends string> = Omit<FieldProps, 'children'> & {
  name?: string
  value: Value
  onChange: (value: Value) => void
  onBlur?: () => void
  options: readonly SelectOption<Value>[]
  placeholder?: string
  disabled?: boolean
}

/** A choice from a long list on the client, filtered by typing. For up to some 20 options use `SelectField`. */
export function DropdownField<Value extends string>(props: DropdownFieldProps<Value>) {
  const { label, help, warning, error, required, name, value, onChange, onBlur, options, ...rest } = props
  return (
    <Field label={label} help={help} warning={warning} error={error} required={required}>
      {(control) => (
        <Dropdown
          {...rest}
          {...control}
          id={undefined}
          inputId={control.id}
          name={name}
          value={value}
          options={[...options]}
          filter
          filterBy="label"
          filterInputAutoFocus
          // Accessible names that PrimeReact omits, and a landmark for its list, which is rendered outside the page's landmarks.
          pt={{
            trigger: { 'aria-hidden': true },
            select: { 'aria-hidden': true },
            filterInput: { 'aria-label': 'Buscar' },
            panel: { role: 'region', 'aria-label': String(label) },
          }}
          invalid={control['aria-invalid'] === true}
          virtualScrollerOptions={options.length > 100 ? { itemSize: 40 } : undefined}
          onChange={(event) => onChange(event.value as Value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
