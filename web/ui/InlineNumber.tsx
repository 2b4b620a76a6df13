import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { isComposing } from '../lib/composing.ts'
import { numberError, numberText, parseNumber } from '../lib/number-text.ts'
import { whenSessionEnds } from '../lib/session.ts'
import { useLeaveWarning } from '../lib/use-leave-warning.ts'
import './InlineNumber.css'

type FailedEdit = { text: string; failure: string }

/** Edits that failed to save, by id, so that they survive their row leaving the screen. */
const unsavedEdits = new Map<string, FailedEdit>()
whenSessionEnds(() => unsavedEdits.clear())

type InlineNumberProps = {
  /** Unique per number: failed edits are stored under it. */
  id: string
  /** The accessible name: 'Stock de Cemento'. */
  label: string
  value: number
  /** The number as displayed, while not edited. */
  children: ReactNode
  rule: { decimals: number; max: number }
  /** A note on the number while it is typed. */
  hint?: (value: number | null) => ReactNode
  /** Saves; `seen` is the number when editing began. The message of an error is shown with the typed text. */
  onSave: (value: number, seen: number) => Promise<void>
}

/**
 * A number in a table, edited in place. Enter and blur save, Escape cancels. If saving fails, the typed text stays with the
 * reason, even if the row leaves the screen and comes back.
 */
export function InlineNumber({ id, label, value, children, rule, hint, onSave }: InlineNumberProps) {
  const [text, setText] = useState(() => unsavedEdits.get(id)?.text ?? null)
  const [seen, setSeen] = useState(value)
  const [failure, setFailure] = useState(() => unsavedEdits.get(id)?.failure)
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
      unsavedEdits.set(id, { text: typed, failure: message })
      setText(typed)
      setFailure(message)
    }
  }
  const close = () => {
    unsavedEdits.delete(id)
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
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return
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
        // Focus on opening; a remount after a failure must not steal the focus.
        autoFocus={!failure}
        onFocus={(event) => event.target.select()}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setFailure(undefined)
          const failedEdit = unsavedEdits.get(id)
          if (failedEdit) unsavedEdits.set(id, { ...failedEdit, text: event.target.value })
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
