import { useLayoutEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react'
import './SearchField.css'

type SearchFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'aria-label'> & {
  label: string
  onText: (text: string) => void
  isBusy?: boolean
  /** Behind the text: a way out, say. */
  end?: ReactNode
}

/** The one line of a search dialog: takes the focus at once, its caret behind what is there already. */
export function SearchField({ label, onText, isBusy, end, ...input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  // With the paint, not after it: where it takes another field's place, no letter falls in between.
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
