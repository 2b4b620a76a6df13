import { useImperativeHandle, useState, type Ref } from 'react'

export type InlineTitleHandle = { edit: () => void }
type InlineTitleProps = {
  title: string
  label: string
  isFixed: boolean
  onRename: (title: string) => Promise<boolean>
  ref?: Ref<InlineTitleHandle>
}

/** A title that is changed in its place: Enter and leaving it save, Escape takes it back. */
export function InlineTitle({ title, label, isFixed, onRename, ref }: InlineTitleProps) {
  const [text, setText] = useState<string | null>(null)
  useImperativeHandle(ref, () => ({ edit: () => setText(title) }), [title])
  const save = async () => {
    const typed = text?.trim()
    setText(null)
    // What could not be stored is there to be tried again.
    if (typed && typed !== title && !(await onRename(typed))) setText(typed)
  }
  if (text === null) {
    return (
      <h2 className="board-list-title">
        {isFixed ? (
          title
        ) : (
          <button type="button" title="Cambiar título" onClick={() => setText(title)}>
            {title}
          </button>
        )}
      </h2>
    )
  }
  return (
    <input
      className="input board-list-title-input"
      aria-label={label}
      maxLength={200}
      autoFocus
      value={text}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => void save()}
      onMouseDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') setText(null)
      }}
    />
  )
}
