/** The action of a key in a grid that is not being edited, as in a spreadsheet. */
import { moveByKey, nextEditable, type Extent, type Place } from './grid-place.ts'

export type GridAction =
  | { type: 'move'; to: Place; extends: boolean }
  /** With `replaces` typing starts from an empty cell, else from its text. */
  | { type: 'edit'; replaces: boolean }
  | { type: 'toggle' }
  | { type: 'press' | 'clear' | 'undo' | 'redo' | 'all' | 'escape' }

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  getModifierState: (key: 'AltGraph') => boolean
}
export type KeyPlace = {
  active: Place
  extent: Extent
  /** The number of visible lines. */
  page: number
  isEditable: (place: Place) => boolean
  /** Of the active line: undefined if it has no children. */
  isOpen: boolean | undefined
  /** Lets Tab leave the grid; set by Escape. */
  mayLeave: boolean
}

const withCommand: Record<string, GridAction['type'] & ('all' | 'undo' | 'redo')> = { a: 'all', z: 'undo', y: 'redo' }

function turnsTree({ key, ctrlKey, metaKey, shiftKey }: KeyPress, { active, isOpen }: KeyPlace): boolean {
  if (active.column !== 0 || ctrlKey || metaKey || shiftKey) return false
  return (key === 'ArrowRight' && isOpen === false) || (key === 'ArrowLeft' && isOpen === true)
}

/** Null for keys that are left to the browser. */
export function keyAction(press: KeyPress, place: KeyPlace): GridAction | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press
  const { active, extent, page, isEditable, isOpen, mayLeave } = place
  // AltGr types characters, but reports Ctrl and Alt on Windows.
  const isTyping = press.getModifierState('AltGraph') || (!ctrlKey && !metaKey && !altKey)
  if (key === 'Tab') {
    const to = mayLeave ? null : nextEditable(active, shiftKey ? -1 : 1, extent, isEditable)
    return to && { type: 'move', to, extends: false }
  }
  if (turnsTree(press, place)) return { type: 'toggle' }
  const to = altKey ? null : moveByKey(active, { key, isFar: ctrlKey || metaKey, page }, extent)
  if (to) return { type: 'move', to, extends: shiftKey }
  if (key === 'Escape') return { type: 'escape' }
  if (!isTyping) {
    const type = altKey ? undefined : withCommand[key.toLowerCase()]
    return type ? { type: type === 'undo' && shiftKey ? 'redo' : type } : null
  }
  if (key === 'Enter' || key === 'F2') {
    if (isEditable(active)) return { type: 'edit', replaces: false }
    return isOpen !== undefined && active.column === 0 ? { type: 'toggle' } : { type: 'press' }
  }
  if (key === 'Delete' || key === 'Backspace') return { type: 'clear' }
  // A dead key starts an accented letter.
  if ((key.length === 1 || key === 'Dead') && isEditable(active)) return { type: 'edit', replaces: true }
  return null
}
