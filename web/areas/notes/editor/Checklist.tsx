import { DndContext, closestCenter, type DndContextProps } from '@dnd-kit/core'
import { KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { offerUndo } from '../../../ui/undo.ts'
import { newUuid } from '../../../lib/uuid.ts'
import type { NoteTask } from '../note.ts'
import { insertAfter, moveTo, maxLines, neighbour, pastedLines, tasksOf } from './checklist-lines.ts'
import { ChecklistLine, DoneLine, type LineActions } from './ChecklistLine.tsx'
import './Checklist.css'

type ChecklistProps = {
  tasks: NoteTask[] | null
  /** Focuses the first line. */
  hasFocus: boolean
  onChange: (tasks: NoteTask[] | null) => void
}

const newLine = (content = ''): NoteTask => ({ id: newUuid(), content, completed: false })
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The lines being edited: blank lines are local, changes from outside are merged in. */
function useLines({ tasks, onChange }: Pick<ChecklistProps, 'tasks' | 'onChange'>) {
  const [lines, setLines] = useState<NoteTask[]>(() => (tasks?.length ? tasks : [newLine()]))
  const [received, setReceived] = useState(tasks)
  if (!same(tasks, received)) {
    setReceived(tasks)
    if (!same(tasks, tasksOf(lines))) setLines(tasks ?? [])
  }
  const latest = useRef(lines)
  // An undo may run long after its removal: it must call the current onChange, not the one captured then.
  const notify = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = lines
    notify.current = onChange
  })
  const change = (next: NoteTask[]) => {
    const [before, after] = [tasksOf(latest.current), tasksOf(next)]
    latest.current = next
    setLines(next)
    if (!same(after, before)) notify.current(after)
  }
  return { lines, latest, change }
}

/** A checklist: Enter adds a line, dragging or Alt+arrows reorder, completed lines come last. */
export function Checklist(props: ChecklistProps) {
  const { lines, latest, change } = useLines(props)
  const focus = useLineFocus(lines, props.hasFocus)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const open = lines.filter((line) => !line.completed)
  const done = lines.filter((line) => line.completed)
  const patch = (id: string, part: Partial<NoteTask>) =>
    change(lines.map((line) => (line.id === id ? { ...line, ...part } : line)))
  const add = (afterId: string | null, contents: string[]) => {
    if (lines.length + contents.length > maxLines) return
    const added = contents.map(newLine)
    change(insertAfter(lines, afterId, added))
    focus.at(added.at(-1)!.id, afterId === null ? 'end' : 'start')
  }
  const actions: LineActions = {
    write: (id, content) => patch(id, { content }),
    tick: (id, completed) => patch(id, { completed }),
    split(id, before, after) {
      if (lines.length >= maxLines) return
      const next = newLine(after)
      change(insertAfter(lines, id, [next]).map((line) => (line.id === id ? { ...line, content: before } : line)))
      focus.at(next.id, 'start')
    },
    remove(id) {
      const other = neighbour(lines, id, -1) ?? neighbour(lines, id, 1)
      const index = lines.findIndex((line) => line.id === id)
      const removed = lines[index]!
      change(lines.filter((line) => line.id !== id))
      if (other) focus.at(other, 'end')
      if (removed.content.trim() === '') return
      const before = lines[index - 1]
      const putBack = () =>
        change(before ? insertAfter(latest.current, before.id, [removed]) : [removed, ...latest.current])
      offerUndo({ text: `Quitaste «${removed.content}».`, undo: putBack })
    },
    paste(id, text) {
      const pasted = pastedLines(text)
      if (pasted.length < 2) return false
      const line = lines.find((each) => each.id === id)!
      const added = pasted.map(newLine)
      const next = insertAfter(lines, id, added)
      change(line.content.trim() ? next : next.filter((each) => each.id !== id))
      focus.at(added.at(-1)!.id, 'end')
      return true
    },
    step(id, step) {
      const other = neighbour(lines, id, step)
      if (other) focus.at(other, 'end')
      return other !== undefined
    },
    move(id, step) {
      const other = neighbour(lines, id, step)
      if (!other) return
      change(moveTo(lines, id, other))
      focus.at(id, 'end')
    },
  }
  return (
    <div ref={focus.list} className="checklist">
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={spokenDrag(open)}
        onDragEnd={({ active, over }) => over && change(moveTo(lines, String(active.id), String(over.id)))}
      >
        <SortableContext items={open.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
          <ul role="list" aria-label="Tareas" className="checklist-lines">
            {open.map((line, index) => (
              <ChecklistLine key={line.id} line={line} place={index + 1} actions={actions} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {lines.length < maxLines && (
        <button type="button" className="checklist-add" onClick={() => add(null, [''])}>
          <i className="pi pi-plus" aria-hidden="true" /> Agregar tarea
        </button>
      )}
      {done.length > 0 && (
        <details className="checklist-done" open>
          <summary>{done.length === 1 ? '1 hecha' : `${done.length} hechas`}</summary>
          <ul role="list" aria-label="Tareas hechas" className="checklist-lines">
            {done.map((line) => (
              <DoneLine key={line.id} line={line} actions={actions} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** Puts the caret into a line once it is rendered. */
function useLineFocus(lines: readonly NoteTask[], hasFocus: boolean) {
  const list = useRef<HTMLDivElement>(null)
  const pendingCaret = useRef<{ id: string; caret: 'start' | 'end' } | null>(
    hasFocus && lines[0] ? { id: lines[0].id, caret: 'end' } : null,
  )
  const place = () => {
    const { id, caret } = pendingCaret.current ?? {}
    const field = id && list.current?.querySelector<HTMLTextAreaElement>(`[data-line="${CSS.escape(id)}"]`)
    if (!field) return
    pendingCaret.current = null
    field.focus()
    const at = caret === 'start' ? 0 : field.value.length
    field.setSelectionRange(at, at)
  }
  useEffect(place, [lines])
  return {
    list,
    at(id: string, caret: 'start' | 'end') {
      pendingCaret.current = { id, caret }
      // The line may be rendered already.
      place()
      pendingCaret.current = { id, caret }
    },
  }
}

/** Screen reader announcements while a line is moved with the keyboard. */
function spokenDrag(open: readonly NoteTask[]): DndContextProps['accessibility'] {
  const placeOf = (id: unknown) => `posición ${open.findIndex((line) => line.id === id) + 1} de ${open.length}`
  const textOf = (id: unknown) => `«${open.find((line) => line.id === id)?.content ?? ''}»`
  return {
    screenReaderInstructions: {
      draggable: 'Espacio levanta la tarea, las flechas la mueven, Espacio la deja y Escape la devuelve a su lugar.',
    },
    announcements: {
      onDragStart: ({ active }) => `Levantaste ${textOf(active.id)}, ${placeOf(active.id)}.`,
      onDragOver: ({ active, over }) => over && `${textOf(active.id)} va a la ${placeOf(over.id)}.`,
      onDragEnd: ({ active, over }) => over && `Dejaste ${textOf(active.id)} en la ${placeOf(over.id)}.`,
      onDragCancel: ({ active }) => `${textOf(active.id)} volvió a su lugar.`,
    },
  } as DndContextProps['accessibility']
}
