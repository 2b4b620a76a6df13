import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DndContextProps,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { useLayoutEffect, useRef } from 'react'

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
const starters = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] }

/** The drag sensors: mouse (after 6 px), touch (after 250 ms) and Space. `step` receives the arrow key codes. */
export function useBoardSensors(step: (code: string) => void) {
  const latest = useRef(step)
  useLayoutEffect(() => {
    latest.current = step
  })
  const coordinateGetter: KeyboardCoordinateGetter = (event) => {
    if (arrows.includes(event.code)) {
      event.preventDefault()
      latest.current(event.code)
    }
    // No coordinates: a keyboard drag moves the item in its list, without a drag image.
    return undefined
  }
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { keyboardCodes: starters, coordinateGetter }),
  )
}

/** Silences dnd-kit's announcements: the board makes its own, with positions. */
const silent = () => undefined
export const accessibility: DndContextProps['accessibility'] = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
}

/** Ignores the click that follows a drag, which would open the card. */
export function swallowClick(): void {
  const swallow = (event: Event) => event.preventDefault()
  addEventListener('click', swallow, { capture: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50)
}
