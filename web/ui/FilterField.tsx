import { useState } from 'react'
import { dateError, monthError } from '../lib/date-text.ts'
import { decimalOf, numberError, decimalText } from '../lib/number-text.ts'
import { CheckboxField } from './CheckboxField.tsx'
import { DateField, MonthField } from './DateField.tsx'
import { NumberField } from './NumberField.tsx'
import { PickerField, type Picked } from './PickerField.tsx'
import { SelectField, type SelectOption } from './SelectField.tsx'

/** A filter of a list by its kind; `key` is its name in the address. */
export type Filter = { key: string; label: string } & (
  | { kind: 'choice'; options: readonly SelectOption[] }
  | { kind: 'flag' | 'date' | 'month' | 'amount' }
  | {
      kind: 'entry'
      /** What the present value names: null without one, nothing while it is being asked for. */
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

/** A filter's own field: what is chosen narrows at once, what is typed once it is understood and left. */
export function FilterField({ filter, value, onChange }: FilterFieldProps) {
  const { label } = filter
  const [shown, setShown] = useShown(value)
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

/** What is shown of a filter: changed at once, though its address is drawn only after its loaders. */
function useShown<Value>(value: Value): [Value, (value: Value) => void] {
  const [shown, setShown] = useState(value)
  const [followed, setFollowed] = useState(value)
  // Taken off by its chip, or changed by Back.
  if (followed !== value) {
    setFollowed(value)
    setShown(value)
  }
  return [shown, setShown]
}

type TypedFilterProps = { kind: TypedKind; label: string; value: string; onChange: (value: string) => void }

function TypedFilter({ kind, label, value, onChange }: TypedFilterProps) {
  const [text, setText] = useShown(kind === 'amount' ? decimalText(value) : value)
  const [isLeft, setIsLeft] = useState(false)
  const error = errors[kind](text.trim())
  const change = (next: string) => {
    setText(next)
    // A day or a month arrives as on the wire once it is understood.
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
