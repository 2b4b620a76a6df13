import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDndContext,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type CollisionDetection,
} from '@dnd-kit/core'
import { useState, type ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

type Place = { group: string; label: string; index: number }
type EntryOrderProps = {
  /** Puts an entry in the place of another one of its level. */
  onPlace: (id: string, targetId: string) => void
  children: ReactNode
}

const placeOf = (data: { current?: unknown } | undefined) => data?.current as Place | undefined

/** The neighbour whose middle is nearest to the pointer. */
const nearestNeighbour: CollisionDetection = ({ active, pointerCoordinates, droppableContainers, droppableRects }) => {
  if (!pointerCoordinates) return []
  const group = placeOf(active.data)?.group
  const near = droppableContainers.flatMap(({ id, data }) => {
    const rect = placeOf(data)?.group === group ? droppableRects.get(id) : undefined
    return rect ? [{ id, distance: Math.abs(rect.top + rect.height / 2 - pointerCoordinates.y) }] : []
  })
  return near
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 1)
    .map(({ id }) => ({ id }))
}

/** Entries whose order people change by dragging them; by keyboard they have the buttons of their rows. */
export function EntryOrder({ onPlace, children }: EntryOrderProps) {
  const [held, setHeld] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestNeighbour}
      onDragStart={({ active }) => setHeld(placeOf(active.data)?.label ?? null)}
      onDragCancel={() => setHeld(null)}
      onDragEnd={({ active, over }) => {
        setHeld(null)
        if (over && over.id !== active.id) onPlace(String(active.id), String(over.id))
      }}
      accessibility={{ screenReaderInstructions: { draggable: '' } }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{held && <p className="catalogue-held">{held}</p>}</DragOverlay>
    </DndContext>
  )
}

type EntryPlaceProps = Place & { id: string; children: ReactNode }

/** What an entry is dragged by, and what shows that another one would take its place. */
export function EntryPlace({ id, children, ...place }: EntryPlaceProps) {
  const { setNodeRef: setDragged, listeners } = useDraggable({ id, data: place })
  const { setNodeRef: setPlace, isOver } = useDroppable({ id, data: place })
  const { active } = useDndContext()
  const from = placeOf(active?.data)?.index ?? 0
  const isTaken = isOver && active?.id !== id
  return (
    <span
      ref={setPlace}
      className={classNames(
        'catalogue-place',
        isTaken && (from > place.index ? 'catalogue-place-above' : 'catalogue-place-below'),
        active?.id === id && 'catalogue-place-held',
      )}
    >
      <span ref={setDragged} className="catalogue-grip" title="Arrastrá para cambiar el orden" {...listeners}>
        <i className="pi pi-ellipsis-v" aria-hidden="true" />
      </span>
      {children}
    </span>
  )
}
