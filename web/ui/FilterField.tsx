import { useState } from 'react'
import { dateError, monthError } from '../lib/date-text.ts'
import { decimalOf, numberError, decimalText } from '../lib/number-text.ts'
import { CheckboxField } from './CheckboxField.tsx'
import { DateField, MonthField } from './DateField.tsx'
import { NumberField } from './NumberField.tsx'
import { PickerField, type Picked } from './PickerField.tsx'
import { SelectField, type SelectOption } from './SelectField.tsx'

/** A filter of a list by its kind; `key` is its query parameter. */
export type Filter = { key: string; label: string } & (
  | { kind: 'choice'; options: readonly SelectOption[] }
  | { kind: 'flag' | 'date' | 'month' | 'amount' }
  | {
      kind: 'entry'
      /** The entry of the current value: null without a value, undefined while it loads. */
      picked: Picked | null | undefined
      search: (text: string, signal: AbortSignal) => Promise<Picked[]>
    }
)

type FilterFieldProps = { filter: Filter; value: string; onChange: (value: string) => void }
type TypedKind = 'date' | 'month' | 'amount'

const errors: Record<TypedKind, (text: string) => string | undefined> = {
  date: dateError,
  month: monthError,
  amount: (text) => (text === '' ? undefined : numberError(text, { decimals: 2, max: 9_999_999_999_999 })),
}

/** The input of a filter: choices apply at once, typed values once they are valid or on blur. */
export function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const { label } = filter
  const [shown, setShown] = useFollowedValue(value)
  const choose = (next: string) => {
    setShown(next)
    onChange(next)
  }
  if (filter.kind === 'choice') {
    const options = [{ value: '', label: 'Todos' }, ...filter.options]
    return <SelectField label={label} options={options} value={shown} onChange={choose} />
  }
  if (filter.kind === 'flag') {
    return <CheckboxField label={label} value={shown !== ''} onChange={(isOn) => choose(isOn ? '1' : '')} />
  }
  if (filter.kind === 'entry') {
    const picked = filter.picked ?? (value === '' ? null : { id: value, label: '…' })
    return (
      <PickerField
        label={label}
        value={picked}
        search={filter.search}
        onChange={(entry) => onChange(entry?.id ?? '')}
      />
    )
  }
  return <TypedFilter kind={filter.kind} label={label} value={value} onChange={onChange} />
}

/** A local copy of a filter's value that changes at once: the address changes only after the route's loaders. */
function useFollowedValue<Value>(value: Value): [Value, (value: Value) => void] {
  const [shown, setShown] = useState(value)
  const [followed, setFollowed] = useState(value)
  // The address changed: a chip was removed, or Back was pressed.
  if (followed !== value) {
    setFollowed(value)
    setShown(value)
  }
  return [shown, setShown]
}

type TypedFilterProps = { kind: TypedKind; label: string; value: string; onChange: (value: string) => void }

function TypedFilter({ kind, label, value, onChange }: TypedFilterProps) {
  const [text, setText] = useFollowedValue(kind === 'amount' ? decimalText(value) : value)
  const [isLeft, setIsLeft] = useState(false)
  const error = errors[kind](text.trim())
  const change = (next: string) => {
    setText(next)
    // Days and months arrive in wire format once valid; amounts are sent on blur.
    if (kind !== 'amount' && next !== value && !errors[kind](next)) onChange(next)
  }
  const leave = () => {
    setIsLeft(true)
    const wire = kind === 'amount' ? (text.trim() === '' ? '' : decimalOf(text)) : text
    if (!error && wire !== null && wire !== value) onChange(wire)
  }
  const field = { label, value: text, error: isLeft ? error : undefined, onChange: change, onBlur: leave }
  if (kind === 'date') return <DateField {...field} />
  return kind === 'month' ? <MonthField {...field} /> : <NumberField {...field} decimals={2} />
}
