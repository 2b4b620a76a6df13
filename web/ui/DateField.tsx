import { useId, useRef, useState } from 'react'
import { dateText, parseDate, parseMonth } from '../lib/date-text.ts'
import { onDemand } from './on-demand.tsx'
import { Field, type FieldProps } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import './DateField.css'

const DateCalendar = onDemand(async () => (await import('./DateCalendar.tsx')).DateCalendar)

type DateFieldProps = Omit<FieldProps, 'children'> & {
  label: string
  name?: string
  /** The wire's day ('2026-03-01'), or the typed text if it is not a valid day. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  autoFocus?: boolean
  disabled?: boolean
}

/**
 * A day, typed as dd/mm/aaaa or picked from PrimeReact's calendar. PrimeReact's input drops text that it cannot parse, so the
 * input is ours; `dateError` validates the text.
 */
export const DateField = (props: DateFieldProps) => <TypedDate {...props} view="date" parse={parseDate} />

/** A month, typed as mm/aaaa or picked; '2026-03' on the wire. `monthError` validates the text. */
export const MonthField = (props: DateFieldProps) => <TypedDate {...props} view="month" parse={parseMonth} />

type TypedDateProps = DateFieldProps & { view: 'date' | 'month'; parse: (text: string) => string | null }

function TypedDate({ view, parse, value, onChange, onBlur, ...props }: TypedDateProps) {
  const { label, help, warning, error, required, ...input } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  /** The text while it is typed; `onChange` gets the day at once, so submitting before blur has the value. */
  const [text, setText] = useState<string | null>(null)
  const popover = useRef<HTMLDivElement>(null)
  const typed = useRef<HTMLInputElement>(null)
  const pick = (picked: string) => {
    setText(null)
    onChange(picked)
    popover.current?.hidePopover()
    typed.current?.focus()
  }
  return (
    <Field label={label} help={help} warning={warning} error={error} required={required}>
      {(control) => (
        <div className="date-field">
          <input
            {...input}
            {...control}
            ref={typed}
            className="input"
            placeholder={view === 'date' ? 'dd/mm/aaaa' : 'mm/aaaa'}
            autoComplete="off"
            value={text ?? dateText(value)}
            onChange={({ target }) => {
              setText(target.value)
              onChange(parse(target.value) ?? target.value)
            }}
            onBlur={() => {
              setText(null)
              onBlur?.()
            }}
          />
          <IconButton
            icon="pi-calendar"
            label={`Elegir: ${label}`}
            disabled={input.disabled}
            popoverTarget={id}
            onPointerEnter={DateCalendar.preload}
            onFocus={DateCalendar.preload}
          />
          <div
            ref={popover}
            id={id}
            onToggle={(event) => setIsOpen(event.newState === 'open')}
            popover="auto"
            role="dialog"
            aria-label={`Calendario: ${label}`}
            className="date-popover"
          >
            {isOpen && <DateCalendar value={parse(dateText(value)) ?? ''} view={view} onPick={pick} />}
          </div>
        </div>
      )}
    </Field>
  )
}
