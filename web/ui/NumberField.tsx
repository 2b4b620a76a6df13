import { useState } from 'react'
import { classNames } from './class-names.ts'
import { canonicalNumber, readBack } from '../lib/number-text.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

export type NumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type'> & {
  /** As typed. */
  value: string
  onChange: (text: string) => void
  decimals?: number
  /** What an empty field counts as, calculated from others. */
  computed?: string | undefined
}

/**
 * A number typed as '1.234,56'. The parsed number shows below while typing and replaces the text on blur; invalid text stays.
 * PrimeReact's InputNumber swallows keys and turns long decimals into floats.
 */
export function NumberField({ value, onChange, decimals = 2, computed, onBlur, help, ...field }: NumberFieldProps) {
  const [isTyped, setIsTyped] = useState(false)
  const read = canonicalNumber(value)
  // A stored number is not explained again.
  const shown = isTyped || read !== value.trim() ? readBack(value, decimals) : null
  return (
    <TextField
      {...field}
      placeholder={computed ?? field.placeholder}
      className={classNames(computed && 'input-computed', field.className)}
      help={shown === null ? help : `= ${shown}`}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={value}
      onChange={(event) => {
        setIsTyped(true)
        onChange(event.target.value)
      }}
      onBlur={(event) => {
        setIsTyped(false)
        if (read !== null) onChange(read)
        onBlur?.(event)
      }}
    />
  )
}
