import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { isComposing } from '../../lib/composing.ts'
import { readBack } from '../../lib/number-text.ts'
import { isSaveKey } from '../form/save-key.ts'
import { decimalsOf, isNumeric, readCell, type AmountColumn } from './amount-column.ts'

/** Where to move after an edit: by lines or columns, to the next editable cell (`tab`), or nowhere (null). */
export type AfterEdit = { lines?: number; columns?: number; tab?: 1 | -1 } | null

type CellEditorProps<Row> = {
  column: AmountColumn<Row>
  label: string
  text: string
  /** Opened by typing: arrow keys leave the cell. Otherwise (F2, double click) they move within the text. */
  isQuick: boolean
  onDone: (text: string, after: AfterEdit) => void
  /** Closes the editor without a change. */
  onCancel: () => void
}

const arrows: Record<string, AfterEdit> = {
  ArrowUp: { lines: -1 },
  ArrowDown: { lines: 1 },
  ArrowLeft: { columns: -1 },
  ArrowRight: { columns: 1 },
}

/** The input of a cell. Enter, Tab, Ctrl+S and blur commit the text, Escape cancels. */
export function CellEditor<Row>({ column, label, text: initial, isQuick, onDone, onCancel }: CellEditorProps<Row>) {
  const [text, setText] = useState(initial)
  const id = useId()
  const isOver = useRef(false)
  const { options = [], kind } = column
  const read = text.trim() === '' ? undefined : readCell(column, text)
  const error = read && 'error' in read ? read.error : undefined
  const shown = isNumeric(column) && !error && text !== initial ? readBack(text, decimalsOf(column)) : null
  const done = (after: AfterEdit) => {
    if (isOver.current) return
    isOver.current = true
    onDone(text, after)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Goes on to the form or the page, which saves: flushSync, so that this cell is part of it.
    if (isSaveKey(event)) return flushSync(() => done({ lines: 0 }))
    event.stopPropagation()
    const { key, shiftKey } = event
    // Enter confirms the composition of an input method.
    if (isComposing(event)) return
    const by = shiftKey ? -1 : 1
    const after =
      key === 'Enter'
        ? { lines: by }
        : key === 'Tab'
          ? ({ tab: by } as const)
          : isQuick && kind !== 'choice' && arrows[key]
    if (key === 'Escape') isOver.current = true
    if (!after && key !== 'Escape') return
    event.preventDefault()
    if (after) done(after)
    else onCancel()
  }
  return (
    <span className="amount-editor">
      <input
        className="amount-input"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-note`}
        autoFocus
        autoComplete="off"
        inputMode={isNumeric(column) ? 'decimal' : undefined}
        list={kind === 'choice' ? `${id}-list` : undefined}
        value={text}
        onFocus={(event) => !isQuick && event.target.select()}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => done(null)}
      />
      {kind === 'choice' && (
        <datalist id={`${id}-list`}>
          {options.map(([value, name]) => (
            <option key={value}>{name}</option>
          ))}
        </datalist>
      )}
      {error && (
        <span id={`${id}-note`} className="amount-note">
          {error}
        </span>
      )}
      {shown !== null && <span className="amount-note amount-note-number">= {shown}</span>}
    </span>
  )
}
