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

/** What begins a drag: a short way of the mouse, a long touch, Espacio. `step` is told of the arrow keys. */
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
    // What is held moves in its list; there is no picture of it that follows coordinates.
    return undefined
  }
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { keyboardCodes: starters, coordinateGetter }),
  )
}

/** Nothing is said by the library: the board knows the place among the cards. */
const silent = () => undefined
export const accessibility: DndContextProps['accessibility'] = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
}

/** The click that ends a drag opens nothing. */
export function swallowClick(): void {
  const swallow = (event: Event) => event.preventDefault()
  addEventListener('click', swallow, { capture: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50)
}
