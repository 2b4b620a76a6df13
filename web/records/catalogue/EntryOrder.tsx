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
  /** Moves an entry to the position of a sibling. */
  onPlace: (id: string, targetId: string) => void
  children: ReactNode
}

const placeOf = (data: { current?: unknown } | undefined) => data?.current as Place | undefined

/** The sibling whose vertical middle is nearest to the pointer. */
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

/** Drag and drop for tree entries, by mouse and touch; the keyboard alternative is the buttons of the rows. */
export function EntryOrder({ onPlace, children }: EntryOrderProps) {
  const [draggedLabel, setDraggedLabel] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestNeighbour}
      onDragStart={({ active }) => setDraggedLabel(placeOf(active.data)?.label ?? null)}
      onDragCancel={() => setDraggedLabel(null)}
      onDragEnd={({ active, over }) => {
        setDraggedLabel(null)
        if (over && over.id !== active.id) onPlace(String(active.id), String(over.id))
      }}
      accessibility={{ screenReaderInstructions: { draggable: '' } }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{draggedLabel && <p className="catalogue-held">{draggedLabel}</p>}</DragOverlay>
    </DndContext>
  )
}

type EntryPlaceProps = Place & { id: string; children: ReactNode }

/** Drag handle of an entry, and drop target with an indicator of the insert position. */
export function EntryPlace({ id, children, ...place }: EntryPlaceProps) {
  const { setNodeRef: setDragged, listeners } = useDraggable({ id, data: place })
  const { setNodeRef: setPlace, isOver } = useDroppable({ id, data: place })
  const { active } = useDndContext()
  const from = placeOf(active?.data)?.index ?? 0
  const isTarget = isOver && active?.id !== id
  return (
    <span
      ref={setPlace}
      className={classNames(
        'catalogue-place',
        isTarget && (from > place.index ? 'catalogue-place-above' : 'catalogue-place-below'),
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
