import { dateText, parseDate, parseMonth } from '../lib/date-text.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type DateFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'min' | 'max'> & {
  /** The day as on the wire ('2026-03-01'), or what was typed where that is no day. */
  value: string
  onChange: (value: string) => void
}

/** A day typed as dd/mm/aaaa. `dateError` says what is wrong with one. */
export function DateField({ value, onChange, ...field }: DateFieldProps) {
  return <TypedDateField {...field} value={value} onChange={onChange} parse={parseDate} placeholder="dd/mm/aaaa" />
}

/** A month typed as mm/aaaa; on the wire '2026-03'. `monthError` says what is wrong with one. */
export function MonthField({ value, onChange, ...field }: DateFieldProps) {
  return <TypedDateField {...field} value={value} onChange={onChange} parse={parseMonth} placeholder="mm/aaaa" />
}

type TypedDateFieldProps = DateFieldProps & { parse: (text: string) => string | null }

function TypedDateField({ value, onChange, parse, onBlur, ...field }: TypedDateFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      value={dateText(value)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={(event) => {
        onChange(parse(event.target.value) ?? value)
        onBlur?.(event)
      }}
    />
  )
}
