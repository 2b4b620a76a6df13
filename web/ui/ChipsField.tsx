import { Chips } from 'primereact/chips'
import 'primereact/resources/themes/lara-light-blue/theme.css?parts=chips'
import { Field, type FieldProps } from './Field.tsx'
import './primereact.ts'

type ChipsFieldProps = Omit<FieldProps, 'children'> & {
  name?: string
  value: readonly string[]
  onChange: (values: string[]) => void
  onBlur?: () => void
  placeholder?: string
  max?: number
}

/** Free words: Enter or a comma adds one, Backspace removes the last. */
export function ChipsField(props: ChipsFieldProps) {
  const { label, help, warning, error, required, name, value, onChange, onBlur, placeholder, max } = props
  return (
    <Field label={label} help={help} warning={warning} error={error} required={required}>
      {(control) => (
        <Chips
          inputId={control.id}
          name={name}
          value={[...value]}
          placeholder={value.length === 0 ? placeholder : undefined}
          max={max}
          separator=","
          addOnBlur
          // A list, not a listbox: entries are removed, not selected.
          pt={{
            container: { role: 'list', 'aria-label': String(label), 'aria-orientation': undefined },
            token: { role: 'listitem', 'aria-selected': undefined },
          }}
          allowDuplicate={false}
          invalid={control['aria-invalid'] === true}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          onChange={(event) => onChange(event.value ?? [])}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
