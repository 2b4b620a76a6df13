import { numberText, parseNumber } from '../lib/number-text.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type'> & {
  /** As typed. */
  value: string
  onChange: (text: string) => void
  decimals?: number
}

/** A number typed as '1.234,56'. On leaving, what was understood is written out; what was not stays as it is. */
export function NumberField({ value, onChange, decimals = 2, onBlur, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={(event) => {
        const number = parseNumber(value)
        if (number !== null) onChange(numberText(number, Math.max(decimals, 6)))
        onBlur?.(event)
      }}
    />
  )
}
