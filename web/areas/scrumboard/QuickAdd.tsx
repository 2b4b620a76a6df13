import { useRef, useState, type KeyboardEvent } from 'react'
import { isComposing } from '../../lib/composing.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import './QuickAdd.css'

type QuickAddProps = {
  label: string
  /** The label of the button that opens the field. */
  button: string
  /** The label of the submit button. */
  add: string
  maxLength?: number
  /** Resolves to whether the title was stored; if not, the text is restored. */
  onAdd: (title: string) => Promise<boolean>
}

/** A field for adding several titles in a row: Enter adds, Escape closes and keeps the text. If saving fails, it is restored. */
export function QuickAdd({ label, button, add, maxLength = 200, onAdd }: QuickAddProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  if (!isOpen) {
    return (
      <button ref={opener} type="button" className="board-quick-open" onClick={() => setIsOpen(true)}>
        <i className="pi pi-plus" aria-hidden="true" /> {button}
      </button>
    )
  }
  const close = () => {
    setIsOpen(false)
    requestAnimationFrame(() => {
      // Do not take the focus from another field.
      if (document.activeElement === document.body) opener.current?.focus()
    })
  }
  const submit = async () => {
    const title = text.trim()
    field.current?.focus()
    if (!title) return
    setText('')
    if (!(await onAdd(title))) setText((typed) => (typed ? typed : title))
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      void submit()
    }
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    }
  }
  return (
    <div className="board-quick">
      <textarea
        ref={field}
        className="input"
        rows={2}
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value.replaceAll('\n', ' '))}
        onKeyDown={press}
      />
      <div className="board-quick-actions">
        <Button variant="primary" size="small" onClick={() => void submit()}>
          {add}
        </Button>
        <IconButton icon="pi-times" label="Cerrar" onClick={close} />
      </div>
    </div>
  )
}
