import type { CollisionDetection, DndContextProps, DragStartEvent } from '@dnd-kit/core'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { previewed, type Preview } from './board-state.ts'
import { accessibility, swallowClick, useBoardSensors } from './drag-sensors.ts'
import { placeWords } from './drag-words.ts'
import { drop, isSamePlace, startOf } from './drop.ts'
import { cardIndexAt, listIndexAt, listUnder } from './drop-place.ts'
import { keyboardStep } from './keyboard-step.ts'
import type { Board, List } from './queries.ts'

export type Held = { kind: Preview['kind']; id: string; isByKeyboard: boolean }
type Point = { x: number; y: number }

const keyWords = ' Movela con las flechas; Espacio la suelta, Escape la deja donde estaba.'

/** Where what is held would go under the pointer. */
function placeUnder({ kind, id }: Held, { x, y }: Point): Preview | null {
  if (kind === 'list') return { kind, id, index: listIndexAt(x, id) }
  const listId = listUnder(x)
  return listId === undefined ? null : { kind, id, listId, index: cardIndexAt(listId, y, id) }
}

/** Where something would go. What was dropped stays there until the board has it so: it would jump back for a moment. */
function usePreview(board: Board, isHeld: boolean) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const shownBoard = useRef(board)
  useLayoutEffect(() => {
    if (shownBoard.current !== board && !isHeld) setPreview(null)
    shownBoard.current = board
  }, [board, isHeld])
  return [preview, setPreview] as const
}

/** Moving cards and lists by mouse, touch and keyboard: what is held, where it would go, and what is said about it. */
export function useBoardDrag(board: Board, shown: readonly List[]) {
  const [held, setHeld] = useState<Held | null>(null)
  const [preview, setPreview] = usePreview(board, held !== null)
  const [said, setSaid] = useState('')
  const pointer = useRef<Point | null>(null)
  const lists = useMemo(() => previewed(shown, preview), [shown, preview])
  const show = (next: Preview | null) => {
    if (!next || isSamePlace(next, preview)) return
    setPreview(next)
    setSaid(placeWords(shown, next))
  }
  const followPointer = () => {
    if (held && !held.isByKeyboard && pointer.current) show(placeUnder(held, pointer.current))
  }
  const sensors = useBoardSensors((code) => preview && show(keyboardStep(shown, preview, code)))
  const collisionDetection: CollisionDetection = ({ pointerCoordinates, droppableContainers }) => {
    pointer.current = pointerCoordinates
    const id = pointerCoordinates && listUnder(pointerCoordinates.x)
    return droppableContainers.flatMap((container) => (container.id === id ? [{ id }] : []))
  }
  const begin = ({ active, activatorEvent }: DragStartEvent) => {
    const { kind, id } = active.data.current as Pick<Held, 'kind' | 'id'>
    const isByKeyboard = activatorEvent instanceof KeyboardEvent
    const start = startOf(shown, kind, id)
    setHeld({ kind, id, isByKeyboard })
    setPreview(start)
    if (start) setSaid(`Levantaste ${placeWords(shown, start)}.${isByKeyboard ? keyWords : ''}`)
  }
  const end = (isDropped: boolean) => {
    if (!held || !preview) return
    if (!held.isByKeyboard) swallowClick()
    if (isDropped) drop(board, shown, preview)
    const final = isDropped ? preview : startOf(shown, held.kind, held.id)
    if (final) setSaid(`${isDropped ? 'Soltaste' : 'Quedó donde estaba:'} ${placeWords(shown, final)}.`)
    setHeld(null)
    if (!isDropped || isSamePlace(preview, startOf(shown, held.kind, held.id))) setPreview(null)
  }
  const context: DndContextProps = {
    sensors,
    collisionDetection,
    onDragStart: begin,
    onDragMove: followPointer,
    onDragOver: followPointer,
    onDragEnd: () => end(true),
    onDragCancel: () => end(false),
    autoScroll: { layoutShiftCompensation: false },
    accessibility,
  }
  return { held, lists, said, context }
}
