import type { Editor } from '@tiptap/react'
import { useId, useState, type KeyboardEvent } from 'react'
import { isComposing } from '../lib/composing.ts'
import { linkAddress } from '../lib/link-address.ts'
import { Button } from './Button.tsx'

/** Edits the address of the link at the cursor, or inserts one: on the selection, or as new text. */
export function RichTextLink({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId()
  const before = String(editor.getAttributes('link').href ?? '')
  const [typed, setTyped] = useState(before)
  const [error, setError] = useState('')
  const put = () => {
    const href = linkAddress(typed)
    if (!href) return setError('Escribí una dirección, como obra.com.ar o un mail.')
    const chain = editor.chain().focus().extendMarkRange('link')
    if (before === '' && editor.state.selection.empty) {
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.setLink({ href }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return
    // Keep Enter and Escape from the surrounding form and dialog.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') return put()
    onClose()
    editor.commands.focus()
  }
  return (
    <div className="rich-text-link">
      <input
        autoFocus
        className="input"
        type="text"
        inputMode="url"
        aria-label="Dirección del enlace"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        placeholder="https://"
        maxLength={2000}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setError('')
        }}
        onKeyDown={press}
      />
      <Button size="small" onClick={put}>
        Poner
      </Button>
      {before && (
        <Button size="small" variant="secondary" onClick={remove}>
          Quitar
        </Button>
      )}
      {error && (
        <p id={id} role="alert" className="rich-text-link-error">
          {error}
        </p>
      )}
    </div>
  )
}
