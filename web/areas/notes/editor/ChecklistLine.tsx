import { useSortable } from '@dnd-kit/sortable'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { isComposing } from '../../../lib/composing.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { NoteTask } from '../note.ts'
import { maxLineLength } from './checklist-lines.ts'
import { GrowingText } from './GrowingText.tsx'

export type LineActions = {
  write: (id: string, content: string) => void
  tick: (id: string, completed: boolean) => void
  /** Enter: splits the line at the caret. */
  split: (id: string, before: string, after: string) => void
  remove: (id: string) => void
  /** True if several lines were pasted and inserted. */
  paste: (id: string, text: string) => boolean
  /** Moves the caret to the previous or next line; false at the ends. */
  step: (id: string, step: 1 | -1) => boolean
  move: (id: string, step: 1 | -1) => void
}

type LineProps = { line: NoteTask; place: number; actions: LineActions }

/** An open task. */
export function ChecklistLine({ line, place, actions }: LineProps) {
  const { id, content } = line
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const name = content.trim() || `Tarea ${place}`
  const style = { transform: transform ? `translateY(${transform.y}px)` : undefined, transition }
  const paste = (event: ClipboardEvent) => {
    if (actions.paste(id, event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  return (
    <li ref={setNodeRef} style={style} className={classNames('checklist-line', isDragging && 'checklist-line-dragged')}>
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className="checklist-handle"
        aria-label={`Mover «${name}»`}
        aria-roledescription="tarea que se ordena"
      >
        <i className="pi pi-bars" aria-hidden="true" />
      </button>
      <Checkbox label={`Hecha: ${name}`} checked={false} onChange={() => actions.tick(id, true)} />
      <GrowingText
        label={`Tarea ${place}`}
        data-line={id}
        className="checklist-text"
        placeholder="Tarea"
        maxLength={maxLineLength}
        value={content}
        onText={(text) => actions.write(id, text.replaceAll(/\r?\n/g, ' '))}
        onPaste={paste}
        onKeyDown={(event) => pressInLine(event, line, actions)}
      />
      <IconButton icon="pi-times" label={`Quitar «${name}»`} onClick={() => actions.remove(id)} />
    </li>
  )
}

function pressInLine(event: KeyboardEvent<HTMLTextAreaElement>, { id, content }: NoteTask, actions: LineActions): void {
  const { selectionStart, selectionEnd } = event.currentTarget
  if (isComposing(event) || event.ctrlKey || event.metaKey) return
  const arrow = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined
  if (arrow && event.altKey) actions.move(id, arrow)
  else if (event.key === 'Enter' && !event.shiftKey) {
    actions.split(id, content.slice(0, selectionStart), content.slice(selectionEnd))
  } else if (event.key === 'Backspace' && content === '') actions.remove(id)
  else if (arrow && selectionStart === selectionEnd && selectionStart === (arrow === 1 ? content.length : 0)) {
    if (!actions.step(id, arrow)) return
  } else return
  event.preventDefault()
}

/** A completed task. */
export function DoneLine({ line: { id, content }, actions }: { line: NoteTask; actions: LineActions }) {
  return (
    <li className="checklist-line checklist-line-done">
      <Checkbox label={`Hecha: ${content}`} checked onChange={() => actions.tick(id, false)} />
      <span className="checklist-text">{content}</span>
      <IconButton icon="pi-times" label={`Quitar «${content}»`} onClick={() => actions.remove(id)} />
    </li>
  )
}
