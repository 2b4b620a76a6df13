import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Grid } from './grid.ts'
import { cellsOf, rangeOf, type Place } from './grid-place.ts'
import { keyAction, type GridAction } from './key-action.ts'
import { useEditing } from './use-editing.ts'
import { useGridClipboard } from './grid-clipboard.ts'
import { useGridFocus } from './use-grid-focus.ts'

const controls = 'input, button, a'

function placeAt(target: EventTarget): Place | null {
  const { line, column } = (target as Element).closest<HTMLElement>('[data-line]')?.dataset ?? {}
  return line === undefined ? null : { line: Number(line), column: Number(column) }
}
const isControl = (target: EventTarget) => (target as Element).closest(controls) !== null
const isSame = (one: Place, other: Place) => one.line === other.line && one.column === other.column

/** The event handlers of an `AmountTable`: keyboard, mouse, touch and clipboard. */
export function useGridEvents<Row extends { id: string }>(grid: Grid<Row>) {
  const { table, lines, cells, place, extent, page } = grid
  const [message, say] = useState('')
  const mayLeave = useRef(false)
  const takeFocus = useGridFocus(table, place.active, grid.autoFocus)
  const { editing, edit, finish, cancel } = useEditing(grid, takeFocus)
  const pointer = usePointer(grid, edit, takeFocus)
  const clipboard = useGridClipboard(grid, { say, stopTyping: cancel })
  const run = (action: GridAction) => {
    mayLeave.current = action.type === 'escape'
    if (action.type === 'edit') return flushSync(() => edit(place.active, action.replaces))
    takeFocus()
    if (action.type === 'move') return action.extends ? place.extend(action.to) : place.move(action.to)
    if (action.type === 'toggle') return grid.onToggle(lines[place.active.line]!.row.id)
    if (action.type === 'undo') return say(cells.undo() ? 'Deshicimos el último cambio.' : 'No hay nada que deshacer.')
    if (action.type === 'redo') return say(cells.redo() ? 'Rehicimos el cambio.' : 'No hay nada que rehacer.')
    if (action.type === 'escape') return place.move(place.active)
    if (action.type === 'clear') {
      return void cells.write(cellsOf(rangeOf(place.anchor, place.active)).map((cell) => ({ ...cell, text: '' })))
    }
    if (action.type === 'all') {
      return place.select({ line: extent.lines - 1, column: extent.columns - 1 }, { line: 0, column: 0 })
    }
    const { line, column } = place.active
    table.current?.querySelector<HTMLElement>(`[data-line="${line}"][data-column="${column}"] :is(a, button)`)?.click()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isControl(event.target) || !placeAt(event.target)) return
    const isOpen = lines[place.active.line]?.isOpen
    const at = { active: place.active, extent, page, isOpen, isEditable: cells.isEditable, mayLeave: mayLeave.current }
    const action = keyAction(event.nativeEvent, at)
    if (!action) return
    // The first Escape lets Tab leave the table; only a second one closes the surrounding dialog.
    if (action.type === 'escape' && !mayLeave.current) event.stopPropagation()
    // The keystroke itself must reach the input that it opens.
    if (action.type !== 'edit' || !action.replaces) event.preventDefault()
    run(action)
  }
  const go = (to: Place) => {
    takeFocus()
    place.move(to)
  }
  return {
    handlers: { onKeyDown, ...pointer, ...clipboard },
    editing,
    finish,
    cancel,
    message,
    go,
  }
}

/** Mouse: press selects, drag or Shift extends, double click edits. Touch scrolls, so a cell is selected on click. */
function usePointer<Row extends { id: string }>(
  { place, cells }: Grid<Row>,
  edit: (at: Place, isQuick: boolean) => void,
  takeFocus: () => void,
) {
  const isDragging = useRef(false)
  const onPointerDown = (event: PointerEvent) => {
    const at = placeAt(event.target)
    if (!at || event.pointerType !== 'mouse' || event.button !== 0 || isControl(event.target)) return
    isDragging.current = true
    takeFocus()
    if (event.shiftKey) place.extend(at)
    else place.move(at)
    addEventListener('pointerup', () => (isDragging.current = false), { once: true })
  }
  const onPointerOver = (event: PointerEvent) => {
    const at = isDragging.current && event.buttons === 1 ? placeAt(event.target) : null
    if (!at || isSame(at, place.active)) return
    takeFocus()
    place.extend(at)
  }
  const onClick = (event: MouseEvent) => {
    const at = placeAt(event.target)
    const isMouse = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse'
    if (!at || isMouse || isControl(event.target)) return
    if (isSame(at, place.active) && cells.isEditable(at)) return edit(at, false)
    takeFocus()
    place.move(at)
  }
  const onDoubleClick = (event: MouseEvent) => {
    const at = placeAt(event.target)
    if (at && !isControl(event.target)) edit(at, false)
  }
  return { onPointerDown, onPointerOver, onClick, onDoubleClick }
}
