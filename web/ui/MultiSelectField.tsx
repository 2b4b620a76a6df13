import { MultiSelect } from 'primereact/multiselect'
import 'primereact/resources/themes/lara-light-blue/theme.css?parts=multiselect'
import { Field, type FieldProps } from './Field.tsx'
import type { SelectOption } from './SelectField.tsx'
import './primereact.ts'

type MultiSelectFieldProps<Value extends string> = Omit<FieldProps, 'children'> & {
  name?: string
  value: readonly Value[]
  onChange: (values: Value[]) => void
  onBlur?: () => void
  options: readonly SelectOption<Value>[]
  placeholder?: string
  disabled?: boolean
}

/** Several choices from a list, filtered by typing. */
export function MultiSelectField<Value extends string>(props: MultiSelectFieldProps<Value>) {
  const { label, help, warning, error, required, name, value, onChange, onBlur, options, ...rest } = props
  return (
    <Field label={label} help={help} warning={warning} error={error} required={required}>
      {(control) => (
        <MultiSelect
          {...rest}
          {...control}
          id={undefined}
          inputId={control.id}
          name={name}
          value={[...value]}
          options={[...options]}
          filter
          maxSelectedLabels={3}
          selectedItemsLabel="{0} elegidos"
          display="comma"
          showSelectAll={false}
          // The checkbox in an option is decorative: the option itself is selected.
          pt={{
            checkbox: { input: { disabled: true, 'aria-hidden': true, style: { pointerEvents: 'none' } } },
            filterInput: { root: { 'aria-label': 'Buscar' } },
            panel: { role: 'region', 'aria-label': String(label) },
          }}
          invalid={control['aria-invalid'] === true}
          onChange={(event) => onChange(event.value as Value[])}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
