import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * Whether a key press belongs to an input method, which composes accents or characters: Enter then confirms the composition.
 * Safari sends that Enter after the composition, recognisable by its code only (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export function isComposing(event: KeyboardEvent | ReactKeyboardEvent): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  return native.isComposing || native.keyCode === 229
}
