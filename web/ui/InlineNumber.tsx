import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { numberError, numberText, parseNumber } from '../lib/number-text.ts'
import './InlineNumber.css'

type InlineNumberProps = {
  /** What the number is: 'Stock de Cemento'. */
  label: string
  value: number
  /** How it looks while nobody edits it. */
  children: ReactNode
  rule: { decimals: number; max: number }
  /** What to say about the number that is being typed. */
  hint?: (value: number | null) => ReactNode
  /** Saves; the message of an error is shown with what was typed. */
  onSave: (value: number) => Promise<void>
}

/**
 * A number in a table that is edited in its place. Enter and leaving it save, Escape does not. Where saving fails, what
 * was typed stays open with the reason.
 */
export function InlineNumber({ label, value, children, rule, hint, onSave }: InlineNumberProps) {
  const [text, setText] = useState<string | null>(null)
  const [failure, setFailure] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const takesFocus = useRef(false)
  const isOpen = text !== null
  useEffect(() => {
    if (!isOpen && takesFocus.current) button.current?.focus()
    takesFocus.current = false
  }, [isOpen])

  const save = async (typed: string) => {
    const number = parseNumber(typed)
    if (numberError(typed, rule) || number === null) return
    setText(null)
    setFailure(undefined)
    if (number === value) return
    try {
      await onSave(number)
    } catch (error) {
      setText(typed)
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }
  const cancel = () => {
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
        onClick={() => setText(numberText(value))}
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
    else cancel()
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
