/** What a key does in a grid where nothing is being typed: as in a spreadsheet. */
import { moved, nextEditable, type Extent, type Place } from './grid-place.ts'

export type GridAction =
  | { type: 'move'; to: Place; extends: boolean }
  /** Without `replaces` the cell keeps what it has. */
  | { type: 'edit'; replaces: boolean }
  | { type: 'toggle' }
  | { type: 'press' | 'clear' | 'undo' | 'redo' | 'all' | 'escape' }

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  getModifierState: (key: 'AltGraph') => boolean
}
export type KeyPlace = {
  active: Place
  extent: Extent
  /** How many lines a page has. */
  page: number
  isEditable: (place: Place) => boolean
  /** Of the active line: undefined where nothing lies below it. */
  isOpen: boolean | undefined
  /** Tab leaves the grid, as it does after Escape. */
  mayLeave: boolean
}

const withCommand: Record<string, GridAction['type'] & ('all' | 'undo' | 'redo')> = { a: 'all', z: 'undo', y: 'redo' }

function turnsTree({ key, ctrlKey, metaKey, shiftKey }: KeyPress, { active, isOpen }: KeyPlace): boolean {
  if (active.column !== 0 || ctrlKey || metaKey || shiftKey) return false
  return (key === 'ArrowRight' && isOpen === false) || (key === 'ArrowLeft' && isOpen === true)
}

/** Null for keys that the grid leaves to the browser. */
export function keyAction(press: KeyPress, place: KeyPlace): GridAction | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press
  const { active, extent, page, isEditable, isOpen, mayLeave } = place
  // AltGr types letters, and shows as Ctrl and Alt on Windows.
  const isTyping = press.getModifierState('AltGraph') || (!ctrlKey && !metaKey && !altKey)
  if (key === 'Tab') {
    const to = mayLeave ? null : nextEditable(active, shiftKey ? -1 : 1, extent, isEditable)
    return to && { type: 'move', to, extends: false }
  }
  if (turnsTree(press, place)) return { type: 'toggle' }
  const to = altKey ? null : moved(active, { key, isFar: ctrlKey || metaKey, page }, extent)
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
  // A dead key begins a letter with an accent.
  if ((key.length === 1 || key === 'Dead') && isEditable(active)) return { type: 'edit', replaces: true }
  return null
}
