import type { CollisionDetection, DndContextProps, DragStartEvent } from '@dnd-kit/core'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { previewLists, type Preview } from './board-state.ts'
import { accessibility, swallowClick, useBoardSensors } from './drag-sensors.ts'
import { placeWords } from './drag-words.ts'
import { drop, isSamePlace, startOf } from './drop.ts'
import { cardIndexAt, listIndexAt, listUnder } from './drop-place.ts'
import { keyboardStep } from './keyboard-step.ts'
import type { Board, List } from './queries.ts'

export type DraggedItem = { kind: Preview['kind']; id: string; isByKeyboard: boolean }
type Point = { x: number; y: number }

const keyWords = ' Movela con las flechas; Espacio la suelta, Escape la deja donde estaba.'

/** The drop target of the dragged item under the pointer. */
function placeUnder({ kind, id }: DraggedItem, { x, y }: Point): Preview | null {
  if (kind === 'list') return { kind, id, index: listIndexAt(x, id) }
  const listId = listUnder(x)
  return listId === undefined ? null : { kind, id, listId, index: cardIndexAt(listId, y, id) }
}

/** The drop target. After a drop it stays until the board changes, else the item would jump back for a moment. */
function usePreview(board: Board, isHeld: boolean) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const lastBoard = useRef(board)
  useLayoutEffect(() => {
    if (lastBoard.current !== board && !isHeld) setPreview(null)
    lastBoard.current = board
  }, [board, isHeld])
  return [preview, setPreview] as const
}

/** Drag and drop of cards and lists by mouse, touch and keyboard: dragged item, preview and announcements. */
export function useBoardDrag(board: Board, visible: readonly List[]) {
  const [held, setHeld] = useState<DraggedItem | null>(null)
  const [preview, setPreview] = usePreview(board, held !== null)
  const [announcement, announce] = useState('')
  const pointer = useRef<Point | null>(null)
  const lists = useMemo(() => previewLists(visible, preview), [visible, preview])
  const show = (next: Preview | null) => {
    if (!next || isSamePlace(next, preview)) return
    setPreview(next)
    announce(placeWords(visible, next))
  }
  const followPointer = () => {
    if (held && !held.isByKeyboard && pointer.current) show(placeUnder(held, pointer.current))
  }
  const sensors = useBoardSensors((code) => preview && show(keyboardStep(visible, preview, code)))
  const collisionDetection: CollisionDetection = ({ pointerCoordinates, droppableContainers }) => {
    pointer.current = pointerCoordinates
    const id = pointerCoordinates && listUnder(pointerCoordinates.x)
    return droppableContainers.flatMap((container) => (container.id === id ? [{ id }] : []))
  }
  const begin = ({ active, activatorEvent }: DragStartEvent) => {
    const { kind, id } = active.data.current as Pick<DraggedItem, 'kind' | 'id'>
    const isByKeyboard = activatorEvent instanceof KeyboardEvent
    const start = startOf(visible, kind, id)
    setHeld({ kind, id, isByKeyboard })
    setPreview(start)
    if (start) announce(`Levantaste ${placeWords(visible, start)}.${isByKeyboard ? keyWords : ''}`)
  }
  const end = (isDropped: boolean) => {
    if (!held || !preview) return
    if (!held.isByKeyboard) swallowClick()
    if (isDropped) drop(board, visible, preview)
    const final = isDropped ? preview : startOf(visible, held.kind, held.id)
    if (final) announce(`${isDropped ? 'Soltaste' : 'Quedó donde estaba:'} ${placeWords(visible, final)}.`)
    setHeld(null)
    if (!isDropped || isSamePlace(preview, startOf(visible, held.kind, held.id))) setPreview(null)
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
  return { held, lists, announcement, context }
}
