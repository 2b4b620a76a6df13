import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { numberError, numberText, parseNumber } from '../lib/number-text.ts'
import { whenSessionEnds } from '../lib/session.ts'
import { useLeaveWarning } from '../lib/use-leave-warning.ts'
import './InlineNumber.css'

type Unsaved = { text: string; failure: string }

/** What could not be saved, for as long as its row is not on the screen. */
const unsaved = new Map<string, Unsaved>()
whenSessionEnds(() => unsaved.clear())

type InlineNumberProps = {
  /** Another one for every number: what could not be saved is found again under it. */
  id: string
  /** What the number is: 'Stock de Cemento'. */
  label: string
  value: number
  /** How it looks while nobody edits it. */
  children: ReactNode
  rule: { decimals: number; max: number }
  /** What to say about the number that is being typed. */
  hint?: (value: number | null) => ReactNode
  /** Saves; `seen` is the number as it was when it was opened. The message of an error is shown with what was typed. */
  onSave: (value: number, seen: number) => Promise<void>
}

/**
 * A number in a table that is edited in its place. Enter and leaving it save, Escape does not. Where saving fails, what
 * was typed stays open with the reason, also when its row went away and comes back.
 */
export function InlineNumber({ id, label, value, children, rule, hint, onSave }: InlineNumberProps) {
  const [text, setText] = useState(() => unsaved.get(id)?.text ?? null)
  const [seen, setSeen] = useState(value)
  const [failure, setFailure] = useState(() => unsaved.get(id)?.failure)
  const button = useRef<HTMLButtonElement>(null)
  const takesFocus = useRef(false)
  const isOpen = text !== null
  useLeaveWarning(failure !== undefined)
  useEffect(() => {
    if (!isOpen && takesFocus.current) button.current?.focus()
    takesFocus.current = false
  }, [isOpen])

  const save = async (typed: string) => {
    const number = parseNumber(typed)
    if (numberError(typed, rule) || number === null) return
    close()
    if (number === value) return
    try {
      await onSave(number, seen)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      unsaved.set(id, { text: typed, failure: message })
      setText(typed)
      setFailure(message)
    }
  }
  const close = () => {
    unsaved.delete(id)
    setText(null)
    setFailure(undefined)
  }
  if (text === null) {
    return (
      <button
        ref={button}
        type="button"
        className="inline-number"
        title={`Editar: ${label}`}
        onClick={() => {
          setSeen(value)
          setText(numberText(value))
        }}
      >
        <span className="visually-hidden">Editar {label}: </span>
        {children}
      </button>
    )
  }
  const error = numberError(text, rule) ?? (failure && `No se guardó. ${failure}`)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    takesFocus.current = true
    if (event.key === 'Enter') void save(text)
    else close()
  }
  return (
    <span className="inline-number-open">
      <input
        className="input"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        inputMode={rule.decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        // The one who opened it is about to type; after a failure nobody's focus is taken.
        autoFocus={!failure}
        onFocus={(event) => event.target.select()}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setFailure(undefined)
          const kept = unsaved.get(id)
          if (kept) unsaved.set(id, { ...kept, text: event.target.value })
        }}
        onKeyDown={onKeyDown}
        onBlur={() => !failure && void save(text)}
      />
      <span className={error ? 'inline-number-note inline-number-error' : 'inline-number-note'} role="status">
        {error || hint?.(parseNumber(text))}
      </span>
    </span>
  )
}
