import { useLayoutEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react'
import './SearchField.css'

type SearchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'aria-label'> & {
  label: string
  onText: (text: string) => void
  isBusy?: boolean
  /** After the text, such as a close button. */
  end?: ReactNode
}

/** The input of a search dialog: focused on mount, with the caret at the end. */
export function SearchField({ label, onText, isBusy, end, ...input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  // Layout effect: it replaces another field, and a keystroke before the effect would be lost.
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length)
  }, [])
  return (
    <div className="search-field">
      {isBusy ? <span className="spinner" aria-hidden="true" /> : <i className="pi pi-search" aria-hidden="true" />}
      <input
        {...input}
        ref={field}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        aria-label={label}
        onChange={(event) => onText(event.target.value)}
      />
      {end}
    </div>
  )
}
