import { useImperativeHandle, useState, type Ref } from 'react'
import { isComposing } from '../../lib/composing.ts'
import './InlineText.css'

export type InlineTextHandle = { edit: () => void }
type InlineTextProps = {
  text: string
  label: string
  /** The tooltip, e.g. 'Cambiar título'. */
  hint: string
  isFixed: boolean
  maxLength: number
  onSave: (text: string) => Promise<boolean>
  ref?: Ref<InlineTextHandle>
}

/** A short text edited in place: Enter and blur save, Escape cancels. */
export function InlineText({ text, label, hint, isFixed, maxLength, onSave, ref }: InlineTextProps) {
  const [typed, setTyped] = useState<string | null>(null)
  useImperativeHandle(ref, () => ({ edit: () => setTyped(text) }), [text])
  const save = async () => {
    const next = typed?.trim()
    setTyped(null)
    // Reopen the input with the text if saving failed.
    if (next && next !== text && !(await onSave(next))) setTyped(next)
  }
  if (isFixed) return text
  if (typed === null) {
    return (
      <button type="button" className="inline-text prints-as-text" title={hint} onClick={() => setTyped(text)}>
        {text}
      </button>
    )
  }
  return (
    <input
      className="input inline-text-input"
      aria-label={label}
      maxLength={maxLength}
      autoFocus
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => void save()}
      onMouseDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (isComposing(event)) return
        if (event.key === 'Enter') {
          event.preventDefault()
          event.currentTarget.blur()
        }
        if (event.key === 'Escape') setTyped(null)
      }}
    />
  )
}
